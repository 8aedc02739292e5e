import Testing

/// The surface of the UIKit shim against the table of its evidence.
@Suite("Evidence of the UIKit shim")
struct SurfaceEvidenceTests {
  private static let page = House.file("Documentation/UIKitSurface.md")

  /// The rows of the table: the type, the files that need it, an example or the reason.
  private static let rows = page.lines.filter { $0.hasPrefix("| `") }.map { row in
    row.split(separator: "|").map { cell in cell.filter { $0 != " " && $0 != "`" } }
  }

  /// The public types at the top level of the folders with surface.
  private static let types: Set<String> = Set(
    House.swift(
      in: "Sources/UIKitShim/LabUIKit/Surface", "Sources/UIKitShim/LabUIKit/Views",
      "Sources/UIKitShim/LabCombine"
    )
    .flatMap { file in
      file.text.matches(
        of:
          /(?m)^(?:@\w+ )*(?:public|open) (?:final )?(?:class|struct|enum|protocol|typealias) (\w+)/
      ).map { String($0.1) }
    })

  @Test("every type of the surface is in the table of evidence, and no other")
  func everyType() {
    #expect(Self.types.count > 50)
    let listed = Self.rows.map { String($0[0]) }
    #expect(Set(listed).count == listed.count)
    #expect(Self.types.subtracting(listed) == [], "types without evidence")
    #expect(Set(listed).subtracting(Self.types) == [], "rows of types that are gone")
  }

  @Test("each row counts files, or names the declaration that needs the type")
  func everyRow() {
    for row in Self.rows {
      let count = Int(row[1]) ?? -1
      #expect(count > 0 || (count == 0 && row[2].hasPrefix("through")), "\(row[0])")
    }
  }

  @Test(
    "the UIKit shim has at most 9,150 lines, what replaces SwiftUI 1,300, and what replaces Combine 990"
  )
  func lines() {
    var lines: [String: Int] = [:]
    for file in House.swift(in: "Sources/UIKitShim") {
      let part = ["SwiftUI", "Combine"].first(where: file.path.contains) ?? "UIKit"
      lines[part, default: 0] += file.lines.count - 1
    }
    for (part, most) in [("UIKit", 9_150), ("SwiftUI", 1_300), ("Combine", 990)] {
      let count = lines[part] ?? 0
      #expect(count <= most, "\(part): \(count) lines: remove names that no file needs")
    }
  }
}
