/// A value for each section, as source.
enum SectionValues {
  /// The one value of all sections; nil where they differ.
  static func common<Value: Equatable>(_ values: [Value]) -> Value? {
    guard let first = values.first, values.allSatisfy({ $0 == first }) else { return nil }
    return first
  }

  /// `return` and the value of `section`: a `switch` where sections differ. The last section's value
  /// is that of all further sections.
  static func chosen(_ values: [String], by section: String) -> String {
    guard common(values) == nil, let last = values.last else { return returned(values.first ?? "") }
    var cases: [(value: String, sections: [Int])] = []
    for (number, value) in values.enumerated() where value != last {
      if let known = cases.firstIndex(where: { $0.value == value }) {
        cases[known].sections.append(number)
      } else {
        cases.append((value, [number]))
      }
    }
    let choices = cases.map { value, sections in
      "case \(sections.map(String.init).joined(separator: ", ")): \(returned(value))\n"
    }
    return "switch \(section) {\n\(choices.joined())default: \(returned(last))\n}"
  }

  /// A value of several lines has statements, and returns itself.
  private static func returned(_ value: String) -> String {
    value.contains("\n") ? "\n" + SwiftText.indented(value, by: 2) : "return \(value)"
  }
}
