/// A place of a form that comes next.
enum Place: Hashable {
  case word(String)
  /// A value.
  case slot(String, Slot)
  /// `--name`, and its effect, if it has a summary.
  case option(String, summary: String?)
  /// The rest of the line, which begins at this argument.
  case rest(Slot, start: Int)

  var takesPath: Bool {
    switch self {
    case .slot(_, .path), .slot(_, .file), .rest(.path, _): true
    default: false
    }
  }
}

/// Walks a form along the arguments that are there already, and collects what may come next.
struct FormWalk {
  private var tokens: [Token]
  private var position = 0
  private var isDead = false
  /// What may come next.
  private(set) var places: [Place] = []

  init(tokens: [Token]) { self.tokens = tokens }

  private var isAtEnd: Bool { position >= tokens.count }

  mutating func walk(_ shapes: [Shape]) {
    var wantsValue = false
    for case .option(let name, let slot) in shapes {
      if let last = tokens.last, last.text == "--\(name)" {
        places = [.slot(name, slot)]
        wantsValue = true
      }
    }
    guard !wantsValue else { return }
    let given = Set(tokens.map(\.text))
    tokens = positional(in: shapes)
    var isOpen = true
    for shape in shapes where isOpen && !isDead { isOpen = step(shape) }
    guard isAtEnd, !isDead else {
      places = []
      return
    }
    for place in shapes.compactMap(\.optionPlace) where !given.contains("--\(place.name)") {
      places.append(.option(place.name, summary: place.summary))
    }
  }

  /// The arguments without the options of `shapes` and their values, which may be anywhere.
  private func positional(in shapes: [Shape]) -> [Token] {
    var rest: [Token] = []
    var index = 0
    while index < tokens.count {
      let text = tokens[index].text
      let option = shapes.first { $0.optionPlace.map { "--\($0.name)" == text } ?? false }
      if option == nil { rest.append(tokens[index]) }
      if case .option? = option { index += 1 }
      index += 1
    }
    return rest
  }

  /// Goes past `shape`; false once the place after the last argument is found.
  private mutating func step(_ shape: Shape) -> Bool {
    switch shape {
    case .word(let word):
      if isAtEnd {
        places.append(.word(word))
        return false
      }
      isDead = tokens[position].text != word
      position += 1
    case .slot(let name, let slot):
      if isAtEnd {
        places.append(.slot(name, slot))
        return false
      }
      position += 1
    case .optional(let shapes): return stepOptional(shapes)
    case .either(let shapes):
      if isAtEnd {
        for shape in shapes { _ = step(shape) }
        return false
      }
      position += 1
    case .many(let name, let slot):
      position = tokens.count
      places.append(.slot(name, slot))
      return false
    case .rest(_, let slot):
      places.append(.rest(slot, start: position))
      position = tokens.count
      return false
    case .option, .flag: break
    }
    return true
  }

  private mutating func stepOptional(_ shapes: [Shape]) -> Bool {
    guard let first = shapes.first else { return true }
    if isAtEnd {
      _ = step(first)
      return true
    }
    if case .word(let word) = first, tokens[position].text != word { return true }
    for shape in shapes where !step(shape) { return false }
    return true
  }
}

extension Shape {
  /// The name of an option or a flag, without `--`, and its summary, if it has one.
  fileprivate var optionPlace: (name: String, summary: String?)? {
    switch self {
    case .option(let name, _): (name, nil)
    case .flag(let name, let summary): (name, summary)
    default: nil
    }
  }
}
