import LabLanguage
import PluginHost
import SwiftLanguage

/// Advice on a file that needs more than it contains.
enum UIKitAdvice {
  /// How names begin that UIKit and what it imports have.
  private static let apples = ["UI", "NS", "CA", "CG", "CF", "kCA", "kCG", "objc_"]

  /// Advice on a name that is not found; nil where there is none. `last` is what prevented the
  /// files from compiling that declare what is missing; `nearest` returns what the UIKit shim has
  /// instead, for a name of Apple's only; a companion declares what is missing if it `isForCompanion`.
  static func word(
    on names: [MissingName], for file: SourceFile, among siblings: Siblings, last: LabError?,
    isForCompanion: Bool, nearest: (MissingName) -> [String]
  ) -> String? {
    guard let missing = names.first else { return nil }
    if let last, let other = siblings.declaring(Set(names)).first {
      return "\(other.name) declares it and does not compile here (\(last.message)); you can "
        + "declare it in \(file.companionName)"
    }
    let isApples = isApples(missing)
    // Whether UIKit has such a name is not known here; that the shim has none is.
    func notInShim() -> String {
      let near = nearest(missing)
      let closest = near.isEmpty ? "" : "; the closest is \(near.joined(separator: " or "))"
      return
        "the UIKit shim does not declare it\(closest); you can declare it in \(file.companionName)"
    }
    switch missing.kind {
    case .module:
      return
        "only UIKit, SwiftUI, Combine, Foundation, CoreGraphics, QuartzCore and ObjectiveC are available"
    case .type, .value:
      if let (name, modules) = siblings.unavailableFile(declaring: missing) {
        let list = modules.joined(separator: " and ")
        return "\(name) declares it, but needs \(list); you can declare it in \(file.companionName)"
      }
      if isApples { return notInShim() }
      return isForCompanion
        ? "not declared in this folder; `load \(file.name) --companion` writes "
          + "\(file.companionName), which declares it"
        : "not declared in this folder; you can declare it in \(file.companionName)"
    case .member: return isApples ? notInShim() : nil
    case .label:
      return "if your app declares one with these labels, add it to \(file.companionName)"
    case .conformance: return nil
    }
  }

  /// Whether `missing` is named as what UIKit and what it imports declare, or is a member of such.
  static func isApples(_ missing: MissingName) -> Bool {
    apples.contains { prefix in
      missing.kind == .member ? missing.owner.hasPrefix(prefix) : missing.name.hasPrefix(prefix)
    }
  }

  /// That `source` is a class that places nothing, as UIKit's own does; nil for any other.
  static func emptiness(of source: LayoutSource, _ symbols: FileSymbols) -> Assumption? {
    guard case .type(let type) = source, LayoutSource.lacks([LayoutSource.elements], type, symbols)
    else { return nil }
    return Assumption(
      "\(source.name) places no item: neither it nor a superclass overrides "
        + "\(LayoutSource.elements); load a subclass that does",
      LayoutSource.isEmpty(type, symbols) ? [.nothing(layout: source.name)] : [])
  }

  /// What the layouts of `text` require of classes of their app: those that a data source or a
  /// delegate is cast to, and that no companion supplies.
  static func needs(
    of text: SourceText, _ symbols: FileSymbols, _ file: SourceFile
  ) -> [Assumption] {
    let companion = file.companion.flatMap { try? Files.read($0) }
      .map { SwiftTokens(String(decoding: $0, as: UTF8.self)) }
    return casts(in: SwiftTokens(text.text), symbols).filter { cast in
      companion?.tokens.indices.contains { companion?.text($0) == cast.type } != true
    }.map { cast in
      let need = "its collection view's \(cast.holder) must be a \(cast.type): "
      guard symbols.canBe(cast.holder, cast.type) else {
        return Assumption(
          need + "declare a subclass of UIKitDelegate with this name in \(file.companionName)")
      }
      return Assumption(
        need + "set `view.\(cast.holder)` to one in \(file.companionName), which `load "
          + "\(file.name) --companion` writes", [.need(holder: cast.holder, type: cast.type)])
    }
  }

  /// The classes of the files that a data source or a delegate is cast to in `source`, each once.
  static func casts(
    in source: SwiftTokens, _ symbols: FileSymbols
  ) -> [(holder: String, type: String)] {
    var casts: [(holder: String, type: String)] = []
    for index in source.tokens.indices where source.isToken(index, "as") {
      let (holder, type) = (source.text(index - 1), source.text(index + 2))
      let isMark = source.isToken(index + 1, "?") || source.isToken(index + 1, "!")
      // The app has a delegate, too.
      guard ["dataSource", "delegate"].contains(holder), isMark,
        !source.isToken(index - 3, "shared"),
        symbols.type(type)?.kind == "swift.class", !casts.contains(where: { $0 == (holder, type) })
      else { continue }
      casts.append((holder, type))
    }
    return casts
  }
}

extension FileSymbols {
  /// Whether an object of the class called `name` can be the `holder` of a collection view: its
  /// `dataSource` or its `delegate`.
  func canBe(_ holder: String, _ name: String) -> Bool {
    let classes = [name] + superclasses(of: name)
    let role = holder == "dataSource" ? "UICollectionViewDataSource" : "UICollectionViewDelegate"
    return classes.contains("UICollectionViewController")
      || classes.flatMap(conformances).contains { $0.hasPrefix(role) }
  }
}

extension SourceFile {
  /// The name of the file beside it that can supply what its layouts need.
  var companionName: String { "\(name.dropLast(".swift".count)).lab.swift" }

  /// The path of that file; nil where there is none.
  var companion: String? {
    let path = "\(folder)/\(companionName)"
    return Siblings.isPart(path, of: folder) ? path : nil
  }
}
