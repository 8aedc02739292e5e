// swift-tools-version: 6.3
import PackageDescription

// Tests of .github, a package of its own: to build the lab, you need no YAML parser.
let package = Package(
  name: "Workflows",
  platforms: [.macOS(.v15)],
  dependencies: [
    .package(url: "https://github.com/jpsim/Yams", from: "6.2.2")
  ],
  targets: [
    .testTarget(
      name: "WorkflowTests", dependencies: [.product(name: "Yams", package: "Yams")],
      swiftSettings: [
        .swiftLanguageMode(.v6),
        .enableUpcomingFeature("ExistentialAny"),
        .enableUpcomingFeature("MemberImportVisibility"),
      ])
  ]
)
