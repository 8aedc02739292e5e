extension Double {
  /// The number as it stands in a sentence about points: ``NumberText/formatShort(_:)``.
  public var pointsText: String { NumberText.formatShort(self) }
}
