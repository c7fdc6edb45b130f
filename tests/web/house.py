"""A server in a process of its own, which can be killed and started again."""

from __future__ import annotations

import os
import signal
import socket
import subprocess
import sys
import time
import urllib.error
import urllib.request
from pathlib import Path

SECONDS_TO_START = 30


def free_port() -> int:
    with socket.socket() as probe:
        probe.bind(("127.0.0.1", 0))
        port: int = probe.getsockname()[1]
        return port


class House:
    def __init__(self, database: Path, port: int) -> None:
        self.database = database
        self.port = port
        self.address = f"http://127.0.0.1:{port}"
        self.process: subprocess.Popen[bytes] | None = None

    def start(self) -> None:
        command = [sys.executable, "-m", "tests.web.dealer", "serve", "--port", str(self.port)]
        command += ["--db", str(self.database), "--pace", "0"]
        environment = {**os.environ, "PYTHONPATH": os.pathsep.join(sys.path), "BROWSER": "true"}
        with self.database.with_suffix(".log").open("ab") as log:
            self.process = subprocess.Popen(command, env=environment, stdout=log, stderr=log, start_new_session=True)
        end = time.monotonic() + SECONDS_TO_START
        while not self.answers():
            if time.monotonic() > end or self.process.poll() is not None:
                raise RuntimeError(f"the server does not start: {self.said()}")
            time.sleep(0.05)

    def answers(self) -> bool:
        try:
            with urllib.request.urlopen(f"{self.address}/api/health/ready", timeout=1) as answer:
                return bool(answer.status == 200)
        except (urllib.error.URLError, OSError):
            return False

    def said(self) -> str:
        return self.database.with_suffix(".log").read_text("utf-8", "replace")[-2000:]

    def stop(self) -> None:
        self.end(signal.SIGTERM)

    def kill(self) -> None:
        """As a crash would: nothing is written any more, nobody is told."""
        self.end(signal.SIGKILL)

    def end(self, by: signal.Signals) -> None:
        assert self.process is not None
        os.killpg(self.process.pid, by)
        self.process.wait(timeout=20)
