public import LabLanguage
import LayoutCore

extension Session {
  /// The version of the program, for `--version` and `@requires layoutlab>=0.1`.
  public static let version = [0, 1, 0]

  /// Whether `feature` is here.
  func has(_ feature: Feature, in world: World) -> Bool {
    switch feature {
    case .uikit: return world.missingUIKit() == nil
    case .linux:
      #if os(Linux)
        return true
      #else
        return false
      #endif
    case .macos:
      #if os(macOS)
        return true
      #else
        return false
      #endif
    case .plugin(let name):
      return strategies.contains {
        $0.definition.name == name || $0.definition.aliases.contains(name)
      }
    }
  }

  /// Why a session that needs `requirements` cannot be played; nil if it can.
  public func unmet(_ requirements: [Requirement], in world: World) -> String? {
    for requirement in requirements {
      switch requirement {
      case .program(let version) where Self.version(Self.version, isBefore: version):
        let text = version.map(String.init).joined(separator: ".")
        return "needs layoutlab \(text) or later"
      case .feature(let feature) where !has(feature, in: world):
        let reason = feature == .uikit ? world.missingUIKit() : nil
        return "needs \(name(of: feature))" + (reason.map { ": \($0)" } ?? "")
      case .program, .feature: continue
      }
    }
    return nil
  }

  /// Whether `old` is an earlier version than `new`; 0.1 is 0.1.0.
  static func version(_ old: [Int], isBefore new: [Int]) -> Bool {
    let count = max(old.count, new.count)
    let padded = [old, new].map { $0 + Array(repeating: 0, count: count - $0.count) }
    return padded[0].lexicographicallyPrecedes(padded[1])
  }

  private func name(of feature: Feature) -> String {
    switch feature {
    case .uikit: "uikit"
    case .linux: "linux"
    case .macos: "macos"
    case .plugin(let name): "plugin:\(name)"
    }
  }
}
