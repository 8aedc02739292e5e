/// The floor of every 16th saved state, close together: they show where to look for a state.
///
/// A query waits for memory more than for anything else. Marks are few, so they remain in the cache.
/// Between two of them floors rise almost evenly, so a query then reads the right one of the sixteen
/// states almost always, or its neighbour.
@usableFromInline struct Marks: Sendable {
  /// The number of states between two marks.
  @usableFromInline static var interval: Int { 16 }

  @usableFromInline var floors: [Double] = []
  /// How many marks there are for each point that the floor rises.
  private var rate = 0.0

  @usableFromInline init() {}

  /// Notes the floor behind the last state: a query that divided first would wait for it.
  @usableFromInline mutating func end(at floor: Double) {
    rate = Bracket.rate(of: floors.count, to: floor)
  }

  /// Drops every second mark, where every second state is dropped.
  @usableFromInline mutating func dropEverySecond() {
    floors = stride(from: 0, to: floors.count, by: 2).map { floors[$0] }
  }

  /// States among which the last one is whose floor is not below a line, if there is one.
  @usableFromInline struct Span {
    /// The number of the first of these states.
    @usableFromInline var first: Int
    @usableFromInline var count: Int
    /// Which of them it is if floors rise evenly.
    @usableFromInline var guess: Int
    /// How far the floor rises from one of these states to the next, on average.
    @usableFromInline var pitch: Double
    /// How many marks were compared to find them.
    @usableFromInline var comparisons = 0
  }

  /// Where to look among `count` states for the floor at `line`; `end` is the floor behind them.
  ///
  /// It is compiled once, not for each type of states.
  @usableFromInline func span(at line: Double, in count: Int, endingAt end: Double) -> Span {
    var (place, comparisons) = (0, 0)
    if floors.count > 1 {
      // A bracket reads within the count.
      let floors = floors.span
      let mark = Bracket(line, in: floors.count, rate: rate) { floors[unchecked: $0] }
      (place, comparisons) = (mark.place, mark.comparisons)
    }
    let (first, start) = (place * Self.interval, floors[place])
    let next = place + 1 < floors.count ? floors[place + 1] : end
    let states = min(Self.interval, count - first)
    let rise = next - start
    // A product where it is exact: a division takes three times as long.
    let pitch = states == Self.interval ? rise * (1 / Double(Self.interval)) : rise / Double(states)
    return Span(
      first: first, count: states, guess: Bracket.clamped((line - start) / pitch, states),
      pitch: pitch, comparisons: comparisons)
  }
}
