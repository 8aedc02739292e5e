internal import CLibEdit

/// Tab.
extension EditLineSource {
  func complete() -> Effect {
    let buffer = buffer
    guard let completion = completer?(buffer.text, buffer.characterCursor) else { return .beep }
    let range = buffer.scalarRange(completion.replace)
    switch completion.step(replacing: EditBuffer.text(buffer.scalars[range])) {
    case .nothing: return .beep
    case .replace(let text): return replace(range, of: buffer, with: text)
    case .list: return list(completion.notes + completion.candidates)
    }
  }

  /// Shows the candidates below the line, then the line again.
  private func list(_ candidates: [Candidate]) -> Effect {
    // Everything from the cursor's row on is written again.
    write("\n\r\u{1B}[J")
    if candidates.count <= CompletionList.unaskedCount || confirms(candidates.count) {
      let list = CompletionList(
        width: columns, color: caps.color, ellipsis: caps.unicode ? "…" : "...")
      write(list.rows(candidates).map { $0 + "\n" }.joined())
    }
    ll_el_refresh(editor)
    return .nothing
  }

  /// Asks in the editor whether to show a long list.
  private func confirms(_ count: Int) -> Bool {
    write("list all \(count)? (y/n) ")
    var key: Int32 = 0
    let isRead = ll_el_getc(editor, &key) == 1
    write("\r\u{1B}[K")
    return isRead && ["y", "Y", " ", "\t"].contains(scalar(key))
  }
}
