"""The lock files pin everything, name no package index and agree with each other and with pyproject.toml."""

import re
import tomllib
from pathlib import Path

import pytest
from packaging.requirements import Requirement
from packaging.utils import canonicalize_name

ROOT = Path(__file__).parents[2]
LOCKS = sorted((ROOT / "requirements").glob("*.txt"))
PROJECT = tomllib.loads((ROOT / "pyproject.toml").read_text("utf-8"))


def entries(lock: Path) -> list[str]:
    """The lock's logical lines."""
    text = lock.read_text("utf-8").replace("\\\n", " ")
    return [line for line in text.splitlines() if line and not line.lstrip().startswith("#")]


def pins(lock: Path) -> set[str]:
    return {entry.partition(" --hash")[0].strip() for entry in entries(lock)}


@pytest.mark.parametrize("lock", LOCKS, ids=lambda lock: lock.stem)
def test_a_lock_holds_nothing_but_pinned_versions_with_hashes(lock: Path) -> None:
    pinned = re.compile(r"[\w.-]+==[\w.]+( ; [^-]+?)?\s+(--hash=sha256:[0-9a-f]{64}\s*)+")
    assert [entry for entry in entries(lock) if not pinned.fullmatch(entry)] == []
    assert "://" not in lock.read_text("utf-8")


@pytest.mark.parametrize("lock", LOCKS, ids=lambda lock: lock.stem)
def test_the_locks_agree_where_they_pin_the_same_package(lock: Path) -> None:
    elsewhere = {Requirement(pin).name: pin for other in LOCKS for pin in pins(other) if ";" not in pin}
    assert [pin for pin in pins(lock) if ";" not in pin and elsewhere[Requirement(pin).name] != pin] == []


@pytest.mark.parametrize(
    ("name", "declared"),
    [
        ("run", PROJECT["project"]["dependencies"]),
        ("build", PROJECT["build-system"]["requires"]),
        *PROJECT["project"]["optional-dependencies"].items(),
    ],
)
def test_a_lock_satisfies_what_the_project_declares(name: str, declared: list[str]) -> None:
    own = ROOT / "requirements" / f"{name}.txt"
    lock = own if own.exists() else ROOT / "requirements" / "dev.txt"  # what the tests need of it is pinned there
    pinned = {Requirement(pin).name: Requirement(pin).specifier for pin in pins(lock)}
    for requirement in map(Requirement, declared):
        if requirement.name == PROJECT["project"]["name"]:
            continue
        (pin,) = pinned[canonicalize_name(requirement.name)]
        assert requirement.specifier.contains(pin.version), f"{requirement}: run ./perfidie lock"
