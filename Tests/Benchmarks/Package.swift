// swift-tools-version: 6.3
import PackageDescription

let house: [SwiftSetting] = [
  .swiftLanguageMode(.v6),
  .enableUpcomingFeature("ExistentialAny"),
  .enableUpcomingFeature("MemberImportVisibility"),
  .enableUpcomingFeature("InternalImportsByDefault"),
]

let package = Package(
  name: "Benchmarks",
  platforms: [.macOS(.v15)],
  dependencies: [
    .package(name: "LayoutLab", path: "../..")
  ],
  targets: [
    .target(name: "CPeers"),
    .target(
      name: "Measuring", dependencies: [.product(name: "LayoutCore", package: "LayoutLab")],
      swiftSettings: house),
    .executableTarget(
      name: "peers",
      dependencies: [
        "CPeers", "Measuring",
        .product(name: "LayoutCore", package: "LayoutLab"),
        .product(name: "Plugins", package: "LayoutLab"),
      ],
      swiftSettings: house,
      // Valgrind 3.19 refuses a program with the debugging information of Clang 21.
      linkerSettings: [.unsafeFlags(["-Xlinker", "--strip-debug"], .when(platforms: [.linux]))]),
    .executableTarget(
      name: "attributes",
      dependencies: ["Measuring", .product(name: "LabUIKit", package: "LayoutLab")],
      swiftSettings: house),
  ],
  cxxLanguageStandard: .cxx17
)
