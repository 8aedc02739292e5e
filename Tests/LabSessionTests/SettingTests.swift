import LabLanguage
import LabReport
import LabTestKit
import LayoutCore
import LayoutText
import Testing

@testable import LabSession

/// Goes through the list of settings, so that a new one is tested at once.
@Suite("Settings") struct SettingTests {
  /// One part of a setting, with a value that it does not have at the start.
  struct Case: CustomTestStringConvertible, Sendable {
    let setting: Setting
    let part: Setting.Part
    let value: String

    var testDescription: String { "\(part.name) \(value)" }
    /// What follows `set`.
    var typed: String { "\(part.name) \(value)" }
  }

  static let cases: [Case] = Setting.all.flatMap { setting in
    setting.parts.map { Case(setting: setting, part: $0, value: otherValue(of: $0)) }
  }

  /// Values of settings that are not a single number or word.
  private static let compound = [
    "container": "300x500", "sizes": "44 55", "header": "40 pinned", "header layout": "30",
    "footer": "20", "footer layout": "10 pinned", "prompt": "'{n}>'", "zoom": "2",
  ]

  private static func otherValue(of part: Setting.Part) -> String {
    guard let lab = try? TestLab().lab, let scale = part.scale else {
      return compound[part.name] ?? ""
    }
    let dial = Dial(name: part.name, scale: scale)
    let value = dial.value(in: lab)
    return dial.value(1, from: value) ?? dial.value(-1, from: value) ?? ""
  }

  private func rows(_ lab: inout TestLab) throws -> [String: String] {
    let line = try Statement.split("show")[0]
    let report = try #require(try lab.lab.run(line, in: lab.world).report as? SettingsReport)
    return Dictionary(uniqueKeysWithValues: report.rows.map { ($0.title, $0.value) })
  }

  @Test("names are words of their own, each of one setting")
  func names() {
    let names = Setting.all.map(\.name)
    #expect(Set(names).count == names.count)
    #expect(Set(Setting.listed.map(\.name)).count == Setting.listed.count)
    for setting in Setting.all {
      #expect(!setting.parts.isEmpty && !setting.definition.summary.isEmpty, "\(setting.name)")
      let isListed = Command.own.contains { $0.command().definition == setting.definition }
      #expect(setting.isCommand == isListed)
    }
    #expect(Self.cases.allSatisfy { !$0.value.isEmpty })
  }

  @Test("set changes it and nothing else, undo and unset put it back", arguments: cases)
  func setAndUnset(_ setting: Case) throws {
    var lab = try TestLab()
    let before = try rows(&lab)
    try lab.run("set \(setting.typed)")
    let after = try rows(&lab)
    let changed = after.filter { before[$0.key] != $0.value }.keys.sorted()
    #expect(changed == (setting.part.isListed ? [setting.part.name] : ["height", "width"]))
    try lab.run("undo")
    #expect(try rows(&lab) == before)
    try lab.run("redo")
    #expect(try rows(&lab) == after)
    try lab.run("unset \(setting.setting.name)")
    #expect(try rows(&lab) == before)
    #expect(lab.lab.state.request == lab.lab.start.state.request)
  }

  @Test("its command does what set does", arguments: cases.filter(\.setting.isCommand))
  func command(_ setting: Case) throws {
    var (first, second) = (try TestLab(), try TestLab())
    try first.run("set \(setting.typed)")
    try second.run(setting.typed)
    #expect(try rows(&first) == rows(&second))
  }

  @Test(
    "a value for one section leaves the others alone", arguments: cases.filter(\.part.isPerSection))
  func sections(_ setting: Case) throws {
    var lab = try TestLab()
    try lab.run("items 4 5")
    let before = try rows(&lab)
    try lab.run("section 1 set \(setting.typed)")
    let after = try rows(&lab)
    let changed = after.filter { before[$0.key] != $0.value }.keys.sorted()
    #expect(changed == ["section 1 \(setting.part.name)"])
    try lab.run("section 1 unset \(setting.setting.name)")
    #expect(
      try rows(&lab)["section 0 \(setting.part.name)"] == before["section 0 \(setting.part.name)"])
  }

  @Test(
    "the report of a change, JSON and the origin name it", arguments: cases.filter(\.part.isListed))
  func reports(_ setting: Case) throws {
    var lab = try TestLab()
    let line = try Statement.split("set \(setting.typed)")[0]
    let report = try #require(try lab.lab.run(line, in: lab.world).report as? ChangeReport)
    #expect(report.changes.map(\.name).contains(setting.part.name))
    let show = try lab.lab.run(try Statement.split("show")[0], in: lab.world)
    #expect(
      JSON.object(show.report.members).text.contains("\"name\": \"\(setting.part.name)\"")
        || JSON.object(show.report.members).text.contains("\"name\":\"\(setting.part.name)\""))
    #expect(try lab.run("show origin").contains { $0.contains("set \(setting.typed)") })
  }

  @Test("completion knows its name and its values, did-you-mean a slip of it", arguments: cases)
  func completion(_ setting: Case) throws {
    var lab = try TestLab()
    let name = setting.setting.name
    let completer = Completer(lab.lab.vocabulary(in: lab.world))
    for command in ["set", "unset", "sweep", "tweak"] {
      let words = completer.proposals(for: PromptLine("\(command) \(name)")).words.map(\.name)
      #expect(words.contains(name), "\(command) \(name)")
    }
    let values = completer.proposals(for: PromptLine("set \(setting.part.name) "))
    if case .choice(let choices)? = setting.part.kind {
      #expect(values.words.map(\.name) == choices.map(\.name))
    } else if name != "prompt" {
      #expect(!values.words.isEmpty || !values.notes.isEmpty)
    }
    #expect(lab.error("set x\(name) 1").contains("'\(name)'"))
  }

  @Test("help has a page on it with its default", arguments: Setting.all.map(\.name))
  func help(_ name: String) throws {
    var lab = try TestLab()
    let setting = try #require(Setting.named(name))
    let page = try lab.run("help \(setting.isCommand ? name : "parameter/\(name)")")
    let words = page.joined(separator: " ").split(separator: " ").joined(separator: " ")
    #expect(words.contains(setting.definition.summary))
    if setting.parts.contains(where: \.isListed) {
      #expect(page.contains { $0.contains(setting.parts[0].text(lab.lab.start.state, 0)) })
    }
    let listed = try lab.run("help parameters")
    for part in setting.parts where part.isListed {
      #expect(
        listed.contains { $0.split(separator: " ").first == part.name.split(separator: " ").first })
    }
  }

  // The words of `scale` are numbers, which `check` compares with numbers only.
  @Test(
    "check knows every number and word",
    arguments: cases.filter { $0.part.kind != nil && $0.part.name != "scale" })
  func expressions(_ setting: Case) throws {
    var lab = try TestLab()
    let name = setting.part.name.split(separator: " ").joined(separator: ".")
    try lab.run("set \(setting.typed); check \(name) == \(setting.value)")
    #expect(lab.error("unset \(setting.setting.name); check \(name) == \(setting.value)") != "")
  }

  @Test("sweep tries its values and changes nothing", arguments: cases)
  func sweep(_ setting: Case) throws {
    var lab = try TestLab()
    let before = try rows(&lab)
    let name = setting.part.word == nil ? setting.part.name : "'\(setting.part.name)'"
    let value = setting.value.contains("'") ? "\"\(setting.value)\"" : "'\(setting.value)'"
    #expect(try !lab.run("sweep \(name) \(value)").isEmpty)
    #expect(try rows(&lab) == before)
  }

  @Test(
    "keys turn it where it belongs to a picture",
    arguments: cases.filter { $0.part.scale != nil && $0.setting.subject != .session })
  func tweak(_ setting: Case) throws {
    let lab = try TestLab()
    var tweak = try Tweak(lab.lab, choosing: setting.part.name)
    _ = tweak.press(.right, in: lab.world)
    if tweak.refusal != nil { _ = tweak.press(.left, in: lab.world) }
    #expect(tweak.commands.count == 1)
    var (turned, typed) = (try TestLab(), try TestLab())
    try turned.run(tweak.commands.joined(separator: "; "))
    try typed.run("set \(setting.typed)")
    #expect(try rows(&turned) == rows(&typed))
  }

  @Test("a saved session sets it again", arguments: cases)
  func save(_ setting: Case) throws {
    var lab = try TestLab()
    try lab.run("set \(setting.typed); save a.llab")
    let saved = try rows(&lab)
    var other = lab
    other.lab = try TestLab().lab
    try other.run("run a.llab")
    #expect(try rows(&other) == saved)
  }

  @Test("a lesson puts back what belongs to the picture, and no more", arguments: cases)
  func lessons(_ setting: Case) throws {
    var lab = try TestLab()
    let before = try rows(&lab)
    let checkpoint = lab.lab.checkpoint
    try lab.run("set \(setting.typed)")
    let after = try rows(&lab)
    lab.lab.restore(checkpoint)
    #expect(try rows(&lab) == (setting.setting.subject == .session ? after : before))
  }
}
