/// Whether the counts after a batch follow from those before it and from the changes.
@MainActor struct BatchCheck {
  let before: [Int], after: [Int], changes: [UICollectionViewUpdateItem]

  /// What is wrong, in UIKit's words; nil where nothing is.
  var fault: String? {
    let sections = changes.filter {
      ($0.indexPathBeforeUpdate ?? $0.indexPathAfterUpdate)?.last == NSNotFound
    }
    let inserted = sections.count { $0.updateAction == .insert }
    let deleted = sections.count { $0.updateAction == .delete }
    guard before.count + inserted - deleted == after.count else {
      return "Invalid update: invalid number of sections. The number of sections contained in the "
        + "collection view after the update (\(after.count)) must be equal to the number of "
        + "sections contained in the collection view before the update (\(before.count)), plus or "
        + "minus the number of sections inserted or deleted (\(inserted) inserted, "
        + "\(deleted) deleted)."
    }
    // Once sections move, only the data source knows which old section became which new one.
    guard sections.isEmpty else { return nil }
    for section in before.indices {
      let moves = changes.filter { $0.updateAction != .reload }
      let came = moves.count { $0.indexPathAfterUpdate?.section == section }
      let went = moves.count { $0.indexPathBeforeUpdate?.section == section }
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
}
