"""The suite runs on the core it was asked to run on."""

import os
from importlib.metadata import version

import pytest

import perfidie


@pytest.mark.compiled
def test_the_core_under_test_is_the_one_asked_for() -> None:
    assert perfidie.core() == os.environ.get("PERFIDIE_CORE", "pure")


def test_the_installed_version_is_the_one_the_package_says() -> None:
    assert version("perfidie") == perfidie.__version__
