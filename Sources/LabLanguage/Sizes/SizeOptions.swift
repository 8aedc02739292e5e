/// The `name=value` words of a form of `sizes`.
enum SizeOptions {
  /// The plain words of `arguments`, and the values of the options, each of which may be given
  /// once.
  ///
  /// - Throws: an error at an option that is not one of `names` or is repeated.
  static func split(
    _ arguments: ArraySlice<Token>, names: [String]
  ) throws(LabError) -> (words: [Token], options: [String: Token]) {
    var words: [Token] = []
    var options: [String: Token] = [:]
    for token in arguments {
      guard let (name, value) = token.assignment else {
        words.append(token)
        continue
      }
      guard names.contains(name.text) else {
        let guesses = Suggestion.guesses(for: name.text, among: names)
        throw LabError(.unknownParameter(name: name.text, suggestions: guesses), at: name.span)
      }
      guard options[name.text] == nil else {
        throw LabError(.repeatedArgument(name: name.text), at: name.span)
      }
      options[name.text] = value
    }
    return (words, options)
  }
}
