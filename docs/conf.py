"""How the pages of this folder become a site: ``python -m sphinx -W --keep-going docs build/docs``."""

import re
import sys
from pathlib import Path
from typing import Any

sys.path.insert(0, str(Path(__file__).parents[1] / "src"))

from perfidie import __version__

project = "Perfidie"
author = "The Perfidie contributors"
version = release = __version__
language = "en"

extensions = ["myst_parser", "sphinx.ext.autodoc", "sphinx.ext.viewcode"]
html_theme = "furo"
html_title = f"Perfidie {__version__}"
html_show_copyright = False
html_copy_source = False

myst_heading_anchors = 4
autodoc_member_order = "bysource"
autodoc_typehints = "signature"
autodoc_preserve_defaults = True


def name_places(app: object, page: str, source: list[str]) -> None:
    """Tell Sphinx the places that pages name in HTML, ``<a id="gaston"></a>``, which every reader of Markdown knows."""
    source[0] = re.sub(r'<a id="(\w+)"></a>\n', r"(\1)=\n", source[0])


def setup(app: Any) -> None:
    app.connect("source-read", name_places)
