"""A service below a path of somebody's server."""

from typing import Any

import pytest

from maija.games.options import RulesError
from maija.service.root import read_root, stripped


@pytest.mark.parametrize(
    ("text", "root"),
    [
        ("", ""),
        ("/", ""),
        ("maija", "/maija"),
        ("/a/b/", "/a/b"),
        ("//a//b", "/a/b"),
        ("a.b", "/a.b"),
    ],
)
def test_a_root_path_is_written_wrong(text, root):
    assert read_root(text) == root


@pytest.mark.parametrize("text", ["a b", "a;x", "/../x", "/./x", "http://x", "é", "a\r\nb", "a?b"])
def test_a_root_path_breaks_a_header(text):
    with pytest.raises(RulesError, match="bad root path"):
        read_root(text)


@pytest.mark.parametrize(
    ("path", "inside"),
    [
        ("/a/", "/"),
        ("/a/x", "/x"),
        # The proxy has taken it away already.
        ("/", "/"),
        ("/x/a/y", "/x/a/y"),
        # Another name that begins alike.
        ("/ab/x", "/ab/x"),
        ("/a/a/x", "/a/x"),
    ],
)
def test_a_path_is_cut_in_the_wrong_place(path, inside):
    told: Any = stripped({"path": path, "raw_path": path.encode(), "root_path": "/a"}, "/a")
    assert (told["path"], told["raw_path"], told["root_path"]) == (inside, inside.encode(), "")


def test_a_page_without_its_slash_loads_from_beside_the_service():
    assert stripped({"path": "/a"}, "/a") is None
    told: Any = stripped({"path": "/a"}, "")
    assert told["path"] == "/a"
