internal import CLibEdit

/// Whether a terminal may get this scalar as text: no control character, no line separator and
/// nothing that turns the direction of what follows (Unicode, UAX #9, explicit formatting).
func isPrintable(_ scalar: Unicode.Scalar) -> Bool {
  switch scalar.value {
  case 0..<0x20, 0x7F..<0xA0, 0x2028, 0x2029, 0x202A...0x202E, 0x2066...0x2069: false
  default: true
  }
}

/// The text with `�` in place of everything that would steer a terminal.
func printable(_ text: String) -> String {
  guard !text.unicodeScalars.allSatisfy(isPrintable) else { return text }
  var scalars = String.UnicodeScalarView()
  scalars.append(contentsOf: text.unicodeScalars.lazy.map { isPrintable($0) ? $0 : "\u{FFFD}" })
  return String(scalars)
}

/// Columns that libedit gives to the text: the sum over its scalars, by the C library's tables.
func displayWidth(_ text: some StringProtocol) -> Int {
  text.unicodeScalars.reduce(0) { $0 + max(0, Int(ll_width($1.value))) }
}

/// The longest beginning that fits into `columns`, with `ellipsis` at its end if something is cut.
func clipped(_ text: String, to columns: Int, ellipsis: String) -> String {
  guard displayWidth(text) > columns else { return text }
  let room = columns - displayWidth(ellipsis)
  guard room >= 0 else { return "" }
  var result = ""
  var width = 0
  for character in text {
    let next = displayWidth(String(character))
    guard width + next <= room else { break }
    result.append(character)
    width += next
  }
  return result + ellipsis
}
