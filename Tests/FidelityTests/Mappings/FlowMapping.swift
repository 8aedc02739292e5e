/// Cases of `UICollectionViewFlowLayout`: what UIKit drew.
enum FlowMapping {
  static func plan(_ facts: inout FidelityCase) throws(Unmapped) -> Plan {
    facts.config.skip("note", "sizes", "itemSize", "itemCount")
    _ = try facts.config.choice("layout", ["UICollectionViewFlowLayout": 0])
    var commands = try Words.container(&facts.container) + Words.direction(&facts.config)
    commands += try spacing(&facts.config)
    commands += try Words.items(facts.given.take("items"))
    return Plan(commands + ["use flow"])
  }

  /// The distances, as UIKit has them where they are not stated.
  static func spacing(_ config: inout Facts) throws(Unmapped) -> [String] {
    let line = try config.number("minimumLineSpacing") ?? 10
    let item = try config.number("minimumInteritemSpacing") ?? 10
    let inset = try Words.insets("sectionInset", of: &config) ?? "0"
    return [
      "spacing line \(Words.number(line))", "spacing item \(Words.number(item))", "inset \(inset)",
    ]
  }
}
