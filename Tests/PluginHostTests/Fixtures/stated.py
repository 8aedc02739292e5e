#!/usr/bin/env python3
"""A column whose cells are 50 points square unless the request sets sizes, as those of many apps are."""
import json, struct, sys

source, sink = sys.stdin.buffer, sys.stdout.buffer


def say(payload=b"", **message):
    sink.write(json.dumps(message | {"bytes": len(payload)}).encode() + b"\n" + payload)
    sink.flush()


while line := source.readline():
    message = json.loads(line)
    payload = source.read(message["bytes"])
    if message["type"] == "hello":
        say(type="hello", protocol=2, strategies=[
            {"name": "stated", "summary": "a column", "capabilities": ["collection"]}])
    elif message["type"] == "layout":
        sizes = list(struct.iter_unpack("<dd", payload))
        y, frames = 0.0, b""
        for section in message["sections"]:
            own = sizes[:section["sizes"]]
            del sizes[:section["sizes"]]
            for i in range(section["times"] * section["count"]):
                isSet = "sizes" in section["stated"]
                width, height = own[i % section["count"] % len(own)] if isSet else (50, 50)
                frames += struct.pack("<dddd", 0, y, width, height)
                y += height
        say(frames, type="frames", id=message["id"])
