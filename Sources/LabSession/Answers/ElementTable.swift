import LabReport
import LayoutCore
import LayoutText

extension FramesReport: TabularReport {
  /// The frames.
  func csv(_ write: (String) -> Visit) { elements.csv(write) }
}

extension QueryReport: TabularReport {
  /// The frames of what was found.
  func csv(_ write: (String) -> Visit) { ElementList(elements).csv(write) }
}

extension ElementList {
  /// Kind, section, item, and the four numbers in full; a view has no item, a view of the whole
  /// layout no section.
  fileprivate func csv(_ write: (String) -> Visit) {
    guard write("kind,section,item,x,y,width,height") == .continue else { return }
    let comma = UInt8(ascii: ",")
    var row: [UInt8] = []
    visit { element in
      let id = element.id
      row.removeAll(keepingCapacity: true)
      row += id.kind.rawValue.utf8
      row.append(comma)
      if !id.isOfLayout { row += String(id.section).utf8 }
      row.append(comma)
      if id.kind.hasItem { row += String(id.index).utf8 }
      for number in FrameNumber.allCases {
        row.append(comma)
        row += NumberText.formatExact(element.frame[number]).utf8
      }
      return write(String(decoding: row, as: UTF8.self))
    }
  }
}
