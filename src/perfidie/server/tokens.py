"""Codes of tables and tokens of people: drawn from the system's chance; of a token only the hash is kept."""

from __future__ import annotations

import hmac
import secrets
from collections.abc import Mapping
from hashlib import sha256

LETTERS = "ABCDEFGHJKLMNPQRSTUVWXYZ"
"""No I and no O: they look like digits."""
CODE_LENGTH = 6


def new_code() -> str:
    return "".join(secrets.choice(LETTERS) for _ in range(CODE_LENGTH))


def is_code(text: str) -> bool:
    """
    >>> is_code("ABCDEF"), is_code("abcdef"), is_code("ABC/..")
    (True, False, False)
    """
    return len(text) == CODE_LENGTH and all(sign in LETTERS for sign in text)


def new_token() -> str:
    return secrets.token_urlsafe(24)


def new_person() -> str:
    return secrets.token_hex(6)


def hash_of(token: str) -> str:
    """A token is 192 bits of chance: no salt and no slow hash is needed to keep it from being guessed."""
    return sha256(token.encode("utf-8", "surrogatepass")).hexdigest()


def whose(token: str | None, hashes: Mapping[str, str]) -> str | None:
    """The person (of person: hash) that a token belongs to; takes the same time wherever it differs."""
    if not token:
        return None
    offered = hash_of(token)
    found: str | None = None
    for person, kept in hashes.items():
        if hmac.compare_digest(offered, kept):
            found = person
    return found
