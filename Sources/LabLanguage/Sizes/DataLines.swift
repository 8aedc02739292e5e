/// The lines of a data file: UTF-8 without NUL, ended by LF or CR LF.
struct DataLines {
  /// The most entries that a data file may have.
  static let most = 10_000_000

  /// The file without its byte order mark, known to be UTF-8.
  let bytes: ArraySlice<UInt8>

  /// Takes the bytes of a file.
  ///
  /// - Throws: `invalidUTF8` with the first place that is not UTF-8, or `nulCharacter`. Neither
  ///   has a span: the place is in the file, not in the command.
  /// - Complexity: O(n).
  init(_ bytes: [UInt8]) throws(LabError) {
    _ = try String(validatingFile: bytes)
    if bytes.contains(0) { throw LabError(.nulCharacter) }
    self.bytes = bytes.starts(with: [0xEF, 0xBB, 0xBF]) ? bytes.dropFirst(3) : bytes[...]
  }

  /// The next line from `position`, without its end, and moves `position` behind it; nil at the
  /// end of the file. A line end at the end of the file begins no further line.
  func next(_ position: inout Int) -> ArraySlice<UInt8>? {
    guard position < bytes.endIndex else { return nil }
    let end = bytes[position...].firstIndex(of: Byte.newline) ?? bytes.endIndex
    var line = bytes[position..<end]
    if line.last == Byte.carriageReturn { line.removeLast() }
    position = min(end + 1, bytes.endIndex)
    return line
  }

  /// The line that contains the byte at `offset`, from 1.
  func line(of offset: Int) -> Int {
    bytes[..<min(max(offset, bytes.startIndex), bytes.endIndex)].count { $0 == Byte.newline } + 1
  }
}
