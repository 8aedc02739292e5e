#!/usr/bin/env python3
"""Items on a spiral: a strategy for LayoutLab, in the protocol of Plugins/PROTOCOL.md."""
import json, math, struct, sys

source, sink = sys.stdin.buffer, sys.stdout.buffer
frames = []


def say(payload=b"", **message):
    sink.write(json.dumps(message | {"bytes": len(payload)}).encode() + b"\n" + payload)
    sink.flush()


def spiral(section, parameters, sizes):
    radius = section["breadth"] / 2
    for i in range(section["count"]):
        width, height = sizes[i % len(sizes)]
        part = (i + 1) / section["count"]
        angle = 2 * math.pi * parameters["turns"] * part
        x, y = math.cos(angle) * radius * part, math.sin(angle) * radius * part
        yield max(0, radius + x - width / 2), max(0, radius + y - height / 2), width, height


while line := source.readline():
    message = json.loads(line)
    payload = source.read(message["bytes"])
    if message["type"] == "hello":
        turns = {"name": "turns", "kind": "count", "range": [1, 100], "default": 3,
                 "summary": "how many turns there are"}
        say(type="hello", protocol=1, strategies=[
            {"name": "spiral", "summary": "items on a spiral", "parameters": [turns],
             "capabilities": ["query"]}])
    elif message["type"] == "layout":
        sizes = list(struct.iter_unpack("<dd", payload))
        frames = list(spiral(message["sections"][0], message["parameters"], sizes))
        say(b"".join(struct.pack("<dddd", *frame) for frame in frames),
            type="frames", id=message["id"])
    elif message["type"] == "query":
        x, y, w, h = message["rect"]
        hits = [i for i, (a, b, c, d) in enumerate(frames)
                if a < x + w and x < a + c and b < y + h and y < b + d]
        say(struct.pack(f"<{len(hits)}I", *hits), type="indexes", id=message["id"])
