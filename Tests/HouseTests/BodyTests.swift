import Testing

/// What a change compiles again: every file that uses a type depends on the type's body, and on the
/// methods that it calls.
@Suite("Bodies of types")
struct BodyTests {
  private static let libraries = House.swift(in: "Sources/LayoutCore", "Sources/LayoutText")

  @Test("the public types of the libraries have their methods in extensions")
  func methods() {
    for file in Self.libraries {
      for type in Self.bodies(of: file.lines) where type.isStored {
        #expect(
          type.method == nil,
          "\(file.path):\(type.method ?? 0): put it into the extension below the body")
      }
    }
  }

  @Test("a body with a method is found, a namespace and an extension are not")
  func finding() {
    let bodies = Self.bodies(
      of: """
        public struct One: P {
          let a: Int
          @inlinable public static func b() {}
        }

        extension One {
          func c() {}
        }

        public enum Two {
          public static func d() {}
        }
        """.split(separator: "\n", omittingEmptySubsequences: false))
    #expect(bodies.map(\.isStored) == [true, false])
    #expect(bodies.map(\.method) == [3, 11])
  }

  /// The bodies of the public types, each with the line of its first method, and whether it has
  /// anything that must be in a body: what its values contain, or how they are made.
  private static func bodies(of lines: [Substring]) -> [(isStored: Bool, method: Int?)] {
    let type = /^(@\w+(\([^)]*\))? )*public (final |indirect )*(struct|enum|class)\b/
    let method = /^\s{2}(@\w+ )*(\w+ )*(func|subscript)\b/
    let stored = /^\s{2}((public|package|private|indirect)(\(set\))? )*(case|init|let)\b/
    return lines.indices.filter { lines[$0].contains(type) && !lines[$0].hasSuffix("}") }.map {
      let end = lines[$0...].firstIndex(of: "}") ?? lines.endIndex
      let body = lines[$0..<end]
      return (
        isStored: body.contains { $0.contains(stored) },
        method: body.firstIndex { $0.contains(method) }.map { $0 + 1 }
      )
    }
  }
}
