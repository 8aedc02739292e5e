public import LabSession
public import LabLanguage
public import LayoutCore

/// Programs that exist only while a test runs: `NAME.py`, or `NAME.swift`, offers a strategy `NAME`
/// that places items on a stair.
public enum MemoryPrograms {
  /// What `World.load` answers to `path`.
  public static func load(_ path: String) throws(LabError) -> World.Loaded {
    let name = path.split(separator: "/").last ?? ""
    guard let ending = [".py", ".swift"].first(where: name.hasSuffix) else {
      throw LabError(
        .load(
          "\(name) is not a Swift file or an executable program; to make it executable, run chmod +x on it"
        ))
    }
    return World.Loaded(strategies: [strategy(String(name.dropLast(ending.count)))])
  }

  private final class Origin: Sendable {}

  /// The strategy called `name`, on a stair whose steps are `step` points high; it has a parameter
  /// `turns` of 1 to `most`.
  public static func strategy(_ name: String, most: Int = 100, step: Int = 20) -> AnyStrategy {
    let turns = ParameterDefinition(
      name: "turns", summary: "how many steps a stair has", kind: .count(1...most),
      standard: .count(3))
    let definition = AnyStrategyDefinition(
      name: name, summary: "items on a stair", parameters: [turns])
    let origin = Origin()
    return AnyStrategy(definition: definition, origin: ObjectIdentifier(origin)) {
      [origin] request, values throws(LayoutError) in
      // Two stairs of one origin are equal while the origin lives.
      _ = origin
      guard case .count(let turns)? = values["turns"], request.count <= 100_000 else {
        throw .impossible(reason: "\(name) cannot place \(request.count) items")
      }
      return Stored(
        frames: (0..<request.count).map { index in
          Rect(x: Double(index % turns * 20), y: Double(index * step), width: 20, height: 20)
        })
    }
  }
}
