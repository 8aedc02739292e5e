import LabLanguage

/// What the compiler said of texts, while one program is made: after an attempt with all of an app, the
/// parts of it are compiled from the beginning, and what failed before fails again. An object, because
/// all attempts share it.
final class EarlierRuns {
  private var read: [[String]: Any] = [:]
  private var refused: [[String]: LabError] = [:]

  /// What `reading` returned for `texts` before, or why they did not compile; otherwise what it does
  /// now.
  func result<Value>(
    of texts: [String], _ reading: () throws(LabError) -> Value
  ) throws(LabError) -> Value {
    if let known = read[texts] as? Value { return known }
    let value = try failing(on: texts, reading)
    read[texts] = value
    return value
  }

  /// Runs `compile` on `texts`, unless they are known not to compile.
  func failing<Value>(
    on texts: [String], _ compile: () throws(LabError) -> Value
  ) throws(LabError) -> Value {
    if let error = refused[texts] { throw error }
    do throws(LabError) { return try compile() } catch {
      if error.compilerFailure != nil { refused[texts] = error }
      throw error
    }
  }
}
