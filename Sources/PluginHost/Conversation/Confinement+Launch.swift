import LabLanguage

extension Confinement {
  /// The confinement of the program that `launch` starts: the system's programs and libraries, the
  /// program itself, its folder, its interpreter with its libraries, and the files in `launch`.
  ///
  /// A folder that contains a home folder is not a program's own: there it may read its own files,
  /// and nothing beside them.
  ///
  /// - Throws: `notStarted`, where the first line of a script or `LAYOUTLAB_READ` names what no
  ///   program may read.
  init(_ launch: Launch) throws(LabError) {
    let closed = ClosedFolders(home: launch.variable("HOME"))
    let programs = ProgramFolders(path: launch.variable("PATH") ?? "", closed: closed)
    var own = launch.command.filter { $0.hasPrefix("/") } + [launch.source].compactMap(\.self)
    if let folder = Path.real(launch.folder), !closed.holds(folder) { own.append(folder) }
    for path in launch.reads { if let path = try closed.opened(path) { own.append(path) } }
    reads = SystemFolders.reads + programs.folders + own
    writes = SystemFolders.writes + launch.writes
    if launch.source != nil {
      reads.append(SystemFolders.processes)
      if let compiler = programs.find("swiftc") { reads += programs.parts(of: compiler) }
    } else if let script = launch.command.first, let line = FirstLine(of: script) {
      reads += try line.interpreter(programs: programs, readable: reads)
    }
  }
}
