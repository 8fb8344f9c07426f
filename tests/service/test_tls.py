"""With a certificate of one's own, page and socket go by TLS alone."""

import http.client

import pytest

from tests.service import certificates
from tests.service.outside import Outsider
from tests.service.people import Service


@pytest.fixture
def outsider(tmp_path):
    certificate, key = certificates.made(tmp_path)
    service = Service(tmp_path / "data", "--cert", certificate, "--key", key)
    came = Outsider(f"https://127.0.0.1:{service.port}/", certificate)
    yield came
    came.close()
    assert service.stop() == 0
    assert service.errors == ""


def test_page_and_socket_are_plain_behind_a_certificate(outsider):
    _page, parts = outsider.parts()
    for part in parts:
        assert outsider.client.get(part).status_code == 200
    (cookie,) = outsider.client.cookies.jar
    assert cookie.secure
    assert cookie.name.startswith("__Host-maija-")
    _status, fields, _text = outsider.ask("GET", "/api/presets")
    assert "strict-transport-security" in fields
    table = outsider.table(computers=None, players=3)
    person = outsider.sit(table)
    assert person.you == [0]
    assert person.ask("rename", seat=0, name="Aino")["is"] == "update"
    assert outsider.json("GET", f"/api/tables/{table}/invitation")["links"] == []
    person.close()
    line = http.client.HTTPConnection(outsider.page[8:-1], timeout=20)
    line.request("GET", "/")
    with pytest.raises((http.client.HTTPException, OSError)):
        line.getresponse()
    line.close()
