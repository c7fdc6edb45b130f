"""Play, host and study three tabletop games of villainy."""

from importlib.machinery import EXTENSION_SUFFIXES, PathFinder

__version__ = "0.1.0"


def core() -> str:
    """How the core was built: ``"compiled"`` to C, or ``"pure"`` Python. Imports nothing of it.

    >>> core() in ("compiled", "pure")
    True
    """
    state = PathFinder.find_spec("state", [f"{__path__[0]}/kernel"])
    compiled = state is not None and (state.origin or "").endswith(tuple(EXTENSION_SUFFIXES))
    return "compiled" if compiled else "pure"
