"""Programs that play, well and badly: run by tests in processes of their own."""

import json
import os
import sys
import time


def say(message):
    sys.stdout.write(json.dumps(message) + "\n")
    sys.stdout.flush()


def first(message):
    """The first thing that is allowed."""
    return {"is": "action", "id": message["id"], "actions": message["legal"][:1]}


def well(message):
    say(first(message))


def tired(message):
    if message["id"] == 4:
        os._exit(0)
    well(message)


def silent(_message):
    time.sleep(600)


def slow(message):
    time.sleep(2)
    well(message)


def crashed(_message):
    os._exit(3)


def killed(_message):
    os.kill(os.getpid(), 9)


def illegal(message):
    wrong = next(action for action in range(60) if action not in message["legal"])
    say({**first(message), "actions": [wrong]})


def nothing(message):
    say({**first(message), "actions": []})


def no_action(message):
    say({**first(message), "actions": [99]})


def no_number(message):
    say({**first(message), "actions": [True]})


def no_list(message):
    say({**first(message), "actions": "all"})


def too_many(message):
    say({**first(message), "actions": message["legal"][:1] * 61})


def other_answer(message):
    say({**first(message), "id": message["id"] + 1})


def garbage(_message):
    sys.stdout.buffer.write(b"\xff\xfe\x00 nothing \x1b[31m that can be read\n")
    sys.stdout.flush()


def deep(_message):
    sys.stdout.write("[" * 60_000 + "\n")
    sys.stdout.flush()


def no_object(_message):
    say(["action"])


def flooding(_message):
    while True:
        say({"is": "info", "text": "x" * 1000})


def long_line(_message):
    while True:
        sys.stdout.write("x" * 10_000)
        sys.stdout.flush()


def endless(_message):
    sys.stdout.write('{"is":"action"')
    sys.stdout.flush()
    time.sleep(600)


def gave_up(_message):
    say({"is": "error", "why": "I cannot go on"})


def greedy(_message):
    kept = []
    while True:
        kept.append(bytearray(64 << 20))


def notes(message):
    say({"is": "info", "text": "let me think"})
    well(message)


def weighed(message):
    told = [{"actions": [action], "value": 0.5} for action in message["legal"]]
    say({**first(message), "evaluation": told})


def writes(message):
    with open(sys.argv[2], "wb") as file:  # noqa: PTH123 -- as short as can be
        file.write(b"x" * (1 << 20))
    well(message)


def surroundings(message):
    say({"is": "info", "text": ""})
    with open(sys.argv[2], "w", encoding="utf-8") as file:  # noqa: PTH123 -- as short as can be
        json.dump(dict(os.environ), file)
    well(message)


def main():
    """Answer as the name says; what is told stands in the third argument, if there is one."""
    answer = globals()[sys.argv[1]]
    for line in sys.stdin:
        message = json.loads(line)
        if message["is"] == "hello":
            say({"is": "hello", "protocol": 1, "name": sys.argv[1]})
        elif message["is"] == "choose":
            answer(message)


if __name__ == "__main__":
    main()
