import LabReport
import LayoutCore
import LayoutText

extension FramesReport: TabularReport {
  /// The frames.
  func csv(_ write: (String) -> Void) { elements.csv(write) }
}

extension QueryReport: TabularReport {
  /// The frames of what was found.
  func csv(_ write: (String) -> Void) { elements.csv(write) }
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
