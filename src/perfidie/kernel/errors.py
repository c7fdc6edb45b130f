"""The errors that callers can meet: each names what was asked, and what would have been right, as a code with details.

The texts for people are in the Fluent catalogues (``error-<code>``); ``str(error)`` is for logs and programmers.
"""

from __future__ import annotations


class PerfidieError(Exception):
    """Root of all errors that Perfidie raises on purpose."""

    def __init__(self, code: str, **details: object) -> None:
        self.code = code
        self.details = details
        told = ", ".join(f"{name}={value}" for name, value in details.items())
        super().__init__(f"{code}: {told}" if told else code)


class BadInput(PerfidieError):
    """Something from outside (a name, a file, an option) is not what was expected. Nothing was changed."""


class IllegalChoice(PerfidieError):
    """An option that is not offered now was chosen. The state is as it was."""


class RecordError(BadInput):
    """A record is truncated, edited or foreign; the code says which and the details say where."""


class ScenarioError(BadInput):
    """A scenario file cannot be read or describes an impossible position."""
