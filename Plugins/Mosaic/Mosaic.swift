public import LayoutCore

/// Not written yet.
public struct Mosaic: LayoutStrategy {
  public static var card: Card<Self> {
    Card(name: "mosaic", summary: "not written yet", examples: [])
  }
  public init() {}
  public func layout(_ request: SectionRequest) throws(LayoutError) -> any SolvedLayout {
    throw .impossible(reason: "not written yet")
  }
}
