import LabLanguage
package import LayoutCore

extension Setting {
  /// The commands that set what `request` has otherwise than `start`: settings of the whole layout,
  /// or those of the first section. What no words say, such as edited sizes, has no command.
  package static func commands(
    from start: LayoutRequest, to request: LayoutRequest, perSection: Bool
  ) -> [String] {
    guard let before = SessionState(start), let after = SessionState(request) else { return [] }
    return listed(perSection: perSection).compactMap { part in
      let text = part.text(after, 0)
      return text.isEmpty || text == part.text(before, 0) ? nil : "\(part.name) \(text)"
    }
  }
}

extension SessionState {
  /// The state in which `request` is set; nil for a request without sections.
  fileprivate init?(_ request: LayoutRequest) {
    guard let first = request.sections.first else { return nil }
    self.init(strategy: first.strategy, templates: request.templates)
    self.request = request
    sizeWords = request.sections.map { $0.sizes.words ?? "" }
    // Edited sizes would be shown with the number of edits, which is no word of a command.
    for (number, words) in sizeWords.enumerated() where words.isEmpty {
      self.request.sections[number].sizes = .pattern([])
    }
  }
}
