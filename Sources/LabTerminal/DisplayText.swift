internal import CLibEdit

/// The columns that the line editor counts for `text`: the sum over its scalars, by the C library's
/// table.
///
/// Everything beside the typed line is measured like it, because the cursor moves by these numbers.
/// `displayWidth` of `LayoutText` counts by characters: fewer where one has several wide scalars.
func editorWidth(_ text: some StringProtocol) -> Int {
  text.unicodeScalars.reduce(0) { $0 + max(0, Int(ll_width($1.value))) }
}

/// The longest beginning that fits into `columns`, with `ellipsis` at its end if something is cut.
func clipped(_ text: String, to columns: Int, ellipsis: String) -> String {
  guard editorWidth(text) > columns else { return text }
  var available = columns - editorWidth(ellipsis)
  guard available >= 0 else { return "" }
  let beginning = text.prefix { character in
    available -= editorWidth(String(character))
    return available >= 0
  }
  return beginning + ellipsis
}
