import Yams

/// A file of `.github/workflows`.
struct Workflow {
  let name: String
  let file: Mapping

  init?(_ name: String) throws {
    guard let file = try Mapping(yaml: Repository.text(".github/workflows/\(name)")) else {
      return nil
    }
    self.name = name
    self.file = file
  }

  static func all() throws -> [Workflow] {
    try Repository.yaml(in: ".github/workflows").compactMap { try Workflow($0) }
  }

  var jobs: [Job] {
    (file.mapping("jobs")?.entries ?? []).compactMap { name, node in
      Mapping(node).map { Job(name: name, file: $0) }
    }
  }

  struct Job {
    let name: String
    let file: Mapping

    var steps: [Mapping] { file.list("steps").compactMap { Mapping($0) } }
    /// The jobs that it waits for.
    var needs: [String] {
      file.text("needs").map { [$0] } ?? file.texts("needs")
    }
    var matrix: Mapping? { file.mapping("strategy")?.mapping("matrix") }
    /// The machines that it runs on, with those that its matrix names.
    var runners: [String] {
      let runner = file.text("runs-on") ?? ""
      guard runner.contains("${{") else { return [runner] }
      return matrix?.texts("runner") ?? []
    }
    var isLinux: Bool { runners.allSatisfy { $0.hasPrefix("ubuntu-") } }
    /// The lines of its shell commands.
    var commands: [String] {
      steps.compactMap { $0.text("run") }.flatMap { $0.split(separator: "\n").map(String.init) }
    }
  }
}
