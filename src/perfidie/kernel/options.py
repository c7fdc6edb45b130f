"""Options as small ints: a kind and up to four fields of ten bits, decoded to records only when somebody looks.

A field that is absent is 0; a present value v is stored as v + 1, so values run from 0 to 1022.
"""

from __future__ import annotations

from typing import Final

FIELD: Final = 10
MASK: Final = (1 << FIELD) - 1
KIND: Final = 8

Record = dict[str, object]
"""An option or event as everybody outside the engine sees it: ``kind`` and the fields of the scenario format."""


def pack(kind: int, a: int = -1, b: int = -1, c: int = -1, d: int = -1) -> int:
    """
    >>> code = pack(3, 41, -1, 7)
    >>> kind_of(code), field(code, 0), field(code, 1), field(code, 2), field(code, 3)
    (3, 41, -1, 7, -1)
    """
    return kind | (a + 1) << 8 | (b + 1) << 18 | (c + 1) << 28 | (d + 1) << 38


def kind_of(code: int) -> int:
    return code & 255


def field(code: int, index: int) -> int:
    """The value of field 0 … 3, or -1 if it is absent."""
    return (code >> (KIND + FIELD * index) & MASK) - 1
