internal import CLibEdit

/// How the process was started.
public enum ProcessArguments {
  /// The program as it was called: a path, or a name that the shell found in `PATH`.
  public static var program: String {
    #if os(Linux)
      String(cString: ll_program_name())
    #else
      CommandLine.arguments[0]
    #endif
  }

  /// The path by which the system started the program; nil where it does not report one. `/proc` knows
  /// it, too, but the first look into its folder of a process takes a fiftieth of the start.
  public static var path: String? {
    #if os(Linux)
      ll_program_path().map { String(cString: $0) }
    #else
      nil
    #endif
  }

  /// The program and the words behind it. To be read first of all: the words are on the stack beside
  /// the environment, which moves when it is changed.
  ///
  /// Not `CommandLine.arguments` on Linux: the Swift runtime searches the map of the process's memory
  /// for them before `main`, which takes a thirtieth of the start. The program is linked without that.
  public static func read() -> [String] {
    #if os(Linux)
      var count: Int32 = 0
      guard let words = ll_arguments(&count) else { return recorded() }
      return (0..<Int(count)).map { index in words[index].map { String(cString: $0) } ?? "" }
    #else
      CommandLine.arguments
    #endif
  }

  #if os(Linux)
    /// The same as the system has it, for a library that is loaded before `main` may change the
    /// environment.
    static func recorded() -> [String] {
      guard let file = fopen("/proc/self/cmdline", "r") else { return [] }
      defer { fclose(file) }
      var words: [String] = []
      var text: UnsafeMutablePointer<CChar>?
      var capacity = 0
      while getdelim(&text, &capacity, 0, file) > 0, let text {
        words.append(String(cString: text))
      }
      free(text)
      return words
    }
  #endif
}
