import LabReport
import LayoutCore
import LayoutText

extension QueryCost {
  /// `visited 57 of 100,000 items`; `noun` is "element" where there are others than items.
  func sentence(of total: Int, _ noun: String) -> String {
    "visited \(NumberText.grouped(visited)) of \(NumberText.counted(total, noun))"
  }

  /// `57 = 6 search steps + 36 items placed + 15 items compared`
  func sum(_ noun: String) -> String {
    "\(NumberText.grouped(visited)) = \(NumberText.counted(searchSteps, "search step"))"
      + " + \(NumberText.counted(itemsPlaced, "item")) placed"
      + " + \(NumberText.counted(itemsCompared, noun)) compared"
  }

  /// The sum and its parts.
  var members: [(key: String, value: JSON)] { [("visited", .int(visited))] + parts }

  /// The parts.
  var parts: [(key: String, value: JSON)] {
    [
      ("searchSteps", .int(searchSteps)), ("itemsPlaced", .int(itemsPlaced)),
      ("itemsCompared", .int(itemsCompared)),
    ]
  }
}

extension TraceStep {
  /// The step in words, and how many steps or items it took.
  var sentence: String {
    switch kind {
    case .formula(let what, let formula):
      return "by formula: \(what) = \(formula.text) = \(NumberText.formatGrouped(formula.value))"
    case .search(let over, let count, let found):
      let next = found.map { ", on to item \(NumberText.grouped($0))" } ?? ""
      return "search over \(counted(count, over)): \(steps)\(next)"
    case .place(let from):
      return
        "\(counted(cost.itemsPlaced, "items")) placed from item \(NumberText.grouped(from)) on,"
        + " and not compared"
    case .compare(let what): return "\(counted(cost.itemsCompared, what)) compared"
    case .stop(let because): return "stop: \(because)"
    case .section(let number): return "in section \(NumberText.grouped(number)): \(steps)"
    }
  }

  private var steps: String { counted(cost.searchSteps, "search steps") }

  /// `1 search step`, `17 search steps`, `1 item of the lane`: what is counted is the first word that
  /// ends in s.
  private func counted(_ count: Int, _ plural: String) -> String {
    let number = NumberText.grouped(count)
    guard count == 1 else { return "\(number) \(plural)" }
    var words = plural.split(separator: " ").map(String.init)
    if let noun = words.firstIndex(where: { $0.hasSuffix("s") }) { words[noun].removeLast() }
    return "\(number) \(words.joined(separator: " "))"
  }
}
