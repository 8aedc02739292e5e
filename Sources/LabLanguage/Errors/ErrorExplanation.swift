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
      "The first word of a line must be a command, and there is no command with this name. `help` "
        + "lists all commands."
    case .unknownStrategy:
      "`use` takes the name of a strategy. `help use` lists the built-in ones; `load` adds more."
    case .unknownTemplate:
      "`template=NAME` needs a template with that name. Use a built-in template, or define one "
        + "with `template`."
    case .unknownParameter:
      "Neither the current strategy nor the lab has this parameter. `show` lists all parameters."
    case .unknownValue: "This parameter takes one of a few words, listed in the message."
    case .unknownOption: "The command has no such option. `help COMMAND` lists its options."
    case .unknownName: "Define a name before you use it. Names are case-sensitive."
    case .missingArgument:
      "The command needs another argument. `help COMMAND` lists all arguments in order."
    case .extraArgument:
      "The command already has all its arguments. Quote text that contains spaces: \"two words\"."
    case .repeatedArgument: "Give each parameter once per command."
    case .notANumber:
      "Numbers are decimal, with a point: 8, -0.5, 1e3. nan, inf and units are not allowed."
    case .notAWholeNumber:
      "Counts and indexes are whole numbers: 0, 12, 100000000. Indexes start at 0."
    case .malformed: "The argument must have the form shown in the message."
    case .outOfRange:
      "The number is outside the allowed range. Sizes are in points and never negative."
    case .notPossible: "The command is valid, but not in the current state."
    case .unbalanced: "Every { needs a }. A command can span lines until its braces are balanced."
    case .openQuote:
      "A quote at the start of a word opens a text, which must end with the same quote."
    case .template:
      "A template consists of groups and items, each with two dimensions: `item 1/3w 1h`."
    case .expression:
      "Expressions consist of numbers, + - * /, comparisons, `and`, `or`, `not`, and names of "
        + "values."
    case .nestedTooDeeply: "Groups and parentheses can be nested, up to a limit."
    default: nil
    }
  }

  private var fileExplanation: String? {
    switch self {
    case .unreadableFile:
      "The file does not exist, is a folder, or you have no permission to read it."
    case .unwritableFile:
      "The folder does not exist or is full, or you have no permission to write to it."
    case .invalidUTF8: "Text files must be UTF-8. Convert the file, or remove the bytes shown."
    case .nulCharacter: "A file with a NUL character is not a text file. Remove the character."
    case .lineTooLong, .fileTooLarge:
      "The lab rejects input beyond this limit so that it stays responsive."
    case .invalidData: "Data files contain numbers, or pairs of width and height, as CSV or JSON."
    default: nil
    }
  }

  private var sessionExplanation: String? {
    switch self {
    case .unknownDirective:
      "A line that starts with @ is a directive, and there is no directive with this name."
    case .misplacedHeader:
      "Directives that apply to the whole file must be above its first command."
    case .unsupportedFormat: "The file was written for a newer version of the program."
    case .invalidDirective: "The text after the directive does not have the required form."
    case .unclosedBlock: "@if, @ask and @predict open a block, which must end with @end."
    case .unopenedBlock: "@else and @end must follow the directive that opens their block."
    case .misplacedDirective: "This directive is allowed only in the place that the message names."
    case .repeatedStep:
      "A learner's progress is stored by step id, so each id must be unique in the file."
    case .repeatedDirective: "This directive is allowed once in a file or question."
    case .invalidMatcher:
      "After the bar, write a space and the text, or one of the marks that select a matcher."
    case .invalidRegex:
      "The pattern after |/ is a regular expression for a whole line. It can contain . [a-z] "
        + "[^a-z] \\d \\w \\s \\b ^ $ ( ) (?: ) | * + ? {2,5} and escapes such as \\. It cannot "
        + "contain references to groups, look-around or options."
    case .misplacedExpectation: "Expected output must follow the command that prints it."
    case .includeCycle, .includeDepth: "Included files can include others, up to a limit."
    case .incompleteQuestion: "A question needs a type, a text, and a way to check its answer."
    case .lessonRule:
      "A lesson has one idea, short texts, and questions that go from predicting to making. The "
        + "message names the rule."
    case .unmetRequirement: "The session is skipped because its @requires is not met."
    default: nil
    }
  }

  private var resultExplanation: String {
    switch self {
    case .layout: "No layout exists for these numbers. The message names the item and the rule."
    case .expectationFailed:
      "The command printed something else. If the new output is right, "
        + "accept it with `test --update`."
    case .checkFailed: "The expression after `check` is false in the current state."
    case .auditFailed:
      "The layout breaks its contract. Each finding includes a line that reproduces it."
    case .unprovenQuestion:
      "A question must have an answer: its answers agree, and its solution meets its goals."
    case .unexpectedSuccess:
      "A line with |! expects the command above it to fail, and it succeeded."
    case .load:
      "A Swift file must compile and declare a strategy. A program must implement the protocol in "
        + "`Plugins/PROTOCOL.md`. See `help load`."
    case .unavailable: "This build or this system lacks something that the command needs."
    case .interrupted: "The command was interrupted; the state is unchanged."
    case .timedOut: "The command took longer than @timeout allows; the state is unchanged."
    default: "This is a bug in the lab. Please report it with the commands that led to it."
    }
  }
}
