"""Builds the compiled core into .venv/compiled, which ./perfidie puts in front of the sources while it is fresh.

Called by ./perfidie in the clone's environment as ``python -m tools.compiled --possible``, which refuses where nothing
can be compiled, and then as ``python -m tools.compiled SUM`` with the sum of all sources.
"""

import os
import shlex
import shutil
import sys
import sysconfig
from pathlib import Path
from zipfile import ZipFile

from tools.environment import VENV, alone, run

COMPILED = VENV / "compiled"


def missing() -> str | None:
    """What has to be installed before C can be compiled against this Python, in one line."""
    compiler = os.environ.get("CC") or sysconfig.get_config_var("CC") or "cc"
    if not shutil.which(shlex.split(compiler)[0]):
        return f"a C compiler is missing ({compiler}): install one (Debian, Ubuntu: apt install gcc libc6-dev)."
    if not Path(sysconfig.get_path("include"), "Python.h").is_file():
        python = f"python{sysconfig.get_python_version()}"
        return f"the C headers of {python} are missing: install them (Debian, Ubuntu: apt install {python}-dev)."
    return None


def build(sources: str) -> None:
    note = COMPILED / ".sources"
    if note.is_file() and note.read_text() == sources:
        return
    print("Compiling the core (takes a while)", file=sys.stderr)
    wheels, unpacked = VENV / "compiled.wheel", VENV / "compiled.new"
    for leftover in (wheels, unpacked):
        shutil.rmtree(leftover, ignore_errors=True)
    os.environ["PERFIDIE_COMPILE"] = "1"
    os.environ["PERFIDIE_WEB"] = "0"  # of this wheel only the core is used
    run(sys.executable, "-m", "hatchling", "build", "--target", "wheel", "--directory", wheels)
    (wheel,) = wheels.glob("*.whl")
    with ZipFile(wheel) as archive:
        archive.extractall(unpacked)
    (unpacked / note.name).write_text(sources)
    shutil.rmtree(wheels)
    shutil.rmtree(COMPILED, ignore_errors=True)
    unpacked.rename(COMPILED)


if __name__ == "__main__":
    if reason := missing():
        print(f"perfidie: {reason}", file=sys.stderr)
        sys.exit(2)
    try:
        if sys.argv[1] != "--possible":
            with alone():
                build(sys.argv[1])
    except KeyboardInterrupt:
        sys.exit(130)
