public import LayoutCore
import LayoutText

extension Formula {
  /// The arithmetic in words: `end of item 1 68 + spacing 8`.
  public var text: String { text(inside: 0) }

  /// `level` is how tightly the surroundings bind: 0 nothing, 1 a sum, 2 a product.
  private func text(inside level: Int) -> String {
    switch self {
    case .number(let value, let name):
      let number = NumberText.formatGrouped(value)
      return name.isEmpty ? number : "\(name) \(number)"
    case .sum(let terms): return joined(terms.map { $0.text(inside: 1) }, " + ", binds: 1, level)
    case .difference(let first, let second):
      return joined([first.text(inside: 0), second.text(inside: 2)], " − ", binds: 1, level)
    case .product(let first, let second):
      return joined([first.text(inside: 2), second.text(inside: 2)], " × ", binds: 2, level)
    case .quotient(let first, let second):
      return joined([first.text(inside: 2), second.text(inside: 3)], " / ", binds: 2, level)
    case .largest(let terms):
      return "the largest of (" + terms.map(\.text).joined(separator: ", ") + ")"
    case .smallest(let terms):
      return "the smallest of (" + terms.map(\.text).joined(separator: ", ") + ")"
    }
  }

  private func joined(_ parts: [String], _ sign: String, binds own: Int, _ level: Int) -> String {
    let text = parts.joined(separator: sign)
    return own < level && parts.count > 1 ? "(\(text))" : text
  }

  /// Whether there is something to compute.
  public var isComputed: Bool {
    switch self {
    case .number: false
    case .sum(let terms), .largest(let terms), .smallest(let terms): terms.count > 1
    case .difference, .product, .quotient: true
    }
  }
}
