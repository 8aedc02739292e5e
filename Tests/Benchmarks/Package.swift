// swift-tools-version: 6.3
import PackageDescription

let package = Package(
  name: "Benchmarks",
  platforms: [.macOS(.v15)],
  dependencies: [
    .package(name: "LayoutLab", path: "../..")
  ],
  targets: [
    .executableTarget(
      name: "ratios",
      dependencies: [
        .product(name: "LayoutCore", package: "LayoutLab"),
        .product(name: "Plugins", package: "LayoutLab"),
        .product(name: "LabUIKit", package: "LayoutLab"),
      ],
      swiftSettings: [
        .swiftLanguageMode(.v6),
        .enableUpcomingFeature("ExistentialAny"),
        .enableUpcomingFeature("MemberImportVisibility"),
        .enableUpcomingFeature("InternalImportsByDefault"),
      ])
  ]
)
