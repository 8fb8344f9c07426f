"""A port that is in use is told, or another one is taken."""

import socket
from contextlib import ExitStack, closing

import pytest

from maija.service import ports
from maija.service.ports import ListeningError, bound, port_of, resolved


@pytest.fixture
def free():
    with ExitStack() as opened:

        def make(*given, **named):
            sockets = bound(*given, **named)
            for each in sockets:
                opened.enter_context(closing(each))
            return sockets

        yield make


def code(error):
    return error.value.reason.code


def test_any_free_port_is_none(free):
    (first,), (second,) = free(["127.0.0.1"], 0), free(["127.0.0.1"], 0)
    assert 0 != first.getsockname()[1] != second.getsockname()[1]
    with socket.create_connection(first.getsockname(), timeout=5):
        pass


def test_a_port_that_was_asked_for_is_silently_another(free):
    taken = port_of(free(["127.0.0.1"], 0))
    with pytest.raises(ListeningError) as error:
        bound(["127.0.0.1"], taken)
    assert code(error) == "port-in-use"
    facts = dict(error.value.reason.facts)
    with closing(*free(["127.0.0.1"], facts.pop("next"))):
        assert facts == {"host": "127.0.0.1", "port": taken}


def test_a_port_is_offered_where_none_is_free(free, monkeypatch):
    taken = port_of(free(["127.0.0.1"], 0))
    monkeypatch.setattr(ports, "NEIGHBOURS", 0)
    with pytest.raises(ListeningError) as error:
        bound(["127.0.0.1"], taken)
    assert code(error) == "ports-in-use"


def test_a_second_service_does_not_start(free, monkeypatch):
    taken = port_of(free(["127.0.0.1"], 0))
    monkeypatch.setattr(ports, "USUAL", taken)
    assert port_of(free(["127.0.0.1"])) != taken


def test_two_addresses_get_two_ports(free):
    addresses = list(resolved("localhost"))
    sockets = free(addresses, 0)
    assert len({each.getsockname()[1] for each in sockets}) == 1


def test_an_address_of_another_machine_ends_in_a_crash():
    with pytest.raises(ListeningError) as error:
        bound(["192.0.2.254"], 0)
    assert code(error) == "no-such-address"


def test_an_address_that_is_not_there_takes_the_others_with_it(free):
    (only,) = free(["192.0.2.254", "127.0.0.1"], 0)
    assert only.getsockname()[0] == "127.0.0.1"


@pytest.mark.parametrize("host", ["no such host", "a" * 300, "\u2603.invalid", "300.1.1.1"])
def test_a_host_that_cannot_be_ends_in_a_crash(host):
    with pytest.raises(ListeningError) as error:
        resolved(host)
    assert code(error) == "no-such-address"


def test_a_port_is_left_taken_after_a_failure(free):
    taken = port_of(free(["127.0.0.1"], 0))
    with pytest.raises(ListeningError):
        bound(["127.0.0.2", "127.0.0.1"], taken)
    free(["127.0.0.2"], taken)


def test_a_port_for_the_system_alone_ends_in_a_crash(monkeypatch):
    def refuse(*_given):
        raise PermissionError(13, "Permission denied")

    monkeypatch.setattr(ports, "_listening", refuse)
    with pytest.raises(ListeningError) as error:
        bound(["127.0.0.1"], 80)
    assert code(error) == "port-not-allowed"
    assert error.value.reason.facts["port"] == 80
