#!/usr/bin/env python3
"""A program that tries every system call that reaches beyond a process, in a way that succeeds for a
program that is not confined.

Its arguments are a file to change and a folder to write to. It answers a layout with an error that
names what succeeded; with `--free` as the third it prints that.
"""
import ctypes, json, os, platform, signal, socket, struct, sys, time

SECRET, FOLDER = sys.argv[1].split(" ")[:2]
LAB = os.getppid()
libc = ctypes.CDLL(None, use_errno=True)
libc.syscall.restype = ctypes.c_long
IS_X86 = platform.machine() == "x86_64"
OWN = os.open(__file__, os.O_RDONLY)
HERE = os.open(os.path.dirname(os.path.abspath(__file__)), os.O_RDONLY)
LEFT = []


def raw(x86, arm, *arguments):
    number = x86 if IS_X86 else arm
    if number is None:
        raise OSError(38, "not on this processor")
    result = libc.syscall(ctypes.c_long(number), *[
        ctypes.c_long(each) if isinstance(each, int) else each for each in arguments])
    if result < 0:
        raise OSError(ctypes.get_errno(), os.strerror(ctypes.get_errno()))
    return result


def forks(flags):
    child = raw(56, 220, flags | signal.SIGCHLD, 0, 0, 0, 0)
    if child == 0:
        os._exit(0)


def clone3():
    # Without an address of the structure the kernel would say EFAULT; a length of 0 is EINVAL.
    try:
        raw(435, 435, 0, 0)
    except OSError as error:
        if error.errno != 22:
            raise


def creates(path):
    os.close(os.open(path, os.O_RDWR | os.O_CREAT, 0o600))
    LEFT.append(path)


def opens(path):
    with open(path, "rb") as file:
        file.read(1)


def abstract(call_x86, call_arm):
    one, other = socket.socketpair()
    name = b"\x00layoutlab-forbidden"
    address = struct.pack("=H", socket.AF_UNIX) + name
    raw(call_x86, call_arm, one.fileno(), ctypes.c_char_p(address), len(address))


def shm():
    memory = raw(29, 194, 0, 600 << 20, 0o1600)
    raw(31, 195, memory, 0, 0)


def sem():
    raw(66, 191, raw(64, 190, 0, 1, 0o1600), 0, 0)


def msg():
    raw(71, 187, raw(68, 186, 0, 0o1600), 0, 0)


def queue():
    os.close(raw(240, 180, ctypes.c_char_p(b"layoutlab"), 0o102, 0o600, 0))
    raw(241, 181, ctypes.c_char_p(b"layoutlab"))


def handle():
    place = ctypes.create_string_buffer(struct.pack("=Ii", 128, 0) + bytes(128))
    raw(303, 264, OWN, ctypes.c_char_p(b""), place, ctypes.byref(ctypes.c_int()), 0x1000)


def vector():
    text = ctypes.create_string_buffer(8)
    local = (ctypes.c_void_p * 2)(ctypes.addressof(text), 8)
    return local


TRIES = {
    "keyctl": lambda: raw(250, 219, 0, -3, 1),
    "add_key": lambda: raw(248, 217, ctypes.c_char_p(b"user"), ctypes.c_char_p(b"layoutlab"),
                           ctypes.c_char_p(b"a"), 1, -1),
    "request_key": lambda: raw(249, 218, ctypes.c_char_p(b"user"), ctypes.c_char_p(b"layoutlab"),
                               None, 0),
    "shmget": shm,
    "semget": sem,
    "msgget": msg,
    "mq_open": queue,
    "userfaultfd": lambda: raw(323, 282, 1),
    "unshare": lambda: raw(272, 97, 0x10000000),
    "unshare-files": lambda: raw(272, 97, 0x400),
    "clone-user": lambda: forks(0x10000000),
    "clone-network": lambda: forks(0x50000000),
    "clone-sibling": lambda: forks(0x8000),
    "clone3": clone3,
    "inotify_init": lambda: raw(253, None),
    "inotify_init1": lambda: raw(294, 26, 0),
    "fanotify_init": lambda: raw(300, 262, 0x200, 0),
    "socket-unix": lambda: raw(41, 198, 1, 1, 0),
    "socket-network": lambda: raw(41, 198, 2, 2, 0),
    "socket-netlink": lambda: raw(41, 198, 16, 3, 0),
    "socket-kernel": lambda: raw(41, 198, 38, 5, 0),
    "socketpair-datagrams": lambda: socket.socketpair(socket.AF_UNIX, socket.SOCK_DGRAM),
    "socketpair-packets": lambda: socket.socketpair(socket.AF_UNIX, socket.SOCK_SEQPACKET),
    "bind": lambda: abstract(49, 200),
    "connect": lambda: abstract(42, 203),
    "listen": lambda: raw(50, 201, 0, 1),
    "io_uring": lambda: raw(425, 425, 1, ctypes.create_string_buffer(120)),
    "process_vm_readv": lambda: raw(310, 270, os.getpid(), vector(), 1, vector(), 1, 0),
    "pidfd_open": lambda: raw(434, 434, LAB, 0),
    "kcmp": lambda: raw(312, 272, os.getpid(), os.getpid(), 0, 0, 0),
    "bpf": lambda: raw(321, 280, 0, ctypes.create_string_buffer(struct.pack("=IIII", 2, 4, 8, 1)), 72),
    "perf": lambda: raw(298, 241, ctypes.create_string_buffer(
        struct.pack("=IIQ", 1, 112, 0) + bytes(96)), 0, -1, -1, 0),
    "memfd_create": lambda: raw(319, 279, ctypes.c_char_p(b"a"), 0),
    "chroot": lambda: raw(161, 51, ctypes.c_char_p(b"/")),
    "personality": lambda: raw(135, 92, 0xFFFFFFFF),
    "modify_ldt": lambda: raw(154, None, 0, ctypes.create_string_buffer(64), 64),
    "setpgid": lambda: raw(109, 154, 0, 0),
    "setpriority": lambda: raw(141, 140, 0, LAB, 0),
    "sched_setaffinity": lambda: os.sched_setaffinity(LAB, os.sched_getaffinity(0)),
    "get_robust_list": lambda: raw(274, 100, LAB, ctypes.byref(ctypes.c_long()),
                                   ctypes.byref(ctypes.c_long())),
    "prctl-pdeathsig": lambda: raw(157, 167, 1, 0),
    "prctl-subreaper": lambda: raw(157, 167, 36, 1),
    "fcntl-lease": lambda: raw(72, 25, OWN, 1024, 0),
    "fcntl-notify": lambda: raw(72, 25, HERE, 1026, 2),
    "fcntl-owner": lambda: raw(72, 25, 0, 8, LAB),
    "ioctl-flags": lambda: raw(16, 29, OWN, 0x80086601, ctypes.byref(ctypes.c_long())),
    "handles": handle,
    "vmsplice": lambda: raw(278, 75, os.pipe()[1], vector(), 1, 0),
    "attributes": lambda: os.listxattr(__file__),
    "truncate": lambda: raw(76, 45, ctypes.c_char_p(SECRET.encode()), 0),
    "mlock": lambda: raw(149, 228, ctypes.create_string_buffer(8), 8),
    "mbind": lambda: raw(238, 237, 0, 0, 0),
    "kill": lambda: os.kill(LAB, 0),
    "kill-first": lambda: os.kill(1, 0),
    "sigqueue": lambda: raw(129, 138, LAB, 0, ctypes.create_string_buffer(
        struct.pack("=iii", 0, 0, -1) + bytes(116))),
    "tmp": lambda: creates("/tmp/layoutlab-forbidden"),
    "shared-memory": lambda: creates("/dev/shm/layoutlab-forbidden"),
    "folder": lambda: creates(os.path.join(FOLDER, "layoutlab-forbidden")),
    "lab-arguments": lambda: opens(f"/proc/{LAB}/cmdline"),
    "lab-status": lambda: opens(f"/proc/{LAB}/status"),
    "lab-memory-map": lambda: opens(f"/proc/{LAB}/maps"),
    "first-arguments": lambda: opens("/proc/1/cmdline"),
    "processes": lambda: os.listdir("/proc"),
    "own-environment": lambda: opens("/proc/self/environ"),
    "connections": lambda: opens("/proc/self/net/unix"),
    "mounts": lambda: opens("/proc/self/mountinfo"),
    "threads-connections": lambda: opens(f"/proc/self/task/{os.getpid()}/net/unix"),
    "root": lambda: os.listdir("/proc/self/root"),
    "parent": lambda: os.listdir("/proc/self/cwd/../.."),
    "terminal": lambda: opens("/dev/tty"),
    "passwords": lambda: opens("/etc/passwd"),
}


def succeeded():
    names = []
    for name, attempt in TRIES.items():
        try:
            attempt()
            names.append(name)
        except OSError:
            pass
    for path in LEFT:
        os.remove(path)
    return names


def say(**message):
    sys.stdout.write(json.dumps(message | {"bytes": 0}) + "\n")
    sys.stdout.flush()


if sys.argv[-1] == "--free":
    print(" ".join(succeeded()))
    sys.exit(0)
while line := sys.stdin.buffer.readline():
    message = json.loads(line)
    sys.stdin.buffer.read(message["bytes"])
    if message["type"] == "hello":
        say(type="hello", protocol=1, strategies=[{"name": "forbidden"}])
    else:
        say(type="error", id=message["id"],
            message=f"{len(TRIES)} tried, succeeded: {' '.join(succeeded()) or 'none'}")
