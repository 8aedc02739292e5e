import CConfinement
import LabLanguage

/// What ends the groups of children when the lab ends, however it ends: a process that is started
/// with the first child, and again where it was killed.
struct Reaper {
  /// Its number; 0 before it is started.
  private var pid: pid_t = 0
  private var words: Int32 = -1
  private var groups: Set<pid_t> = []
  private var isEndedAtExit = false

  /// Where a child reports the group that it leads.
  ///
  /// - Throws: `notStarted`, where no process can be started.
  mutating func open() throws(LabError) -> Int32 {
    var status: Int32 = 0
    if pid > 0, waitpid(pid, &status, WNOHANG) == 0 { return words }
    if words >= 0 { close(words) }
    pid = ll_reaper_start(&words)
    guard pid > 0 else {
      (pid, words) = (0, -1)
      throw .notStarted(.makeReaper, errno)
    }
    for group in groups { _ = ll_reaper_tell(words, group) }
    if !isEndedAtExit { isEndedAtExit = atexit { Spawned.endAll() } == 0 }
    return words
  }

  /// Ends all groups and itself, and waits for them, so that an orderly exit leaves no process.
  mutating func end() {
    for group in groups { kill(-group, SIGKILL) }
    if words >= 0 { close(words) }
    for process in groups.union([pid]) where process > 0 {
      while waitpid(process, nil, 0) < 0, errno == EINTR {}
    }
    (pid, words, groups) = (0, -1, [])
  }

  /// Adds `group`, whose leader has ended, for the next reaper.
  mutating func add(_ group: pid_t) { groups.insert(group) }

  /// Forgets `group`, which has ended. Its leader must not have been waited for: its number is not
  /// another's.
  mutating func remove(_ group: pid_t) {
    groups.remove(group)
    _ = ll_reaper_tell(words, -group)
  }
}
