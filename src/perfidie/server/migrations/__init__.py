"""The schema of the store, version by version (Alembic)."""

from __future__ import annotations

from pathlib import Path
from typing import TYPE_CHECKING

from sqlalchemy import Connection, inspect, text

if TYPE_CHECKING:
    from alembic.config import Config
    from alembic.script import ScriptDirectory

HEAD = "0001"
"""The version that the code needs."""


def version(connection: Connection) -> str:
    """The version of a database; empty if it has no schema yet."""
    if not inspect(connection).has_table("alembic_version"):
        return ""
    found = connection.execute(text("SELECT version_num FROM alembic_version")).scalar()
    return str(found or "")


def config() -> Config:
    from alembic.config import Config

    made = Config()
    made.set_main_option("script_location", str(Path(__file__).parent))
    return made


def scripts() -> ScriptDirectory:
    from alembic.script import ScriptDirectory

    return ScriptDirectory.from_config(config())


def upgrade(connection: Connection, to: str = HEAD) -> None:
    """Bring a database to a version; Alembic is loaded only if there is something to do."""
    if version(connection) == to:
        return
    from alembic import command

    made = config()
    made.attributes["connection"] = connection
    command.upgrade(made, to)
