/// Where the content begins and ends on the screen, and along which axes it scrolls.
extension CollectionLayout {
  /// The first screen: what is visible before any scrolling, without what the safe area takes
  /// along the axes on which the content scrolls.
  public var firstScreen: Rect {
    let crossSize = scrollsAcross ? stack.container.crossLength : stack.container.crossSize
    let screen = transposed(Rect(x: 0, y: 0, width: crossSize, height: stack.container.length))
    guard isReversed else { return screen }
    guard let atRest else { return stack.isSolved ? mirrored(screen) : screen }
    return screen.mirrored(in: max(screen.width, atRest.contents.contentSize.width))
  }

  /// Whether the content scrolls across its axis, too: an external layout may place more than the
  /// container shows on both axes. A thousandth of a point more comes from rounding.
  public var scrollsAcross: Bool {
    // Without this comparison, looking for the collection copies it.
    guard atRest != nil, let atRest else { return false }
    return transposed(atRest.contents.contentSize).width > stack.container.crossSize + 0.001
  }

  /// Whether reading begins at the right end of content that scrolls sideways.
  public var isReversed: Bool {
    guard atRest != nil, let atRest else {
      return transposed.isTransposed && request.isRightToLeft
    }
    return atRest.contents.isReversed
  }

  /// The first visible point to which an external layout itself scrolled the content; nil where it
  /// left it at the start.
  public var ownOffset: Point? { atRest?.contents.ownOffset }
}
