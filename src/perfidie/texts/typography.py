"""How printed texts are set."""

from __future__ import annotations


def typographic(text: str) -> str:
    """The data are written with plain signs; a page or terminal shows the printer's.

    >>> typographic("Qu'est-ce ?")
    'Qu’est-ce\\u202f?'
    """
    for sign in ";:!?":
        text = text.replace(f" {sign}", f"\u202f{sign}")
    return text.replace("'", "’")
