import SwiftLanguage

/// What the words of files show about what classes assign before their layouts are read: in their
/// initializers, and in the functions in which a screen appears.
struct SetUpFacts {
  private(set) var properties = PropertyFacts([])
  /// The type that each class names first in its inheritance list.
  private var supers: [String: String] = [:]
  /// The classes by their names without those of the types around them.
  private var classes: [String: [String]] = [:]
  /// What functions and initializers assign, by the class and the name of the function.
  private var known: [String: Set<String>] = [:]

  /// Reads another file.
  mutating func add(_ outline: SwiftOutline) {
    properties.add([outline])
    known = [:]
    for (name, declaration) in outline.extensible where declaration.keyword == "class" {
      classes[name.lastName, default: []].append(name)
      supers[name] = declaration.inherited.first
    }
  }

  /// The class called `name` and those above it, as far as the files have them.
  func classes(from name: String) -> [String] {
    var (found, next): ([String], String?) = ([], name)
    while let name = next, let all = classes[name.lastName], let first = all.first {
      let full = all.contains(name) ? name : first
      guard !found.contains(full) else { break }
      found.append(full)
      next = supers[full]
    }
    return found
  }

  /// What the function called `function` of the class called `name` assigns, or that of a class above
  /// it, and what these call, and the observers of what they assign. Without a function, what their
  /// initializers assign.
  mutating func assigned(in function: String?, of name: String) -> Set<String> {
    let key = "\(name).\(function ?? "init")"
    if let assigned = known[key] { return assigned }
    let names = classes(from: name)
    let assigned = properties.assigned(in: function, of: names)
    known[key] = assigned
    return assigned
  }
}
