/// The work of a layout during an answer, in counted steps: the same on every machine with any
/// load.
///
/// Reads of the layout's own plain values, such as `[CGRect]`, are not counted.
package struct LayoutWork: Sendable, Equatable {
  /// Reads of `frame`, `center`, `size` and `bounds` of attributes.
  package var framesRead = 0
  /// Reads of everything else that attributes have.
  package var fieldsRead = 0
  /// Attributes objects that were made or copied.
  package var attributesMade = 0
  /// Questions to the collection view, its data source and its delegate about counts and sizes.
  package var questions = 0

  /// All work of this process so far: attributes know neither their layout nor a driver, and a
  /// child plays one layout at a time, on the main thread.
  package nonisolated(unsafe) static var done = LayoutWork()

  /// The work of `body`, and its answer.
  @MainActor package static func of<Answer>(
    _ body: () -> Answer
  ) -> (answer: Answer, work: LayoutWork) {
    let before = done
    let answer = body()
    var work = done
    work.framesRead -= before.framesRead
    work.fieldsRead -= before.fieldsRead
    work.attributesMade -= before.attributesMade
    work.questions -= before.questions
    return (answer, work)
  }
}
