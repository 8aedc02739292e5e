extension [String] {
  /// The texts one after another, with `separator` between them.
  ///
  /// In place of the standard library's, which is for all collections. It looks up by name what it
  /// needs of one, and its first call would take a thirtieth of the instructions of the start.
  package func joined(separator: String = "") -> String {
    var text = first ?? ""
    for part in dropFirst() {
      text += separator
      text += part
    }
    return text
  }
}
