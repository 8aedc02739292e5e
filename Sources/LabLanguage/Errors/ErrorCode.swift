/// The stable name of each kind of error, for `help LL0104` and for scripts. A number is never
/// reused. Its `explanation` describes when it occurs.
///
/// 01 words of a command · 02 its punctuation · 03 files · 04 session files · 05 layouts · 06
/// checks · 07 loaded sources · 09 the lab itself.
public enum ErrorCode: String, Sendable, CaseIterable {
  case unknownCommand = "LL0101"
  case unknownStrategy = "LL0102"
  case unknownTemplate = "LL0103"
  case unknownParameter = "LL0104"
  case unknownValue = "LL0105"
  case unknownOption = "LL0106"
  case unknownName = "LL0107"
  case missingArgument = "LL0108"
  case extraArgument = "LL0109"
  case repeatedArgument = "LL0110"
  case notANumber = "LL0111"
  case notAWholeNumber = "LL0112"
  case malformed = "LL0113"
  case outOfRange = "LL0114"
  case notPossible = "LL0115"

  case unbalanced = "LL0201"
  case openQuote = "LL0202"
  case template = "LL0203"
  case expression = "LL0204"
  case nestedTooDeeply = "LL0205"

  case unreadableFile = "LL0301"
  case unwritableFile = "LL0302"
  case invalidUTF8 = "LL0303"
  case nulCharacter = "LL0304"
  case lineTooLong = "LL0305"
  case fileTooLarge = "LL0306"
  case invalidData = "LL0307"

  case unknownDirective = "LL0401"
  case misplacedHeader = "LL0402"
  case unsupportedFormat = "LL0403"
  case invalidDirective = "LL0404"
  case unclosedBlock = "LL0405"
  case unopenedBlock = "LL0406"
  case misplacedDirective = "LL0407"
  case repeatedStep = "LL0408"
  case repeatedDirective = "LL0409"
  case invalidMatcher = "LL0410"
  case invalidRegex = "LL0411"
  case misplacedExpectation = "LL0412"
  case includeCycle = "LL0413"
  case includeDepth = "LL0414"
  case incompleteQuestion = "LL0415"
  case unmetRequirement = "LL0416"
  case lessonRule = "LL0417"

  case layout = "LL0501"

  case expectationFailed = "LL0601"
  case checkFailed = "LL0602"
  case unexpectedSuccess = "LL0603"
  case auditFailed = "LL0604"
  case unprovenQuestion = "LL0605"

  case load = "LL0701"
  case unavailable = "LL0702"

  case interrupted = "LL0901"
  case timedOut = "LL0902"
  case internalError = "LL0999"

  /// Whether the error is one of session files.
  var isOfSessions: Bool { rawValue.hasPrefix("LL04") }
}
