import LabLanguage
import LabReport
import LabSession
import LayoutCore
import LayoutText

extension ExportKind {
  /// The layout as code for UIKit.
  static let swift = ExportKind(
    name: "swift", suffixes: [".swift"], summary: "the layout as code for UIKit"
  ) { session, arguments, _ throws(LabError) in
    let stem = UIKitCode.stem(for: arguments, session)
    return try UIKitCode(session, name: SwiftText.typeName(stem, ending: "Layout")).text
  }
}

/// The layout that a session shows, as source for UIKit.
struct UIKitCode {
  enum Form {
    case compositional(CompositionalCode)
    case flow(FlowLayoutCode)
    case own(OwnLayoutCode)
  }

  let form: Form

  /// - Throws: what no code is written for, and what can be done.
  init(_ session: Session, name: String) throws(LabError) {
    let request = session.state.request
    if let reason = Self.refusal(of: request) { throw LabError(.notPossible(reason)) }
    let strategies = Set(request.sections.map(\.strategy.definition.name))
    if strategies == ["compositional"] {
      form = .compositional(try CompositionalCode(name, request))
      return
    }
    let widths = Self.itemWidths(session)
    form =
      FlowLayoutCode.canExpress(request)
      ? .flow(try FlowLayoutCode(name, request, widths: widths))
      : .own(try OwnLayoutCode(name, request, widths: widths))
  }

  /// The file.
  var text: String { "\(SwiftText.imports("UIKit"))\n\n\(declarations)\n" }

  /// The types of the layout.
  var declarations: String {
    let text =
      switch form {
      case .compositional(let code): code.text
      case .flow(let code): code.text
      case .own(let code): code.text
      }
    // Each part ends with its own line break.
    var lines = text.split(separator: "\n", omittingEmptySubsequences: false)
    while lines.last?.isEmpty == true { lines.removeLast() }
    return lines.joined(separator: "\n")
  }

  /// What the types are called after: the file, or else the strategy of the first section.
  static func stem(for arguments: Arguments, _ session: Session) -> String {
    let path = arguments.word("FILE") ?? ""
    let file = path.split(separator: "/").last ?? ""
    let stem = file.split(separator: ".").first.map(String.init) ?? ""
    let strategy = session.state.request.sections.first?.strategy.definition.name ?? ""
    return path == "-" || stem.isEmpty ? strategy : stem
  }

  /// The width of an item of each section, scrolling down: where the strategy decides it, that of
  /// the first item, and otherwise the available space.
  private static func itemWidths(_ session: Session) -> [Double] {
    let request = session.state.request
    let transposed = Transposition(scrolling: request.axis)
    return request.sections.enumerated().map { number, section in
      let available =
        transposed(request.container).width - transposed(section.insets).horizontal
      guard section.stretchesItems, section.count > 0,
        let frame = session.layout.frame(of: ElementID(.item, section: number, index: 0))
      else { return section.widestBubble(in: available) ?? available }
      return transposed(frame).width
    }
  }
}

/// What a test of the layout needs.
extension UIKitCode {
  /// The expression that makes the layout.
  var layoutExpression: String {
    switch form {
    case .compositional(let code): "\(code.name).make()"
    case .flow(let code): "\(code.name)()"
    case .own(let code): "\(code.name)()"
    }
  }

  /// Whether the code places everything itself: no rule of UIKit counts.
  var isOwn: Bool { if case .own = form { true } else { false } }

  /// The type of the delegate that the layout needs.
  var delegateName: String? {
    if case .flow(let code) = form { code.delegateName } else { nil }
  }

  /// The kind of a background, as an expression.
  func backgroundKind(_ kind: String?) -> String {
    if case .own(let code) = form { return "\(code.name).backgroundKind" }
    return SwiftText.literal(kind ?? Background.standardKind)
  }

  /// Whether cells decide their sizes.
  var hasEstimates: Bool {
    switch form {
    case .compositional(let code): code.hasEstimates
    case .flow(let code): code.hasEstimates
    case .own: false
    }
  }

  /// Whether a view stays on the screen while the content scrolls.
  var hasPinnedViews: Bool {
    switch form {
    case .compositional(let code): code.hasPinnedViews
    case .flow(let code): code.hasPinnedViews
    case .own(let code): code.hasPinnedViews
    }
  }

  /// Whether insets count from the layout margins of the collection view.
  var usesMargins: Bool {
    switch form {
    case .compositional(let code): code.usesMargins
    case .flow(let code): code.usesMargins
    case .own: false
    }
  }
}

extension UIKitCode {
  /// Why there is no code for `request`; nil where there is.
  private static func refusal(of request: LayoutRequest) -> String? {
    guard !request.sections.isEmpty else { return "there is no section to export: set items first" }
    let names = request.sections.map(\.strategy.definition.name)
    let foreign = zip(names, request.sections).first { name, section in
      name != "compositional" && Arrangement(section) == nil
    }
    if let foreign {
      return
        "\(Printable.quoted(foreign.0)) is not one of the lab's own strategies: its file is the "
        + "code"
    }
    let isCompositional = names.contains("compositional")
    if isCompositional, let other = names.first(where: { $0 != "compositional" }) {
      return "compositional and \(other) sections need two layouts in UIKit: use one of them for "
        + "all sections, or describe \(other) in a template"
    }
    guard !isCompositional else { return nil }
    if let appearance = request.sections.lazy.compactMap(\.listAppearance).first {
      return "UIKit has this layout itself: UICollectionViewCompositionalLayout.list(using: "
        + "UICollectionLayoutListConfiguration(appearance: .\(appearance))); set appearance none for a "
        + "class of your own"
    }
    if !request.headers.isEmpty || !request.footers.isEmpty {
      return "only compositional layouts have a header or footer of the whole layout in UIKit: set "
        + "header layout none and footer layout none, or use a section header"
    }
    if !FlowLayoutCode.canExpress(request),
      request.sections.contains(where: {
        $0.strategy.word("insetreference") != "fromContentInset"
          && $0.strategy.definition.name == "flow"
      })
    {
      return "insetreference exists only in UIKit's own flow layout: set insetreference "
        + "fromContentInset, or the alignments of UIKit"
    }
    return nil
  }
}
