/// A file as reports name it: relative to the folder in which the audit runs, if it is below it.
struct FileName: Sendable, Hashable {
  /// The path: `Sources/Layouts/List.swift`.
  let path: String
  /// Whether it is an absolute path.
  let isAbsolute: Bool

  /// The file at `path`, which is relative to `folder` unless it is absolute.
  init(_ path: String, in folder: String) {
    let parts = Self.parts(of: path)
    guard path.utf8.first == UInt8(ascii: "/") else {
      (self.path, isAbsolute) = (parts.joined(separator: "/"), false)
      return
    }
    let base = Self.parts(of: folder)
    isAbsolute = !(parts.starts(with: base) && parts.count > base.count)
    self.path =
      isAbsolute
      ? "/" + parts.joined(separator: "/") : parts.dropFirst(base.count).joined(separator: "/")
  }

  /// The names on the way; `.` and empty ones lead nowhere. `..` stays: it may leave a link.
  private static func parts(of path: String) -> [Substring] {
    path.split(separator: "/").filter { $0 != "." }
  }

  /// As a reference of RFC 3986: whatever has a meaning in a URI is escaped, byte by byte.
  var uri: String {
    (isAbsolute ? "file://" : "") + path.utf8.map(Self.escaped).joined()
  }

  private static func escaped(_ byte: UInt8) -> String {
    switch byte {
    case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "A")...UInt8(ascii: "Z"),
      UInt8(ascii: "0")...UInt8(ascii: "9"), UInt8(ascii: "-"), UInt8(ascii: "."),
      UInt8(ascii: "_"), UInt8(ascii: "~"), UInt8(ascii: "/"):
      String(UnicodeScalar(byte))
    default: (byte < 16 ? "%0" : "%") + String(byte, radix: 16, uppercase: true)
    }
  }
}
