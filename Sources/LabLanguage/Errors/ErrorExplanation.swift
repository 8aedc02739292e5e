extension ErrorCode {
  /// The help topic that fits this error when the command gave none; nil for its own id.
  public var topic: String? {
    switch self {
    case .unknownCommand: "commands"
    case .unknownStrategy: "use"
    case .unknownTemplate, .template, .nestedTooDeeply: "template"
    case .unknownParameter: "set"
    case .expression, .checkFailed: "check"
    case .auditFailed: "audit"
    case .load: "load"
    default: isOfSessions ? "sessions" : nil
    }
  }

  /// A paragraph for `help LL0104`: when the error comes, and what to do about it.
  public var explanation: String {
    commandExplanation ?? fileExplanation ?? sessionExplanation ?? resultExplanation
  }

  private var commandExplanation: String? {
    switch self {
    case .unknownCommand:
      "The first word of a line names a command, and no command has this name. `help` lists all."
    case .unknownStrategy:
      "`use` takes the name of a strategy. `help use` lists the built-in ones; `load` adds more."
    case .unknownTemplate:
      "`template=NAME` needs a group description of that name: built in, or made with `template`."
    case .unknownParameter:
      "Neither the strategy in use nor the lab has this parameter. `show` lists those it has."
    case .unknownValue: "This parameter takes one of a few words; the message lists them."
    case .unknownOption: "The command has no such option. `help COMMAND` lists its options."
    case .unknownName: "Names are made before they are used, and are case-sensitive."
    case .missingArgument: "The command needs another word. `help COMMAND` shows all, in order."
    case .extraArgument:
      "The command has taken all it needs. Quote text that holds blanks: \"two words\"."
    case .repeatedArgument: "Each parameter can be given once in a command; leave one out."
    case .notANumber:
      "Numbers are decimal with a point: 8, -0.5, 1e3. There is no nan, no inf, no unit after it."
    case .notAWholeNumber: "Counts and indexes are whole: 0, 12, 100000000. Indexes start at 0."
    case .malformed: "The word has a form of its own, which the message shows."
    case .outOfRange:
      "The number is outside what the parameter allows. Lengths are in points, never negative."
    case .notPossible: "The command is right, but the lab's state does not allow it now."
    case .unbalanced:
      "Every { needs a }. A command may span lines until its braces balance."
    case .openQuote: "A quote at the start of a word opens text that ends with the same quote."
    case .template: "A group description has nodes with two dimensions each: `item 1/3w 1h`."
    case .expression:
      "An expression has numbers, + - * /, comparisons, `and`, `or`, `not`, and names of values."
    case .nestedTooDeeply: "Groups and parentheses may be nested, but not without limit."
    default: nil
    }
  }

  private var fileExplanation: String? {
    switch self {
    case .unreadableFile: "The file is missing, is a directory, or may not be read."
    case .unwritableFile: "The directory is missing, full, or may not be written."
    case .invalidUTF8: "Text files are UTF-8. Convert the file, or remove the bytes shown."
    case .nulCharacter: "A NUL character means that the file is no text. Remove it."
    case .lineTooLong, .fileTooLarge: "The lab refuses input beyond this limit to stay quick."
    case .invalidData: "Data files hold numbers, or pairs of width and height, as CSV or JSON."
    default: nil
    }
  }

  private var sessionExplanation: String? {
    switch self {
    case .unknownDirective: "A line that starts with @ is a directive, and none has this name."
    case .misplacedHeader: "Directives about the whole file stand above its first command."
    case .unsupportedFormat: "The file was written for a newer program."
    case .invalidDirective: "The text after the directive does not have the form it needs."
    case .unclosedBlock: "@if, @ask and @predict open a block that @end closes."
    case .unopenedBlock: "@else and @end belong to a block that is opened above them."
    case .misplacedDirective: "This directive has a meaning only in the place that is named."
    case .repeatedStep: "Steps keep a learner's progress by id, so ids are unique in a file."
    case .repeatedDirective: "This directive can stand once in a file or question."
    case .invalidMatcher:
      "After the bar comes a blank and the text, or one of the marks that choose a matcher."
    case .invalidRegex:
      "The pattern after |/ is a regular expression for a whole line. It can have . [a-z] [^a-z] \\d \\w \\s"
        + " \\b ^ $ ( ) (?: ) | * + ? {2,5} and escapes such as \\. - but no references to groups, no"
        + " look-around and no options."
    case .misplacedExpectation: "Expected output follows the command that prints it."
    case .includeCycle, .includeDepth: "Included files may include others, within limits."
    case .incompleteQuestion: "A question needs a type, a text, and a way to check its answer."
    case .lessonRule:
      "A lesson has one idea, short texts, and questions from predicting to making. The message"
        + " names the rule."
    case .unmetRequirement: "The session is skipped, because its @requires is not met."
    default: nil
    }
  }

  private var resultExplanation: String {
    switch self {
    case .layout: "The numbers given do not allow a layout. The message names item and rule."
    case .expectationFailed: "The command printed something else. `test --update` accepts it."
    case .checkFailed: "The expression after `check` is false for the present state."
    case .auditFailed: "The layout does not keep its contract. Each finding says how to see it."
    case .unprovenQuestion:
      "A question must be answerable as it says: its answers agree, its solution reaches its goals."
    case .unexpectedSuccess: "A line with |! says that the command above it fails; it did not."
    case .load:
      "A Swift file must compile and declare a strategy; a program must speak the protocol of"
        + " `Plugins/PROTOCOL.md`. `help load` says more."
    case .unavailable: "This build or this system lacks what the command needs."
    case .interrupted: "The command was stopped; the state is as it was before."
    case .timedOut: "The command took longer than @timeout allows; the state is as before."
    default: "This is a mistake of the lab. Please report it with the commands that led here."
    }
  }
}
