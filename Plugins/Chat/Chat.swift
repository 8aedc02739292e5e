public import LayoutCore

/// Not written yet.
public struct Chat: LayoutStrategy {
  public static var card: Card<Self> {
    Card(name: "chat", summary: "not written yet", examples: [])
  }
  public init() {}
  public func layout(_ request: SectionRequest) throws(LayoutError) -> any SolvedLayout {
    throw .impossible(reason: "not written yet")
  }
}
