#!/usr/bin/env python3
"""Shelves of items below headers that stick: a whole collection, in the protocol of PROTOCOL.md."""
import json, struct, sys

source, sink = sys.stdin.buffer, sys.stdout.buffer
asked, elements = 0, []


def say(payload=b"", **message):
    sink.write(json.dumps(message | {"bytes": len(payload)}).encode() + b"\n" + payload)
    sink.flush()


def place(message, sizes):
    """Items side by side on the shelf of their section, its header on top, a board behind."""
    items, headers, boards = [], [], []
    offset = message.get("offset", [0, 0])[1]
    y, number, width = 0, 0, message["container"][0]
    for section in message["sections"]:
        own = sizes[:section["sizes"]]
        del sizes[:section["sizes"]]
        for _ in range(section["times"]):
            header = section.get("header", {"length": 0})["length"]
            high = max([own[i % len(own)][1] for i in range(section["count"])], default=0)
            x = 0
            for i in range(section["count"]):
                w, h = own[i % len(own)]
                items.append((x, y + header, w, h))
                x += w
            if header:
                top = min(max(y, offset), y + high)
                headers.append((0, top, width, header, 5, 1.0, number, 0))
            boards.append((0, y + header, width, high, -1, 0.5, number, 0))
            y += header + high
            number += 1
    return items, headers, boards, y


while line := source.readline():
    message = json.loads(line)
    payload = source.read(message["bytes"])
    if message["type"] == "hello":
        say(type="hello", protocol=2, strategies=[
            {"name": "shelves", "summary": "a shelf a section",
             "capabilities": ["collection", "scroll", "query"]}])
    elif message["type"] == "layout":
        asked += 1
        sizes = list(struct.iter_unpack("<dd", payload))
        items, headers, boards, height = place(message, sizes)
        elements = items + [view[:4] for view in headers + boards]
        say(b"".join([struct.pack("<4d", *frame) for frame in items]
                     + [struct.pack("<4dqdII", *view) for view in headers + boards]),
            type="frames", id=message["id"], content=[message["container"][0], height],
            notes=[f"asked {asked} times"],
            views=[{"is": "header", "count": len(headers)},
                   {"is": "decoration", "kind": "board", "count": len(boards)}])
    elif message["type"] == "query":
        x, y, w, h = message["rect"]
        hits = [i for i, (a, b, c, d) in enumerate(elements)
                if a < x + w and x < a + c and b < y + h and y < b + d]
        say(struct.pack(f"<{len(hits)}I", *hits), type="indexes", id=message["id"])
