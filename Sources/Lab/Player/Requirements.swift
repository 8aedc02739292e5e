public import LabLanguage
import LayoutCore

extension Lab {
  /// The version of the program, for `@requires layoutlab>=0.1`.
  public static let version = [0, 1]

  /// Whether `feature` is here.
  func has(_ feature: Feature) -> Bool {
    switch feature {
    case .uikit: return false
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
      return strategies.contains { $0.card.name == name || $0.card.aliases.contains(name) }
    }
  }

  /// Why a session that needs `requirements` cannot be played; nil if it can.
  public func unmet(_ requirements: [Requirement]) -> String? {
    for requirement in requirements {
      switch requirement {
      case .program(let version) where Self.version.lexicographicallyPrecedes(version):
        let text = version.map(String.init).joined(separator: ".")
        return "needs layoutlab \(text) or later"
      case .feature(let feature) where !has(feature):
        return "needs \(name(of: feature))"
      case .program, .feature: continue
      }
    }
    return nil
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
