import LabLanguage
import LayoutCore

extension Setting {
  /// One value of a setting: where it is in the state, and how it is typed and shown.
  package struct Part: Sendable {
    /// Sets a value that was read, in one section or in all.
    typealias Edit = @Sendable (inout SessionState, _ section: Int?) -> Void

    /// The word before the value: `line` in `spacing line 4`; nil where the value is enough.
    package let word: String?
    private(set) var settingName = ""
    /// The name in `show`: `spacing line`.
    package var name: String { word.map { "\(settingName) \($0)" } ?? settingName }
    let isPerSection: Bool
    /// Whether `show` lists it; not if other settings have its values.
    package private(set) var isListed = true
    /// What it decides, where that is not the summary of its setting.
    private let summary: String
    /// The kind of its values; nil where they are more than a number or a word.
    let kind: ParameterKind?
    let unit: String?
    /// How keys turn it; nil: they do not.
    let scale: ValueScale?

    /// The value as the user types it; `section` counts only where each section has its own.
    package let text: @Sendable (_ state: SessionState, _ section: Int) -> String
    /// The value as a parameter's; nil where `kind` is.
    let parameterValue: @Sendable (_ state: SessionState, _ section: Int) -> ParameterValue?
    /// The value that was typed, as the change it makes.
    let read: @Sendable (Arguments, inout Session, World) throws(LabError) -> Edit
    /// Takes the value of the first section of `start`, or of all of it.
    let restore: @Sendable (inout SessionState, _ start: SessionState, _ section: Int?) -> Void
    /// Whether a command set it, where a layout may have a value of its own; nil where none may.
    let isExplicit: (@Sendable (SessionState, Int) -> Bool)?
    private let typedForms: @Sendable (String, _ summary: String, _ general: String) -> [Form]
    private let namedFacts: @Sendable (String, SessionState, Int) -> [Fact]

    fileprivate init<Value>(
      _ word: String?, _ place: Setting.Place<Value>, _ format: SettingFormat<Value>,
      _ summary: String
    ) {
      (self.word, self.summary) = (word, summary)
      (isPerSection, isExplicit) = (place.isPerSection, place.isExplicit)
      (kind, unit, scale) = (format.kind, format.unit, format.scale)
      text = { format.text(place.value($0, $1)) }
      parameterValue = { format.parameterValue?(place.value($0, $1)) }
      read = { arguments, session, world throws(LabError) in
        let value = try format.read(arguments, &session, world)
        return { place.assign(value, &$0, $1) }
      }
      restore = place.restore
      typedForms = format.forms
      namedFacts = { format.facts($0, place.value($1, $2)) }
    }

    /// The part of the setting called `setting`.
    func named(_ setting: String) -> Part {
      var part = self
      part.settingName = setting
      return part
    }

    /// The same, but for `show`, which lists settings of the same values.
    var unlisted: Part {
      var part = self
      part.isListed = false
      return part
    }
  }
}

extension Setting.Part {
  static func value<Value>(
    _ path: any WritableKeyPath<SessionState, Value> & Sendable, _ format: SettingFormat<Value>,
    word: String? = nil, explicit: (any WritableKeyPath<SessionState, Bool> & Sendable)? = nil,
    _ summary: String = ""
  ) -> Self { Self(word, Setting.Place(path, explicit), format, summary) }

  static func section<Value>(
    _ path: any WritableKeyPath<Section, Value> & Sendable, _ format: SettingFormat<Value>,
    word: String? = nil, explicit: ExplicitProperties? = nil, _ summary: String = ""
  ) -> Self { Self(word, Setting.Place(path, explicit), format, summary) }

  /// A value at a place that is more than a property.
  static func value<Value>(in place: Setting.Place<Value>, _ format: SettingFormat<Value>) -> Self {
    Self(nil, place, format, "")
  }

  /// The ways to type it after the name of its setting, with the effect `general`.
  func forms(of setting: String, _ general: String) -> [Form] {
    typedForms(setting, summary, general).map { form in
      Form((word.map { [.word($0)] } ?? []) + form.shapes, form.summary)
    }
  }

  /// The same without its word, with `summary` for the first of them.
  func formsWithoutWord(of setting: String, _ summary: String) -> [Form] {
    typedForms(setting, summary, "")
  }

  /// What it may be: a range, the words there are.
  package var allowed: String { Setting.named(settingName)?.definition.allowed(after: word) ?? "" }

  /// The facts for `check`: its number or its word, or several: `inset.top`.
  func facts(in state: SessionState, section: Int) -> [Fact] {
    namedFacts(name.split(separator: " ").joined(separator: "."), state, section)
  }
}

extension Setting {
  /// Where a value is: a property of the state, or of each section.
  struct Place<Value: Sendable>: Sendable {
    let isPerSection: Bool
    let value: @Sendable (SessionState, _ section: Int) -> Value
    let assign: @Sendable (Value, inout SessionState, _ section: Int?) -> Void
    let restore: @Sendable (inout SessionState, _ start: SessionState, _ section: Int?) -> Void
    var isExplicit: (@Sendable (SessionState, Int) -> Bool)?
  }
}

extension Setting.Place {
  /// A property of the state; `explicit` remembers that a command set it.
  init(
    _ path: any WritableKeyPath<SessionState, Value> & Sendable,
    _ explicit: (any WritableKeyPath<SessionState, Bool> & Sendable)?
  ) {
    isPerSection = false
    value = { state, _ in state[keyPath: path] }
    assign = { value, state, _ in
      state[keyPath: path] = value
      if let explicit { state[keyPath: explicit] = true }
    }
    restore = { state, start, _ in
      state[keyPath: path] = start[keyPath: path]
      if let explicit { state[keyPath: explicit] = start[keyPath: explicit] }
    }
    if let explicit { isExplicit = { state, _ in state[keyPath: explicit] } }
  }

  /// A property of each section; `explicit` remembers that a command set it.
  init(_ path: any WritableKeyPath<Section, Value> & Sendable, _ explicit: ExplicitProperties?) {
    self.init(
      explicit, value: { $0.request.sections[$1][keyPath: path] },
      set: { $1.request.sections[$2][keyPath: path] = $0 })
  }

  init(
    _ explicit: ExplicitProperties?, value: @escaping @Sendable (SessionState, Int) -> Value,
    set: @escaping @Sendable (Value, inout SessionState, Int) -> Void
  ) {
    isPerSection = true
    self.value = value
    assign = { value, state, section in
      for index in state.request.sections.indices where section ?? index == index {
        set(value, &state, index)
        if let explicit { state.request.sections[index].explicit.insert(explicit) }
      }
    }
    restore = { state, start, section in
      for index in state.request.sections.indices where section ?? index == index {
        set(value(start, 0), &state, index)
        if let explicit { state.request.sections[index].explicit.remove(explicit) }
      }
    }
    if let explicit { isExplicit = { $0.request.sections[$1].explicit.contains(explicit) } }
  }
}
