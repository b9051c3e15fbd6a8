"""The address that people open: on this machine, in this house, or on the internet."""

import socket
from ipaddress import ip_address
from urllib.parse import urlsplit

from alula.server.settings import EVERYWHERE, BadSetting, Settings


def listen(settings: Settings) -> socket.socket:
    """A socket that listens; port 0 takes a free port."""
    host, port = settings.listen_host, settings.port
    family = socket.AF_INET6 if ":" in host else socket.AF_INET
    # Named as TCP, or asyncio does not switch off the delay of small frames on what it accepts.
    listener = socket.socket(family, socket.SOCK_STREAM, socket.IPPROTO_TCP)
    listener.setsockopt(socket.SOL_SOCKET, socket.SO_REUSEADDR, 1)
    if settings.reuse_port:
        listener.setsockopt(socket.SOL_SOCKET, socket.SO_REUSEPORT, 1)
    try:
        listener.bind((host, port))
    except OSError as error:
        listener.close()
        raise BadSetting(
            f"cannot listen on {host}:{port} ({error.strerror}): choose another with --port"
        ) from None
    listener.listen(2048)
    listener.set_inheritable(True)
    return listener


def public_url(settings: Settings, port: int) -> str:
    """What links and QR codes show."""
    if settings.public_url:
        return settings.public_url.rstrip("/")
    if settings.lan or settings.host in EVERYWHERE:
        return f"http://{lan_address()}:{port}"
    host = f"[{settings.host}]" if ":" in settings.host else settings.host
    return f"http://{host}:{port}"


def is_number(host: str) -> bool:
    """An address written as a number, not a name."""
    try:
        ip_address(host.partition("%")[0])
    except ValueError:
        return False
    return True


def own_names(settings: Settings, url: str) -> frozenset[str]:
    """The names by which this server may be asked; any number is good too."""
    machine = socket.gethostname().lower()
    names = {"localhost", machine, f"{machine.partition('.')[0]}.local", urlsplit(url).hostname}
    names.update(name.strip().lower() for name in settings.hosts.split(","))
    return frozenset(name for name in names if name)


def lan_address() -> str:
    """This machine's address in the house; no packet is sent to find it."""
    with socket.socket(socket.AF_INET, socket.SOCK_DGRAM) as probe:
        try:
            probe.connect(("192.0.2.1", 9))
            address: str = probe.getsockname()[0]
        except OSError:
            return "127.0.0.1"
    return address
