#if os(Linux)
  import Testing

  @testable import LabTerminal

  @Suite("How the process was started")
  struct ProcessArgumentsTests {
    @Test("the system has the same arguments as the Swift runtime")
    func recorded() {
      #expect(ProcessArguments.recorded() == CommandLine.arguments)
    }

    @Test("the path of the program leads to the program")
    func path() throws {
      let path = try #require(ProcessArguments.path)
      let (started, running) = (realpath(path, nil), realpath("/proc/self/exe", nil))
      defer { for place in [started, running] { free(place) } }
      #expect(started.map { String(cString: $0) } == running.map { String(cString: $0) })
    }

    @Test("the program is the first argument")
    func program() {
      #expect(ProcessArguments.program == CommandLine.arguments.first)
    }
  }
#endif
