/// Where a boundary supplementary view stands: an edge, a corner, or nowhere in particular.
public enum NSRectAlignment: Int, Sendable {
  case none, top, topLeading, leading, bottomLeading, bottom, bottomTrailing, trailing, topTrailing
}
