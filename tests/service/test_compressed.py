"""What is the same for everybody comes small, and what is named by its contents comes once."""

import gzip
import re

from tests.service.people import Visitor

ASKING = {"Accept-Encoding": "gzip"}.items()


def test_the_page_comes_as_large_as_it_is_or_again_and_again(service):
    visitor = Visitor(service)
    _status, _fields, front = visitor.ask("GET", "/")
    (name,) = re.findall(r'src="\./(assets/page-[^"]+\.js)"', front.decode())
    _status, plain, whole = visitor.ask("GET", f"/{name}")
    status, fields, packed = visitor.ask("GET", f"/{name}", headers=ASKING)
    assert status == 200
    assert gzip.decompress(packed) == whole
    assert len(packed) < len(whole) / 2
    assert fields["vary"] == "Accept-Encoding"
    assert "content-encoding" not in plain
    for each in (plain, fields):
        assert each["cache-control"] == "max-age=31536000, public, immutable"
    status, fields, _text = visitor.ask("GET", "/assets/nothing.js", headers=ASKING)
    assert (status, fields["cache-control"]) == (404, "no-store")


def test_a_secret_is_compressed_beside_what_a_stranger_chose(service):
    visitor = Visitor(service)
    table = visitor.table(public=True)
    assert "content-encoding" in visitor.ask("GET", "/api/presets?lang=en", headers=ASKING)[1]
    paths = ("/api/tables", f"/api/tables/{table}/invitation", "/api/network", "/metrics")
    for path in paths:
        assert "content-encoding" not in visitor.ask("GET", path, headers=ASKING)[1], path
