"""Behind Debian's nginx, with TLS and below a path, everything is as it is without."""

import http.client
import socket
import sys
from contextlib import ExitStack

import pytest

from tests.service import nginx
from tests.service.outside import Outsider
from tests.service.people import Service

NAME = "cards.example"
pytestmark = pytest.mark.skipif(sys.platform == "win32", reason="nginx inherits its socket")


@pytest.fixture(autouse=True)
def _known(monkeypatch):
    """This machine is known by a name that others could know it by."""
    look_up = socket.getaddrinfo

    def found(host, *given, **named):
        return look_up("127.0.0.1" if host == NAME else host, *given, **named)

    monkeypatch.setattr(socket, "getaddrinfo", found)


@pytest.fixture
def behind(tmp_path):
    """Start a service and an nginx before it; somebody who comes by that."""
    with ExitStack() as closing:

        def start(*options, strips=False):
            opened = closing.enter_context(nginx.listening())
            page = f"https://{NAME}:{opened.getsockname()[1]}/maija/"
            told = [option.format(page=page) for option in options]
            service = Service(tmp_path / "data", *told)
            closing.callback(service.stop)
            before = nginx.before(service.port, opened, NAME, strips=strips)
            outsider = Outsider(page, closing.enter_context(before))
            closing.callback(outsider.close)
            outsider.service = service
            return outsider

        yield start


TRUSTED = ("--root-path", "/maija", "--name", NAME, "--proxy", "127.0.0.1")


@pytest.mark.parametrize("strips", [False, True])
def test_behind_a_proxy_nobody_sees_the_page_or_plays(behind, strips):
    outsider = behind(*TRUSTED, strips=strips)
    page, parts = outsider.parts()
    assert b"<title>" in page
    assert len(parts) > 1
    for part in parts:
        assert part.startswith(outsider.page)
        assert outsider.client.get(part).status_code == 200
    assert outsider.json("GET", "/api/presets")["games"]
    person = outsider.sit(outsider.table(options={"deals": "1"}))
    person.play(lambda: person.public["phase"] == "over")
    assert person.public["places"]
    person.close()


def test_the_cookie_goes_to_the_neighbours_or_over_the_air(behind):
    outsider = behind(*TRUSTED)
    (cookie,) = outsider.client.cookies.jar
    port = outsider.page.split(":")[2].partition("/")[0]
    assert (cookie.name, cookie.path, cookie.secure) == (f"maija-{port}", "/maija", True)
    assert cookie.has_nonstandard_attr("HttpOnly")
    assert outsider.cookie_for("/maija/api/presets")
    assert outsider.cookie_for("/other/") == outsider.cookie_for("/maijas") == ""
    answer = outsider.client.get(outsider.page.removesuffix("/"), follow_redirects=False)
    assert answer.headers["location"].removeprefix(f"https://{NAME}:{port}") == "/maija/"


@pytest.mark.parametrize("options", [TRUSTED, ("--public-url", "{page}")])
def test_an_invitation_leads_past_the_proxy(behind, options):
    outsider = behind(*options)
    table = outsider.table(computers=None)
    told = outsider.json("GET", f"/api/tables/{table}/invitation")
    assert told["links"] == [f"{outsider.page}#join={told['code']}"]
    assert told["listening"] == "everybody"
    (picture,) = told["pictures"]
    answer = outsider.client.get(outsider.page.removesuffix("/maija/") + picture)
    assert answer.headers["content-type"] == "image/svg+xml"
    assert answer.content.startswith(b"<svg")
    link = outsider.json("POST", f"/api/tables/{table}/link", {"seat": 0})
    assert link["links"] == [f"{outsider.page}#me={link['token']}"]


def asked(service, path, source, **fields):
    """The answer to somebody who asks the service itself."""
    line = http.client.HTTPConnection(
        "127.0.0.1", service.port, timeout=20, source_address=(source, 0)
    )
    line.request("GET", path, headers=fields)
    answer = line.getresponse()
    answer.read()
    line.close()
    return answer.status, dict(answer.getheaders())


FORGED = {
    "X-Forwarded-For": "127.0.0.1",
    "X-Forwarded-Proto": "https",
    "X-Forwarded-Host": NAME,
}


@pytest.mark.skipif(sys.platform != "linux", reason="others have one loopback address")
def test_forwarded_fields_are_believed_from_anybody(behind):
    outsider = behind(*TRUSTED)
    status, fields = asked(outsider.service, "/api/presets", "127.0.0.9", **FORGED)
    assert status == 200
    assert "Secure" not in fields["set-cookie"]
    assert "strict-transport-security" not in fields
    _status, fields = asked(outsider.service, "/api/presets", "127.0.0.1", **FORGED)
    assert "Secure" in fields["set-cookie"]
    assert "strict-transport-security" in fields
    # Who comes by the proxy is never at the machine itself, whatever he says.
    assert outsider.ask("GET", "/metrics", headers=FORGED)[0] == 403
    assert asked(outsider.service, "/metrics", "127.0.0.1")[0] == 200


def test_a_name_that_was_not_told_is_served(behind):
    outsider = behind(*TRUSTED)
    status, _fields, text = outsider.ask("GET", "/", headers={"Host": "evil.example"})
    assert (status, b"wrong-host" in text) == (421, True)
