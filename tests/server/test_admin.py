"""Looking after a store from the command line, also while the server uses it."""

from __future__ import annotations

import asyncio
from pathlib import Path

import pytest
from tests.server.house import open_house
from tests.server.test_tables import play_on

from perfidie.cli import main
from perfidie.server.store import Store
from perfidie.server.tables import Table


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
    ],
)
def test_bad_input_is_refused_in_one_sentence(
    arguments: list[str], problem: str, capsys: pytest.CaptureFixture[str]
) -> None:
    assert main([*arguments, "--lang", "en"]) == 2
    assert problem in capsys.readouterr().err
