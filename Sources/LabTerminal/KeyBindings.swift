/// What a key of our own does.
enum KeyFunction: String {
  case complete = "lab-complete"
  case redraw = "lab-redraw"
  case enter = "lab-enter"
  case interrupt = "lab-interrupt"
  case deleteOrEnd = "lab-delete-or-end"
  case older = "lab-history-older"
  case newer = "lab-history-newer"
  case paste = "lab-paste"
  case forward = "lab-forward"
  case end = "lab-end"
  case forwardWord = "lab-forward-word"
  case expand = "lab-expand"
  case search = "lab-search"
  case cancel = "lab-cancel"
  case lastArgument = "lab-last-argument"
  case ignore = "lab-ignore"

  /// The name under which `~/.editrc` can bind it.
  var name: String { rawValue }
}

/// Keys with the same effect, and that effect: for libedit and for `help keys`.
public struct KeyBinding: Sendable {
  /// The keys as on a keyboard: `Ctrl-E, End`.
  public let name: String
  /// What they do, in one sentence without a full stop.
  public let summary: String
  /// The keys in libedit's notation; empty for keys that the terminal turns into signals.
  let keys: [String]
  let function: String

  fileprivate init(_ name: String, _ keys: [String], _ function: String, _ summary: String) {
    (self.name, self.keys, self.function, self.summary) = (name, keys, function, summary)
  }

  fileprivate init(_ name: String, _ keys: [String], _ function: KeyFunction, _ summary: String) {
    self.init(name, keys, function.name, summary)
  }
}

/// The keys at the prompt, each declared once.
public enum KeyBindings {
  /// The keys with a meaning, in the order of `help keys`. `~/.editrc` may change them.
  public static let all = lines + moving + changing + recalling

  private static let lines = [
    KeyBinding(
      "Tab", ["\\t"], .complete,
      "complete the word; press again to list the choices, again: the next page"),
    KeyBinding("Enter", ["\\015", "\\012"], .enter, "run the line"),
    KeyBinding("Ctrl-C", [], .interrupt, "discard the line; during a command: stop it"),
    KeyBinding(
      "Ctrl-D", ["\\004"], .deleteOrEnd,
      "quit on an empty line; else delete the character"),
    KeyBinding("Ctrl-Z", [], .ignore, "suspend; the shell's `fg` resumes"),
    KeyBinding("Ctrl-L", ["\\014"], "ed-clear-screen", "clear the screen"),
    KeyBinding("Space", [], .expand, "insert a space and expand an abbreviation"),
  ]

  private static let moving = [
    KeyBinding(
      "Right, Ctrl-F", ["\\e[C", "\\eOC", "\\006"], .forward,
      "move right; at the end: accept the suggestion"),
    KeyBinding("Left, Ctrl-B", ["\\e[D", "\\eOD", "\\002"], "ed-prev-char", "move left"),
    KeyBinding(
      "Alt-F, Ctrl-Right", ["\\ef", "\\e[1;5C", "\\e[1;3C"], .forwardWord,
      "move right by a word; at the end: accept one word"),
    KeyBinding(
      "Alt-B, Ctrl-Left", ["\\eb", "\\e[1;5D", "\\e[1;3D"], "ed-prev-word", "move left by a word"),
    KeyBinding(
      "Ctrl-A, Home", ["\\001", "\\e[H", "\\eOH", "\\e[1~", "\\e[7~"], "ed-move-to-beg",
      "move to the start of the line"),
    KeyBinding(
      "Ctrl-E, End", ["\\005", "\\e[F", "\\eOF", "\\e[4~", "\\e[8~"], .end,
      "move to the end of the line; there: accept the suggestion"),
  ]

  private static let changing = [
    KeyBinding(
      "Backspace", ["\\177", "\\010"], "em-delete-prev-char",
      "delete the character before the cursor"),
    KeyBinding("Delete", ["\\e[3~"], "ed-delete-next-char", "delete the character at the cursor"),
    KeyBinding(
      "Ctrl-W, Alt-Backspace", ["\\027", "\\e\\177", "\\e\\010"], "ed-delete-prev-word",
      "delete the word before the cursor"),
    KeyBinding(
      "Alt-D, Ctrl-Delete", ["\\ed", "\\e[3;5~"], "em-delete-next-word",
      "delete the word after the cursor"),
    KeyBinding("Ctrl-K", ["\\013"], "ed-kill-line", "delete to the end of the line"),
    KeyBinding("Ctrl-U", ["\\025"], "em-kill-line", "delete the whole line"),
    KeyBinding("Ctrl-Y", ["\\031"], "em-yank", "insert the text deleted last"),
    KeyBinding("Ctrl-T", ["\\024"], "ed-transpose-chars", "swap two characters"),
    KeyBinding("Alt-U", ["\\eu"], "em-upper-case", "upper case to the end of the word"),
    KeyBinding("Alt-L", ["\\el"], "em-lower-case", "lower case to the end of the word"),
    KeyBinding("Alt-.", ["\\e."], .lastArgument, "insert the last word of the previous line"),
  ]

  private static let recalling = [
    KeyBinding(
      "Up, Ctrl-P", ["\\e[A", "\\eOA", "\\020"], .older,
      "the previous line; after some text: the previous line that begins with it"),
    KeyBinding("Down, Ctrl-N", ["\\e[B", "\\eOB", "\\016"], .newer, "the next line"),
    KeyBinding(
      "Ctrl-R", ["\\022"], .search,
      "list the lines that contain what you type; again: an older one; Enter takes it"),
    KeyBinding(
      "Esc, Ctrl-G", ["\\007"], .cancel, "close a list; the line becomes what it was"),
  ]

  /// The keys of libedit's own search.
  static let spokenSearch: [Entry] = [
    ("\\022", "em-inc-search-prev"), ("\\023", "em-inc-search-next"),
  ]

  /// A key in libedit's notation, and the name of its function.
  typealias Entry = (key: String, function: String)

  /// The keys of one character.
  static var single: [Entry] {
    var entries: [Entry] = []
    for binding in all {
      for key in binding.keys where !isSequence(key) { entries.append((key, binding.function)) }
    }
    return entries
  }

  /// The keys that begin with an escape character, in the order in which they are bound. There are
  /// so many that the prompt does not wait for them: the first escape character binds them.
  static var sequences: [Entry] {
    swallowed.map { ($0, KeyFunction.ignore.name) } + [("\\e[200~", KeyFunction.paste.name)]
      + all.flatMap { binding in
        binding.keys.filter(isSequence).map { ($0, binding.function) }
      }
  }

  private static func isSequence(_ key: String) -> Bool { key.hasPrefix("\\e") }

  // MARK: Keys of the reader

  /// The scalar that the reader returns for Enter after the line was drawn for the last time.
  static let finish: Int32 = 0x1E
  /// The scalar that the reader returns for SIGINT.
  static let interruptKey: Int32 = 0x03
  /// The scalar that the reader returns when the hint has to be drawn again.
  static let redrawKey: Int32 = 0x1F
  /// The scalars that the reader returns for libedit's own commands when there is nothing to take.
  static let nextCharacter = scalars("\u{1B}[901~")
  static let lineEnd = scalars("\u{1B}[902~")
  static let nextWord = scalars("\u{1B}[903~")
  /// The scalars that the reader returns before a blank that follows an abbreviation.
  static let expansion = scalars("\u{1B}[904~")
  /// The scalars that the reader returns for the Escape key.
  static let cancellation = scalars("\u{1B}[905~")

  /// What the reader's own keys do, whatever the user bound.
  static let inner: [Entry] = [
    ("\\036", "ed-newline"), ("\\037", KeyFunction.redraw.name),
    ("\\003", KeyFunction.interrupt.name),
  ]

  /// The same for the scalars that begin with an escape character.
  static let innerSequences: [Entry] = [
    ("\\e[901~", "ed-next-char"), ("\\e[902~", "ed-move-to-end"), ("\\e[903~", "em-next-word"),
    ("\\e[904~", KeyFunction.expand.name), ("\\e[905~", KeyFunction.cancel.name),
  ]

  private static func scalars(_ text: String) -> [Int32] {
    text.unicodeScalars.map { Int32(bitPattern: $0.value) }
  }

  /// Keys without a meaning here. Unbound, their last characters would be inserted: a libedit that
  /// does not know Ctrl-Right inserts `5C`.
  private static var swallowed: [String] {
    var keys = ["\\e[Z", "\\e[I", "\\e[O", "\\e[201~", "\\e[E", "\\e[G"]
    keys += "PQRS".map { "\\eO\($0)" }
    for modifier in 2...8 {
      keys += "ABCDEFHPQRS".map { "\\e[1;\(modifier)\($0)" }
    }
    for number in [1, 2, 3, 4, 5, 6, 7, 8, 11, 12, 13, 14, 15, 17, 18, 19, 20, 21, 23, 24] {
      keys.append("\\e[\(number)~")
      keys += (2...8).map { "\\e[\(number);\($0)~" }
    }
    return keys
  }
}
