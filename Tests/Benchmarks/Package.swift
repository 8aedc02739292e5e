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
    // Valgrind 3.19 refuses a program with Clang's debugging information.
    .target(
      name: "CPeers", cSettings: [.unsafeFlags(["-g0"])], cxxSettings: [.unsafeFlags(["-g0"])]),
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
      swiftSettings: house),
    .executableTarget(
      name: "attributes",
      dependencies: ["Measuring", .product(name: "LabUIKit", package: "LayoutLab")],
      swiftSettings: house),
  ],
  cxxLanguageStandard: .cxx17
)
