import LayoutText

/// What an external layout itself answers to a rectangle, beside what its frames say: an app gets
/// the first, and expects the second.
///
///     OwnAnswer([1, 0, 1], besides: [0, 2])   // misses 2, adds 1, returns 1 twice
package struct OwnAnswer<ID: Hashable & Sendable>: Sendable, Hashable {
  /// What the layout returns, in its order.
  package private(set) var returned: [ID] = []
  /// What intersects the rectangle, and is not returned.
  package private(set) var missed: [ID] = []
  /// What is returned, and does not intersect the rectangle.
  package private(set) var added: [ID] = []
  /// What is returned more than once.
  package private(set) var repeated: [ID] = []
  /// Why there is no answer; nil where there is one.
  package private(set) var failure: LayoutError?

  /// The answer `returned` where `found` intersect the rectangle.
  ///
  /// - Complexity: O(`returned` + `found`).
  package init(_ returned: [ID], besides found: [ID]) {
    self.returned = returned
    let (own, hits) = (Set(returned), Set(found))
    missed = found.filter { !own.contains($0) }
    var (seen, again): (Set<ID>, Set<ID>) = ([], [])
    for id in returned {
      if !seen.insert(id).inserted {
        if again.insert(id).inserted { repeated.append(id) }
      } else if !hits.contains(id) {
        added.append(id)
      }
    }
  }

  /// The answer, or that there is none.
  package init(_ answer: Result<[ID], LayoutError>, besides found: @autoclosure () -> [ID]) {
    switch answer {
    case .success(let returned): self.init(returned, besides: found())
    case .failure(let error):
      self.init([], besides: [])
      failure = error
    }
  }

  /// Whether the layout returns what its frames say, each once.
  package var isAsFrames: Bool {
    failure == nil && missed.isEmpty && added.isEmpty && repeated.isEmpty
  }

  /// The comparison in a sentence about `subject` ("the layout"), which returns things called `noun`.
  package func sentence(_ subject: String, _ noun: String) -> String {
    if let failure { return "\(subject)'s own answer is unknown: \(failure.message)" }
    let count = NumberText.counted(returned.count, noun)
    guard !isAsFrames else { return "\(subject) itself returns the same: \(count)" }
    return "\(subject) itself returns \(count): \(missed.count) missed, \(added.count) that do not "
      + "intersect, \(returned.count - Set(returned).count) repeated"
  }
}
