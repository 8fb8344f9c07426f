"""Somebody who comes as a browser does: by an address, with a jar of cookies, and by TLS."""

import json
import re
import ssl
from urllib.parse import urljoin

import httpx
from websockets.sync.client import connect

from tests.service.people import Visitor


class Outsider(Visitor):
    """A browser that knows nothing but the address of the page."""

    def __init__(self, page, certificate):
        self.page = page
        self.context = ssl.create_default_context(cafile=certificate)
        self.client = httpx.Client(verify=self.context, trust_env=False, timeout=20)
        assert self.ask("GET", "/")[0] == 200

    def ask(self, method, path, body=None, headers=()):
        told = dict(headers)
        if body is not None:
            body = json.dumps(body).encode()
            told |= {"Content-Type": "application/json", "Origin": urljoin(self.page, "/")[:-1]}
        answer = self.client.request(method, self.page + path[1:], content=body, headers=told)
        return answer.status_code, answer.headers, answer.content

    def close(self):
        self.client.close()

    def cookie_for(self, path):
        """What the jar sends to a path of the same host, and to what is below it."""
        request = self.client.build_request("GET", urljoin(self.page, path))
        return request.headers.get("cookie", "")

    def socket(self, path):
        address = self.page.replace("https://", "wss://") + path[1:]
        return connect(
            address,
            ssl=self.context,
            additional_headers={"Cookie": self.cookie_for(self.page)},
            origin=urljoin(self.page, "/")[:-1],
            compression=None,
            proxy=None,
        )

    def parts(self):
        """The page, and the addresses of what it loads."""
        _status, _fields, page = self.ask("GET", "/")
        found = re.findall(r'(?:src|href)="([^"#]+)"', page.decode())
        return page, [urljoin(self.page, part) for part in found]
