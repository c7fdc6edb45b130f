"""A private PostgreSQL and a private Redis, started for the tests that need them."""

from __future__ import annotations

import os
import pwd
import shutil
import subprocess
import tempfile
import time
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

import pytest
from tests.server.processes import free_port

UNPRIVILEGED = ("postgres", "nobody")


def postgres_folder() -> Path | None:
    """Where the programs of PostgreSQL are: the newest version."""
    found = sorted(Path("/usr/lib/postgresql").glob("*/bin/initdb"), key=lambda path: int(path.parts[-3]))
    if found:
        return found[-1].parent
    program = shutil.which("initdb")
    return Path(program).parent if program else None


def as_somebody(folder: Path) -> list[str]:
    """PostgreSQL refuses to run as root: the words before a command that make it run as somebody else."""
    if os.geteuid() != 0:
        return []
    for name in UNPRIVILEGED:
        try:
            found = pwd.getpwnam(name)
        except KeyError:
            continue
        os.chown(folder, found.pw_uid, found.pw_gid)
        return ["runuser", "-u", name, "--"]
    pytest.skip("no unprivileged user to run PostgreSQL as")


@contextmanager
def postgres() -> Iterator[str]:
    """The address of a fresh database."""
    programs = postgres_folder()
    if programs is None:
        pytest.skip("PostgreSQL is not installed")
    folder = Path(tempfile.mkdtemp(prefix="perfidie-pg-", dir="/tmp"))
    folder.chmod(0o755)
    before = as_somebody(folder)
    data = folder / "data"
    port = free_port()
    quiet = {"check": True, "stdout": subprocess.DEVNULL, "stderr": subprocess.DEVNULL, "cwd": "/"}
    try:
        subprocess.run([*before, str(programs / "initdb"), "-D", str(data), "-A", "trust", "-U", "perfidie"], **quiet)  # type: ignore[call-overload]
        server = subprocess.Popen(
            [
                *before,
                str(programs / "postgres"),
                "-D",
                str(data),
                "-p",
                str(port),
                "-k",
                str(folder),
                "-h",
                "127.0.0.1",
            ],
            stdout=subprocess.DEVNULL,
            stderr=subprocess.DEVNULL,
            cwd="/",
        )
        try:
            ready = [str(programs / "pg_isready"), "-h", "127.0.0.1", "-p", str(port)]
            wait_for(lambda: subprocess.run(ready, stdout=subprocess.DEVNULL, check=False).returncode == 0)
            yield f"postgresql://perfidie@127.0.0.1:{port}/postgres"
        finally:
            subprocess.run([*before, str(programs / "pg_ctl"), "-D", str(data), "stop", "-m", "fast"], **quiet)  # type: ignore[call-overload]
            server.wait(30)
    finally:
        shutil.rmtree(folder, ignore_errors=True)


@contextmanager
def redis() -> Iterator[str]:
    """The address of a fresh Redis."""
    program = shutil.which("redis-server")
    if program is None:
        pytest.skip("Redis is not installed")
    port = free_port()
    options = ["--port", str(port), "--bind", "127.0.0.1", "--save", "", "--appendonly", "no"]
    server = subprocess.Popen([program, *options], stdout=subprocess.DEVNULL, stderr=subprocess.DEVNULL, cwd="/")
    try:
        from redis import Redis

        with Redis(port=port) as client:
            wait_for(lambda: answers(client))
        yield f"redis://127.0.0.1:{port}/0"
    finally:
        server.terminate()
        server.wait(10)


def answers(client: object) -> bool:
    from redis import Redis, RedisError

    assert isinstance(client, Redis)
    try:
        return bool(client.ping())
    except RedisError:
        return False


def wait_for(ready: object, seconds: float = 60) -> None:
    assert callable(ready)
    end = time.monotonic() + seconds
    while not ready():
        assert time.monotonic() < end, "it does not start"
        time.sleep(0.05)
