"""LLVM text as a WebAssembly module, with nothing but llvmlite: no linker, no other tool.

LLVM's object file for this target is a module already; indices and addresses are those of its own
memory, from 0 on. It lacks one section only: what it exports.
"""

import re
from collections.abc import Iterator, Mapping

import llvmlite.binding as llvm

_TRIPLE = "wasm32-unknown-unknown"
_FEATURES = "+simd128,+bulk-memory"
_CUSTOM, _EXPORT, _FIRST_AFTER_EXPORT = 0, 7, 8
_DATA_COUNT = 12
_SYMBOL_TABLE = 8
_FUNCTION, _DATA, _SECTION = 0, 1, 3
_UNDEFINED, _EXPLICIT_NAME = 0x10, 0x40


def object_file(texts: list[str], exported: set[str]) -> bytes:
    """These texts linked, optimised and emitted; what nobody can call is gone."""
    llvm.initialize_all_targets()
    llvm.initialize_all_asmprinters()
    target = llvm.Target.from_triple(_TRIPLE)
    machine = target.create_target_machine(
        cpu="generic", features=_FEATURES, opt=3, reloc="static", codemodel="default"
    )
    module, *others = (llvm.parse_assembly(_for_target(text, machine)) for text in texts)
    for other in others:
        module.link_in(other)
    for function in module.functions:
        if not function.is_declaration and function.name not in exported:
            function.linkage = "internal"  # so that the wrappers for CPython fall away
    builder = llvm.create_pass_builder(machine, llvm.create_pipeline_tuning_options(speed_level=3))
    builder.getModulePassManager().run(module, builder)
    module.verify()
    code: bytes = machine.emit_object(module)
    return code


def _for_target(text: str, machine: llvm.TargetMachine) -> str:
    layout = f'target datalayout = "{machine.target_data}"'
    text = re.sub(r"^target datalayout = .*$", layout, text, flags=re.MULTILINE)
    text = re.sub(r"^target triple = .*$", f'target triple = "{_TRIPLE}"', text, flags=re.MULTILINE)
    text = re.sub(r'"target-(cpu|features)"="[^"]*"', "", text)
    text = re.sub(r" = common (local_unnamed_addr )?global ", " = internal global ", text)
    for name in ("NRT_incref", "NRT_decref"):  # they hold an instruction of another machine
        head = rf"(define linkonce_odr void @{name}\(ptr[^)]*\)[^{{]*\{{\n)"
        text = re.sub(head + r".*?\n\}", r"\1  ret void\n}", text, flags=re.DOTALL)
    return text


# -- the binary form ------------------------------------------------------------------------------


def with_exports(code: bytes, exports: Mapping[str, str], notes: Mapping[str, bytes]) -> bytes:
    """The object as a module: `{name outside: symbol}` exported, notes in sections of their own."""
    parts = list(_sections(code))
    symbols = _symbols(parts)
    names = b"".join(
        _text(name) + bytes([_FUNCTION]) + _number(symbols[symbol])
        for name, symbol in exports.items()
    )
    out = code[:8]
    exported = False
    for kind, content in parts:
        if kind >= _FIRST_AFTER_EXPORT and not exported:
            out += _section(_EXPORT, _number(len(exports)) + names)
            exported = True
        if kind != _CUSTOM:
            out += _section(kind, content)
    return out + b"".join(_section(_CUSTOM, _text(name) + note) for name, note in notes.items())


def note_in(module: bytes, wanted: str) -> bytes | None:
    """What a note says, if there is one."""
    for kind, content in _sections(module):
        if kind == _CUSTOM:
            name, place = _read_text(content, 0)
            if name == wanted:
                return content[place:]
    return None


def imports_of(module: bytes) -> list[str]:
    """The names of what a module wants from outside."""
    content = next(content for kind, content in _sections(module) if kind == 2)
    count, place = _read_number(content, 0)
    names = []
    for _ in range(count):
        _, place = _read_text(content, place)
        name, place = _read_text(content, place)
        names.append(name)
        kind, place = content[place], place + 1
        if kind == 0:  # a function: its type
            _, place = _read_number(content, place)
        elif kind == 3:  # a global: type and whether it can be changed
            place += 2
        else:  # a table (with the type of its members) or a memory: limits
            place += kind == 1
            limits, place = content[place], place + 1
            for _ in range(1 + (limits & 1)):
                _, place = _read_number(content, place)
    return names


def data_end(module: bytes) -> int:
    """The first address after the data that the module brings with it."""
    content = next((content for kind, content in _sections(module) if kind == 11), b"\0")
    count, place = _read_number(content, 0)
    end = 0
    for _ in range(count):
        assert content[place : place + 2] == b"\0\x41", "data at a constant address"
        start, place = _read_number(content, place + 2)
        size, place = _read_number(content, place + 1)
        place += size
        end = max(end, start + size)
    return end


def _sections(code: bytes) -> Iterator[tuple[int, bytes]]:
    place = 8
    while place < len(code):
        kind = code[place]
        size, place = _read_number(code, place + 1)
        yield kind, code[place : place + size]
        place += size


def _symbols(parts: list[tuple[int, bytes]]) -> dict[str, int]:
    """The functions that the object defines, by name."""
    for kind, content in parts:
        if kind == _CUSTOM:
            name, place = _read_text(content, 0)
            if name == "linking":
                return _functions_in(content, place)
    return {}


def _functions_in(linking: bytes, place: int) -> dict[str, int]:
    found: dict[str, int] = {}
    _, place = _read_number(linking, place)  # the version
    while place < len(linking):
        part = linking[place]
        size, place = _read_number(linking, place + 1)
        if part == _SYMBOL_TABLE:
            _read_symbols(linking, place, found)
        place += size
    return found


def _read_symbols(linking: bytes, place: int, found: dict[str, int]) -> None:
    count, place = _read_number(linking, place)
    for _ in range(count):
        kind = linking[place]
        flags, place = _read_number(linking, place + 1)
        if kind == _DATA:
            _, place = _read_text(linking, place)
            for _ in range(0 if flags & _UNDEFINED else 3):
                _, place = _read_number(linking, place)
        elif kind == _SECTION:
            _, place = _read_number(linking, place)
        else:
            index, place = _read_number(linking, place)
            if not flags & _UNDEFINED or flags & _EXPLICIT_NAME:
                name, place = _read_text(linking, place)
                if kind == _FUNCTION:
                    found[name] = index


def _section(kind: int, content: bytes) -> bytes:
    return bytes([kind]) + _number(len(content)) + content


def _number(value: int) -> bytes:
    out = b""
    while value > 127:
        out += bytes([value & 127 | 128])
        value >>= 7
    return out + bytes([value])


def _text(text: str) -> bytes:
    return _number(len(text)) + text.encode()


def _read_number(code: bytes, place: int) -> tuple[int, int]:
    value = shift = 0
    while True:
        byte = code[place]
        place += 1
        value |= (byte & 127) << shift
        shift += 7
        if not byte & 128:
            return value, place


def _read_text(code: bytes, place: int) -> tuple[str, int]:
    size, place = _read_number(code, place)
    return code[place : place + size].decode(), place + size
