#!/usr/bin/env python3
"""A program that reaches out for what is not its own, in the way its first argument names.

It answers a layout with an error that says what came of it: 'refused', or what it got.
"""
import ctypes, json, os, resource, socket, subprocess, sys

HOW, _, WHAT = sys.argv[1].partition(" ")
LAB = os.getppid()
HERE = os.path.dirname(os.path.abspath(__file__))
libc = ctypes.CDLL(None, use_errno=True)


def connect(family, kind, address):
    with socket.socket(family, kind) as client:
        client.connect(address)
        client.send(b"hello")


def call(result):
    if result < 0:
        raise OSError(ctypes.get_errno(), os.strerror(ctypes.get_errno()))


def write(path):
    with open(path, "w") as file:
        file.write("harm")


def memory(path):
    with open(path, "rb") as file:
        file.seek(0x1000)


WAYS = {
    # What is not its own.
    "reads": lambda: open(WHAT).read(),
    "lists": lambda: os.listdir(WHAT),
    "writes": lambda: write(WHAT),
    "writes-beside-itself": lambda: write(os.path.join(HERE, "harm")),
    "removes": lambda: os.remove(WHAT),
    "renames": lambda: os.rename(WHAT, WHAT + "2"),
    "links": lambda: os.symlink("/etc", os.path.join(HERE, "harm")),
    "changes-the-mode-of": lambda: os.chmod(WHAT, 0o777),
    "touches": lambda: os.utime(WHAT, (0, 0)),
    "connects-to": lambda: connect(socket.AF_INET, socket.SOCK_STREAM, ("127.0.0.1", int(WHAT))),
    "sends-to": lambda: connect(socket.AF_INET, socket.SOCK_DGRAM, ("127.0.0.1", int(WHAT))),
    "sends-over-6": lambda: connect(socket.AF_INET6, socket.SOCK_DGRAM, ("::1", 9)),
    "calls": lambda: connect(socket.AF_UNIX, socket.SOCK_STREAM, WHAT),
    "pairs-datagrams": lambda: socket.socketpair(socket.AF_UNIX, socket.SOCK_DGRAM),
    "signals": lambda: os.kill(LAB, 0),
    "signals-all": lambda: os.kill(-1, 0),
    "limits": lambda: resource.prlimit(LAB, resource.RLIMIT_CPU, (1 << 20, 1 << 20)),
    "reads-memory": lambda: memory(f"/proc/{LAB}/mem"),
    "reads-environment": lambda: open(f"/proc/{LAB}/environ").read(),
    "reads-descriptors": lambda: os.readlink(f"/proc/{LAB}/fd/0"),
    # PTRACE_SEIZE stops nobody.
    "traces": lambda: call(libc.ptrace(0x4206, LAB, None, None)),
    "leaves-its-group": os.setsid,
    # What is.
    "reads-itself": lambda: open(__file__).readline(),
    "runs": lambda: subprocess.run(["/bin/echo", "hello"], capture_output=True).stdout.decode(),
    "pairs": lambda: len(socket.socketpair()),
    "counts-descriptors": lambda: sorted(map(int, os.listdir("/proc/self/fd")))[:-1],
    "counts-variables": lambda: sorted(os.environ.keys() - {"LC_CTYPE"}),
    "counts-limits": lambda: [resource.getrlimit(limit)[1] for limit in (
        resource.RLIMIT_AS, resource.RLIMIT_CPU, resource.RLIMIT_CORE)],
    "counts-processes": lambda: resource.getrlimit(resource.RLIMIT_NPROC)[1] > 1024,
    "drops": lambda: write("/dev/null"),
}


def say(**message):
    sys.stdout.write(json.dumps(message | {"bytes": 0}) + "\n")
    sys.stdout.flush()


def attempt():
    try:
        return f"got {WAYS[HOW]()}".strip()
    except PermissionError:
        return "refused"


while line := sys.stdin.buffer.readline():
    message = json.loads(line)
    sys.stdin.buffer.read(message["bytes"])
    if message["type"] == "hello":
        say(type="hello", protocol=1, strategies=[{"name": "reaching"}])
    elif message["sections"][0]["count"] == 13:
        say(type="error", id=message["id"], message=attempt())
    else:
        sys.stdout.buffer.write(b'{"type":"frames","id":%d,"bytes":%d}\n%s' % (
            message["id"], 32 * message["sections"][0]["count"],
            bytes(32 * message["sections"][0]["count"])))
        sys.stdout.flush()
