import LabReport
import LayoutCore
import LayoutText

/// A part of the content, and what is in it: the collection, a section, a group, an element.
struct TreeNode: Sendable {
  /// What it is, and its number where there are several: `group`, `item 3`.
  var title: String
  /// Its frame, in content points; nil of a section and of what is not listed.
  var frame: Rect?
  /// The rest of its line.
  var remark = ""
  var role = Role.plain
  var children: [TreeNode] = []

  /// A note on parts that are not listed.
  static func more(_ text: String) -> TreeNode { TreeNode(title: "… \(text)", role: .dim) }
}

/// The parts of the content, each in the one that contains it.
struct TreeReport: Report {
  let root: TreeNode

  func lines(on page: Page) -> [Markup] {
    var lines: [Markup] = []
    func add(_ node: TreeNode, depth: Int) {
      let indent = String(repeating: "  ", count: min(depth, 30))
      let words = [node.title, node.frame?.words ?? "", node.remark].filter { !$0.isEmpty }
      lines.append(Markup(indent).adding(data: words.joined(separator: " "), node.role))
      for child in node.children { add(child, depth: depth + 1) }
    }
    add(root, depth: 0)
    return lines
  }

  var members: [(key: String, value: JSON)] { [("tree", .object(json(of: root)))] }

  private func json(of node: TreeNode) -> [(key: String, value: JSON)] {
    var members: [(key: String, value: JSON)] = [("title", .string(node.title))]
    if let frame = node.frame { members.append(("frame", .rect(frame))) }
    if !node.remark.isEmpty { members.append(("remark", .string(node.remark))) }
    if !node.children.isEmpty {
      members.append(("children", .objects(node.children) { json(of: $0) }))
    }
    return members
  }
}
