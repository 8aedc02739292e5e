/// A line of a session file that starts with `@`, with its values read.
public enum Directive: Sendable, Hashable {
  // MARK: Header
  /// `@format 1`: the version of the session format.
  case format(Int)
  /// `@kind session` or `@kind lesson`.
  case kind(SessionKind)
  /// `@id masonry-1`: the name for saved progress.
  case id(String)
  case title(String), summary(String), author(String), license(String)
  /// `@minutes 8`
  case minutes(Int)
  /// `@tags masonry, columns`
  case tags([String])
  /// `@lang en`
  case language(String)
  /// `@requires …`: the session is skipped where this is missing.
  case requires(Requirement)
  /// `@terminal 80x24 unicode mono`: the terminal while testing.
  case terminal(TerminalProfile)
  /// `@seed 42`
  case seed(UInt64)
  /// `@tolerance 0.01`: how far numbers after `|~` may be off, in points.
  case tolerance(Double)
  /// `@timeout 5s`: for each command, in seconds.
  case timeout(seconds: Double)

  // MARK: Flow
  /// `@step id Title`
  case step(id: String, title: String)
  /// `@sleep 600ms`, in seconds; for exports.
  case sleep(seconds: Double)
  case pause, hide, show, reset
  /// `@include path`, relative to the file.
  case include(String)
  /// `@if cond`
  case ifCondition(Condition)
  case elseBranch
  /// `@end` of `@if`, `@ask` and `@predict`.
  case end
  case keepGoing

  // MARK: Questions
  /// `@ask TYPE text`
  case ask(AnswerType, String)
  /// `@predict TYPE text`: a question before the next command shows its output.
  case predict(AnswerType, String)
  /// `@answer 5` or `@answer = EXPR`
  case answer(Answer)
  /// `@choice text`; `@choice* text` is the right one.
  case choice(text: String, isRight: Bool)
  /// `@because text`, about the choice or the goal above it.
  case because(String)
  /// `@wrong VALUE text`, the reply to one typical mistake.
  case wrong(value: String, reply: String)
  /// `@hint text`
  case hint(String)
  /// `@explain text`
  case explain(String)
  /// `@goal EXPR`
  case goal(String)
  /// `@allow set, sizes`
  case allow([String])
  /// `@par 1`: the fewest commands known.
  case par(Int)
  /// `@solution`; its command lines follow.
  case solution
}

/// What a session file is for.
public enum SessionKind: String, Sendable, CaseIterable {
  /// A script, a recording or a test.
  case session
  /// A lesson with questions and checked answers.
  case lesson
}

/// The form of an answer.
public enum AnswerType: String, Sendable, CaseIterable {
  case number
  /// A line of text.
  case text
  /// A set of item indexes, in any order.
  case items
  /// A rectangle: x y width height.
  case rect
  /// One of the choices.
  case choice
  /// Commands, until all goals are reached.
  case `do`
  /// A written answer, which is not checked.
  case free
}

/// A right answer.
public enum Answer: Sendable, Hashable {
  /// A literal line.
  case literal(String)
  /// Computed from the lab's state, in the language of `check`.
  case expression(String)
}

/// Something that not every build or system has.
public enum Feature: Sendable, Hashable {
  /// The UIKit shim.
  case uikit
  case linux, macos
  /// A source file or plugin of this name.
  case plugin(String)
}

/// What a session needs to run at all.
public enum Requirement: Sendable, Hashable {
  /// The program in this version or a later one: `layoutlab>=0.3` is `[0, 3]`.
  case program(atLeast: [Int])
  case feature(Feature)
}

/// The condition of `@if`.
public struct Condition: Sendable, Hashable {
  /// The required feature.
  public var feature: Feature
  /// Whether the condition is true where the feature is missing: `not uikit`.
  public var isNegated: Bool

  /// A condition that is true where `feature` exists, or is missing if negated.
  public init(_ feature: Feature, isNegated: Bool = false) {
    (self.feature, self.isNegated) = (feature, isNegated)
  }
}

/// The terminal that output is made for while testing.
public struct TerminalProfile: Sendable, Hashable {
  /// The width in cells.
  public var columns = 80
  /// The height in cells.
  public var rows = 24
  /// Whether pictures may use characters outside ASCII.
  public var isUnicode = true
  /// Whether output may be coloured.
  public var isColored = false

  public init() {}
}
