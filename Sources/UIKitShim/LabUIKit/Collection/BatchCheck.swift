/// Whether the counts after a batch follow from those before it and from the changes.
struct BatchCheck {
  let before: [Int]
  let after: [Int]
  let changes: [BatchChange]

  /// What is wrong, in UIKit's words; nil where nothing is.
  var fault: String? {
    let touchesSections = changes.contains {
      switch $0 {
      case .insertSection, .deleteSection, .reloadSection, .moveSection: true
      case .insertItem, .deleteItem, .reloadItem, .moveItem: false
      }
    }
    let inserted = sections { if case .insertSection(let section) = $0 { section } else { nil } }
    let deleted = sections { if case .deleteSection(let section) = $0 { section } else { nil } }
    guard before.count + inserted.count - deleted.count == after.count else {
      return "Invalid update: invalid number of sections. The number of sections contained in the "
        + "collection view after the update (\(after.count)) must be equal to the number of "
        + "sections contained in the collection view before the update (\(before.count)), plus or "
        + "minus the number of sections inserted or deleted (\(inserted.count) inserted, "
        + "\(deleted.count) deleted)."
    }
    // Once sections move, only the data source knows which old section became which new one.
    guard !touchesSections else { return nil }
    for section in before.indices {
      let (came, went) = moves(of: section)
      guard before[section] + came - went == after[section] else {
        return "Invalid update: invalid number of items in section \(section). The number of items "
          + "contained in an existing section after the update (\(after[section])) must be equal "
          + "to the number of items contained in that section before the update "
          + "(\(before[section])), plus or minus the number of items inserted, deleted or moved "
          + "(\(came) in, \(went) out)."
      }
    }
    return nil
  }

  private func sections(_ pick: (BatchChange) -> Int?) -> [Int] { changes.compactMap(pick) }

  private func moves(of section: Int) -> (came: Int, went: Int) {
    var (came, went) = (0, 0)
    for change in changes {
      switch change {
      case .insertItem(let path): came += path.section == section ? 1 : 0
      case .deleteItem(let path): went += path.section == section ? 1 : 0
      case .moveItem(let from, let to):
        went += from.section == section ? 1 : 0
        came += to.section == section ? 1 : 0
      case .reloadItem, .insertSection, .deleteSection, .reloadSection, .moveSection: break
      }
    }
    return (came, went)
  }
}
