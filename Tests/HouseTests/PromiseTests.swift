import Testing

/// SECURITY.md promises nothing without a test.
@Suite("Promises")
struct PromiseTests {
  /// The names in the first column of the table of SECURITY.md.
  private static let promised: Set<String> = {
    let page = House.files.first { $0.path == "SECURITY.md" }?.text ?? ""
    let names = page.split(separator: "\n").compactMap { line -> String? in
      guard line.hasPrefix("| `") else { return nil }
      return String(line.dropFirst(3).prefix { $0 != "`" })
    }
    return Set(names)
  }()

  /// The names that tests give as their promises.
  private static let tested: Set<String> = {
    let tests = House.files.filter {
      $0.path.hasPrefix("Tests/") && $0.path.hasSuffix("Tests.swift")
    }
    return Set(
      tests.flatMap { file in
        file.text.matches(of: /\.promise\("([a-z-]+)"\)/).map { String($0.1) }
      })
  }()

  @Test("every promise of SECURITY.md has a test, and every promise of a test is in SECURITY.md")
  func promises() {
    #expect(!Self.promised.isEmpty)
    #expect(Self.promised.subtracting(Self.tested).sorted() == [], "promised without a test")
    #expect(Self.tested.subtracting(Self.promised).sorted() == [], "tested without a promise")
  }
}
