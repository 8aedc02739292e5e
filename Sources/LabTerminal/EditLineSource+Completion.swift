internal import CLibEdit

/// Tab.
extension EditLineSource {
  /// The candidates that are listed, and the first one of the page.
  struct Listing {
    /// For this line.
    let buffer: EditBuffer
    let candidates: [Candidate]
    var first = 0
  }

  func complete() -> Effect {
    if search != nil { return takeMatch() }
    let buffer = buffer
    if let next = nextPage(of: buffer) {
      listing?.first = next
      printListing(buffer)
      return .nothing
    }
    guard let completion = completer?(buffer.text, buffer.characterCursor) else { return .beep }
    let range = buffer.scalarRange(completion.replace)
    switch completion.step(replacing: EditBuffer.text(buffer.scalars[range])) {
    case .nothing: return .beep
    case .replace(let text): return replace(range, of: buffer, with: text)
    case .list:
      listing = Listing(buffer: buffer, candidates: completion.notes + completion.candidates)
      printListing(buffer)
      return .nothing
    }
  }

  /// The first candidate of the page that Tab shows next: of the first page behind the last one. Nil
  /// where no list is shown, or one page is all there is.
  private func nextPage(of buffer: EditBuffer) -> Int? {
    guard let listing, listing.buffer == buffer else { return nil }
    let page = list(listing.candidates).page(from: listing.first, rows: room(below: buffer))
    return page.next ?? 0
  }

  func list(_ candidates: [Candidate]) -> CompletionList {
    CompletionList(candidates, width: columns, color: caps.color, ellipsis: ellipsis)
  }

  var ellipsis: String { caps.unicode ? "…" : "..." }

  /// The rows that a list below the line can have.
  private func room(below buffer: EditBuffer) -> Int {
    max(1, rows - 1 - (grid(of: buffer)?.end.row ?? 0))
  }

  /// Prints a page below the line, then the line again: for a screen reader, and for a line whose
  /// cells are unknown. For others, the list is a panel.
  private func printListing(_ buffer: EditBuffer) {
    guard let listing, caps.accessible || grid(of: buffer) == nil else { return }
    // Everything from the cursor's row on is written again.
    let page = list(listing.candidates).page(from: listing.first, rows: room(below: buffer))
    write("\n\r\u{1B}[J" + page.rows.map { $0 + "\n" }.joined())
    ll_el_refresh(editor)
  }
}
