"""Which language somebody reads."""

from __future__ import annotations

from collections.abc import Mapping

from perfidie.kernel.errors import BadInput

LANGUAGES = ("en", "fr")


def preferred(environment: Mapping[str, str]) -> str:
    """The language that the environment asks for; English if it asks for none that we speak.

    >>> preferred({"LANG": "fr_CA.UTF-8"}), preferred({"LC_ALL": "C", "LANG": "fr_FR"}), preferred({"LANG": "de_DE"})
    ('fr', 'en', 'en')
    """
    for name in ("LC_ALL", "LC_MESSAGES", "LANG"):
        if locale := environment.get(name):
            return locale[:2].lower() if locale[:2].lower() in LANGUAGES else "en"
    return "en"


def language_of(name: str) -> str:
    """The language with this name, if we speak it."""
    if name not in LANGUAGES:
        raise BadInput("unknown-language", language=name, expected=", ".join(LANGUAGES))
    return name
