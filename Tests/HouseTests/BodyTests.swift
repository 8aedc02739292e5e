import Testing

/// What a change compiles again: every file that uses a type depends on the type's body, and on the
/// methods that it calls.
@Suite("Bodies of types")
struct BodyTests {
  private static let libraries = House.swift(in: "Sources/LayoutCore", "Sources/LayoutText")

  @Test("the public types of the libraries have their methods in extensions")
  func methods() {
    for file in Self.libraries {
      for type in Self.bodies(of: file.lines) where type.hasValues {
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
          @inlinable @inline(__always) public static func b() {}
        }

        extension One {
          func c() {}
        }

        public enum Two {
          public static func d() {}
        }

        public enum Three {
          case e
          nonisolated(unsafe) mutating func f() {}
        }
        """.split(separator: "\n", omittingEmptySubsequences: false))
    #expect(bodies.map(\.hasValues) == [true, false, true])
    #expect(bodies.map(\.method) == [2, 10, 15])
  }

  /// The bodies of the public types, each with the line of its first method. An enumeration without
  /// cases has no values: what uses it uses its methods, so that it keeps them in its body.
  private static func bodies(of lines: [Substring]) -> [(hasValues: Bool, method: Int?)] {
    let type = /^(@\w+(\([^)]*\))? )*public (final |indirect )*(?<kind>struct|enum|class)\b/
    let method = /^\s{2}(@\w+(\([^)]*\))? )*(\w+(\(\w+\))? )*(func|subscript)\b/
    return lines.indices.compactMap { start in
      guard let match = lines[start].firstMatch(of: type), !lines[start].hasSuffix("}") else {
        return nil
      }
      let body = lines[start..<(lines[start...].firstIndex(of: "}") ?? lines.endIndex)]
      let isCase = { (line: Substring) in line.hasPrefix("  case ") || line.hasPrefix("  indirect ")
      }
      return (
        hasValues: match.kind != "enum" || body.contains(where: isCase),
        method: body.firstIndex { $0.contains(method) }.map { $0 + 1 }
      )
    }
  }
}
