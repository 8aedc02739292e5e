/// Chooses how characters are encoded, and nothing else: numbers keep their decimal point.
public enum CharacterLocale {
  private static let choice: Bool = {
    let locales = ["", "C.UTF-8", "en_US.UTF-8"]
    return locales.contains { setlocale(LC_CTYPE, $0) != nil && codesetIsUTF8() }
  }()

  /// Sets LC_CTYPE to the user's locale, or to a UTF-8 one if that has another encoding. libedit
  /// drops what is not ASCII without it (apfel issue 256). Later calls do nothing.
  ///
  /// - Returns: Whether text is UTF-8 now.
  @discardableResult
  public static func install() -> Bool { choice }

  /// Whether the user's own locale, from LC_ALL, LC_CTYPE or LANG, is UTF-8.
  ///
  /// - Parameter environment: The value of a variable, nil if it is not set.
  static func isUTF8(_ environment: (String) -> String?) -> Bool {
    let name =
      ["LC_ALL", "LC_CTYPE", "LANG"].lazy
      .compactMap(environment).first { !$0.isEmpty } ?? ""
    // As bytes: a search for text takes a fiftieth of the whole start.
    let codeset = name.lowercased().utf8.filter { $0 != UInt8(ascii: "-") }
    return codeset.indices.contains { codeset[$0...].starts(with: "utf8".utf8) }
  }

  private static func codesetIsUTF8() -> Bool {
    guard let codeset = nl_langinfo(nl_item(CODESET)) else { return false }
    return String(cString: codeset) == "UTF-8"
  }
}
