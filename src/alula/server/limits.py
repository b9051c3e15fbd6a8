"""Token buckets: how much of something one client may do."""

from collections import OrderedDict
from collections.abc import Callable
from ipaddress import IPv4Address, IPv6Network, ip_address
from math import ceil

from alula.server.errors import TooMany

MOST_KEYS = 50_000


def whole_seconds(wait: float) -> int:
    """What a client is told: 0, or at least 1."""
    return max(1, ceil(wait)) if wait else 0


def network_of(address: str) -> str:
    """Whom an address stands for: a household has a /64 of IPv6, and any address in it."""
    try:
        number = ip_address(address.partition("%")[0])
    except ValueError:
        return address
    if isinstance(number, IPv4Address):
        return address
    if number.ipv4_mapped is not None:
        return str(number.ipv4_mapped)
    return str(IPv6Network((number, 64), strict=False))


class Buckets:
    """So many per window for every key; a full bucket is the burst. Memory is bounded."""

    def __init__(self, most: int, window_s: float, clock: Callable[[], float]) -> None:
        self._most = float(most)
        self._rate = most / window_s
        self._clock = clock
        self._left: OrderedDict[str, tuple[float, float]] = OrderedDict()

    def take(self, key: str) -> float:
        """Take one; the answer is 0, or the seconds to wait if there is none."""
        now = self._clock()
        left, at = self._left.pop(key, (self._most, now))
        left = min(self._most, left + (now - at) * self._rate)
        wait = 0.0 if left >= 1 else (1 - left) / self._rate
        self._left[key] = (left - 1 if left >= 1 else left, now)
        while len(self._left) > MOST_KEYS:
            self._left.popitem(last=False)
        return wait

    def empty(self, key: str) -> float:
        """The seconds to wait if the bucket is empty now; takes nothing."""
        left, at = self._left.get(key, (self._most, 0.0))
        left = min(self._most, left + (self._clock() - at) * self._rate)
        return 0.0 if left >= 1 else (1 - left) / self._rate

    def require(self, key: str, what: str) -> None:
        wait = self.take(key)
        if wait:
            seconds = whole_seconds(wait)
            raise TooMany(f"Too many {what}: try again in {seconds} s.", seconds)


class Bucket:
    """One bucket of a socket: small, because there are thousands."""

    __slots__ = ("_at", "_left", "_most", "_rate")

    def __init__(self, most: int, window_s: float, now: float) -> None:
        self._most = float(most)
        self._rate = most / window_s
        self._left = float(most)
        self._at = now

    def take(self, now: float) -> float:
        """Take one; the answer is 0, or the seconds to wait if there is none."""
        self._left = min(self._most, self._left + (now - self._at) * self._rate)
        self._at = now
        if self._left < 1:
            return (1 - self._left) / self._rate
        self._left -= 1
        return 0.0
