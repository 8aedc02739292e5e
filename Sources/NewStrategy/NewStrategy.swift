import Foundation
import PackagePlugin

/// `swift package new-strategy Spiral`: writes a strategy that builds, draws and keeps the laws, and
/// names it where a strategy has to be named.
///
/// Either everything is written or nothing is.
@main struct NewStrategy: CommandPlugin {
  func performCommand(context: PluginContext, arguments: [String]) async throws {
    guard arguments.count == 1, let name = arguments.first, !name.hasPrefix("-") else {
      throw Refusal("new-strategy takes one name: swift package new-strategy Spiral")
    }
    let package = PackageFolder(root: context.package.directoryURL)
    try StrategyName.check(name, in: package)
    let template = StrategyTemplate(name: name, package: package)
    let texts = [
      ("Plugins/\(name)/\(name).swift", try template.source()),
      ("Plugins/\(name)/\(name).md", try template.guide()),
      ("Tests/StrategyTests/\(name)Tests.swift", try template.tests()),
      (Manifest.path, try Manifest.adding(name, to: package.text(Manifest.path))),
      (Registry.path, try Registry.adding(name, to: package.text(Registry.path))),
    ]
    try package.write(texts)
    for (path, _) in texts { print(path) }
    print(
      """

      Next: swift run layoutlab -c 'use \(name.lowercased()); draw'
      Then change the steps in Plugins/\(name)/\(name).swift, and test them:
           swift test --filter 'StrategyTests|HouseTests|SessionTests'
      """)
  }
}

/// Why nothing was written.
struct Refusal: Error, CustomStringConvertible {
  let description: String

  init(_ description: String) { self.description = description }
}
