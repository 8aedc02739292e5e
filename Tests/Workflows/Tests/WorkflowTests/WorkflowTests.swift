import Foundation
import Testing
import Yams

@Suite("Workflows")
struct WorkflowTests {
  private static let known: Set = ["name", "on", "permissions", "concurrency", "env", "jobs"]
  private static let jobKeys: Set = [
    "name", "needs", "runs-on", "timeout-minutes", "strategy", "container", "permissions", "env",
    "if", "steps",
  ]
  private static let stepKeys: Set = ["name", "id", "if", "uses", "with", "run", "env"]

  @Test("every workflow has a name, events, permissions and jobs, and no unknown key")
  func workflows() throws {
    let workflows = try Workflow.all()
    #expect(workflows.map(\.name) == Repository.yaml(in: ".github/workflows"))
    #expect(workflows.count >= 2)
    for workflow in workflows {
      #expect(Set(workflow.file.keys).isSubset(of: Self.known), "\(workflow.name)")
      for key in ["name", "on", "permissions", "jobs"] {
        #expect(workflow.file[key] != nil, "\(workflow.name) has no \(key)")
      }
      // A key that is written twice would hide the first.
      #expect(Set(workflow.file.keys).count == workflow.file.keys.count)
    }
  }

  @Test("every job has a system, a time limit and steps, and waits only for jobs of its workflow")
  func jobs() throws {
    for workflow in try Workflow.all() {
      let names = workflow.jobs.map(\.name)
      #expect(!names.isEmpty && Set(names).count == names.count)
      for job in workflow.jobs {
        let place = "\(workflow.name): \(job.name)"
        #expect(Set(job.file.keys).isSubset(of: Self.jobKeys), "\(place)")
        #expect(!job.runners.isEmpty && job.runners.allSatisfy { !$0.isEmpty }, "\(place)")
        #expect(job.file.text("timeout-minutes").flatMap { Int($0) } != nil, "\(place)")
        #expect(!job.steps.isEmpty, "\(place)")
        #expect(Set(job.needs).isSubset(of: names), "\(place)")
      }
    }
  }

  @Test("a step either uses an action of a fixed version or runs a command")
  func steps() throws {
    for workflow in try Workflow.all() {
      for job in workflow.jobs {
        for step in job.steps {
          let place = "\(workflow.name): \(job.name): \(step.keys)"
          #expect(Set(step.keys).isSubset(of: Self.stepKeys), "\(place)")
          #expect((step["uses"] == nil) != (step["run"] == nil), "\(place)")
          if let action = step.text("uses") {
            #expect(action.wholeMatch(of: /actions\/[a-z-]+@v[0-9]+/) != nil, "\(place)")
          }
          #expect(step["with"] == nil || step["uses"] != nil, "\(place)")
        }
      }
    }
  }

  @Test("an expression names something that is there")
  func expressions() throws {
    for workflow in try Workflow.all() {
      for job in workflow.jobs {
        let text = try Yams.serialize(node: Node(job.file.entries.map { (Node($0.key), $0.value) }))
        for match in text.matches(of: /\$\{\{ *([a-z]+)\.([a-zA-Z_.]+) *\}\}/) {
          let (context, name) = (String(match.1), String(match.2))
          switch context {
          case "matrix": #expect(job.matrix?[name] != nil, "\(workflow.name): \(match.0)")
          case "github": #expect(["ref", "token"].contains(name), "\(workflow.name): \(match.0)")
          default: Issue.record("\(workflow.name): unknown context in \(match.0)")
          }
        }
      }
    }
  }

  @Test("a command of a job on Linux is a command of .ci/run or of the README, letter for letter")
  func commands() throws {
    let known = try Repository.commandsOfCI()
    var count = 0
    for workflow in try Workflow.all() {
      for job in workflow.jobs where job.isLinux && job.name != "publish" {
        for command in job.commands {
          count += 1
          #expect(known.contains(command), "\(workflow.name): \(job.name): \(command)")
        }
      }
    }
    #expect(count >= 5)
  }

  @Test("the matrix begins with the tools version; other jobs use its newest Swift")
  func versions() throws {
    let jobs = try Workflow.all().flatMap(\.jobs)
    let matrices = jobs.compactMap { $0.matrix?.texts("swift") }.filter { !$0.isEmpty }
    let versions = try #require(matrices.first)
    #expect(matrices.count == 1, "the versions are listed once")
    let tools = try Repository.lines("Package.swift")[0].split(separator: " ").last
    #expect(versions.first == tools.map(String.init))
    #expect(try Repository.text("README.md").contains("Swift \(versions[0]) or later"))
    let newest = try #require(versions.last)
    for job in jobs where job.matrix?["swift"] == nil && job.isLinux && job.name != "publish" {
      #expect(job.file.text("container") == "swift:\(newest)-bookworm", "\(job.name)")
    }
  }

  @Test("one job is for macOS 15, one lints, one builds the documentation; a tag makes archives")
  func duties() throws {
    let ci = try #require(try Workflow("ci.yml"))
    #expect(ci.jobs.contains { $0.runners == ["macos-15"] && $0.commands == ["swift test"] })
    #expect(ci.jobs.contains { $0.commands.contains { $0.hasPrefix("swift format lint") } })
    #expect(ci.jobs.contains { $0.commands == ["bash .ci/documentation"] })
    let release = try #require(try Workflow("release.yml"))
    #expect(release.file.mapping("on")?.mapping("push")?.keys == ["tags"])
    #expect(release.jobs.filter { $0.commands.contains("bash .ci/archive") }.count == 2)
  }
}
