/// A named template that a strategy supplies.
public struct Preset: Sendable, Hashable {
  /// What it looks like, as one sentence without a full stop.
  public var summary: String
  /// The template, with the name for `use compositional template=NAME`.
  public var template: SectionTemplate

  /// The name of the template.
  public var name: String { template.name }

  /// A template that looks as `summary` says.
  public init(_ summary: String, _ template: SectionTemplate) {
    (self.summary, self.template) = (summary, template)
  }
}

extension [Preset] {
  /// The templates by name, as a request for a layout has them.
  package var templates: [String: SectionTemplate] {
    var templates: [String: SectionTemplate] = [:]
    for preset in self { templates[preset.name] = preset.template }
    return templates
  }
}
