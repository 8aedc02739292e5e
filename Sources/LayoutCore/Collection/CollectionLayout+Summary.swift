extension CollectionLayout {
  /// What each query asks about a layout. A session reads it when the layout changes, because each call
  /// with a layout copies hundreds of bytes.
  package struct Summary: Sendable {
    /// How many items, elements and sections there are.
    package let items, elements, sections: Int
    /// Whether a strategy placed the whole collection.
    package let isExternal: Bool
    /// Whether all is solved and follows no offset, so that no answer needs more work before it.
    package let isSettled: Bool
  }

  package var summary: Summary {
    Summary(
      items: itemCount, elements: elementCount, sections: sectionCount,
      isExternal: external != nil, isSettled: isSolved && !followsOffset)
  }
}
