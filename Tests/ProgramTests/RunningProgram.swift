import Foundation

/// The program while it runs: it can be written to, read from and sent signals.
final class RunningProgram {
  /// Seconds until a wait has failed: far more than a busy machine needs.
  private static let patience = 600.0

  private let process = Process()
  private let input = Pipe()
  private let output = Pipe()

  /// Starts the program in `directory`; it writes to `file`, or to who reads with `see`.
  init(_ arguments: [String], in directory: URL, writingTo file: FileHandle? = nil) throws {
    // A shell has its background jobs ignore Ctrl-C, and whatever they start.
    for number in [SIGINT, SIGQUIT] where Self.isIgnored(number) { signal(number, SIG_DFL) }
    process.executableURL = URL(filePath: Program.path)
    process.arguments = arguments
    process.currentDirectoryURL = directory
    process.standardInput = input
    if let file { process.standardOutput = file } else { process.standardOutput = output }
    process.standardError = FileHandle.nullDevice
    try process.run()
  }

  /// Whether this process ignores a signal; a handler of another test must stay.
  private static func isIgnored(_ number: Int32) -> Bool {
    var action = sigaction()
    sigaction(number, nil, &action)
    #if canImport(Darwin)
      let handler = action.__sigaction_u.__sa_handler
    #else
      let handler = action.__sigaction_handler.sa_handler
    #endif
    return unsafeBitCast(handler, to: Int.self) == unsafeBitCast(SIG_IGN, to: Int.self)
  }

  deinit {
    if process.isRunning { kill(process.processIdentifier, SIGKILL) }
  }

  /// The end of its output that the program writes to.
  var outputDescriptor: Int32 { output.fileHandleForReading.fileDescriptor }

  /// The private memory in bytes, without its code and shared memory; nil where the system does not
  /// report it.
  var ownMemory: Int? {
    #if canImport(Darwin)
      var usage = rusage_info_v4()
      let status = withUnsafeMutablePointer(to: &usage) { pointer in
        pointer.withMemoryRebound(to: rusage_info_t?.self, capacity: 1) {
          proc_pid_rusage(process.processIdentifier, RUSAGE_INFO_V4, $0)
        }
      }
      return status == 0 ? Int(usage.ri_phys_footprint) : nil
    #else
      let file = "/proc/\(process.processIdentifier)/status"
      let text = (try? String(contentsOfFile: file, encoding: .utf8)) ?? ""
      let line = text.split(separator: "\n").first { $0.hasPrefix("RssAnon:") }
      return line?.split(whereSeparator: \.isWhitespace).dropFirst().first.flatMap { Int($0) }
        .map { $0 << 10 }
    #endif
  }

  func write(_ text: String) throws {
    try input.fileHandleForWriting.write(contentsOf: Data(text.utf8))
  }

  /// Ends its input.
  func close() throws { try input.fileHandleForWriting.close() }

  /// Waits until it has written `text`.
  func see(_ text: String) -> Bool {
    var seen = ""
    while !seen.contains(text) {
      let data = output.fileHandleForReading.availableData
      guard !data.isEmpty else { return false }
      seen += String(decoding: data, as: UTF8.self)
    }
    return true
  }

  func send(_ signal: Int32) { kill(process.processIdentifier, signal) }

  /// Waits for its end; its exit status, or nil where a signal ended it or it does not end.
  func exitStatus() -> Int32? {
    guard Self.wait(until: { !process.isRunning }) else { return nil }
    return process.terminationReason == .exit ? process.terminationStatus : nil
  }

  /// Waits until `condition` is true; false after far more time than that can take.
  static func wait(until condition: () -> Bool) -> Bool {
    let limit = Date(timeIntervalSinceNow: patience)
    while !condition() {
      guard Date() < limit else { return false }
      usleep(5_000)
    }
    return true
  }

  /// Opens a named pipe to write, once the program has opened it to read; nil if it never does.
  static func openToWrite(_ pipe: URL) -> Int32? {
    var descriptor: Int32 = -1
    let isOpen = wait {
      descriptor = open(pipe.path, O_WRONLY | O_NONBLOCK | O_CLOEXEC)
      return descriptor >= 0
    }
    return isOpen ? descriptor : nil
  }
}
