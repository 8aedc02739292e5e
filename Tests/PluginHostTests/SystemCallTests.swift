import CConfinement
import Foundation
import LabTestKit
import PluginHost
import Testing

/// The list of system calls, as the filter that the kernel gets decides it, and the calls themselves.
@Suite("System calls of confined programs", .serialized)
struct SystemCallTests {
  @Test(
    "of the calls that reach beyond a process none succeeds",
    .promise("no-other-programs"), .promise("no-network"), .promise("confined-writes"),
    .promise("confined-reads"),
    .enabled(if: ConfinementGap.here.isEmpty, "this system does not confine programs"))
  func attacks() throws {
    let folder = FileManager.default.temporaryDirectory.appending(path: UUID().uuidString)
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    defer { try? FileManager.default.removeItem(at: folder) }
    let secret = folder.appending(path: "secret")
    try "a secret".write(to: secret, atomically: true, encoding: .utf8)
    let lab = try HostileLab()
    let reported = lab.error("load \"forbidden.py \(secret.path) \(folder.path)\"")
    #expect(
      reported.hasPrefix("forbidden.py reports: ") && reported.hasSuffix(" tried, succeeded: none"),
      "\(reported)")
    #expect(try String(contentsOf: secret, encoding: .utf8) == "a secret")
    #expect(try FileManager.default.contentsOfDirectory(atPath: folder.path) == ["secret"])

    // The same calls succeed without confinement, or they would show nothing.
    let free = try freely([secret.path, folder.path])
    #expect(free.isSuperset(of: ["inotify_init1", "socketpair-datagrams", "bind", "truncate"]))
  }

  private func freely(_ words: [String]) throws -> Set<String> {
    let process = Process()
    process.executableURL = URL(filePath: "\(HostileLab.fixtures)/forbidden.py")
    process.arguments = [words.joined(separator: " "), "--free"]
    let output = Pipe()
    process.standardOutput = output
    try process.run()
    let text = String(
      decoding: try output.fileHandleForReading.readToEnd() ?? Data(), as: UTF8.self)
    process.waitUntilExit()
    return Set(text.split { $0 == " " || $0 == "\n" }.map(String.init))
  }

  #if os(Linux) && (arch(x86_64) || arch(arm64))
    @Test(
      "the filter allows what the tables list, and nothing else", .promise("no-other-programs"))
    func tables() {
      let filter = Filter()
      var count: Int32 = 0
      let allowed = Set(UnsafeBufferPointer(start: ll_calls_allowed(&count), count: Int(count)))
      let absent = Set(UnsafeBufferPointer(start: ll_calls_absent(&count), count: Int(count)))
      let checks = UnsafeBufferPointer(start: ll_calls_checked(&count), count: Int(count))
      let checked = Set(checks.map(\.call))
      #expect(allowed.isDisjoint(with: absent) && allowed.isDisjoint(with: checked))
      for call in 0..<Int32(1200) where !checked.contains(call) {
        let isKnown = call < Int32(ll_first_unknown_call) && !absent.contains(call)
        let expected: Filter.Answer =
          allowed.contains(call) ? .allowed : .failed(isKnown ? EPERM : ENOSYS)
        #expect(filter.answer(call) == expected, "call \(call)")
      }
      // x32 numbers, and those of 32-bit programs.
      #expect(filter.answer(0x4000_0000) == .failed(ENOSYS))
      #expect(filter.answer(Int32(SYS_read), architecture: 0x4000_0003) == .failed(EPERM))
    }

    @Test("the calls that reach beyond a process are in no table", .promise("no-other-programs"))
    func forbidden() {
      let filter = Filter()
      let calls = [
        SYS_keyctl, SYS_add_key, SYS_request_key, SYS_shmget, SYS_shmat, SYS_shmctl, SYS_shmdt,
        SYS_semget, SYS_semop, SYS_semctl, SYS_semtimedop, SYS_msgget, SYS_msgsnd, SYS_msgrcv,
        SYS_msgctl, SYS_mq_open, SYS_mq_unlink, SYS_mq_notify, SYS_userfaultfd, SYS_unshare,
        SYS_setns, SYS_inotify_init1, SYS_inotify_add_watch, SYS_fanotify_init, SYS_fanotify_mark,
        SYS_socket, SYS_bind, SYS_listen, SYS_connect, SYS_accept, SYS_accept4, SYS_ptrace,
        SYS_process_vm_readv, SYS_process_vm_writev, SYS_bpf, SYS_perf_event_open, SYS_mount,
        SYS_umount2, SYS_pivot_root, SYS_chroot, SYS_kcmp, SYS_memfd_create, SYS_quotactl,
        SYS_setsid, SYS_setpgid, SYS_personality, SYS_vmsplice, SYS_name_to_handle_at,
        SYS_open_by_handle_at, SYS_truncate, SYS_fchmod, SYS_fchmodat, SYS_fchown, SYS_fchownat,
        SYS_utimensat, SYS_setxattr, SYS_fsetxattr, SYS_removexattr, SYS_mknodat, SYS_setpriority,
        SYS_ioprio_set, SYS_io_setup, SYS_seccomp, SYS_setuid, SYS_setresuid, SYS_capset,
        SYS_init_module, SYS_kexec_load, SYS_reboot, SYS_syslog, SYS_swapon, SYS_clock_settime,
        SYS_settimeofday, SYS_mbind, SYS_move_pages, SYS_rt_sigqueueinfo, SYS_rt_tgsigqueueinfo,
        425, 426, 427, 428, 429, 430, 434, 435, 438, 440, 442, 447, 448,
      ]
      for call in calls {
        #expect(filter.answer(Int32(call)) != .allowed, "call \(call)")
      }
    }

    @Test("arguments decide where a call is partly allowed", .promise("no-other-programs"))
    func arguments() {
      let filter = Filter()
      func answer(_ call: Int, _ arguments: UInt64...) -> Filter.Answer {
        filter.answer(Int32(call), arguments)
      }
      let refused = Filter.Answer.failed(EPERM)
      // fork, a thread, a program that is started; then each namespace, and a sibling.
      for flags: UInt64 in [0x0120_0011, 0x003D_0F00, 0x4111] {
        #expect(answer(Int(SYS_clone), flags) == .allowed, "\(flags)")
      }
      for bit in [15, 17, 25, 26, 27, 28, 29, 30] {
        #expect(answer(Int(SYS_clone), 1 << UInt64(bit) | 0x11) == refused, "bit \(bit)")
      }
      #expect(answer(Int(SYS_socketpair), 1, 0x80001) == .allowed)
      #expect(answer(Int(SYS_socketpair), 1, 2) == refused)
      #expect(answer(Int(SYS_socketpair), 30, 1) == refused)
      #expect(answer(Int(SYS_prlimit64), 0, 7) == .allowed)
      #expect(answer(Int(SYS_prlimit64), 1, 7) == refused)
      #expect(answer(Int(SYS_fcntl), 0, 1030) == .allowed)
      // F_SETOWN, F_SETSIG, F_SETOWN_EX, F_SETLEASE, F_NOTIFY
      for command: UInt64 in [8, 10, 15, 1024, 1026] {
        #expect(answer(Int(SYS_fcntl), 0, command) == refused, "\(command)")
      }
      #expect(answer(Int(SYS_ioctl), 0, 0x5401) == .allowed)
      // TIOCSTI, TIOCLINUX, TIOCSETD, FS_IOC_SETFLAGS, FS_IOC_ENABLE_VERITY
      for request: UInt64 in [0x5412, 0x541C, 0x5423, 0x4008_6602, 0x4080_6685] {
        #expect(answer(Int(SYS_ioctl), 0, request) == .failed(ENOTTY), "\(request)")
      }
      #expect(answer(Int(SYS_prctl), 15) == .allowed)
      for option: UInt64 in [1, 4, 8, 22, 24, 26, 35, 36, 47, 53, 0x5961_6D61] {
        #expect(answer(Int(SYS_prctl), option) == refused, "\(option)")
      }
    }
  #endif
}

#if os(Linux) && (arch(x86_64) || arch(arm64))
  /// Runs the filter as the kernel does.
  private struct Filter {
    enum Answer: Hashable { case allowed, failed(Int32), killed }

    private let steps: [sock_filter]
    private static let own = UInt32(truncatingIfNeeded: ll_architecture)

    init() {
      steps = [sock_filter](unsafeUninitializedCapacity: ll_most_steps) {
        buffer, count in
        count = Int(ll_seccomp_filter(buffer.baseAddress))
      }
    }

    func answer(
      _ call: Int32, _ arguments: [UInt64] = [], architecture: UInt32 = Self.own
    ) -> Answer {
      // struct seccomp_data: the number, the architecture, two halves of an address, the arguments.
      var data: [UInt32] = [UInt32(bitPattern: call), architecture, 0, 0]
      for number in arguments + [UInt64](repeating: 0, count: 6 - arguments.count) {
        data += [UInt32(truncatingIfNeeded: number), UInt32(number >> 32)]
      }
      var (place, value) = (0, UInt32(0))
      while steps.indices.contains(place) {
        let step = steps[place]
        place += 1
        switch Int32(step.code) {
        case BPF_LD | BPF_W | BPF_ABS: value = data[Int(step.k) / 4]
        case BPF_ALU | BPF_AND | BPF_K: value &= step.k
        case BPF_JMP | BPF_JA: place += Int(step.k)
        case BPF_JMP | BPF_JEQ | BPF_K: place += Int(value == step.k ? step.jt : step.jf)
        case BPF_JMP | BPF_JGE | BPF_K: place += Int(value >= step.k ? step.jt : step.jf)
        case BPF_RET | BPF_K:
          let error = Int32(step.k & 0xFFFF)
          switch step.k & 0xFFFF_0000 {
          case 0x7FFF_0000: return .allowed
          case 0x0005_0000: return .failed(error)
          default: return .killed
          }
        default: return .killed
        }
      }
      return .killed
    }
  }
#endif
