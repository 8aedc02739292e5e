import LayoutCore
import LayoutText

/// Text with roles: a string and, for each stretch of it, a role.
///
/// One value serves every output: `text` is plain; `colored` adds the colours of a terminal. Append
/// external text with ``append(data:_:)``, so that it cannot control a terminal.
public struct Markup: Sendable, Hashable {
  /// A stretch of the text with one role.
  package struct Run: Sendable, Hashable {
    var role: Role { Role(rawValue: roleNumber) ?? .plain }
    /// The role's raw value: rows of pictures have many runs, and most are written without colours.
    let roleNumber: UInt8
    /// In four bytes: a row of a picture has a run for every other cell.
    private var length32: UInt32
    /// The length of the stretch in UTF-8 code units.
    var length: Int {
      get { Int(length32) }
      set { length32 = UInt32(newValue) }
    }

    package init(role: Role, length: Int) { self.init(roleNumber: role.rawValue, length: length) }

    init(roleNumber: UInt8, length: Int) {
      self.roleNumber = roleNumber
      length32 = UInt32(truncatingIfNeeded: length)
    }
  }

  /// The text without its roles.
  public private(set) var text: String
  /// The stretches before the last; most lines have none, and need no memory for them.
  private var firstRuns: [Run]
  /// The last stretch; plain and empty where there is no text.
  private var lastRun: Run

  public init() { self.init(text: "", runs: []) }

  public init(_ text: String, _ role: Role = .plain) {
    self.init(text: text, runs: [])
    if !text.isEmpty { lastRun = Run(role: role, length: text.utf8.count) }
  }

  /// External text in one role, with everything that could steer a terminal made visible.
  public init(data text: some StringProtocol, _ role: Role = .plain) {
    self.init(Printable.escaped(text), role)
  }

  /// A text whose roles are known already; the lengths must add up to the text's.
  init(text: String, firstRuns: [Run], lastRun: Run) {
    (self.text, self.firstRuns, self.lastRun) = (text, firstRuns, lastRun)
  }

  /// A text whose roles are known already; the lengths must add up to the text's.
  package init(text: String, runs: [Run]) {
    self.text = text
    firstRuns = runs
    lastRun = firstRuns.popLast() ?? Run(role: .plain, length: 0)
  }

  /// A text in the same roles as `other`, which is as long.
  init(text: String, rolesOf other: Markup) {
    self.init(text: text, firstRuns: other.firstRuns, lastRun: other.lastRun)
  }

  /// Adds text written by the program itself.
  public mutating func append(_ more: String, _ role: Role = .plain) {
    guard !more.isEmpty else { return }
    text += more
    extend(role, by: more.utf8.count)
  }

  /// Appends external text, with everything that could control a terminal made visible.
  public mutating func append(data: some StringProtocol, _ role: Role = .plain) {
    append(Printable.escaped(data), role)
  }

  /// Appends other markup with its roles.
  public mutating func append(_ other: Markup) {
    text += other.text
    for run in other.runs { extend(run.role, by: run.length) }
  }

  /// This markup and `more`, which the program itself wrote.
  public func adding(_ more: String, _ role: Role = .plain) -> Markup {
    var markup = self
    markup.append(more, role)
    return markup
  }

  /// This markup and the external text `more`, made visible.
  public func adding(data more: some StringProtocol, _ role: Role = .plain) -> Markup {
    adding(Printable.escaped(more), role)
  }

  private mutating func extend(_ role: Role, by length: Int) {
    if lastRun.roleNumber == role.rawValue {
      lastRun.length += length
    } else {
      if lastRun.length > 0 { firstRuns.append(lastRun) }
      lastRun = Run(role: role, length: length)
    }
  }

  private var runs: [Run] { lastRun.length > 0 ? firstRuns + [lastRun] : [] }

  /// The stretches in reading order, neighbours of one role joined.
  public var spans: [(role: Role, text: Substring)] {
    var from = text.utf8.startIndex
    return runs.map { run in
      let to = text.utf8.index(from, offsetBy: run.length)
      defer { from = to }
      return (run.role, text[from..<to])
    }
  }

  public var isEmpty: Bool { text.isEmpty }

  /// The number of terminal cells the text takes.
  public var width: Int { displayWidth(text) }
}

extension Markup: ExpressibleByStringInterpolation {
  /// Plain text written by the program itself.
  public init(stringLiteral value: String) { self.init(value) }
}
