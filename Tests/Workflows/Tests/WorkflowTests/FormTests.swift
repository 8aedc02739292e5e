import Testing

@Suite("Forms")
struct FormTests {
  private static let folder = ".github/ISSUE_TEMPLATE"
  private static let names = Repository.yaml(in: folder).filter { $0 != "config.yml" }
  /// The keys of `attributes` for each type of element; the label is required in all but text.
  private static let attributes: [String: Set<String>] = [
    "markdown": ["value"],
    "textarea": ["label", "description", "placeholder", "value", "render"],
    "input": ["label", "description", "placeholder", "value"],
    "dropdown": ["label", "description", "multiple", "options", "default"],
    "checkboxes": ["label", "description", "options"],
  ]

  @Test("a form has a name, a description and elements, and no unknown key", arguments: names)
  func form(name: String) throws {
    let form = try #require(try Mapping(yaml: Repository.text("\(Self.folder)/\(name)")))
    #expect(Set(form.keys).isSubset(of: ["name", "description", "title", "labels", "body"]))
    #expect(form.text("name")?.isEmpty == false && form.text("description")?.isEmpty == false)
    let elements = form.list("body").compactMap { Mapping($0) }
    // A form without questions; GitHub rejects it.
    #expect(elements.contains { $0.text("type") != "markdown" })
    let ids = elements.compactMap { $0.text("id") }
    #expect(Set(ids).count == ids.count)
    #expect(ids.allSatisfy { $0.wholeMatch(of: /[A-Za-z0-9_-]+/) != nil })
    let labels = elements.compactMap { $0.mapping("attributes")?.text("label") }
    #expect(Set(labels).count == labels.count)
    for element in elements { try hold(element, of: name) }
  }

  private func hold(_ element: Mapping, of name: String) throws {
    let type = try #require(element.text("type"))
    let allowed = try #require(Self.attributes[type], "\(name): \(type)")
    let attributes = try #require(element.mapping("attributes"), "\(name): \(type)")
    #expect(Set(element.keys).isSubset(of: ["type", "id", "attributes", "validations"]))
    #expect(Set(attributes.keys).isSubset(of: allowed), "\(name): \(attributes.keys)")
    #expect(attributes.text(type == "markdown" ? "value" : "label")?.isEmpty == false, "\(name)")
    if type == "dropdown" {
      let options = attributes.texts("options")
      #expect(!options.isEmpty && Set(options).count == options.count, "\(name)")
      #expect(!options.contains { $0.lowercased() == "none" }, "\(name): GitHub keeps that word")
    }
    if let validations = element.mapping("validations") {
      #expect(validations.keys == ["required"] && type != "markdown", "\(name)")
      #expect(["true", "false"].contains(validations.text("required")), "\(name)")
    }
  }

  @Test("form names differ, and the choice of forms is readable")
  func all() throws {
    #expect(Self.names.count >= 2)
    let names = try Self.names.map { try Mapping(yaml: Repository.text("\(Self.folder)/\($0)")) }
      .map { $0?.text("name") ?? "" }
    #expect(Set(names).count == names.count)
    let config = try Mapping(yaml: Repository.text("\(Self.folder)/config.yml"))
    #expect(config?.keys == ["blank_issues_enabled"])
  }
}
