internal import CLibEdit
import LayoutText

/// A person at a terminal, with libedit as the line editor.
///
/// The only class of the module: libedit stores its address and calls back. Use it from one thread.
/// While a line is typed the terminal is raw; while the program works it is cooked.
public final class EditLineSource: LineSource {
  /// Called when Tab is typed: the completions at the cursor (an offset in characters) of the line.
  public var completer: ((_ line: String, _ cursor: Int) -> Completion)?
  /// Called after every key: what comes next in the line, shown dimmed at the right; empty:
  /// nothing. It must be quick (a millisecond).
  public var hinter: ((_ line: String, _ cursor: Int) -> String)?
  /// Called four times a second while the user does not type: lines to show above the one being
  /// typed.
  public var idle: (() -> [String])?
  /// Called after every key while the cursor is at the end: a continuation of the line, shown
  /// dimmed after the cursor and taken only by a key of its own; empty: nothing. It must be quick
  /// (a millisecond). Never called without colour, because it would look like typed text.
  public var suggester: ((_ line: String) -> String)?
  /// Called after every key: parts of the line that are shown in colour. It must be quick (a
  /// millisecond). Never called without colour.
  public var highlighter: ((_ line: String) -> [StyledPart])?
  /// Called after every key and a short pause: rows to show below the line, none wider than
  /// `columns`, at most so many; empty: nothing. The next key should end long work: see
  /// `Signals.hasInput`.
  public var below: ((_ line: String, _ columns: Int, _ rows: Int) -> [String])?
  /// Called at a blank and at Enter: the expansion of an abbreviation before the cursor, with the
  /// range of characters that it replaces; nil: none.
  public var expander: ((_ line: String, _ cursor: Int) -> (range: Range<Int>, text: String)?)?
  /// Called with a paste: the part of it for the line, and how many of its lines are left out; nil:
  /// all of it.
  public var pasteReader: ((_ text: String) -> (text: String, ignoredLines: Int)?)?
  /// What the arrow keys and Ctrl-R walk through.
  public private(set) var history: HistoryStore

  /// Whether the last line that Ctrl-C dropped had any text.
  public private(set) var hasDroppedText = false

  let editor: OpaquePointer
  let input: Int32
  let output: Int32
  let caps: TerminalCaps
  private let events: OpaquePointer
  private let streams: [UnsafeMutablePointer<FILE>]
  private var promptText = ScalarText()
  private var hintText = ScalarText()
  /// The rest of a paste of several lines.
  private var waitingLines: ArraySlice<Substring> = []
  private var areEventsCurrent = false

  var decoder = UTF8Decoder()
  /// Bytes that were read from the terminal and not looked at yet.
  var unread: ArraySlice<UInt8> = []
  /// Keys that come before those that are typed.
  var injected: [Int32] = []
  /// Why the present line ends without a text.
  var outcome: Line?
  var isInterrupting = false
  var isReadingPaste = false
  var recall = HistoryRecall()
  var isHintVisible = true
  /// The line and the cursor for which the hint was drawn.
  var hinted = EditBuffer(scalars: [], cursor: 0)
  /// The candidates that Tab listed.
  var listing: Listing?
  /// The search of the history that is going on.
  var search: HistorySearch?
  /// The rows of the panel that are on the screen.
  var panelRows = 0
  /// Cells of the hint.
  private(set) var hintWidth = 0
  /// The cells that the prompt takes.
  private(set) var promptWidth = 0
  /// The prompt without escape codes.
  private(set) var promptPlain = ""
  var suggestion = Suggestion()
  var ignoredLines = 0
  var hasSequences = false

  /// Opens the editor; nil if libedit cannot use these descriptors. Sets LC_CTYPE, takes over the
  /// signals and reads `~/.editrc` (program name `layoutlab`) after our own keys.
  ///
  /// - Parameters:
  ///   - caps: Its `canEdit` should hold; libedit warns about a terminal that it does not know.
  ///   - history: What was typed before.
  ///   - input: A terminal, which stays open.
  ///   - output: The same terminal.
  ///   - readsUserKeys: False keeps `~/.editrc` out: tests.
  public init?(
    caps: TerminalCaps, history: HistoryStore, input: Int32 = 0, output: Int32 = 1,
    readsUserKeys: Bool = true
  ) {
    CharacterLocale.install()
    guard Signals.install() == 0, let events = history_winit() else { return nil }
    let streams = [ll_stream(input, "r"), ll_stream(output, "w")].compactMap(\.self)
    guard streams.count == 2,
      let editor = el_init_fd(
        "layoutlab", streams[0], streams[1], streams[1], input, output, output)
    else {
      history_wend(events)
      for stream in streams { fclose(stream) }
      return nil
    }
    (self.caps, self.history, self.input, self.output) = (caps, history, input, output)
    (self.editor, self.events, self.streams) = (editor, events, streams)
    Signals.keepTerminal(output)
    ll_el_set_client(editor, Unmanaged.passUnretained(self).toOpaque())
    ll_history_set_size(events, Int32(clamping: history.limit))
    ll_el_set_history(editor, events)
    ll_el_use_emacs_keys(editor)
    setCallbacks()
    bind(KeyBindings.single)
    // libedit's own search shows one line, and no list below it.
    if caps.accessible { bind(KeyBindings.spokenSearch) }
    if readsUserKeys, Self.hasUserKeys {
      bindSequences()
      el_source(editor, nil)
      bind(KeyBindings.innerSequences)
    }
    bind(KeyBindings.inner)
  }

  deinit {
    el_end(editor)
    history_wend(events)
    for stream in streams { fclose(stream) }
  }

  /// Reads a line from the user. A paste of several lines is returned line by line after Enter.
  ///
  /// An earlier Ctrl-C belongs to the work before; it drops the rest of a paste and what was typed
  /// meanwhile.
  public func next(prompt: Prompt) throws(LineSourceError) -> Line {
    if Interrupt.isRequested {
      waitingLines = []
      unread = []
      tcflush(input, TCIFLUSH)
      Interrupt.clear()
    }
    guard Signals.ending == nil else { return .end }
    if let line = waitingLines.popFirst() { return echo(line, after: prompt) }
    prepare(prompt)
    var count: Int32 = 0
    write(Paste.on)
    Signals.setEditing(true)
    // Before the prompt: what is typed as soon as it shows must not be echoed by the kernel.
    ll_el_prepare_terminal(editor, 1)
    let start = ll_el_gets(editor, &count)
    Signals.setEditing(false)
    write(Paste.off)
    guard outcome == nil, let start, count > 0 else { return ended() }
    let scalars = UnsafeBufferPointer(start: start, count: Int(count)).map(scalar)
    return firstLine(of: EditBuffer.text(scalars))
  }

  /// Adds a line to the history. Call it before the line runs.
  ///
  /// - Throws: The first time that the file cannot be written.
  public func remember(_ line: String) throws(HistoryError) {
    areEventsCurrent = false
    try history.append(line)
  }

  /// Adds lines of elsewhere to the history, as older than what was typed here.
  ///
  /// - Throws: The first time that the file cannot be written.
  public func add(toHistory lines: [String]) throws(HistoryError) {
    areEventsCurrent = false
    try history.add(lines)
  }

  /// Records that a line of the history failed. Call it after the line ran.
  public func reportFailure(of line: String) { history.reportFailure(of: line) }

  /// Drops the lines of a paste that were not returned yet: the one before them failed.
  ///
  /// - Returns: How many there were.
  @discardableResult
  public func discardWaitingLines() -> Int {
    defer { waitingLines = [] }
    return waitingLines.count
  }

  /// How many lines of pastes were dropped since the last call.
  public func takeIgnoredLines() -> Int {
    defer { ignoredLines = 0 }
    return ignoredLines
  }

  /// The mark that opens and closes an escape code in a prompt.
  static let mark = "\u{1}"

  private func prepare(_ prompt: Prompt) {
    promptText.set(caps.color ? prompt.styled(mark: Self.mark) : prompt.text)
    (promptPlain, promptWidth) = (prompt.text, editorWidth(prompt.text))
    outcome = nil
    isInterrupting = false
    isHintVisible = true
    (listing, search, panelRows) = (nil, nil, 0)
    injected = []
    ignoredLines = 0
    recall = HistoryRecall()
    if Signals.take(\.resized) { el_resize(editor) }
    if history.refresh() { areEventsCurrent = false }
    guard !areEventsCurrent else { return }
    areEventsCurrent = true
    ll_history_clear(events)
    for entry in history.entries {
      _ = ScalarText(entry).withAddress { ll_history_enter(events, $0) }
    }
  }

  /// The line was not finished: Ctrl-C, Ctrl-D, a signal, or the terminal is gone.
  private func ended() -> Line {
    hasDroppedText = outcome == .interrupted && !buffer.scalars.isEmpty
    unread = outcome == .interrupted ? [] : unread
    write(outcome == .interrupted ? "^C\n" : "\n")
    Interrupt.clear()
    return outcome ?? .end
  }

  private func firstLine(of text: String) -> Line {
    let body = text.hasSuffix("\n") ? text.dropLast() : text[...]
    var lines = body.split(separator: "\n", omittingEmptySubsequences: false)[...]
    let first = lines.popFirst() ?? ""
    waitingLines = lines
    return .text(String(first))
  }

  private func echo(_ line: Substring, after prompt: Prompt) -> Line {
    let line = String(line)
    write((caps.color ? prompt.styled() : prompt.text) + Printable.withoutControls(line) + "\n")
    return .text(line)
  }

  /// The cells of a row now.
  var columns: Int {
    TerminalCaps.Window(of: output).flatMap { $0.columns > 0 ? $0.columns : nil } ?? caps.width
  }

  func write(_ text: String) {
    SystemCalls.writeAll(text.utf8, to: output)
  }

  private func setCallbacks() {
    ll_el_set_reader(editor) { editor, target in
      guard let source = EditLineSource.owner(of: editor), let target else { return -1 }
      return source.readKey(into: target)
    }
    ll_el_set_prompt(
      editor, { EditLineSource.owner(of: $0)?.promptText.address }, 1)
    ll_el_set_right_prompt(editor, { EditLineSource.owner(of: $0)?.hint() }, 1)
    addFunctions()
  }

  private func hint() -> UnsafeMutablePointer<Int32> {
    let buffer = buffer
    hinted = buffer
    let isShown = isHintVisible && search == nil && !buffer.isSearching
    let text = isShown ? hinter?(buffer.text, buffer.characterCursor) ?? "" : ""
    hintWidth = editorWidth(text)
    let style = caps.color ? Prompt.Part(text, style: .dimmed) : Prompt.Part(text)
    hintText.set(text.isEmpty ? "" : Prompt(parts: [style]).styled(mark: Self.mark))
    return hintText.address
  }

  static func owner(of editor: OpaquePointer?) -> EditLineSource? {
    ll_el_client(editor).map { Unmanaged.fromOpaque($0).takeUnretainedValue() }
  }
}
