/// The keys that differ from libedit's emacs keys, in libedit's notation.
enum KeyBindings {
  /// Our own functions, by the names under which `~/.editrc` can bind them.
  static let complete = "lab-complete"
  static let redraw = "lab-redraw"
  static let enter = "lab-enter"
  static let interrupt = "lab-interrupt"
  static let deleteOrEnd = "lab-delete-or-end"
  static let older = "lab-history-older"
  static let newer = "lab-history-newer"
  static let paste = "lab-paste"
  static let ignore = "lab-ignore"

  /// The scalar that the reader hands out for Enter after the line was drawn for the last time.
  static let finish: Int32 = 0x1E
  /// The scalar that the reader hands out for SIGINT.
  static let interruptKey: Int32 = 0x03

  /// The scalar that the reader hands out when the hint has to be drawn again.
  static let redrawKey: Int32 = 0x1F

  /// Key and function, in the order in which they are bound.
  static var table: [(key: String, function: String)] { swallowed + named }

  /// What the reader's own keys do, whatever the user bound.
  static let inner: [(key: String, function: String)] = [
    ("\\036", "ed-newline"), ("\\037", redraw), ("\\003", interrupt),
  ]

  private static let named: [(key: String, function: String)] = [
    ("\\t", complete),
    ("\\015", enter), ("\\012", enter), ("\\004", deleteOrEnd),
    ("\\e[A", older), ("\\eOA", older), ("\\020", older),
    ("\\e[B", newer), ("\\eOB", newer), ("\\016", newer),
    ("\\e[C", "ed-next-char"), ("\\eOC", "ed-next-char"),
    ("\\e[D", "ed-prev-char"), ("\\eOD", "ed-prev-char"),
    ("\\022", "em-inc-search-prev"), ("\\023", "em-inc-search-next"),
    ("\\e[H", "ed-move-to-beg"), ("\\eOH", "ed-move-to-beg"), ("\\e[1~", "ed-move-to-beg"),
    ("\\e[F", "ed-move-to-end"), ("\\eOF", "ed-move-to-end"), ("\\e[4~", "ed-move-to-end"),
    ("\\e[7~", "ed-move-to-beg"), ("\\e[8~", "ed-move-to-end"),
    ("\\e[3~", "ed-delete-next-char"),
    ("\\e[1;5C", "em-next-word"), ("\\e[1;3C", "em-next-word"), ("\\ef", "em-next-word"),
    ("\\e[1;5D", "ed-prev-word"), ("\\e[1;3D", "ed-prev-word"), ("\\eb", "ed-prev-word"),
    ("\\e\\177", "ed-delete-prev-word"), ("\\e\\010", "ed-delete-prev-word"),
    ("\\e[3;5~", "em-delete-next-word"), ("\\ed", "em-delete-next-word"),
    ("\\e[200~", paste),
  ]

  /// Keys without a meaning here. Unbound, their last characters would be inserted: a libedit that
  /// does not know Ctrl-Right inserts `5C`.
  private static var swallowed: [(key: String, function: String)] {
    var keys = ["\\e[Z", "\\e[I", "\\e[O", "\\e[201~", "\\e[E", "\\e[G"]
    keys += "PQRS".map { "\\eO\($0)" }
    for modifier in 2...8 {
      keys += "ABCDEFHPQRS".map { "\\e[1;\(modifier)\($0)" }
    }
    for number in [1, 2, 3, 4, 5, 6, 7, 8, 11, 12, 13, 14, 15, 17, 18, 19, 20, 21, 23, 24] {
      keys.append("\\e[\(number)~")
      keys += (2...8).map { "\\e[\(number);\($0)~" }
    }
    return keys.map { ($0, ignore) }
  }
}
