"""Ray: not needed until asked for, and refused in one sentence where there is none."""

from __future__ import annotations

import os
import sys
from pathlib import Path

import msgspec
import pytest

from perfidie.kernel.errors import BadInput
from perfidie.lab.arena import Bout, contest, job
from perfidie.lab.cluster import check, spread_far
from perfidie.texts import LANGUAGES, Texts


def refused(address: str) -> str:
    with pytest.raises(BadInput) as error:
        check(address)
    return error.value.code


def test_without_ray_it_is_said(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setitem(sys.modules, "ray", None)
    assert refused("local") == "extra-missing"
    assert refused("example.org:6379") == "extra-missing"


@pytest.mark.parametrize("lang", LANGUAGES)
def test_what_is_said_about_an_extra_can_be_pasted_into_a_shell(lang: str, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setitem(sys.modules, "ray", None)
    with pytest.raises(BadInput) as error:
        check("local")
    assert Texts(lang).error(error.value).endswith('pip install "perfidie[cluster]"')


def test_an_address_that_is_none_or_answers_nothing_is_refused_at_once(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setitem(sys.modules, "ray", sys)  # installed; what it is does not matter before somebody answers
    assert refused("somewhere") == "cluster-address"
    assert refused("127.0.0.1:65536") == refused("ray://127.0.0.1:0") == "cluster-address"
    assert refused("ray://127.0.0.1:1") == "cluster-unreachable"


def die_once(piece: tuple[int, str]) -> int:
    number, folder = piece
    mark = Path(folder) / "died"
    if number == 3 and not mark.exists():
        mark.touch()
        os._exit(9)
    return number


@pytest.mark.full
@pytest.mark.filterwarnings("ignore")
def test_a_worker_that_dies_costs_only_what_it_had_in_hand(tmp_path: Path) -> None:
    pytest.importorskip("ray")
    done = list(spread_far(die_once, [(number, str(tmp_path)) for number in range(12)], "local", 2))
    assert (tmp_path / "died").exists()
    assert sorted(done) == list(range(12))


@pytest.mark.full
@pytest.mark.filterwarnings("ignore")
def test_a_contest_is_the_same_on_a_cluster_and_refuses_what_it_refuses_here() -> None:
    pytest.importorskip("ray")
    pair = job("villains_card_game", ["random", "novice"], seed=5)
    far, near = (
        [(bout.index, bout.winners, bout.digest) for bout in sorted(contest(pair, range(4), 2, cluster), key=by_index)]
        for cluster in ("local", None)
    )
    assert far == near
    unknown = msgspec.structs.replace(pair, bots=["random", "oracle"])
    with pytest.raises(BadInput, match="unknown-bot"):
        list(contest(unknown, range(4), 2, "local"))


def by_index(bout: Bout) -> int:
    return bout.index
