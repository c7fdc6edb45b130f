"""The schema of the store, version by version (Alembic).

A new version is a file in ``versions`` and the name of it in ``HEAD``; a test compares the result with ``schema.py``.
"""

from __future__ import annotations

from pathlib import Path
from typing import TYPE_CHECKING, Any

from sqlalchemy import Connection, inspect, text

from perfidie.kernel.errors import BadInput

if TYPE_CHECKING:
    from alembic.config import Config
    from alembic.script import ScriptDirectory

HEAD = "0002"
"""The version that the code needs."""
LOCK = 7_076_701
"""PostgreSQL gives this lock to one process at a time; it has no meaning but to be the same in all."""


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
    """Bring a database to a version; Alembic is loaded only if there is something to do.

    The version is read only once no other process can change it: SQLite needs a transaction that writes from its
    beginning for that.
    """
    if connection.dialect.name == "postgresql":
        connection.execute(text("SELECT pg_advisory_xact_lock(:lock)"), {"lock": LOCK})
    found = version(connection)
    if found == to:
        return
    if found > to:
        raise BadInput("store-newer", found=found, expected=to)
    from alembic.runtime.environment import EnvironmentContext

    script = scripts()

    def steps(present: Any, context: Any) -> Any:
        return script._upgrade_revs(to, present)

    with EnvironmentContext(config(), script, fn=steps, destination_rev=to) as environment:
        environment.configure(connection=connection)
        with environment.begin_transaction():
            environment.run_migrations()
