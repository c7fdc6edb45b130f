"""Looking after a store from the command line, also while the server uses it."""

from __future__ import annotations

import asyncio
import os
import sqlite3
import subprocess
import sys
from contextlib import closing
from pathlib import Path

import pytest
from tests.server.house import open_house
from tests.server.test_tables import play_on

from perfidie.cli import main
from perfidie.server.serve import own_address
from perfidie.server.store import Store
from perfidie.server.tables import Table

AWAY = "postgresql://anna:secret@127.0.0.1:1/tables"
"""Nobody listens there."""


def test_a_copy_made_while_the_server_runs_holds_the_whole_match(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    copy = tmp_path / "copy.db"

    async def run() -> str:
        async with open_house(tmp_path) as house:
            people = await house.table(["me", "open", "open"])
            await play_on(house, people, 5)
            database = str(tmp_path / "tables.db")
            assert await asyncio.to_thread(main, ["admin", "backup", str(copy), "--db", database, "--lang", "en"]) == 0
            await play_on(house, people, 1)
            code: str = people[0].table["code"]
            return code

    async def read(code: str) -> int:
        store = await Store.open(str(copy))
        rows = await store.rows(code)
        await store.close()
        return Table.rebuilt(code, rows).seq

    code = asyncio.run(run())
    assert asyncio.run(read(code)) == 5
    assert main(["admin", "list", "--db", str(copy), "--lang", "en"]) == 0
    listed = capsys.readouterr().out
    assert code in listed
    assert "1 table" in listed
    assert main(["admin", "prune", "--db", str(copy), "--days", "0", "--unfinished", "--lang", "en"]) == 0
    assert "1 table was forgotten" in capsys.readouterr().out


@pytest.mark.parametrize(
    ("arguments", "problem"),
    [
        (["admin", "list", "--db", "nowhere.db"], "There is no file nowhere.db."),
        (["admin", "dance"], "There is no “dance” here."),
        (["admin", "backup"], "FILE is missing."),
        (["admin", "backup", "copy.db", "--db", "postgresql://host/db"], "pg_dump"),
        (["serve", "--port", "-1"], "--port needs a whole number"),
        (["admin", "list", "--db", __file__], "file is not a database"),
        (["admin", "prune", "--db", __file__], "file is not a database"),
        (["serve", "--port", "0", "--db", __file__], "file is not a database"),
        (["serve", "--port", "0", "--db", AWAY], "The store postgresql://127.0.0.1:1/tables cannot be used"),
        (["serve", "--port", "0", "--db", "postgresql://host:port/tables"], "The store postgresql://host:port/tables"),
        (["admin", "list", "--db", AWAY], "The store postgresql://127.0.0.1:1/tables cannot be used"),
        (["serve", "--port", "0", "--bus", AWAY], "The bus between the processes cannot be reached"),
        (["serve", "--port", "0", "--bus", "redis://:secret@127.0.0.1:1/0"], "The bus between the processes"),
    ],
)
def test_bad_input_is_refused_in_one_sentence(
    arguments: list[str],
    problem: str,
    tmp_path: Path,
    monkeypatch: pytest.MonkeyPatch,
    capsys: pytest.CaptureFixture[str],
) -> None:
    monkeypatch.setenv("XDG_DATA_HOME", str(tmp_path))
    assert main([*arguments, "--lang", "en"]) == 2
    told = capsys.readouterr()
    assert told.out == ""
    assert problem in told.err
    assert told.err.count("\n") == 1
    assert "secret" not in told.err


@pytest.mark.parametrize(("host", "said"), [("127.0.0.1", "--host 0.0.0.0"), ("0.0.0.0", "For others in this network")])
def test_serve_says_where_others_find_it(host: str, said: str, tmp_path: Path) -> None:
    command = [sys.executable, "-m", "perfidie", "serve", "--port", "0", "--workers", "0", "--host", host]
    environment = {**os.environ, "PYTHONPATH": os.pathsep.join(sys.path), "LANG": "en"}
    with subprocess.Popen(
        [*command, "--db", str(tmp_path / "tables.db")],
        stdout=subprocess.PIPE,
        stderr=subprocess.DEVNULL,
        text=True,
        env=environment,
    ) as server:
        assert server.stdout is not None
        lines = [server.stdout.readline().strip() for _ in range(2)]
        server.terminate()
    assert "http://localhost:" in lines[0]
    if host == "0.0.0.0" and not own_address():  # a computer in no network has no others to tell
        assert "http" not in lines[1]
        return
    assert said in lines[1]
    if host == "0.0.0.0":
        port = lines[0].rpartition(":")[2]
        assert lines[1].endswith(f"http://{own_address()}:{port}")


@pytest.mark.parametrize(("library", "option"), [("psycopg", "--db"), ("psycopg", "--bus"), ("redis.asyncio", "--bus")])
def test_what_an_extra_would_bring_is_named(
    library: str, option: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.setenv("XDG_DATA_HOME", str(tmp_path))
    monkeypatch.setitem(sys.modules, library, None)
    for module in ("perfidie.server.bus_postgres", "perfidie.server.bus_redis"):
        monkeypatch.delitem(sys.modules, module, raising=False)
    address = AWAY if library == "psycopg" else "redis://127.0.0.1:1/0"
    assert main(["serve", "--port", "0", option, address, "--lang", "en"]) == 2
    assert "perfidie[hosting]" in capsys.readouterr().err


def test_a_large_store_is_listed_and_pruned_whole(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    many = 33_000
    """More than SQLite takes in one statement, and three pages of the list and a bit."""
    database = str(tmp_path / "tables.db")
    asyncio.run(opened_and_closed(database))
    rows = [(f"{n:06}", "villainous", "", "Anna", 1, "over", 2, 0, 1.0, float(n // 7)) for n in range(many)]
    with closing(sqlite3.connect(database)) as connection:
        connection.executemany(f"INSERT INTO matches VALUES ({', '.join('?' * 10)})", rows)
        connection.commit()
    assert main(["admin", "list", "--db", database, "--lang", "en"]) == 0
    listed = capsys.readouterr().out.splitlines()
    assert [line[:6] for line in listed[:-1]] == [row[0] for row in reversed(rows)]
    assert main(["admin", "prune", "--db", database, "--lang", "en"]) == 0
    assert "33,000 tables" in capsys.readouterr().out


async def opened_and_closed(database: str) -> None:
    await (await Store.open(database)).close()


def test_a_store_of_a_newer_version_is_left_alone(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    database = tmp_path / "tables.db"
    with closing(sqlite3.connect(database)) as connection:
        connection.execute("CREATE TABLE alembic_version (version_num)")
        connection.execute("INSERT INTO alembic_version VALUES ('9999')")
        connection.commit()
    assert main(["admin", "list", "--db", str(database), "--lang", "en"]) == 2
    assert "newer version" in capsys.readouterr().err
