import Foundation
import Testing

/// Short files, short functions, and names with a meaning.
@Suite("Sizes and names")
struct SizeTests {
  private static let sources = House.swift(in: "Sources", "Plugins")

  @Test("half of the files have at most 120 lines, and none has more than 400")
  func files() {
    let lengths = Self.sources.map { $0.lines.count - 1 }.sorted()
    #expect(lengths[lengths.count / 2] <= 120)
    for file in Self.sources + House.swift(in: "Tests") {
      #expect(file.lines.count - 1 <= 400, "\(file.path) is too long: split it by what it is about")
    }
  }

  @Test("no function has more than 60 lines")
  func functions() {
    for file in Self.sources {
      for function in SwiftSource(file.text).functions {
        #expect(
          function.length <= 60,
          "\(file.path):\(function.line): a function of \(function.length) lines")
      }
    }
  }

  @Test("functions are found and measured: text, comments and requirements are none")
  func measuring() {
    let source = SwiftSource(
      """
      protocol P { func none(_ a: Int) -> Int }
      func one() -> String { "func no() { \\(f { ")" })" }
      // func no() {
      struct S {
        init(_ a: Int) {
          /* } */ g("}")
        }
        func two<T>(
          _ t: T
        ) throws -> Int
        where T: P {
          1
        }
      }
      """)
    #expect(source.functions.map(\.line) == [2, 5, 8])
    #expect(source.functions.map(\.length) == [1, 3, 6])
  }

  @Test("no file is called after nothing in particular")
  func names() {
    for file in House.files {
      for word in ["Utils", "Util.", "Helpers", "Helper.", "Manager", "Misc"] {
        #expect(!file.name.contains(word), "\(file.path): name it after what is in it")
      }
    }
  }

  @Test("nothing asks for the name of a character, which the program is linked without")
  func namesOfCharacters() {
    let asking = Self.sources.filter { $0.text.contains(".properties.name") }.map(\.path)
    #expect(asking == [], "Sources/layoutlab/unused.ld leaves the names out")
  }

  @Test("nothing is left for later, and nothing can trap on purpose")
  func words() {
    let unfinished = ["TODO", "FIXME", "XXX"]
    let trapping = ["try!", " as! ", "fatalError(", "preconditionFailure("]
    let words = unfinished + trapping
    for file in Self.sources where words.contains(where: file.text.contains) {
      for (number, line) in file.lines.enumerated() where words.contains(where: line.contains) {
        // Text that is written into another program does not count.
        let code = line.replacing(/"(\\.|[^"\\])*"/, with: "\"\"")
        let found = unfinished.filter(line.contains) + trapping.filter(code.contains)
        #expect(found.isEmpty, "\(file.path):\(number + 1): \(found)")
      }
    }
  }

  @Test("no value is printed by the names of its cases or properties, which the program lacks")
  func printing() throws {
    let words = ["String(describing:", "String(reflecting:", "Mirror(", " dump("]
    for file in Self.sources where !Self.isOutside(file.path) {
      let found = words.filter(file.text.contains)
      #expect(found.isEmpty, "\(file.path): \(found)")
    }
    // The call for a value without a description of its own, inside a text.
    let symbol = Data("ss26DefaultStringInterpolationV06appendC0yyxlF".utf8)
    let folder = try #require(Self.buildFolder)
    for (module, path) in House.modules where !Self.isOutside(path) {
      for file in House.swift(in: path) {
        let object = try Data(contentsOf: folder.appending(path: "\(module).build/\(file.name).o"))
        let isFound = object.range(of: symbol) != nil
        #expect(!isFound, "\(file.path): write rawValue, or what the text shall say")
      }
    }
  }

  /// Whether `path` is not linked into the program.
  private static func isOutside(_ path: String) -> Bool {
    ["Sources/UIKitShim/", "Sources/LayoutTestKit", "Sources/NewStrategy"].contains {
      path.hasPrefix($0)
    }
  }

  /// Where the tests were built.
  private static var buildFolder: URL? {
    (Bundle.allBundles + [Bundle.main]).flatMap {
      [$0.bundleURL.deletingLastPathComponent(), $0.bundleURL]
    }.first {
      FileManager.default.fileExists(atPath: $0.appending(path: "LabSession.build").path)
    }
  }
}
