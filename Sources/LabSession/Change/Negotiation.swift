import LabLanguage
import LabReport
import LayoutCore
import LayoutText

extension Session {
  /// The most items that `trace` lists the calls of if it names none.
  static let tracedItems = 8

  /// The section whose calls `trace` lists: the one that commands are for, or the first with a loaded
  /// strategy.
  var negotiatingSection: Int {
    scope ?? layout.request.sections.firstIndex { $0.strategy.isLoaded } ?? 0
  }

  /// The calls with which a layout placed its section, as far as they are about `items`; nil if it
  /// does not report them.
  func negotiation(
    about items: ClosedRange<Int>? = nil, because cause: String
  ) -> TraceReport? {
    let number = negotiatingSection
    guard layout.request.sections.indices.contains(number) else { return nil }
    let section = layout.request.sections[number]
    let items = items ?? 0...max(0, min(section.count, Self.tracedItems) - 1)
    var report = TraceReport(strategy: section.strategy.definition.name, cause: cause)
    do throws(LayoutError) {
      guard let trace = try layout.section(number).calls(about: items) else { return nil }
      report.calls = trace.calls
      if trace.omitted > 0 {
        report.sentences.append(
          "\(NumberText.counted(trace.omitted, "further call")) about these items: not listed")
      }
    } catch {
      report.sentences = [LabError(error).message]
    }
    if let rest = rest(besides: items, of: section.count) { report.sentences.append(rest) }
    return report
  }

  /// That `trace` lists only `items` of `count`, and the command for the next ones; nil if it lists
  /// all.
  private func rest(besides items: ClosedRange<Int>, of count: Int) -> String? {
    let others = count - items.count
    guard others > 0 else { return nil }
    let first = items.upperBound + 1 < count ? items.upperBound + 1 : 0
    let last = min(first + Self.tracedItems, count) - 1
    let section = layout.sectionCount > 1 ? "section \(negotiatingSection) " : ""
    return "\(NumberText.counted(others, "other item")): \(section)trace \(first)..\(last)"
  }
}
