extension IndexPath {
  // Two steps are twice as fast as `init(indexes:)`, which goes through a list.
  public init(item: Int, section: Int) { self = IndexPath(index: section).appending(item) }

  public init(row: Int, section: Int) { self.init(item: row, section: section) }

  public var section: Int {
    get { self[0] }
    set { self[0] = newValue }
  }

  public var item: Int {
    get { self[1] }
    set { self[1] = newValue }
  }

  public var row: Int {
    get { self[1] }
    set { self[1] = newValue }
  }
}

/// In place of Foundation's class, so that `NSIndexPath(item:section:) as IndexPath` compiles.
public typealias NSIndexPath = IndexPath
