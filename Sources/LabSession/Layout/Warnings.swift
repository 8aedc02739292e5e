import LabReport
import LayoutCore

extension Session {
  private static var mostWarnings: Int { 5 }

  /// What the sections' layouts warn of, as notes beside an answer.
  ///
  /// - Complexity: O(sections) at most.
  var warnings: [Markup] {
    var notes: [Markup] = []
    for number in 0..<layout.sectionCount where notes.count < Self.mostWarnings {
      let place = layout.sectionCount > 1 ? "section \(number): " : ""
      notes += layout.section(number).warnings.map { Markup(place + $0) }
    }
    return notes
  }
}
