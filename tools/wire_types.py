"""Writes web/src/lib/wire.ts from greathall.server.messages: `python tools/wire_types.py`, run after each change.

A test compares the two, so the browser app never speaks another language than the server.
"""

from __future__ import annotations

import inspect
from pathlib import Path
from typing import Any

import msgspec
from msgspec import inspect as types

from greathall.server import messages

TARGET = Path(__file__).resolve().parent.parent / "web" / "src" / "lib" / "wire.ts"
HEADING = "// Written by tools/wire_types.py from src/greathall/server/messages.py; change that file instead.\n"
UNIONS = {"News": messages.News, "Request": messages.Request}
PLAIN: dict[type, str] = {
    types.StrType: "string",
    types.IntType: "number",
    types.FloatType: "number",
    types.BoolType: "boolean",
    types.NoneType: "null",
    types.AnyType: "unknown",
}


def typescript() -> str:
    structs = [
        thing
        for thing in vars(messages).values()
        if inspect.isclass(thing) and issubclass(thing, msgspec.Struct) and thing is not msgspec.Struct
    ]
    parts = [interface(types.type_info(struct)) for struct in structs]
    parts += [f"export type {name} = {written(types.type_info(union))};\n" for name, union in UNIONS.items()]
    return "\n".join([HEADING, *parts])


def interface(struct: Any) -> str:
    lines = [f"  {struct.tag_field}: {struct.tag!r};".replace("'", '"')] if struct.tag is not None else []
    for field in struct.fields:
        # What the server fills in by itself, a client may leave out.
        lines.append(f"  {field.encode_name}{'' if field.required else '?'}: {written(field.type)};")
    return f"export interface {struct.cls.__name__} {{\n" + "\n".join(lines) + "\n}\n"


def written(kind: Any) -> str:
    if type(kind) in PLAIN:
        return PLAIN[type(kind)]
    if isinstance(kind, types.StructType):
        return kind.cls.__name__
    if isinstance(kind, types.LiteralType):
        return " | ".join(f'"{value}"' for value in kind.values)
    if isinstance(kind, types.UnionType):
        return " | ".join(written(member) for member in kind.types)
    if isinstance(kind, types.DictType):
        return f"Record<{written(kind.key_type)}, {written(kind.value_type)}>"
    if isinstance(kind, types.ListType):
        item = written(kind.item_type)
        return f"({item})[]" if " | " in item else f"{item}[]"
    raise TypeError(f"nobody has said how {kind!r} is written in TypeScript")


if __name__ == "__main__":
    TARGET.write_text(typescript(), encoding="utf-8")
