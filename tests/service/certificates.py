"""A certificate of our own for a test, made by the openssl of this machine."""

import shutil
import subprocess

from tests.machine import needed


def made(folder, name="localhost"):
    """The files of a certificate and its key, for a name and for this machine."""
    openssl = needed(shutil.which("openssl"), "openssl")
    files = str(folder / "cert.pem"), str(folder / "key.pem")
    command = (
        f"{openssl} req -x509 -newkey ec -pkeyopt ec_paramgen_curve:P-256 -nodes -days 2 "
        f"-subj /CN={name} -addext subjectAltName=DNS:{name},IP:127.0.0.1 "
        f"-out {files[0]} -keyout {files[1]}"
    )
    subprocess.run(command.split(), check=True, capture_output=True)
    return files
