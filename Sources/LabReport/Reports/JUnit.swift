import LayoutText

/// The results of tests in JUnit's XML, which build servers read.
package struct JUnit: Sendable {
  /// What is wrong with a case.
  package struct Problem: Sendable {
    let message: String
    let text: String

    /// A problem in one sentence, and all that is known of it.
    package init(message: String, text: String) { (self.message, self.text) = (message, text) }
  }

  /// One test.
  package struct Case: Sendable {
    let name: String
    let className: String
    /// The file it is about, and the line there.
    package var place: (file: String, line: Int)?
    package var failures: [Problem] = []
    /// Why it did not run to its end.
    package var error: Problem?
    package var skipReason: String?
    /// What is to be read although the case passes.
    package var output: String?

    /// A case that passes.
    package init(name: String, className: String) {
      (self.name, self.className) = (name, className)
    }
  }

  let name: String
  let cases: [Case]

  /// The suite called `name`.
  package init(name: String, cases: [Case]) { (self.name, self.cases) = (name, cases) }

  /// The file.
  package var text: String {
    let counts = [
      ("tests", cases.count), ("failures", cases.count { !$0.failures.isEmpty }),
      ("errors", cases.count { $0.error != nil }),
      ("skipped", cases.count { $0.skipReason != nil }),
    ]
    let attributes = [("name", name)] + counts.map { ($0.0, String($0.1)) }
    return #"<?xml version="1.0" encoding="UTF-8"?>"# + "\n"
      + Self.start("testsuite", attributes) + ">\n" + cases.map { "  \($0.text)\n" }.joined()
      + "</testsuite>\n"
  }

  /// A start tag without its end: `<failure message="…"`.
  fileprivate static func start(_ name: String, _ attributes: [(String, String)]) -> String {
    "<\(name)" + attributes.map { " \($0.0)=\"\(XMLText.escaped($0.1))\"" }.joined()
  }
}

extension JUnit.Case {
  fileprivate var text: String {
    var attributes = [("name", name), ("classname", className)]
    if let place { attributes += [("file", place.file), ("line", String(place.line))] }
    var text = JUnit.start("testcase", attributes) + ">"
    for failure in failures { text += failure.text(in: "failure") }
    if let error { text += error.text(in: "error") }
    if let skipReason { text += JUnit.start("skipped", [("message", skipReason)]) + "/>" }
    if let output { text += "<system-out>\(XMLText.escaped(output))</system-out>" }
    return text + "</testcase>"
  }
}

extension JUnit.Problem {
  fileprivate func text(in name: String) -> String {
    JUnit.start(name, [("message", message)]) + ">\(XMLText.escaped(text))</\(name)>"
  }
}
