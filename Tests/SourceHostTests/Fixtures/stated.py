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
        say(type="hello", protocol=1, strategies=[{"name": "stated", "summary": "a column"}])
    elif message["type"] == "layout":
        section = message["sections"][0]
        sizes = list(struct.iter_unpack("<dd", payload))
        y, frames = 0.0, b""
        for i in range(section["count"]):
            width, height = sizes[i % len(sizes)] if "sizes" in section["stated"] else (50, 50)
            frames += struct.pack("<dddd", 0, y, width, height)
            y += height
        say(frames, type="frames", id=message["id"])
