"""What holds for every test: where it runs, and that nothing is skipped in CI."""

import os
from collections.abc import Generator

import pytest

import perfidie.games.villainous.rules  # noqa: F401  in the order in which a match loads them

ALSO_COMPILED = {"conformance", "scenarios", "golden"}
IN_CI = os.environ.get("PERFIDIE_CI") == "1"


def pytest_collection_modifyitems(config: pytest.Config, items: list[pytest.Item]) -> None:
    tests = config.rootpath / "tests"
    for item in items:
        if item.path.is_relative_to(tests) and ALSO_COMPILED & set(item.path.relative_to(tests).parts):
            item.add_marker(pytest.mark.compiled)
    # A browser once started keeps an event loop running in its process, in which no other can be started.
    items.sort(key=lambda item: item.path.is_relative_to(tests / "web"))


def refuse_to_skip(report: pytest.TestReport | pytest.CollectReport) -> None:
    """Whatever a test lacks is installed in CI: there, a skip would hide a hole."""
    if IN_CI and report.skipped and not hasattr(report, "wasxfail"):
        why = report.longrepr[2] if isinstance(report.longrepr, tuple) else report.longrepr
        report.outcome = "failed"
        report.longrepr = f"skipped, which PERFIDIE_CI=1 does not allow: {why}"


@pytest.hookimpl(wrapper=True)
def pytest_runtest_makereport() -> Generator[None, pytest.TestReport, pytest.TestReport]:
    report = yield
    refuse_to_skip(report)
    return report


@pytest.hookimpl(wrapper=True)
def pytest_make_collect_report() -> Generator[None, pytest.CollectReport, pytest.CollectReport]:
    report = yield
    refuse_to_skip(report)
    return report
