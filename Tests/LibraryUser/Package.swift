// swift-tools-version: 6.3
import PackageDescription

// The example of README.md, "In your own package". `.ci/library-user` writes the URL of a clone for `…`.
let package = Package(
  name: "Stairs",
  platforms: [.macOS(.v15)],
  products: [.library(name: "Stairs", targets: ["Stairs"])],
  dependencies: [
    .package(url: "…/LayoutLab.git", from: "0.1.0")
  ],
  targets: [
    .target(
      name: "Stairs", dependencies: [.product(name: "LayoutCore", package: "LayoutLab")]),
    .testTarget(
      name: "StairsTests",
      dependencies: ["Stairs", .product(name: "LayoutTestKit", package: "LayoutLab")]),
  ]
)
