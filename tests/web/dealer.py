"""``perfidie serve`` with deals that hang on the running test alone, so that what one run shows the next shows too.

The server draws seeds with ``secrets.randbits``; here they come from the name that stands in a file. PERFIDIE_DEALS
names the file; where it is not set, every deal is another one, as for everybody else.
"""

from __future__ import annotations

import os
import secrets
import sys
from pathlib import Path
from random import Random

from perfidie.cli import main

PLACE = "PERFIDIE_DEALS"


class Deals:
    def __init__(self, place: Path) -> None:
        self.place = place
        self.name = ""
        self.luck = Random()

    def draw(self, k: int) -> int:
        """So many bits: the next seed of the test that runs now."""
        name = self.place.read_text("utf-8")
        if name != self.name:
            self.name, self.luck = name, Random(name)
        return self.luck.getrandbits(k)


if __name__ == "__main__":
    if place := os.environ.get(PLACE):
        secrets.randbits = Deals(Path(place)).draw
    sys.exit(main())
