import LabLanguage
import LayoutText
import SwiftLanguage

/// A name that the compiler does not find, according to its error.
///
/// The diagnostic's identifier is the kind of error; the names are only in its text, between single
/// quotation marks: no option of the compiler prints them in another way. A test compiles a file for
/// each kind, and fails when a compiler words them differently.
struct MissingName: Hashable {
  enum Kind: Hashable {
    case type, value, member, module, conformance
    /// The label of an argument that no function takes; an extension may declare one that does.
    case label
  }

  let kind: Kind
  let name: String
  /// The type that has no such member, or does not conform; empty for anything else.
  var owner = ""
  /// Whether the member may belong to another type: to a protocol, or to a class above; of a
  /// conformance, whether it may be one to another protocol.
  var isAnyOwner = false

  /// The word that a file must contain to declare it.
  var word: String {
    (kind == .conformance || name == "init") && !owner.isEmpty ? owner : name
  }

  /// Structures that apps extend most.
  private static let structures: Set = [
    "Array", "Bool", "Calendar", "Character", "Data", "Date", "Dictionary", "Double", "Float",
    "IndexPath", "Int", "Range", "Set", "String", "Substring", "URL",
  ]

  /// Classes of Apple's that are not here, and that apps extend most.
  private static let absentClasses: Set = [
    "AVAsset", "AVPlayer", "CLLocation", "MKAnnotationView", "MKMapView", "PHAsset", "SCNNode",
    "SKNode", "WKWebView",
  ]

  /// Whether an extension of the type called `type`, which no app declares, may declare it for its owner:
  /// no class inherits from one that is not here, and none of UIKit from a structure, from a layer, or from
  /// a class of Foundation, but for `NSObject`.
  func mayBeMember(of type: String) -> Bool {
    guard !Self.absentClasses.contains(type) else { return false }
    guard owner.hasPrefix("UI"), owner != type, !type.hasPrefix("NSObject") else { return true }
    return !["NS", "CA", "CG"].contains(where: type.hasPrefix) && !Self.structures.contains(type)
  }

  /// What is missing by `error`, the likeliest first.
  static func all(in error: CompilerDiagnostic) -> [MissingName] {
    let quoted = error.quoted
    guard let first = quoted.first else { return [] }
    let second = quoted.count > 1 ? quoted[1] : ""
    switch error.id {
    case "no_module_type" where second.hasPrefix("Lab"):
      // `no type named 'Font' in module 'LabSwiftUI'`: no file of the project can declare that one.
      return [MissingName(kind: .type, name: "\(second.dropFirst(3)).\(first)")]
    case "cannot_find_type_in_scope", "no_module_type", "unknown_attr_name", "unknown_attribute":
      return [MissingName(kind: .type, name: first)]
    case "requires_conformance_nonprotocol":
      // `type 'some Subviews' constrained to non-protocol, non-class type 'Flow.Subviews' (aka …)`
      let name = error.quotedWithAliases.dropFirst().first.map(plain)
      return name.map { [MissingName(kind: .type, name: $0)] } ?? []
    case "cannot_find_in_scope":
      // A class names its own members so, those of its extensions among them.
      return [
        MissingName(kind: .value, name: first),
        MissingName(kind: .member, name: first, isAnyOwner: true),
      ]
    case "unresolved_member_no_inference":
      return [MissingName(kind: .member, name: first, isAnyOwner: true)]
    case "sema_no_import": return [MissingName(kind: .module, name: first)]
    case "invalid_member_type":
      // `'B' is not a member type of struct 'Module.A'`
      return both(.member, first, of: second)
    case let id where id.hasPrefix("could_not_find_") && id.hasSuffix("_member"):
      return second.isEmpty ? [] : both(.member, second, of: first)
    case "instance_member_use_on_type", "could_not_use_instance_member_on_type",
      "could_not_use_type_member_on_instance":
      return both(.member, first, of: second)
    case "extra_argument_labels", "wrong_argument_labels", "extra_argument_named":
      guard let label = quoted[0].split(separator: ":").first, label != "_" else { return [] }
      return [MissingName(kind: .label, name: String(label))]
    case let id where id.hasPrefix("cannot_convert") && !id.hasSuffix("_protocol"):
      // `cannot assign value of type 'A' to type 'B'`
      guard !second.isEmpty else { return [] }
      // No file gives `()` a conformance: a statement without a value is left out.
      let owner = first == "()" ? first : plain(second)
      return [MissingName(kind: .conformance, name: "", owner: owner, isAnyOwner: true)]
    case "cannot_synthesize_in_crossfile_extension":
      // `extension outside of file declaring 'A' prevents automatic synthesis of … for protocol 'B'`
      let owner = first.split(separator: " ").last.map(String.init) ?? first
      return [MissingName(kind: .conformance, name: plain(quoted[quoted.count - 1]), owner: owner)]
    case let id where id.contains("does_not_conform") || id.hasSuffix("_protocol"):
      // `'A' does not conform to 'B'`, `'f' requires that 'A' conform to 'B'`
      guard quoted.count > 1 else { return [] }
      let owner = quoted.count > 2 ? quoted[quoted.count - 2] : first
      return both(.conformance, plain(quoted[quoted.count - 1]), of: owner)
    default: return []
    }
  }

  /// The member that `error` is about, where the compiler does not know the type that may have it: it
  /// may be there all the same. Nil for any other error.
  static func ofUnknownType(in error: CompilerDiagnostic) -> MissingName? {
    guard error.id == "cannot_infer_base_of_unresolved_member" else { return nil }
    return error.quoted.first.map { MissingName(kind: .member, name: $0, isAnyOwner: true) }
  }

  /// Whether `error` is about something that is not here, rather than a mistake among what is.
  static func isMeant(by error: CompilerDiagnostic) -> Bool {
    all(in: error).contains { !$0.name.isEmpty }
  }

  /// A function, an initializer or an operator that is called otherwise than any that the compiler
  /// knows, or that results in something else: another file may declare one of that name. Empty where
  /// `error`, in `line`, is not about such a call.
  static func called(in error: CompilerDiagnostic, _ line: String) -> [MissingName] {
    if let name = implied(by: error) { return [name] }
    let source = SwiftTokens(line)
    if error.id.hasPrefix("cannot_convert"), let name = converted(in: error, source) {
      return [name]
    }
    let calls: Set = [
      "wrong_argument_labels", "no_overloads_match_exactly_in_call",
      // `view.cell(at: row - 1)`, of another type than the view takes
      "cannot_convert_argument_value",
      // `sizes.max(by: \.width)`
      "expr_keypath_multiparam_func_conversion",
    ]
    guard
      calls.contains(error.id) || error.id.hasPrefix("extra_argument")
        || error.id.hasPrefix("missing_argument"),
      let index = callee(of: error, source)
    else { return [] }
    let name = source.text(index)
    if name.first?.isUppercase == true {
      return [MissingName(kind: .member, name: "init", owner: name)]
    }
    let member = MissingName(kind: .member, name: name, isAnyOwner: true)
    // A function of an app may have the name of one that everything sees, such as `log`.
    return source.isToken(index - 1, ".")
      ? [member] : [member, MissingName(kind: .value, name: name)]
  }

  /// What is called or calculated where `error` finds a value of another type than is expected.
  private static func converted(
    in error: CompilerDiagnostic, _ source: SwiftTokens
  ) -> MissingName? {
    // The name before the first parenthesis: `self.size(of: item)`.
    guard
      var index = source.tokens.indices.first(where: {
        source.tokens[$0].range.lowerBound >= error.column - 1
      })
    else { return nil }
    while source.isToken(index + 1, "."), source.tokens.indices.contains(index + 2) { index += 2 }
    // `size * 2`
    if let name = source.operatorName(at: index + 1) {
      return MissingName(kind: .value, name: name)
    }
    // `view.cell(at: Int(row))`: a value of a type is of that type, whatever other files declare.
    let name = source.text(index)
    guard source.tokens[index].kind == .word, source.isToken(index + 1, "("),
      name.first?.isUppercase == false
    else { return nil }
    return MissingName(kind: .member, name: name, isAnyOwner: true)
  }

  /// The token with the name of the call whose arguments `error` is about.
  private static func callee(of error: CompilerDiagnostic, _ source: SwiftTokens) -> Int? {
    guard
      var index = source.tokens.indices.last(where: {
        source.tokens[$0].range.lowerBound < error.column
      })
    else { return nil }
    // Back to the parenthesis of the call.
    var depth = 0
    while index > 0 {
      if source.isToken(index, ")") { depth += 1 }
      if source.isToken(index, "(") { depth -= 1 }
      if depth < 0 || (depth == 0 && source.isToken(index + 1, "(")) { break }
      index -= 1
    }
    if source.isToken(index, "(") { index -= 1 }
    guard source.tokens.indices.contains(index), source.tokens[index].kind == .word else {
      return nil
    }
    return index
  }

  /// What an expression calls without its name: an operator, `callAsFunction` or a subscript.
  private static func implied(by error: CompilerDiagnostic) -> MissingName? {
    guard let first = error.quoted.first else { return nil }
    return switch error.id {
    case let id where id.hasPrefix("cannot_apply_"): MissingName(kind: .value, name: first)
    case "cannot_match_expr_pattern_with_value": MissingName(kind: .value, name: "~=")
    case "cannot_call_non_function_value":
      MissingName(kind: .member, name: "callAsFunction", owner: plain(first))
    case "could_not_find_value_subscript":
      MissingName(kind: .member, name: "subscript", owner: plain(first))
    default: nil
    }
  }

  /// The name in `owner`, and, less likely, in another type.
  private static func both(_ kind: Kind, _ name: String, of owner: String) -> [MissingName] {
    [false, true].map { MissingName(kind: kind, name: name, owner: plain(owner), isAnyOwner: $0) }
  }

  /// The last name of a type, without question marks and generic arguments.
  private static func plain(_ type: String) -> String {
    let name = type.prefix { $0 != "<" && $0 != "?" && $0 != "!" }
    return name.lastName
  }
}

extension CompilerDiagnostic {
  /// The text between single quotation marks; of an alias, the type: `'Rows' (aka 'Array<Row>')`.
  var quoted: [String] {
    let parts = quotedParts
    return parts.indices.filter { index in
      index % 2 == 1 && !(index + 1 < parts.count && parts[index + 1] == " (aka ")
    }.map { String(parts[$0]) }
  }

  /// The text between single quotation marks, the names of aliases too.
  var quotedWithAliases: [String] {
    let parts = quotedParts
    return parts.indices.filter { $0 % 2 == 1 }.map { String(parts[$0]) }
  }

  private var quotedParts: [Substring] {
    message.split(separator: "'", omittingEmptySubsequences: false)
  }
}
