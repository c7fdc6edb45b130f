"""The processes in which bots think."""

from __future__ import annotations

import os
import subprocess
import sys
import time
from pathlib import Path

SERVER = """
import asyncio
from perfidie.server.thinking import Thinkers, Thought

async def main():
    thinkers = Thinkers(1)
    await thinkers.think(Thought("t", "villains_card_game", ["hook", "jafar", "ursula"], {}, 1, [], "random", 0, 1.0))
    print(*thinkers.pools[0]._processes, flush=True)
    await asyncio.sleep(60)

if __name__ == "__main__":
    asyncio.run(main())
"""


def is_alive(process: int) -> bool:
    try:
        os.kill(process, 0)
        if not Path("/proc/self/stat").exists():
            return True
        return Path(f"/proc/{process}/stat").read_text("utf-8").rpartition(")")[2].split()[0] != "Z"
    except (ProcessLookupError, FileNotFoundError):  # it may end between any two looks
        return False


def test_when_the_server_is_killed_its_workers_end_too(tmp_path: Path) -> None:
    script = tmp_path / "server.py"
    script.write_text(SERVER, "utf-8")
    path = os.pathsep.join(sys.path)
    with subprocess.Popen(
        [sys.executable, str(script)], stdout=subprocess.PIPE, text=True, env={**os.environ, "PYTHONPATH": path}
    ) as server:
        assert server.stdout is not None
        worker = int(server.stdout.readline())
        assert is_alive(worker)
        server.kill()
    until = time.monotonic() + 20
    while is_alive(worker):
        assert time.monotonic() < until, "the worker lives on"
        time.sleep(0.05)
