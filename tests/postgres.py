"""A PostgreSQL of this machine for tests: one server for a run, a fresh database for each test.

It listens at a socket in a folder of its own, and at no port. It does not run as root, for it
would refuse to: then it runs as the user that the system's package has made for it.
"""

import itertools
import os
import pwd
import shutil
import subprocess
import tempfile
import time
from pathlib import Path

import psycopg
import pytest

from tests.machine import needed
from tools import machine

PATIENCE = 30.0
OWNER = "postgres"
INITIALLY = ("--auth=trust", "--encoding=UTF8", "--no-locale", "--no-sync")
_numbers = itertools.count(1)


def _user():
    """The user that the server runs as: this one, unless it is root."""
    if not machine.is_root():
        return {}
    try:
        pwd.getpwnam(OWNER)
    except KeyError:
        needed(None, "a user “postgres”: root may not run the server")
    return {"user": OWNER, "group": OWNER, "extra_groups": []}


@pytest.fixture(scope="session")
def server():
    """The address of a database server, without the name of a database."""
    programs = needed(machine.postgres(), "PostgreSQL")
    user = _user()
    # Not pytest's folder: the path of a socket is short, and another user must come to it.
    folder = Path(tempfile.mkdtemp(prefix="maija-", dir="/tmp"))
    if user:
        shutil.chown(folder, OWNER, OWNER)
    data = folder / "data"
    subprocess.run(
        [str(programs / "initdb"), *INITIALLY, "--username", OWNER, "--pgdata", str(data)],
        check=True,
        cwd=folder,
        capture_output=True,
        **user,
    )
    options = ["-c", "listen_addresses=", "-c", "fsync=off", "-k", str(folder)]
    process = subprocess.Popen(
        [programs / "postgres", "-D", data, *options],
        cwd=folder,
        stdout=subprocess.DEVNULL,
        stderr=subprocess.DEVNULL,
        **user,
    )
    try:
        _wait(folder, process)
        yield folder
    finally:
        process.send_signal(2)  # a fast end: it waits for nobody
        process.wait(PATIENCE)
        shutil.rmtree(folder, ignore_errors=True)


def _wait(folder, process):
    end = time.monotonic() + PATIENCE
    while True:
        try:
            psycopg.connect(host=str(folder), user=OWNER, dbname=OWNER).close()
        except psycopg.OperationalError:
            if process.poll() is not None or time.monotonic() > end:
                raise
            time.sleep(0.05)
        else:
            return


@pytest.fixture
def database(server):
    """The address of an empty database."""
    name = f"maija_{os.getpid()}_{next(_numbers)}"
    with psycopg.connect(host=str(server), user=OWNER, dbname=OWNER, autocommit=True) as connection:
        connection.execute(f"CREATE DATABASE {name} TEMPLATE template0")
        yield f"postgresql://{OWNER}@/{name}?host={server}"
        connection.execute(f"DROP DATABASE {name} WITH (FORCE)")
