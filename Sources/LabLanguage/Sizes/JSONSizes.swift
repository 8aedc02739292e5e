import LayoutCore
import LayoutText

/// Sizes in a JSON array.
enum JSONSizes {
  /// The sizes of `file`, in order.
  static func read(_ file: DataLines) throws(DataProblem) -> [Size] {
    let document = try document(file)
    guard case .array(let entries) = document.value else {
      throw DataProblem("the JSON must be an array of sizes", line: file.line(of: document.offset))
    }
    guard entries.count <= DataLines.most else {
      throw DataProblem(
        "more than \(DataLines.most) sizes", line: file.line(of: entries[DataLines.most].offset))
    }
    var sizes: [Size] = []
    sizes.reserveCapacity(entries.count)
    for entry in entries { sizes.append(try size(entry, in: file)) }
    return sizes
  }

  private static func document(_ file: DataLines) throws(DataProblem) -> JSONNode {
    do { return try JSONNode(parsing: file.bytes) } catch {
      throw DataProblem(error.reason, line: file.line(of: error.offset))
    }
  }

  private static func size(_ node: JSONNode, in file: DataLines) throws(DataProblem) -> Size {
    switch node.value {
    case .number:
      let side = try number(node, .size, in: file)
      return Size(width: side, height: side)
    case .array(let sides) where sides.count == 2:
      return Size(
        width: try number(sides[0], .width, in: file),
        height: try number(sides[1], .height, in: file))
    case .object(let members):
      return Size(
        width: try number(try member("width", of: members, node, in: file), .width, in: file),
        height: try number(try member("height", of: members, node, in: file), .height, in: file))
    default:
      throw DataProblem(
        "a size must be a number, [width, height] or {\"width\": …, \"height\": …}",
        line: file.line(of: node.offset))
    }
  }

  /// The one member called `name`; members with other names do not matter.
  private static func member(
    _ name: String, of members: [JSONMember], _ object: JSONNode, in file: DataLines
  ) throws(DataProblem) -> JSONNode {
    let found = members.filter { $0.name == name }
    guard let first = found.first else {
      throw DataProblem("a size needs \"\(name)\"", line: file.line(of: object.offset))
    }
    guard found.count == 1 else {
      throw DataProblem(
        "\"\(name)\" is given twice in a size", line: file.line(of: found[1].node.offset))
    }
    return first.node
  }

  private static func number(
    _ node: JSONNode, _ rule: NumberRule, in file: DataLines
  ) throws(DataProblem) -> Double {
    guard case .number(let value) = node.value else {
      throw DataProblem("\(rule.name) must be a number", line: file.line(of: node.offset))
    }
    // The line is counted only if it is needed.
    if rule.range.contains(value) { return value + 0 }
    return try rule.checked(
      value, written: NumberText.formatExact(value), line: file.line(of: node.offset))
  }
}
