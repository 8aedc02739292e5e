"""The program against its peers, whole processes in turns, medians.

Usage: python3 process.py path/to/layoutlab [rounds]
"""

import os
import pty
import random
import select
import statistics
import subprocess
import sys
import tempfile
import time

SURROUNDINGS = {"TERM": "xterm-256color", "LANG": "C.UTF-8", "NO_COLOR": "1"}


def first_prompt(command, prompt, home):
    """Milliseconds from fork to the prompt on a pseudo-terminal."""
    start = time.perf_counter()
    child, terminal = pty.fork()
    if child == 0:
        os.environ.update(SURROUNDINGS, HOME=home)
        os.execvp(command[0], command)
    seen = b""
    while prompt not in seen:
        readable, _, _ = select.select([terminal], [], [], 10)
        if not readable:
            sys.exit(f"{command[0]} shows no prompt {prompt!r}; it shows {seen[-200:]!r}")
        seen += os.read(terminal, 65536)
    took = (time.perf_counter() - start) * 1000
    os.write(terminal, b"\x04")
    try:
        while os.read(terminal, 65536):
            pass
    except OSError:
        pass
    os.close(terminal)
    os.waitpid(child, 0)
    return took


def piped(command, text):
    """Seconds for a whole process that reads `text` from a pipe."""
    start = time.perf_counter()
    subprocess.run(command, input=text, stdout=subprocess.DEVNULL, stderr=subprocess.DEVNULL, check=True)
    return time.perf_counter() - start


def table(title, unit, times, base):
    print(title)
    middle = statistics.median(times[base])
    for name, measured in times.items():
        median = statistics.median(measured)
        print(f"  {name:28} {median:9.3f} {unit}  {median / middle:6.2f} x {base}")


def main():
    lab = sys.argv[1]
    rounds = int(sys.argv[2]) if len(sys.argv) > 2 else 21
    with tempfile.TemporaryDirectory() as home:
        peers = {
            "layoutlab": ([lab], b"n=12> "),
            "sqlite3": (["sqlite3"], b"sqlite> "),
            "python3": (["python3", "-q"], b">>> "),
        }
        prompts = {name: [] for name in peers}
        for _ in range(rounds):
            for name, (command, prompt) in peers.items():
                prompts[name].append(first_prompt(command, prompt, home))
    table("start to first prompt", "ms", prompts, "sqlite3")

    draw = random.Random(1)
    small = "query 0 100 390 100\n" * 100_000
    screens = "use masonry columns=4\nitems 1000000\nsizes random 40..200\n" + "".join(
        f"query 0 {draw.randrange(30_000_000)} 390 844\n" for _ in range(100_000)
    )
    scripts = {
        "12 items": ([lab, "-q"], small),
        "a screen of 1,000,000 items": ([lab, "-q"], screens),
        "sqlite3 select": (["sqlite3"], "select 1+1;\n" * 100_000),
    }
    pipes = {name: [] for name in scripts}
    for _ in range(max(3, rounds // 4)):
        for name, (command, text) in scripts.items():
            pipes[name].append(piped(command, text.encode()))
    table("100,000 commands on a pipe", "s ", pipes, "sqlite3 select")


main()
