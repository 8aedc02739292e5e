import LayoutCore

extension CommandDefinition {
  /// The commands of the examples that are short enough to be read beside an error, those that begin
  /// most like `line` before the others.
  public func remedies(for line: Statement) -> [Statement] {
    let typed = line.tokens.map(\.text)
    let commands = examples.flatMap { (try? Statement.split($0.commands)) ?? [] }
      .filter { $0.name.text == name && $0.text.utf8.count <= 72 && $0.text != line.text }
    func likeness(_ command: Statement) -> Int {
      zip(command.tokens.map(\.text), typed).prefix { $0 == $1 }.count
    }
    return commands.sorted { likeness($0) > likeness($1) }
  }
}
