"""Libraries that only some people need: they come with an extra of the package."""

from __future__ import annotations

from importlib import import_module
from typing import Any

from perfidie.kernel.errors import BadInput


def library(extra: str, package: str, *modules: str) -> Any:
    """The package with these of its modules loaded; if it is not installed, the error says which extra brings it.

    >>> library("magic", "black_cauldron")
    Traceback (most recent call last):
    perfidie.kernel.errors.BadInput: extra-missing: package=black_cauldron, command=pip install "perfidie[magic]"
    """
    try:
        for module in modules:
            import_module(f"{package}.{module}")
        return import_module(package)
    except ImportError:
        raise missing(package, extra) from None


def missing(package: str, extra: str) -> BadInput:
    """The error that says how to install it, in words that a shell understands."""
    return BadInput("extra-missing", package=package, command=f'pip install "perfidie[{extra}]"')
