"""Guidance at a running table: told to who asks, to nobody else, and not for a covered hand."""

import json

import pytest

from tests.service.test_hints import decision, empty, run, texts

__all__ = ["empty"]
pytestmark = [pytest.mark.slow, pytest.mark.fast]


def question(evening, name="g", **facts):
    table = evening.live.kept
    where = {"seat": 0, "deal": table.serial, "at": len(table.play.turns)}
    return json.dumps({"do": "guide", "id": name, "prompt": True, "tips": []} | where | facts)


def test_guidance_goes_to_another_socket_or_to_one_whose_hand_is_covered(tmp_path, empty):
    async def scene(service):
        evening = await decision(service, hints=False)
        asker = evening.people["p0"]
        others = [one for name, one in evening.people.items() if name != "p0"]
        before = [len(one.told) for one in others]
        version = evening.live.kept.version
        (told,) = texts(await asker.send(question(evening)))
        assert (told["is"], told["ack"]) == ("guide", "g")
        assert told["prompt"]["code"]
        assert [len(one.told) for one in others] == before
        assert evening.live.kept.version == version
        (told,) = texts(await asker.send(question(evening, "other", seat=1)))
        assert told["reasons"][0]["code"] == "not-your-seat"
        await asker.send(json.dumps({"do": "show", "id": "cover"}))
        (told,) = texts(await asker.send(question(evening, "covered")))
        assert told["reasons"][0]["code"] == "not-your-seat"

    run(tmp_path, empty, scene)
