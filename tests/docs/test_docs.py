"""The pages say what is true: their examples run, and they become a site without a warning."""

import doctest
import re
import subprocess
import sys
from pathlib import Path

import pytest

ROOT = Path(__file__).parents[2]
DOCS = ROOT / "docs"
PAGES = [page for page in (ROOT / "README.md", *sorted(DOCS.glob("*.md"))) if ">>> " in page.read_text("utf-8")]


def test_the_pages_for_programmers_have_examples() -> None:
    assert {"README.md", "api.md", "environments.md"} <= {page.name for page in PAGES}


@pytest.mark.parametrize("page", PAGES, ids=lambda page: page.name)
def test_no_python_of_a_page_is_without_a_prompt(page: Path) -> None:
    """What is not run might be wrong."""
    blocks = re.findall(r"^```python\n(.*?)^```", page.read_text("utf-8"), re.MULTILINE | re.DOTALL)
    assert blocks
    assert all(block.startswith(">>> ") for block in blocks)


@pytest.mark.parametrize("page", PAGES, ids=lambda page: page.name)
def test_the_examples_of_a_page_are_right(page: Path) -> None:
    flags = doctest.ELLIPSIS | doctest.IGNORE_EXCEPTION_DETAIL
    failed, tried = doctest.testfile(str(page), module_relative=False, optionflags=flags, encoding="utf-8")
    assert tried > 0
    assert failed == 0


def test_the_site_is_built_without_a_warning_and_can_be_searched(tmp_path: Path) -> None:
    site = tmp_path / "site"
    command = [sys.executable, "-m", "sphinx", "-q", "-W", "--keep-going", "-d", str(tmp_path / "trees")]
    done = subprocess.run([*command, str(DOCS), str(site)], capture_output=True, text=True, check=False)
    assert done.returncode == 0, done.stderr
    assert 'id="perfidie.kernel.state.State.apply"' in (site / "reference" / "kernel.html").read_text("utf-8")
    assert "redeal" in (site / "searchindex.js").read_text("utf-8")
    assert sorted(page.stem for page in DOCS.glob("*.md")) == sorted(
        page.stem for page in site.glob("*.html") if page.stem not in ("genindex", "py-modindex", "search")
    )
