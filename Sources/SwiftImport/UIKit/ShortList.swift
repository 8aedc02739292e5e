extension Collection<String> {
  /// The first three, and how many more there are: `a, b, c and 12 more`.
  var shortList: String {
    let most = 3
    let rest = count > most ? " and \(count - most) more" : ""
    return prefix(most).joined(separator: ", ") + rest
  }
}
