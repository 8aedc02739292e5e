public import LabLanguage
import LabReport
import LayoutCore

/// Parameters that keys change, and the session that follows: a value that takes keys and gives
/// screens.
///
/// The original session does not change; the caller takes `session` when the user accepts the
/// values.
public struct Tweak: Sendable {
  /// The result of a key.
  public enum Step: Sendable, Hashable {
    /// On with the next key.
    case goesOn
    /// The user accepts the values.
    case keeps
    /// The user cancels.
    case restores
  }

  let original: Session
  /// The lab as the keys left it.
  public private(set) var session: Session
  let dials: [Dial]
  private(set) var chosen: Int
  /// Why the last key did nothing.
  private(set) var refusal: String?

  /// `+` and `-` turn so many steps at once.
  static let leap = 10

  /// The parameters of `session`, with the one called `name`, which is at `span`, selected.
  ///
  /// - Throws: `unknownParameter` where no parameter of that name can be changed by keys.
  public init(_ session: Session, choosing name: String? = nil, at span: SourceSpan? = nil)
    throws(LabError)
  {
    original = session
    self.session = session
    dials = Dial.all(of: session)
    chosen = 0
    guard let name else { return }
    guard
      let place = dials.firstIndex(where: { $0.name == name })
        ?? dials.firstIndex(where: { $0.name.hasPrefix(name + " ") })
    else {
      throw LabError(.unknownParameter(name, among: dials.map(\.name)), at: span)
    }
    chosen = place
  }

  /// Takes a key.
  public mutating func press(_ key: PressedKey, in world: World) -> Step {
    refusal = nil
    switch key {
    case .enter: return .keeps
    case .escape: return .restores
    case .up: chosen = (chosen + dials.count - 1) % dials.count
    case .down: chosen = (chosen + 1) % dials.count
    case .left: turn(-1, in: world)
    case .right: turn(1, in: world)
    case .minus: turn(-Self.leap, in: world)
    case .plus: turn(Self.leap, in: world)
    default: break
    }
    return world.stop.isRequested ? .restores : .goesOn
  }

  /// Changes the selected dial; if the layout rejects the value, nothing changes.
  private mutating func turn(_ steps: Int, in world: World) {
    let dial = dials[chosen]
    let before = dial.value(in: session)
    guard let value = dial.value(steps, from: before) else {
      refusal = "\(dial.name) is at the \(steps < 0 ? "least" : "most")"
      return
    }
    var next = session
    var world = world
    world.page.isInteractive = false
    do throws(LabError) {
      for line in try Statement.split("set \(dial.name) \(value)") {
        _ = try next.perform(line, in: world)
      }
      session = next
    } catch {
      refusal = "\(dial.name) \(value): \(error.message)"
    }
  }

  /// What brings the lab from how it was to how it is, as commands.
  var commands: [String] {
    dials.compactMap { dial in
      let value = dial.value(in: session)
      return value == dial.value(in: original) ? nil : "set \(dial.name) \(value)"
    }
  }
}
