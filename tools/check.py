"""Runs the checks that a change must pass; stops at the first that fails and names it.

Called by ./perfidie as ``python -m tools.check [--full] [--compiled] [PYTEST ARGUMENTS]`` in the clone's environment.
"""

import os
import subprocess
import sys
from pathlib import Path

BIN = Path(sys.executable).parent

STAGES = {
    "ruff check": ["ruff", "check", "--quiet", "."],
    "ruff format (mend with: .venv/bin/ruff format)": ["ruff", "format", "--check", "."],
    "mypy": ["mypy", "--no-error-summary"],
    "import-linter": ["lint-imports", "--no-logo"],
}


def stage(name: str, command: list[str]) -> None:
    print(f"\n== {name}", flush=True)
    code = subprocess.call([BIN / command[0], *command[1:]])
    if code:
        print(f"\nperfidie test: failed at {name}", file=sys.stderr)
        sys.exit(code)


def check(arguments: list[str]) -> None:
    flags = {flag for flag in ("--full", "--compiled") if flag in arguments}
    chosen = [argument for argument in arguments if argument not in flags]
    full, compiled = "--full" in flags, "--compiled" in flags
    if not chosen and not compiled:
        for name, command in STAGES.items():
            stage(name, command)
    pytest = ["pytest", "-n", "auto"]
    if compiled:
        os.environ["PERFIDIE_CORE"] = "compiled"
        pytest += ["-m", "compiled" if full else "compiled and not full"]
        if not any(Path(argument.partition("::")[0]).exists() for argument in chosen):
            chosen.append("tests")
    elif full:
        os.environ.setdefault("PERFIDIE_DEALS", "random")  # tests of server and page play the same deals otherwise
        pytest += ["-m", ""]
    stage("pytest on the compiled core" if compiled else "pytest", pytest + chosen)


if __name__ == "__main__":
    try:
        check(sys.argv[1:])
    except KeyboardInterrupt:
        sys.exit(130)
