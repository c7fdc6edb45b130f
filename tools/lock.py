"""Pins the dependencies of pyproject.toml, with hashes and for every supported Python, in requirements/.

Called by ./perfidie as ``python -m tools.lock [--upgrade]`` in the clone's environment. Without ``--upgrade`` a pin
changes only where pyproject.toml asks for it. The files name no package index, so each reader's own is used.
"""

import subprocess
import sys
import tomllib
from pathlib import Path

from tools.environment import ROOT


def pin(name: str, arguments: list[str], agreeing_with: list[str], requirements: str = "") -> None:
    command = [
        *(str(Path(sys.executable).parent / "uv"), "pip", "compile", "--quiet"),
        *("--universal", "--python-version", "3.11", "--generate-hashes"),
        *("--no-emit-index-url", "--no-emit-find-links", "--no-annotate"),
        *("--custom-compile-command", "./perfidie lock"),
        *(f"--constraint=requirements/{other}.txt" for other in agreeing_with),
        *("--output-file", f"requirements/{name}.txt", *arguments),
    ]
    done = subprocess.run(command, cwd=ROOT, input=requirements, text=True, stdout=subprocess.DEVNULL, check=False)
    if done.returncode:
        sys.exit(f"perfidie lock: requirements/{name}.txt could not be made")


def lock(arguments: list[str]) -> None:
    if arguments not in ([], ["--upgrade"]):
        print("perfidie: lock takes no argument but --upgrade.", file=sys.stderr)
        sys.exit(2)
    project = tomllib.loads((ROOT / "pyproject.toml").read_text("utf-8"))
    pin("run", ["pyproject.toml", *arguments], [])
    pin("dev", ["pyproject.toml", "--extra=dev", *arguments], ["run"])
    pin("build", ["-", *arguments], ["run", "dev"], "\n".join(project["build-system"]["requires"]))
    pin("compile", ["pyproject.toml", "--extra=compile", *arguments], ["run", "dev"])
    pin("web", ["-", *arguments], ["run", "dev"], "\n".join(project["project"]["optional-dependencies"]["web"]))
    pin("cluster", ["pyproject.toml", "--extra=cluster", *arguments], ["run", "dev"])
    pin("lab", ["pyproject.toml", "--extra=lab", "--extra=report", *arguments], ["run", "dev"])
    pin("learn", ["pyproject.toml", "--extra=learn", "--extra=openspiel", *arguments], ["run", "dev"])
    pin("bench", ["pyproject.toml", "--extra=bench", *arguments], ["run", "dev"])


if __name__ == "__main__":
    lock(sys.argv[1:])
