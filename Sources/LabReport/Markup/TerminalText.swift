/// `text` with everything that could steer a terminal, or hide in it, made visible.
///
/// A control character becomes `\e`, `\n`, `\t`, `\r`, `\0` or `\u{…}`; so do the bidirectional
/// controls (which can make a line read backwards: CVE-2021-42574), line separators,
/// noncharacters and characters without a width that have nothing to stand on. Letters of every
/// script, emoji and their joiners stay.
///
/// - Parameter asciiOnly: Whether everything beyond ASCII is written `\u{…}` as well.
/// - Complexity: O(length).
public func escaped(_ text: some StringProtocol, asciiOnly: Bool = false) -> String {
  if text.utf8.allSatisfy({ $0 >= 0x20 && $0 < 0x7F }) { return String(text) }
  var result = ""
  for character in text {
    let scalars = character.unicodeScalars
    let isVisible =
      scalars.count <= longestCluster && scalars.allSatisfy { !steersTerminal($0) }
      && displayWidth(character) > 0 && (!asciiOnly || character.isASCII)
    if isVisible {
      result.append(character)
    } else {
      for scalar in scalars {
        if scalar.value >= 0x20 && scalar.value < 0x7F {
          result.unicodeScalars.append(scalar)
        } else {
          result += escape(scalar)
        }
      }
    }
  }
  return result
}

/// The longest emoji sequences in use have ten scalars; heaps of combining marks have hundreds.
private let longestCluster = 16

private func escape(_ scalar: Unicode.Scalar) -> String {
  switch scalar.value {
  case 0: "\\0"
  case 0x09: "\\t"
  case 0x0A: "\\n"
  case 0x0D: "\\r"
  case 0x1B: "\\e"
  default: "\\u{" + String(scalar.value, radix: 16, uppercase: true) + "}"
  }
}

private func steersTerminal(_ scalar: Unicode.Scalar) -> Bool {
  switch scalar.value {
  case 0..<0x20, 0x7F..<0xA0: true  // C0, DEL, C1
  case 0x061C, 0x200E, 0x200F, 0x202A...0x202E, 0x2066...0x2069: true  // bidirectional
  case 0x2028, 0x2029: true  // line and paragraph separator
  case 0xFDD0...0xFDEF: true  // noncharacters
  default: scalar.value & 0xFFFE == 0xFFFE
  }
}
