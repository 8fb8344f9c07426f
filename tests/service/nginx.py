"""An nginx of this machine before a service, with TLS, below a path, as an ordinary user."""

import contextlib
import os
import shutil
import signal
import socket
import subprocess
import tempfile
from pathlib import Path
from typing import Any

from tests.machine import needed
from tests.service import certificates
from tools import machine

OWNER = "nobody"
CONFIG = """
daemon off;
pid {folder}/nginx.pid;
worker_processes 1;
events {{ worker_connections 64; }}
http {{
    access_log off;
    client_body_temp_path {folder}/body;
    proxy_temp_path {folder}/proxy;
    fastcgi_temp_path {folder}/fastcgi;
    uwsgi_temp_path {folder}/uwsgi;
    scgi_temp_path {folder}/scgi;
    server {{
        listen 127.0.0.1:{port} ssl;
        ssl_certificate {folder}/cert.pem;
        ssl_certificate_key {folder}/key.pem;
        location /maija/ {{
            proxy_pass http://127.0.0.1:{service}{onward};
            proxy_http_version 1.1;
            proxy_set_header Host $http_host;
            proxy_set_header X-Forwarded-For $remote_addr;
            proxy_set_header X-Forwarded-Host $http_host;
            proxy_set_header X-Forwarded-Proto $scheme;
            proxy_set_header Upgrade $http_upgrade;
            proxy_set_header Connection "upgrade";
            proxy_read_timeout 120s;
        }}
    }}
}}
"""


@contextlib.contextmanager
def listening():
    """A socket at a free port, which nobody else can take."""
    with socket.create_server(("127.0.0.1", 0)) as opened:
        opened.set_inheritable(True)
        yield opened


@contextlib.contextmanager
def before(service, opened, name, *, strips):
    """An nginx before a service: the file of its certificate.

    Args:
        service: the port of the service.
        opened: where it listens.
        name: of its certificate.
        strips: whether it takes the path away before it asks the service.
    """
    program = needed(machine.nginx(), "nginx")
    folder = Path(tempfile.mkdtemp(prefix="maija-nginx-"))
    try:
        certificate, _key = certificates.made(folder, name)
        port, onward = opened.getsockname()[1], "/" if strips else ""
        config = CONFIG.format(folder=folder, port=port, service=service, onward=onward)
        (folder / "nginx.conf").write_text(config, encoding="utf-8")
        user: dict[str, Any] = {}
        if machine.is_root():
            user = {"user": OWNER, "group": folder.stat().st_gid, "extra_groups": []}
            for path in (folder, *folder.iterdir()):
                shutil.chown(path, OWNER)
        process = subprocess.Popen(
            [program, "-p", folder, "-c", folder / "nginx.conf", "-e", folder / "error.log"],
            # So it takes a socket over from another nginx when it is brought up to date.
            env={**os.environ, "NGINX": f"{opened.fileno()};"},
            pass_fds=(opened.fileno(),),
            stderr=subprocess.DEVNULL,
            **user,
        )
        try:
            yield certificate
        finally:
            process.send_signal(signal.SIGTERM)
            assert process.wait(20) == 0, (folder / "error.log").read_text(encoding="utf-8")
    finally:
        shutil.rmtree(folder)
