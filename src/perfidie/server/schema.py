"""The tables of the store."""

from __future__ import annotations

from sqlalchemy import BigInteger, Boolean, Column, Double, Index, Integer, MetaData, PrimaryKeyConstraint, String, Text
from sqlalchemy import Table as SqlTable

metadata = MetaData()

matches = SqlTable(
    "matches",
    metadata,
    Column("code", String(12), primary_key=True),
    Column("game", String(40), nullable=False),
    Column("title", Text, nullable=False),
    Column("host", Text, nullable=False),
    Column("public", Boolean, nullable=False),
    Column("stage", String(12), nullable=False),
    Column("seats", Integer, nullable=False),
    Column("open", Integer, nullable=False),
    Column("created", Double, nullable=False),
    Column("touched", Double, nullable=False),
    Index("matches_open", "public", "stage", "touched"),
)
"""What can be told of a table without reading its log; the log is right if they differ."""

entries = SqlTable(
    "entries",
    metadata,
    Column("match", String(12), nullable=False),
    Column("seq", Integer, nullable=False),
    Column("at", Double, nullable=False),
    Column("person", String(40), nullable=False),
    Column("command", String(64), nullable=False),
    Column("data", Text, nullable=False),
    PrimaryKeyConstraint("match", "seq"),
)
"""The log, only ever appended to. The primary key is the lock between processes."""

persons = SqlTable(
    "persons",
    metadata,
    Column("match", String(12), nullable=False),
    Column("person", String(40), nullable=False),
    Column("hash", String(64), nullable=False),
    PrimaryKeyConstraint("match", "person"),
)

chat = SqlTable(
    "chat",
    metadata,
    Column("match", String(12), nullable=False),
    Column("n", BigInteger, nullable=False),
    Column("at", Double, nullable=False),
    Column("person", String(40), nullable=False),
    Column("text", Text, nullable=False),
    Column("phrase", String(40), nullable=False),
    Column("command", String(64)),
    PrimaryKeyConstraint("match", "n"),
    Index("chat_commands", "match", "person", "command", unique=True),
)
"""``command`` is the sender's id of the command that became the line: none becomes two."""
