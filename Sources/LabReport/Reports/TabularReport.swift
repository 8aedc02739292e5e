import LayoutCore

/// An answer that is a table for programs, too: `--csv`.
public protocol TabularReport: Report {
  /// A row of names, then a row for each element, without line ends (RFC 4180).
  var csv: [String] { get }
}

extension FramesReport: TabularReport {
  /// The frames.
  public var csv: [String] { elements.csv }
}

extension QueryReport: TabularReport {
  /// The frames of what was found.
  public var csv: [String] { elements.csv }
}

extension [Element] {
  /// Kind, section, item, and the four numbers in full; a view has no item, a view of the whole
  /// layout no section.
  fileprivate var csv: [String] {
    ["kind,section,item,x,y,width,height"]
      + map { element in
        let id = element.id
        let hasItem = id.kind == .item || id.kind == .badge
        let numbers = FrameNumber.allCases.map { NumberText.formatExact(element.frame[$0]) }
        let name = [
          id.kind.rawValue, id.isOfLayout ? "" : String(id.section),
          hasItem ? String(id.index) : "",
        ]
        return (name + numbers).joined(separator: ",")
      }
  }
}
