import LayoutCore
import LayoutText

/// An answer that is a table for programs, too: `--csv`.
public protocol TabularReport: Report {
  /// Writes a row of names, then a row for each element, without line ends (RFC 4180).
  func csv(_ write: (String) -> Void)
}

extension FramesReport: TabularReport {
  /// The frames.
  public func csv(_ write: (String) -> Void) { elements.csv(write) }
}

extension QueryReport: TabularReport {
  /// The frames of what was found.
  public func csv(_ write: (String) -> Void) { elements.csv(write) }
}

extension [Element] {
  /// Kind, section, item, and the four numbers in full; a view has no item, a view of the whole
  /// layout no section.
  fileprivate func csv(_ write: (String) -> Void) {
    write("kind,section,item,x,y,width,height")
    for element in self {
      let id = element.id
      let hasItem = id.kind == .item || id.kind == .badge
      let numbers = FrameNumber.allCases.map { NumberText.formatExact(element.frame[$0]) }
      let name = [
        id.kind.rawValue, id.isOfLayout ? "" : String(id.section), hasItem ? String(id.index) : "",
      ]
      write((name + numbers).joined(separator: ","))
    }
  }
}
