import LabReport
import LayoutCore
import LayoutText

extension QueryCost {
  /// Appends `visited 57 of 100,000 items`; `noun` is "element" where there are others than items.
  /// Steps of a search can make it more visits than there are items: `12 visits for 9 items`.
  func appendSentence(of total: Int, _ noun: StaticString, to text: inout ByteText) {
    if visited <= total { text.append("visited ") }
    text.append(number: visited, isGrouped: true)
    text.append(visited <= total ? " of " : " visits for ")
    text.append(total, noun)
  }

  /// `57 = 6 search steps + 36 items placed + 15 items compared`
  func sum(_ noun: String) -> String {
    "\(NumberText.grouped(visited)) = \(NumberText.counted(searchSteps, "search step"))"
      + " + \(NumberText.counted(itemsPlaced, "item")) placed"
      + " + \(NumberText.counted(itemsCompared, noun)) compared"
  }

  /// The sum and its parts.
  var members: [(key: String, value: JSON)] { [("visited", .int(visited))] + parts }

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
      return "search over \(over.counted(count)): \(steps)\(next)"
    case .place(let from):
      return "\(NumberText.counted(cost.itemsPlaced, "item")) placed from item"
        + " \(NumberText.grouped(from)) on, and not compared"
    case .compare(let what): return "\(what.counted(cost.itemsCompared)) compared"
    case .stop(let because): return "stop: \(because)"
    case .section(let number): return "in section \(NumberText.grouped(number)): \(steps)"
    }
  }

  private var steps: String { NumberText.counted(cost.searchSteps, "search step") }
}

extension TraceNoun {
  /// `1 item of lane 3`, `17 items of lane 3`.
  fileprivate func counted(_ count: Int) -> String {
    NumberText.counted(count, noun) + (rest.isEmpty ? "" : " \(rest)")
  }
}
