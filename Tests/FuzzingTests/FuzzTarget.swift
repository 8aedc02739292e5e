import LabSession
import LabLanguage
import LayoutCore
import ListPlugin
import PluginProtocol

/// A reader of external input, fed with any bytes. It must neither trap nor hang; its other
/// promises are checked.
enum FuzzTarget: String, CaseIterable, Sendable {
  /// A line of commands: words, arguments, completion, errors.
  case line
  /// A session file, and the blocks of a guide.
  case session
  /// A template.
  case template
  /// Sizes and messages from CSV, JSON and text files, and the words of `sizes`.
  case data
  /// What `check` understands.
  case expression
  /// A message of a program that lays out, and its payload.
  case message

  /// Reads `bytes`.
  ///
  /// - Returns: the promise that was broken, or nil.
  func broken(by bytes: [UInt8]) -> String? {
    let text = String(decoding: bytes, as: UTF8.self)
    switch self {
    case .line: return Self.line(text)
    case .session: return Self.session(text)
    case .template: return Self.template(text)
    case .data: return Self.data(bytes, text)
    case .expression: return Self.expression(text)
    case .message: return Self.message(bytes)
    }
  }

  // MARK: Text

  static let definitions: [CommandDefinition] =
    (try? Session(strategies: [AnyStrategy(List.self)]))?.commands.definitions ?? []

  private static let completer = Completer(
    Vocabulary(
      commands: definitions, strategies: [AnyStrategy(List.self).definition], strategy: "list"))

  private static func line(_ text: String) -> String? {
    let words = completer.proposals(for: PromptLine(text))
    if words.replaces.start > words.replaces.end { return "proposals replace a negative span" }
    if case .commands(let typed) = PromptLine(text).meaning(among: definitions, after: []) {
      if typed != LexedText(typed.source) { return "what is typed reads otherwise in a script" }
    }
    do throws(LabError) {
      for command in try Statement.split(text) {
        guard command.span.end <= text.utf8.count else { return "a command beyond its text" }
        let definition =
          definitions.first { $0.name == command.name.text }
          ?? definitions[command.span.start % definitions.count]
        do throws(LabError) {
          _ = try Binder.bind(command, to: definition)
        } catch {
          if let broken = unreadable(error, in: text) { return broken }
        }
      }
      return nil
    } catch {
      return unreadable(error, in: text)
    }
  }

  /// Why the lines of `error` could harm a terminal, or do not help a reader.
  private static func unreadable(_ error: LabError, in text: String) -> String? {
    for line in Diagnostic(error, source: text, file: "f").lines {
      if line.unicodeScalars.contains(where: { $0.value < 0x20 || $0.value == 0x7F }) {
        return "a control character in \(line.debugDescription)"
      }
      if line.utf8.count > 4000 { return "an error of \(line.utf8.count) bytes" }
    }
    if case .internalError = error.kind { return "an internal error" }
    return nil
  }

  private static func session(_ text: String) -> String? {
    let file = SessionFile(text)
    if file.printed != text { return "the file is not printed as it was read" }
    for error in file.errors {
      if let broken = unreadable(error, in: text) { return broken }
    }
    _ = SessionUpdate(file, outcomes: [:])
    _ = GuideBlock.blocks(in: text)
    return nil
  }

  private static func template(_ text: String) -> String? {
    let template: SectionTemplate
    do throws(LabError) {
      template = try TemplateParser.parse(name: "t", text: text)
    } catch {
      return unreadable(error, in: text)
    }
    let printed = TemplatePrinter.text(of: template)
    let again = try? TemplateParser.parse(name: "t", text: printed)
    return again == template ? nil : "printed, it reads as something else: \(printed)"
  }

  private static func expression(_ text: String) -> String? {
    do throws(LabError) {
      let expression = try Expression(parsing: text)
      _ = try expression.evaluate(in: Nothing())
      try expression.check(in: Nothing())
    } catch {
      return unreadable(error, in: text)
    }
    return nil
  }

  // MARK: Bytes

  private static let messages = MessageReader(metrics: TextMetrics()) { $0.count }

  private static func data(_ bytes: [UInt8], _ text: String) -> String? {
    do throws(LabError) {
      if case .pattern(let sizes) = try SizeListReader.read(bytes, path: "f") {
        let isUsable = sizes.allSatisfy { (0...1e6).contains($0.width) && $0.height >= 0 }
        if !isUsable { return "a size out of range" }
      }
    } catch {
      if let broken = unreadable(error, in: "") { return broken }
    }
    if let read = try? messages.read(bytes, path: "f"), read.messages.isEmpty {
      return "no message, and no error"
    }
    do throws(LabError) {
      _ = try SizesParser.parse(LexedText(text).tokens[...])
    } catch {
      return unreadable(error, in: text)
    }
    return nil
  }

  /// A line, and behind its end a payload.
  private static func message(_ bytes: [UInt8]) -> String? {
    let end = bytes.firstIndex(of: UInt8(ascii: "\n")) ?? bytes.count
    let payload = Array(bytes[min(end + 1, bytes.count)...])
    guard let line = try? MessageLine(Array(bytes[..<end])) else { return nil }
    _ = try? Offer.read(line)
    _ = try? AuditAnswer.read(line)
    let definitions = [AnyStrategy(List.self).definition]
    _ = try? LayoutQuestion(line, payload: payload, definitions: definitions)
    _ = try? CollectionQuestion(line, payload: payload, definitions: definitions)
    if let frames = try? Payload.frames(payload), !frames.allSatisfy(\.width.isFinite) {
      return "a frame that is no number"
    }
    // The host takes as many bytes as the answer should have, and no answer with another number.
    let counts = [3, 0, 2]
    if let count = try? CollectionAnswer.payloadCount(of: line, itemCount: 5),
      (0...100_000).contains(count)
    {
      let filled = payload + Array(repeating: 0, count: max(0, count - payload.count))
      _ = try? CollectionAnswer.read(
        line, payload: Array(filled.prefix(count)), counts: counts, axis: .vertical, follows: true)
    }
    return nil
  }
}

/// A lab without anything in it, to ask.
private struct Nothing: ExpressionEnvironment {
  let parameterNames = ["columns"]
  let sectionCount = 1
  func itemCount(in section: Int) -> Int { 3 }
  func value(of name: String) throws(LabError) -> ExpressionValue? {
    name == "count" ? .number(3) : nil
  }
  func frame(section: Int, item: Int) throws(LabError) -> Rect {
    Rect(x: 0, y: Double(item) * 44, width: 320, height: 44)
  }
  func frame(of view: ElementID) throws(LabError) -> Rect? { nil }
  func column(section: Int, item: Int) throws(LabError) -> Int? { 0 }
  func query(_ rect: Rect) throws(LabError) -> [ElementID] { [] }
}
