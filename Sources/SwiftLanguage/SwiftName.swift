extension StringProtocol {
  /// The last part of a name, without the types or the module before it: `Inner` of `Outer.Inner`.
  package var lastName: String {
    lastIndex(of: ".").map { String(self[index(after: $0)...]) } ?? String(self)
  }
}
