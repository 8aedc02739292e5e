import LabLanguage
import LabTestKit
import LayoutCore
import Testing

import Strategies

/// Every registered strategy, checked against the laws of `LabTestKit`.
@Suite("Laws of every strategy")
struct LawTests {
  @Test(
    "queries are brute force, reasons compute, solving again is equal",
    arguments: Registry.strategies.map(\.definition.name))
  func laws(name: String) throws {
    let strategy = try #require(Registry.strategies.first { $0.definition.name == name })
    var templates: [String: SectionTemplate] = [:]
    for preset in strategy.definition.presets {
      templates[preset.name] = try TemplateParser.parse(preset)
    }
    #expect(try brokenLaws(of: strategy, templates: templates) == [])
  }
}
