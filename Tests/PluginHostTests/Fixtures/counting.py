#!/usr/bin/env python3
"""A list that gives as the reason of every number how many layout questions it has answered."""
import json, struct, sys

source, sink = sys.stdin.buffer, sys.stdout.buffer
layouts = 0


def say(payload=b"", **message):
    sink.write(json.dumps(message | {"bytes": len(payload)}).encode() + b"\n" + payload)
    sink.flush()


while line := source.readline():
    message = json.loads(line)
    source.read(message["bytes"])
    id = message.get("id")
    if message["type"] == "hello":
        say(type="hello", protocol=2, strategies=[
            {"name": "counting", "summary": "a list", "capabilities": ["query", "reason", "events"]}])
    elif message["type"] == "layout":
        layouts += 1
        frames = [(0, 10 * i, 100, 10) for i in range(message["sections"][0]["count"])]
        first, last = message.get("events", [0, -1])
        calls = [{"call": f"placed {i}", "answer": f"{frames[i][1]}"} for i in range(first, last + 1)]
        trace = {"events": calls, "omitted": 2} if calls else {}
        say(b"".join(struct.pack("<dddd", *frame) for frame in frames), type="frames", id=id, **trace)
    elif message["type"] == "query":
        say(struct.pack("<I", 0), type="indexes", id=id)
    elif message["type"] == "reason":
        number = {"x": 0, "y": 10 * message["item"], "width": 100, "height": 10}[message["number"]]
        say(type="reason", id=id, facts=[f"laid out {layouts} times"], formula={"number": number})
