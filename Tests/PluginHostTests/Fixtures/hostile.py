#!/usr/bin/env python3
"""A program that breaks the protocol, each time in the way its first argument names.

It notes its number in the file of its second argument. What it does wrong, it does at the hello,
or when it is asked for 13 items; for other counts it is a list.
"""
import json, os, signal, struct, sys, time

MODE, NOTE = sys.argv[1], sys.argv[2]
with open(NOTE, "a") as note:
    print(os.getpid(), file=note)

source, sink = sys.stdin.buffer, sys.stdout.buffer
HELLO = {"type": "hello", "protocol": 1, "strategies": [{"name": "hostile", "capabilities": ["query"]}]}


def write(data):
    sink.write(data)
    sink.flush()


def say(message, payload=b""):
    write(json.dumps(message | {"bytes": len(payload)}).encode() + b"\n" + payload)


def offer(**changes):
    say(HELLO | {"strategies": [{"name": "hostile"} | changes]})


def computing():
    while True:
        pass


def dripping(id):
    write(b'{"type":"frames","id":%d,"bytes":416}\n' % id)
    while True:
        write(b"1")
        time.sleep(0.2)


def forever():
    while True:
        time.sleep(3600)


def parameter(**members):
    offer(parameters=[{"name": "p", "kind": "count", "range": [0, 9], "default": 1} | members])


def flood(stream):
    for _ in range(1 << 10):
        stream.write(b"x" * (1 << 20))
    stream.flush()


def ignoring_signals():
    for number in (signal.SIGTERM, signal.SIGINT, signal.SIGHUP, signal.SIGPIPE):
        signal.signal(number, signal.SIG_IGN)
    forever()


AT_HELLO = {
    "exits at once": lambda: os._exit(3),
    "exits with words": lambda: sys.exit("no spiral today\x1b[31m"),
    "writes garbage": lambda: write(b"\x1b[2Jhello?\n"),
    "writes half a hello": lambda: (write(b'{"type":"hel'), os._exit(0)),
    "writes half a hello and waits": lambda: (write(b'{"type":"hel'), forever()),
    "is of another version": lambda: say(HELLO | {"protocol": 3}),
    "has no version": lambda: say({"type": "hello"}),
    "never reads": forever,
    "closes its output": lambda: (os.close(1), forever()),
    "writes an endless line": lambda: flood(sink),
    "offers nothing": lambda: say(HELLO | {"strategies": []}),
    "offers a name of escape codes": lambda: offer(name="\x1b[31mred"),
    "offers a name twice": lambda: say(HELLO | {"strategies": HELLO["strategies"] * 2}),
    "offers a strange kind": lambda: parameter(kind="colour"),
    "offers a default out of range": lambda: parameter(default=10),
    "offers a range upside down": lambda: parameter(range=[9, 0]),
    "offers a range of halves": lambda: parameter(range=[0, 0.5]),
    "offers no choices": lambda: parameter(kind="choice", default="a"),
    "hands a payload to its hello": lambda: say(HELLO, b"1234"),
    "announces a negative payload": lambda: write(b'{"type":"hello","bytes":-1}\n'),
}


def frames(id, frames, **more):
    say({"type": "frames", "id": id} | more, b"".join(struct.pack("<dddd", *f) for f in frames))


def changed(place, value):
    """Thirteen frames of a list; one number of frame 3 is changed."""
    rows = [[0, 10 * i, 100, 10] for i in range(13)]
    rows[3][place] = value
    return rows


GOOD = changed(0, 0)
AT_LAYOUT = {
    "loops": lambda id: forever(),
    "computes": lambda id: computing(),
    "has a child compute": lambda id: (computing() if os.fork() == 0 else forever()),
    "drips": lambda id: dripping(id),
    "ignores signals": lambda id: ignoring_signals(),
    "floods its output": lambda id: flood(sink),
    "takes all memory": lambda id: bytearray(1 << 40),
    "aborts": lambda id: os.abort(),
    "raises": lambda id: [][id],
    "exits": lambda id: os._exit(7),
    "dies within the frames": lambda id: (
        write(b'{"type":"frames","id":%d,"bytes":416}\n1234' % id), os._exit(0)),
    "stops within the frames": lambda id: (
        write(b'{"type":"frames","id":%d,"bytes":416}\n1234' % id), forever()),
    "places at nan": lambda id: frames(id, changed(0, float("nan"))),
    "places at infinity": lambda id: frames(id, changed(1, float("inf"))),
    "places too far": lambda id: frames(id, changed(1, -1e300)),
    "has a negative side": lambda id: frames(id, changed(2, -1)),
    "has a side of nan": lambda id: frames(id, changed(3, float("nan"))),
    "places too few": lambda id: frames(id, GOOD[1:]),
    "places too many": lambda id: frames(id, GOOD + GOOD),
    "announces a terabyte": lambda id: write(b'{"type":"frames","id":%d,"bytes":1000000000000}\n' % id),
    "answers another question": lambda id: frames(id + 1, GOOD),
    "answers something else": lambda id: say({"type": "indexes", "id": id}),
    "has a content of nan": lambda id: frames(id, GOOD, content=[float("nan"), 1]),
    "has a negative content": lambda id: frames(id, GOOD, content=[-1, 1]),
    "refuses with escape codes": lambda id: say(
        {"type": "error", "id": id, "message": "no \x1b]0;owned\x07 room\u202e"}),
    "refuses without a word": lambda id: say({"type": "error", "id": id}),
    "closes its output then": lambda id: (os.close(1), forever()),
    "closes its input then": lambda id: (frames(id, GOOD), os.close(0), forever()),
    "answers and says more": lambda id: (frames(id, GOOD), say({"type": "hello"})),
    "floods its messages": lambda id: (flood(sys.stderr.buffer), frames(id, GOOD)),
}

while line := source.readline():
    message = json.loads(line)
    source.read(message["bytes"])
    if message["type"] == "hello":
        AT_HELLO.get(MODE, lambda: say(HELLO))()
    elif message["type"] == "layout":
        count, id = message["sections"][0]["count"], message["id"]
        if count == 13 and MODE in AT_LAYOUT:
            AT_LAYOUT[MODE](id)
        else:
            frames(id, [(0, 10 * i, 100, 10) for i in range(count)])
    elif message["type"] == "query":
        answers = {"misses an item": [0], "names an item twice": [0, 0, 1]}
        hits = answers.get(MODE, [0, 1])
        say({"type": "indexes", "id": message["id"]}, struct.pack(f"<{len(hits)}I", *hits))
