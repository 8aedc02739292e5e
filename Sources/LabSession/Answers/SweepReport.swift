import LabReport
import LayoutCore
import LayoutText

/// `sweep`: one parameter at several values, a picture of each and a table.
struct SweepReport: Report {
  /// What a layout comes to at one value.
  struct Facts: Sendable {
    /// The size of the content; nil where it is not solved to its end.
    var content: Size?
    /// The widths of items, from the least to the greatest; nil where none was looked at.
    var widths: ClosedRange<Double>?
    /// The heights of items.
    var heights: ClosedRange<Double>?
    /// How many pairs of items share area; nil where there are too many to compare.
    var overlaps: Int?
    /// How many items have another frame than now; nil where there are too many to compare.
    var moved: Int?
    /// What the layout warns of.
    var warnings: [Markup]
  }

  /// What became of one value.
  enum Outcome: Sendable {
    /// The layout, and its picture; nil where a plot replaces it.
    case solved(Facts, Picture?)
    /// The value was refused: the stable name of the error, and its sentence.
    case refused(id: String, reason: String)
  }

  /// One value.
  struct Variant: Sendable {
    /// The value, as it is typed.
    var value: String
    /// Whether it is the value that is set.
    var isCurrent: Bool
    /// What became of it.
    var outcome: Outcome
  }

  var parameter: String
  /// The values, in the order they were given.
  var variants: [Variant]
  /// The rows and columns of pictures.
  var arrangement: SmallMultiples
  /// A quantity over the values, in the place of the pictures; nil where none was requested.
  var plot: Plot?

  var isPicture: Bool { true }

  var panels: [Panel] {
    if let plot { return [Panel("", .plot(plot))] }
    return variants.compactMap { variant in
      let title = "\(parameter) \(variant.value)"
      switch variant.outcome {
      case .solved(_, let picture): return picture.map { Panel(title, .scene($0.scene)) }
      case .refused(_, let reason): return Panel(title, .refused(reason))
      }
    }
  }

  func lines(on page: Page) -> [Markup] {
    let text = [""] + table(on: page) + lostParts(on: page) + remarks
    let pictures =
      plot.map { $0.lines(on: page, beside: text.count) }
      ?? arrangement.arranged(variants.map(cell))
    return pictures + text
  }

  /// The picture of one value, or why there is none.
  private func cell(_ variant: Variant) -> [Markup] {
    switch variant.outcome {
    case .solved(_, let picture): return picture?.lines ?? []
    case .refused(_, let reason):
      var title = Markup()
      title.append(data: "\(parameter) \(variant.value)", .title)
      return title.broken(at: arrangement.columns, indent: 0)
        + Markup(reason, .error).broken(at: arrangement.columns, indent: 0)
    }
  }

  private func table(on page: Page) -> [Markup] {
    let isUnicode = page.glyphs == .unicode
    var table = TextTable([
      .init("  \(parameter)"), .init("content"), .init("item width"), .init("item height"),
      .init("overlaps"), .init("moved"), .init("warnings"),
    ])
    for variant in variants {
      var name = Markup(variant.isCurrent ? "* " : "", .changed)
      name.append(data: variant.value, .name)
      guard case .solved(let facts, _) = variant.outcome else {
        table.add([name, Markup("refused", .error)])
        continue
      }
      let times = isUnicode ? " × " : " x "
      let content = facts.content.map {
        NumberText.formatShort($0.width) + times + NumberText.formatShort($0.height)
      }
      func count(_ count: Int?, _ role: Role) -> Markup {
        count.map { Markup(NumberText.grouped($0), $0 == 0 ? .dim : role) } ?? Markup("?", .dim)
      }
      table.add([
        name, Markup(content ?? "?", .number), range(facts.widths, isUnicode),
        range(facts.heights, isUnicode), count(facts.overlaps, .overlap),
        count(facts.moved, .changed), count(facts.warnings.count, .warning),
      ])
    }
    return table.lines
  }

  private func range(_ range: ClosedRange<Double>?, _ isUnicode: Bool) -> Markup {
    guard let range else { return Markup("?", .dim) }
    let (low, high) = (
      NumberText.formatShort(range.lowerBound), NumberText.formatShort(range.upperBound)
    )
    return Markup(low == high ? low : low + (isUnicode ? "–" : "..") + high, .number)
  }

  /// What the pictures do not draw.
  private func lostParts(on page: Page) -> [Markup] {
    let pictures = variants.compactMap { variant -> (String, Picture)? in
      guard case .solved(_, let picture?) = variant.outcome else { return nil }
      return (variant.value, picture)
    }
    return [Picture.lostParts(in: pictures, glyphs: page.glyphs)].compactMap(\.self)
  }

  /// Warnings, each once, with the values that have it; and what the star means.
  private var remarks: [Markup] {
    var values: [(warning: Markup, values: [String])] = []
    for variant in variants {
      guard case .solved(let facts, _) = variant.outcome else { continue }
      for warning in facts.warnings {
        if let place = values.firstIndex(where: { $0.warning == warning }) {
          values[place].values.append(variant.value)
        } else {
          values.append((warning, [variant.value]))
        }
      }
    }
    return values.map { warning, values in
      var line = Markup()
      line.append(data: "\(parameter) \(values.joined(separator: ", ")): ", .name)
      line.append(warning)
      return line
    } + (variants.contains(where: \.isCurrent) ? [Markup("* the current value", .dim)] : [])
  }

  var members: [(key: String, value: JSON)] {
    [("parameter", .string(parameter)), ("variants", .array(variants.map(json)))]
      + (plot.map { [("plot", $0.json)] } ?? [])
  }

  private func json(_ variant: Variant) -> JSON {
    switch variant.outcome {
    case .refused(let id, let reason):
      return .object([
        ("value", .string(variant.value)), ("ok", .bool(false)),
        ("error", .object([("id", .string(id)), ("message", .string(reason))])),
      ])
    case .solved(let facts, let picture):
      func range(_ range: ClosedRange<Double>?) -> JSON {
        range.map { .array([.number($0.lowerBound), .number($0.upperBound)]) } ?? .null
      }
      var members: [(key: String, value: JSON)] = [
        ("value", .string(variant.value)), ("ok", .bool(true)),
        ("current", .bool(variant.isCurrent)),
        ("content", facts.content.map(JSON.size) ?? .null),
        ("itemWidths", range(facts.widths)), ("itemHeights", range(facts.heights)),
        ("overlaps", facts.overlaps.map { .int($0) } ?? .null),
        ("moved", facts.moved.map { .int($0) } ?? .null),
        ("warnings", .array(facts.warnings.map { .string($0.text) })),
      ]
      if let picture {
        members.append(("lines", .array(picture.lines.map { .string($0.text) })))
      }
      return .object(members)
    }
  }
}
