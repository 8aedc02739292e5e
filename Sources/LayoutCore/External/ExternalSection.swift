/// The items of one section of an external collection, at their places in the collection.
struct ExternalSection: SolvedLayout {
  private let collection: ExternalCollection
  private let section: Int
  private let transposed: Transposition

  init(_ collection: ExternalCollection, section: Int, transposed: Transposition) {
    (self.collection, self.section, self.transposed) = (collection, section, transposed)
  }

  var count: Int { collection.itemCount(ofSection: section) }
  var contentSize: Size { transposed(collection.contents.contentSize) }
  var byteCount: Int { section == 0 ? collection.byteCount : 0 }
  var warnings: [String] { collection.warnings(ofSection: section) }
  var orthogonalSection: OrthogonalSection? { collection.contents.orthogonalSections[section] }

  /// Where an item is nowhere, an empty frame at the origin.
  func frame(at index: Int) -> Rect { element(index).map { transposed($0.frame) } ?? .zero }

  func zIndex(of index: Int) -> Int { element(index)?.zIndex ?? 0 }

  func reason(for number: FrameNumber, of index: Int) -> Reason {
    .external(frame(at: index)[number])
  }

  func visitCandidates(
    in rect: Rect, trace: inout some Trace, _ visit: (Range<Int>) -> Visit
  ) {
    collection.visitElements(
      in: transposed(rect), within: transposed(rect), trace: &trace
    ) { element in
      guard element.id.kind == .item, element.id.section == section else { return .continue }
      return visit(element.id.index..<element.id.index + 1)
    }
  }

  func visitItems(in rect: Rect, trace: inout some Trace, _ visit: (Int, Rect) -> Visit) {
    collection.visitElements(
      in: transposed(rect), within: transposed(rect), trace: &trace
    ) { element in
      guard element.id.kind == .item, element.id.section == section else { return .continue }
      return visit(element.id.index, transposed(element.frame))
    }
  }

  /// The badges of the section, one list for each ordinal.
  var attachments: [Attachment] {
    let badges = collection.views(of: .badge, inSection: section)
    return Dictionary(grouping: badges, by: \.id.ordinal).sorted { $0.key < $1.key }.map {
      attachment($0.value.sorted { $0.id < $1.id })
    }
  }

  private func attachment(_ badges: [Element]) -> Attachment {
    let indexes = badges.map(\.id.index)
    let numbers = Dictionary(
      indexes.enumerated().map { ($1, $0) }, uniquingKeysWith: { first, _ in first })
    return Attachment(
      kind: badges.first?.elementKind ?? "", zIndex: badges.first?.zIndex ?? 0,
      layout: Stored(frames: badges.map { transposed($0.frame) }), index: { indexes[$0] },
      number: { numbers[$0] })
  }

  private func element(_ index: Int) -> Element? {
    collection.element(ElementID(.item, section: section, index: index))
  }
}

extension ExternalCollection {
  /// The only section as a layout of its own, scrolling down.
  ///
  /// - Throws: `LayoutError.impossible` where an item has no frame.
  func onlySection(transposed: Transposition) throws(LayoutError) -> any SolvedLayout {
    for index in 0..<itemCount where element(ElementID(.item, section: 0, index: index)) == nil {
      throw .impossible(reason: "it has no attributes for item \(index)")
    }
    return ExternalSection(self, section: 0, transposed: transposed)
  }
}

extension Reason {
  /// The reason of a number that an external strategy returned.
  static func external(_ value: Double) -> Reason {
    Reason(["as the layout returned it"], .number(value, ""))
  }
}
