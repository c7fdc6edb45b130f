"""Makes the clone's virtual environment and installs into it what one lock file pins.

Called by ./perfidie as ``python -m tools.environment SET SUM PYTHON``. The note that says a set is installed is
written last, and one start at a time gets past the lock: an interrupted installation is done again, and two starts at
once do no harm.
"""

import fcntl
import os
import shutil
import subprocess
import sys
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

ROOT = Path(__file__).resolve().parent.parent
VENV = ROOT / ".venv"
NOTES = VENV / ".perfidie"
PYTHON = VENV / "bin" / "python"


@contextmanager
def alone() -> Iterator[None]:
    """Wait until no other start works on the environment.

    The lock goes with this process and those it started, however they end.
    """
    with (ROOT / ".venv.lock").open("w") as file:
        os.set_inheritable(file.fileno(), True)
        fcntl.flock(file, fcntl.LOCK_EX)
        yield


def run(*command: str | Path) -> None:
    """Run a command silently; when it fails, show what it said and stop."""
    done = subprocess.run(
        command, cwd=ROOT, stdout=subprocess.PIPE, stderr=subprocess.STDOUT, close_fds=False, check=False
    )
    if done.returncode:
        sys.stderr.buffer.write(done.stdout)
        sys.stderr.flush()
        words = " ".join(str(word) for word in command[:4])
        sys.exit(f"perfidie: this failed with exit code {done.returncode}: {words} ...")


class Installer:
    """Uv where it is at hand, otherwise venv and pip."""

    def __init__(self) -> None:
        self.uv = shutil.which("uv")

    def make(self) -> None:
        if self.uv:
            run(self.uv, "venv", "--quiet", "--no-project", "--python", sys.executable, VENV)
        else:
            run(sys.executable, "-m", "venv", VENV)

    def install(self, *arguments: str) -> None:
        if self.uv:
            run(self.uv, "pip", "install", "--quiet", "--python", PYTHON, *arguments)
        else:
            if not any(VENV.glob("lib/python*/site-packages/pip")):
                run(PYTHON, "-m", "ensurepip")  # uv made it, and is gone
            run(PYTHON, "-m", "pip", "--disable-pip-version-check", "--no-input", "install", "--quiet", *arguments)


def serves(note: Path) -> bool:
    """Whether the environment was made here and with the Python that is asked for, if one is."""
    if not (PYTHON.exists() and note.is_file()):
        return False
    _, home, made_with = note.read_text().splitlines()
    return home == str(ROOT) and made_with == (os.environ.get("PERFIDIE_PYTHON") or made_with)


def set_up(name: str, wanted: str, base: str) -> None:
    note, first = NOTES / name, NOTES / "run"
    if serves(note) and note.read_text().splitlines()[0] == wanted:
        return
    print(f"Setting up {'Perfidie' if name == 'run' else 'what this needs'} (once)", file=sys.stderr)
    installer = Installer()
    if serves(first):
        base = first.read_text().splitlines()[2]
    else:
        if VENV.exists():
            shutil.rmtree(VENV)
        installer.make()
        NOTES.mkdir()
    note.unlink(missing_ok=True)
    if name == "run":
        installer.install("--require-hashes", "-r", "requirements/run.txt", "-r", "requirements/build.txt")
        installer.install("--no-deps", "--no-build-isolation", "--editable", ".")
    else:
        installer.install("--require-hashes", "-r", f"requirements/{name}.txt")
    unfinished = NOTES / f"{name}.new"
    unfinished.write_text(f"{wanted}\n{ROOT}\n{base}\n")
    unfinished.replace(note)


if __name__ == "__main__":
    try:
        with alone():
            set_up(*sys.argv[1:])
    except KeyboardInterrupt:
        sys.exit(130)
