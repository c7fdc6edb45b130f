"""What the build adds to the sources: the browser client, and with PERFIDIE_COMPILE=1 the compiled core.

The client of web/ is built if it is not yet there; where it cannot be, the package is built without it, and the
server's page says what is missing (PERFIDIE_WEB=0 does not even try). With PERFIDIE_COMPILE=1 the wheel carries the
listed modules as C extensions too.
"""

import os
import sys
import tomllib
from pathlib import Path
from tempfile import TemporaryDirectory
from typing import Any

from hatchling.builders.hooks.plugin.interface import BuildHookInterface

GROUP = "perfidie"
"""Names the one shared library that all compiled modules live in: perfidie__mypyc."""


class Additions(BuildHookInterface):  # type: ignore[type-arg]
    """Builds the client; adds the extension modules beside their sources and tags the wheel for the platform."""

    PLUGIN_NAME = "custom"
    scratch: TemporaryDirectory[str] | None = None

    def wanted(self) -> bool:
        return os.environ.get("PERFIDIE_COMPILE") == "1"

    def dependencies(self) -> list[str]:
        """What an isolated build installs: Node, if there is none; the compiler, and what the sources import."""
        project = self.project()["project"]
        extras = project["optional-dependencies"]
        needed = extras["web"] if self.wants_node() else []
        return [*needed, *project["dependencies"], *extras["compile"]] if self.wanted() else needed

    def web(self) -> Any:
        """The module that builds the client; the backend does not run where it could simply be imported."""
        sys.path.insert(0, self.root)
        try:
            from tools import web
        finally:
            sys.path.remove(self.root)
        return web

    def wants_node(self) -> bool:
        web = self.web()
        if os.environ.get("PERFIDIE_WEB") == "0" or web.is_built(Path(self.root)):
            return False
        try:
            web.npm_command()
        except web.NotBuilt:
            return True
        return False

    def build_client(self) -> None:
        web = self.web()
        if os.environ.get("PERFIDIE_WEB") == "0" or web.is_built(Path(self.root)):
            return
        try:
            web.build(Path(self.root))
        except web.NotBuilt as why:
            self.app.display_warning(f"The browser client is not part of this build: {why}")

    def project(self) -> dict[str, Any]:
        return tomllib.loads(Path(self.root, "pyproject.toml").read_text("utf-8"))

    def modules(self) -> list[str]:
        """The files to compile, relative to the root."""
        root, chosen = Path(self.root), set[str]()
        for pattern in self.project()["tool"]["perfidie"]["compiled"]:
            found = {path.relative_to(root).as_posix() for path in root.glob(pattern.removeprefix("!"))}
            if not found:
                raise FileNotFoundError(f"pyproject.toml, tool.perfidie.compiled: no file matches {pattern!r}")
            chosen = chosen - found if pattern.startswith("!") else chosen | found
        return sorted(chosen)

    def initialize(self, version: str, build_data: dict[str, Any]) -> None:
        if version == "editable":
            return
        self.build_client()
        if not self.wanted() or self.target_name != "wheel":
            return
        self.scratch = TemporaryDirectory(prefix="perfidie-")
        scratch = Path(self.scratch.name)
        built = scratch / "lib"
        compile_extensions(Path(self.root), self.modules(), built, scratch / "c")
        build_data["pure_python"] = False
        build_data["infer_tag"] = True
        for path in built.rglob("*"):
            if path.is_file():
                build_data["force_include"][str(path)] = path.relative_to(built).as_posix()

    def finalize(self, version: str, build_data: dict[str, Any], artifact_path: str) -> None:
        if self.scratch:
            self.scratch.cleanup()


def compile_extensions(root: Path, modules: list[str], target: Path, scratch: Path) -> None:
    from mypyc.build import mypycify
    from setuptools import Distribution
    from setuptools.command.build_ext import build_ext

    before = Path.cwd()
    os.chdir(root)  # mypy takes its settings from there
    try:
        cache = f"--cache-dir={scratch / 'mypy'}"
        extensions = mypycify(
            [cache, *modules], opt_level="3", debug_level="0", group_name=GROUP, target_dir=str(scratch)
        )
        for extension in extensions:  # calls within the library may be inlined, as nothing replaces its functions
            extension.extra_compile_args.append("-fno-semantic-interposition")
        command = build_ext(Distribution({"name": GROUP, "ext_modules": extensions}))
        command.build_lib = str(target)
        command.build_temp = str(scratch / "objects")
        command.ensure_finalized()
        command.run()
    except SystemExit as stop:  # mypyc leaves this way on an error in the sources, having said which
        sys.exit(f"the core does not compile ({stop.code})")
    finally:
        os.chdir(before)
