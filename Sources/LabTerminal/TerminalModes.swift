internal import CLibEdit

/// The modes of a terminal, read before a program takes it over.
public struct TerminalModes {
  private let descriptor: Int32
  private var modes = termios()

  /// The modes of the terminal at `descriptor`; nil where it is not a terminal.
  public init?(of descriptor: Int32) {
    self.descriptor = descriptor
    guard tcgetattr(descriptor, &modes) == 0 else { return nil }
  }

  /// Gives the terminal these modes again, once its output is written.
  public func restore() {
    var modes = modes
    tcsetattr(descriptor, TCSADRAIN, &modes)
  }
}
