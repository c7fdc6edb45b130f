"""Why something is not possible: a code for the catalogues, its arguments, and the number of the rule."""

from __future__ import annotations

import msgspec


class Reason(msgspec.Struct, frozen=True):
    """
    >>> Reason("must-go-to-neighbour", {"card": "5B", "seat": 1}, "4.A.1").rule
    '4.A.1'
    """

    code: str
    details: dict[str, str | int]
    rule: str
