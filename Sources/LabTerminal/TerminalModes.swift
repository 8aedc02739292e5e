import CLibEdit

/// The modes of a terminal, kept while another program has it and put back if that program could
/// not do so itself.
public struct TerminalModes: Sendable {
  private let descriptor: Int32
  private let modes: termios

  /// The modes of the terminal that `descriptor` leads to; nil where it leads to none.
  public init?(of descriptor: Int32) {
    var modes = termios()
    guard tcgetattr(descriptor, &modes) == 0 else { return nil }
    (self.descriptor, self.modes) = (descriptor, modes)
  }

  /// Sets the modes again, once everything written has reached the terminal.
  public func restore() {
    var modes = modes
    tcsetattr(descriptor, TCSADRAIN, &modes)
  }
}
