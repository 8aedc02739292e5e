/// A child with all that it started: the processes below it, and those of its group.
struct ChildProcesses: Sendable {
  /// The child, which leads the group.
  let leader: pid_t

  struct Activity: Sendable, Hashable {
    /// The processor time that they have used, with those that have ended, in seconds.
    var processorSeconds = 0.0
    /// Whether one of them computes, or would if the processor were free.
    var isRunnable = false
  }

  #if os(Linux)
    /// What the processes do now; nil where the system does not report it.
    var activity: Activity? {
      let all = Self.table
      var own = Set(all.lazy.filter { $0.pid == leader || $0.group == leader }.map(\.pid))
      var count = 0
      while count != own.count {
        count = own.count
        for process in all where own.contains(process.parent) { own.insert(process.pid) }
      }
      guard !own.isEmpty else { return nil }
      return all.filter { own.contains($0.pid) }.reduce(into: Activity()) { activity, process in
        activity.processorSeconds += process.seconds
        if process.isRunnable { activity.isRunnable = true }
      }
    }

    private struct Process {
      var pid: pid_t
      var parent: pid_t
      var group: pid_t
      var seconds: Double
      var isRunnable: Bool

      /// The line of `/proc/PID/stat`: behind the name in parentheses the state, the parent and the
      /// group, and as fields 14 to 17 the ticks of the process and of those that it waited for.
      init?(_ pid: pid_t, line: String, ticks: Double) {
        guard let name = line.lastIndex(of: ")") else { return nil }
        let fields = line[name...].split(separator: " ").dropFirst().map(String.init)
        guard fields.count > 14, let parent = pid_t(fields[1]), let group = pid_t(fields[2]) else {
          return nil
        }
        (self.pid, self.parent, self.group) = (pid, parent, group)
        seconds = fields[11...14].compactMap(Double.init).reduce(0, +) / ticks
        isRunnable = fields[0] == "R" || fields[0] == "D"
      }
    }

    /// The processes of this system, as far as it shows them.
    private static var table: [Process] {
      let ticks = Double(max(1, sysconf(Int32(_SC_CLK_TCK))))
      return Files.names(in: "/proc").compactMap { name in
        guard let pid = pid_t(name), let line = line(of: pid) else { return nil }
        return Process(pid, line: line, ticks: ticks)
      }
    }

    private static func line(of pid: pid_t) -> String? {
      let file = open("/proc/\(pid)/stat", O_RDONLY | O_CLOEXEC)
      guard file >= 0 else { return nil }
      defer { close(file) }
      return withUnsafeTemporaryAllocation(byteCount: 1024, alignment: 1) { buffer in
        let count = read(file, buffer.baseAddress, buffer.count)
        return count > 0 ? String(decoding: buffer.prefix(count), as: UTF8.self) : nil
      }
    }
  #else
    /// What the processes of the group do now; nil where the system does not report it. Written
    /// after the manual, and not tested.
    var activity: Activity? {
      var pids = [pid_t](repeating: 0, count: 1024)
      let bytes = proc_listpids(
        UInt32(PROC_PGRP_ONLY), UInt32(leader), &pids,
        Int32(pids.count * MemoryLayout<pid_t>.stride))
      guard bytes > 0 else { return nil }
      var scale = mach_timebase_info_data_t()
      mach_timebase_info(&scale)
      let tick = Double(scale.numer) / Double(max(1, scale.denom)) / 1e9
      var activity: Activity?
      for pid in pids.prefix(Int(bytes) / MemoryLayout<pid_t>.stride) where pid > 0 {
        var info = proc_taskinfo()
        let size = Int32(MemoryLayout<proc_taskinfo>.stride)
        guard proc_pidinfo(pid, PROC_PIDTASKINFO, 0, &info, size) == size else { continue }
        activity = activity ?? Activity()
        activity?.processorSeconds += Double(info.pti_total_user + info.pti_total_system) * tick
        if info.pti_numrunning > 0 { activity?.isRunnable = true }
      }
      return activity
    }
  #endif
}
