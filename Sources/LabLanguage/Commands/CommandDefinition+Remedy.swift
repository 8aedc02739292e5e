import LayoutCore

extension CommandDefinition {
  /// The command of the examples that begins most like `line`; nil if none is short enough to be
  /// read beside an error.
  public func remedy(for line: Statement) -> String? {
    let typed = line.tokens.map(\.text)
    let commands = examples.flatMap { (try? Statement.split($0.commands)) ?? [] }
      .filter { $0.name.text == name && $0.text.utf8.count <= 72 && $0.text != line.text }
    func likeness(_ command: Statement) -> Int {
      zip(command.tokens.map(\.text), typed).prefix { $0 == $1 }.count
    }
    // Of equals the first.
    return commands.reversed().max { likeness($0) < likeness($1) }?.text
  }
}
