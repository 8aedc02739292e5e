import LabSession
import LayoutCore
import SwiftImport
import Testing

/// What storyboards and nibs of an app set in its flow layouts.
@Suite("Settings of storyboards", .serialized)
struct InterfaceSettingTests {
  private let project: ProjectFolder

  init() throws {
    project = try ProjectFolder()
    try project.write("Row.swift", "import UIKit\nclass Row: UICollectionViewFlowLayout {}\n")
    try project.write("Package.swift", "")
  }

  /// A layout as Xcode writes it.
  private static func layout(
    _ attributes: String = "", itemSize: (Int, Int) = (50, 50), inset: String = "0.0",
    type: String = "Row", header: Int = 0
  ) -> String {
    """
    <document><collectionView opaque="NO">
      <collectionViewFlowLayout key="collectionViewLayout" \(attributes) id="a-b" \
    customClass="\(type)" customModule="App" customModuleProvider="target">
        <size key="itemSize" width="\(itemSize.0)" height="\(itemSize.1)"/>
        <size key="headerReferenceSize" width="0.0" height="\(header)"/>
        <size key="footerReferenceSize" width="0.0" height="0.0"/>
        <inset key="sectionInset" minX="\(inset)" minY="0.0" maxX="2" maxY="3.5"/>
      </collectionViewFlowLayout>
    </collectionView></document>

    """
  }

  private var assumptions: [String] {
    get throws { try project.load("Row.swift").assumptions.filter { $0.hasPrefix("Row: ") } }
  }

  @Test("all that a storyboard sets counts, and its change makes another program")
  func storyboard() throws {
    for width in [60, 70] {
      try project.write(
        "Base.lproj/Main.storyboard",
        Self.layout(
          #"scrollDirection="horizontal" minimumLineSpacing="4" minimumInteritemSpacing="10""#,
          itemSize: (width, 40), inset: "1", header: 20))
      #expect(
        try assumptions == [
          """
          Row: scrollDirection is .horizontal, as Main.storyboard sets it, \
          minimumLineSpacing is 4, as Main.storyboard sets it, \
          sectionInset is UIEdgeInsets(top: 0, left: 1, bottom: 3.5, right: 2), \
          as Main.storyboard sets it, \
          headerReferenceSize is CGSize(width: 0, height: 20), as Main.storyboard sets it, \
          itemSize is CGSize(width: \(width), height: 40), as Main.storyboard sets it, where it fits
          """
        ])
    }
    let lab = try FileLab(in: project.path("."))
    try lab.run("load Row.swift; items 1; height 120")
    #expect(lab.lab.layout.request.axis == .horizontal)
    #expect(try lab.run("frames 0") == ["  0     1.00     0.00    70.00    40.00"])
  }

  @Test("code sets what a storyboard leaves, and may not set another value")
  func code() throws {
    try project.write(
      "Main.xib", Self.layout(#"minimumLineSpacing="10" minimumInteritemSpacing="4""#, inset: "0"))
    try project.write(
      "Screen.swift",
      """
      import UIKit
      func show(row: Row) {
        row.minimumLineSpacing = 3
        row.minimumInteritemSpacing = 5
        row.sectionInset = UIEdgeInsets(top: 0, left: 0, bottom: 3.5, right: 2)
      }

      """)
    #expect(
      try assumptions == [
        """
        Row: minimumLineSpacing is 3, as Screen.swift sets it, \
        sectionInset is UIEdgeInsets(top: 0, left: 0, bottom: 3.5, right: 2), \
        as Screen.swift sets it
        """
      ])
  }

  @Test("layouts that differ, other classes, tests, and sizes that cells replace do not count")
  func others() throws {
    let spacing = #"minimumLineSpacing="4""#
    try project.write("A.storyboard", Self.layout(spacing, inset: "2"))
    try project.write("B.storyboard", Self.layout(#"minimumLineSpacing="10""#, inset: "3"))
    try project.write("C.storyboard", Self.layout(spacing, type: "Rows"))
    try project.write("AppTests/D.storyboard", Self.layout(#"scrollDirection="horizontal""#))
    #expect(try assumptions == [])
    for name in ["B", "C"] { try project.write("\(name).storyboard", "<document/>") }
    try project.write(
      "A.storyboard",
      Self.layout(
        #"\#(spacing) automaticEstimatedItemSize="YES""#, itemSize: (70, 70), inset: "0"))
    #expect(
      try assumptions == [
        """
        Row: minimumLineSpacing is 4, as A.storyboard sets it, \
        sectionInset is UIEdgeInsets(top: 0, left: 0, bottom: 3.5, right: 2), \
        as A.storyboard sets it
        """
      ])
  }
}
