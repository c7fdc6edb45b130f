"""Writes the server's messages as TypeScript: web/src/lib/protocol.ts, made of src/perfidie/server/wire.py.

Called by ./perfidie as ``python -m tools.protocol``. The file is kept with the sources, so that the client can be built
without Python's packages; a test says when it is out of date.
"""

import ast
import inspect
from pathlib import Path
from types import ModuleType, NoneType, UnionType
from typing import Annotated, Any, Literal, Union, get_args, get_origin, get_type_hints

import msgspec

from perfidie.kernel import view
from perfidie.server import wire
from tools.environment import ROOT

TARGET = ROOT / "web" / "src" / "lib" / "protocol.ts"
NAMES = {"RecordSteps": "Replay", "StepState": "ReplayStep", "ChoiceInfo": "Choice"}
"""What the client calls differently; of other names it drops ``State`` where nothing else is called so."""
UNIONS = {"Message": wire.Message, "Command": wire.Command}
ASKED = (wire.NewTable, wire.Joining, wire.Branching, wire.Hello, *get_args(wire.Command))
"""What a client sends: there, whatever has a default can be left out."""
HEAD = """\
/** The messages of docs/protocol.md. Made by `./perfidie web --types` from src/perfidie/server/wire.py: do not edit. */

/** An option or event: a kind and the fields of the scenario format. */
export interface OptionRecord {
  kind?: string;
  card?: string;
  at?: string;
  to?: string;
  host?: string;
  symbol?: string;
  seat?: number;
  answer?: string;
  choice?: string;
  items?: string[];
  n?: number;
  [field: string]: unknown;
}
"""
PLAIN = {str: "string", int: "number", float: "number", bool: "boolean", NoneType: "null", object: "unknown"}

Struct = type[msgspec.Struct]


def structs_of(module: ModuleType) -> dict[str, Struct]:
    """The structs of a module that are sent as such, in the order of the source."""
    found = {
        name: value
        for name, value in vars(module).items()
        if inspect.isclass(value) and issubclass(value, msgspec.Struct) and value.__module__ == module.__name__
    }
    bases = {base for struct in found.values() for base in struct.__bases__}
    return {name: struct for name, struct in found.items() if struct not in bases}


STRUCTS = {**structs_of(view), **structs_of(wire)}


def shown(name: str) -> str:
    """What the client calls a struct."""
    short = name.removesuffix("State")
    return NAMES.get(name) or (name if short in STRUCTS else short)


def typescript(hint: Any) -> str:
    """A type of Python as one of TypeScript."""
    if hint in PLAIN:
        return PLAIN[hint]
    if hint is Any:
        return "T"
    if inspect.isclass(hint) and issubclass(hint, msgspec.Struct):
        return shown(hint.__name__)
    origin, given = get_origin(hint), get_args(hint)
    if origin is Annotated:
        return typescript(given[0])
    if origin is Literal:
        return " | ".join(f'"{word}"' for word in given)
    if origin in (Union, UnionType):
        return " | ".join(dict.fromkeys(typescript(each) for each in given))
    if origin is list:
        inner = typescript(given[0])
        return f"({inner})[]" if " | " in inner else f"{inner}[]"
    if origin is dict:
        return "OptionRecord" if given[1] in (object, Any) else f"Record<string, {typescript(given[1])}>"
    raise TypeError(f"{hint} has no form in TypeScript")


def explained(module: ModuleType) -> dict[str, str]:
    """What the source says of classes (``Seat``) and of their fields (``Seat.kind``)."""
    found: dict[str, str] = {}
    for node in ast.parse(inspect.getsource(module)).body:
        if isinstance(node, ast.ClassDef):
            found[node.name] = ast.get_docstring(node) or ""
            for field, after in zip(node.body, node.body[1:], strict=False):
                match field, after:
                    case ast.AnnAssign(target=ast.Name(id=name)), ast.Expr(value=ast.Constant(value=str(said))):
                        found[f"{node.name}.{name}"] = said
    return found


REMARKS = {**explained(view), **explained(wire)}


def remark(about: str, indent: str = "") -> list[str]:
    said = " ".join(REMARKS.get(about, "").replace("``", "`").replace("None:", "null:").split())
    return [f"{indent}/** {said} */"] if said else []


def owner_of(struct: Struct, field: str) -> str:
    """The class that declares a field."""
    return next(base.__name__ for base in struct.__mro__ if field in inspect.get_annotations(base))


def sent_by_clients() -> set[Struct]:
    """What a client sends, and what it is made of."""
    found: set[Struct] = set()
    new: list[Any] = list(ASKED)
    while new:
        each = new.pop()
        if inspect.isclass(each) and issubclass(each, msgspec.Struct) and each not in found:
            found.add(each)
            new += get_type_hints(each).values()
        new += get_args(each)
    return found


def interface(struct: Struct, sent: bool) -> str:
    """One struct. Whatever the other side may leave out is optional."""
    config = struct.__struct_config__
    hints = get_type_hints(struct)
    fields: list[str] = []
    if config.tag is not None:
        fields.append(f'  {config.tag_field}: "{config.tag}";')
    for field in msgspec.structs.fields(struct):
        left_out = not field.required and (sent or config.omit_defaults or issubclass(struct, wire.Printed))
        hint = hints[field.name]
        if config.omit_defaults and field.default is None:
            hint = Union[tuple(each for each in get_args(hint) if each is not NoneType)]  # noqa: UP007
        fields += remark(f"{owner_of(struct, field.name)}.{field.name}", "  ")
        fields.append(f"  {field.encode_name}{'?' if left_out else ''}: {typescript(hint)};")
    if issubclass(struct, wire.Printed):
        fields += [*remark("Printed", "  "), "  [field: string]: unknown;"]
    whose = "<T = unknown>" if Any in hints.values() else ""
    head = f"export interface {shown(struct.__name__)}{whose} {{"
    return "\n".join([*remark(struct.__name__), head, *fields, "}"])


def protocol() -> str:
    """The whole file."""
    sent = sent_by_clients()
    parts = [HEAD.rstrip()]
    parts += [interface(struct, struct in sent) for struct in STRUCTS.values()]
    parts += [
        f"export type {name} =\n" + "\n".join(f"  | {shown(each.__name__)}" for each in get_args(union)) + ";"
        for name, union in UNIONS.items()
    ]
    return "\n\n".join(parts) + "\n"


def write(target: Path = TARGET) -> None:
    target.write_text(protocol(), "utf-8")


if __name__ == "__main__":
    write()
