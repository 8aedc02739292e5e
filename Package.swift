// swift-tools-version: 6.3
import PackageDescription

#if canImport(Glibc)
  import Glibc
#endif

/// One language for every room: Swift 6, every existential and every import spelled out.
let house: [SwiftSetting] = [
  .swiftLanguageMode(.v6),
  .enableUpcomingFeature("ExistentialAny"),
  .enableUpcomingFeature("MemberImportVisibility"),
  .enableUpcomingFeature("InternalImportsByDefault"),
]

func room(_ name: String, _ dependencies: Target.Dependency...) -> Target {
  .target(name: name, dependencies: dependencies, swiftSettings: house)
}

/// Whether SwiftPM fetched this package for another one. It refuses a fetched package whose libraries
/// have unsafe flags.
let isFetched = ["/checkouts/", "/registry/downloads/"].contains {
  Context.packageDirectory.contains($0)
}

/// For the libraries, which are also a third of the program. In a release build, each function has a
/// section of its own, so that the linker leaves out those that nothing calls. Of the debug information,
/// only the places of instructions in the source are written, which makes the program a quarter smaller.
/// Generic types are made by calls. To look each up by its name, which compares all conformances of the
/// program with it, would add a fourth to the instructions of the start.
let ofLibrary =
  house
  + (isFetched
    ? []
    : [
      .unsafeFlags(
        [
          "-Xfrontend", "-function-sections",
          "-Xfrontend", "-gline-tables-only",
          "-Xfrontend", "-disable-concrete-type-metadata-mangled-name-accessors",
        ], .when(configuration: .release))
    ])

/// For the program alone. The standard library's search in texts is linked with its regular
/// expressions, an eighth of the program: `LayoutText` has one, and this option makes the compiler
/// refuse the other. The program prints no value by the names of its cases or properties, which a test
/// checks: a release build leaves them out.
let ofProgram =
  ofLibrary
  + [
    .unsafeFlags(["-Xfrontend", "-disable-implicit-string-processing-module-import"]),
    .unsafeFlags(["-Xfrontend", "-disable-reflection-metadata"], .when(configuration: .release)),
  ]

/// For modules that compute no answers in a loop: compiled for size, they are a tenth smaller.
let forSize = ofProgram + [.unsafeFlags(["-Osize"], .when(configuration: .release))]

/// A module of the program.
func labRoom(
  _ name: String, _ dependencies: Target.Dependency..., settings: [SwiftSetting] = ofProgram
) -> Target {
  .target(name: name, dependencies: dependencies, swiftSettings: settings)
}

/// A module of the UIKit shim: all of it is in one folder.
func shim(_ name: String, _ dependencies: Target.Dependency...) -> Target {
  .target(
    name: name, dependencies: dependencies, path: "Sources/UIKitShim/\(name)",
    swiftSettings: house)
}

func tests(of name: String, _ dependencies: [Target.Dependency]) -> Target {
  .testTarget(
    name: "\(name)Tests", dependencies: ["LabTestKit"] + dependencies, swiftSettings: house)
}

/// One word a strategy. A module is not named like the type inside it: `Masonry.Masonry` would
/// resolve to the type.
let strategies = [
  "List", "Grid", "Masonry", "Mosaic", "Quilt", "Justified", "Flow", "Paged",
  "Carousel", "Chat", "Compositional",
]
let plugins: [Target] = strategies.map { name in
  .target(
    name: "\(name)Plugin",
    dependencies: ["LayoutCore", "LayoutText"] + (name == "Masonry" ? ["CPrefetch"] : []),
    path: "Plugins/\(name)", exclude: ["\(name).md"], swiftSettings: ofLibrary)
}
let everyPlugin = strategies.map { Target.Dependency(stringLiteral: "\($0)Plugin") }

/// On Linux the release build contains what it can: the Swift runtime, the C library, and libedit with
/// what that needs. To look for shared libraries takes a third of the start.
///
/// It has a fixed address: a program that can be anywhere changes 50,000 addresses before it runs.
/// It offers no symbols to libraries, so that the linker leaves out what nothing uses. Functions of
/// the same instructions are one. It has no tables for C++ exceptions, and two constructors of the
/// Swift runtime are left out.
let selfContained =
  (hasArchives
    ? ["-static-executable", "-lbsd", "-ltinfo"] : ["-static-stdlib", "-Xclang-linker", "-no-pie"])
  + [
    "-use-ld=lld", "-lswiftSynchronization",
    "-Xlinker", "--no-export-dynamic", "-Xlinker", "--icf=all",
    "-Xlinker", "--no-eh-frame-hdr",
    "-Xlinker", "\(Context.packageDirectory)/Sources/layoutlab/unused.ld",
  ]

/// Whether the libraries are there as archives; some systems have them in packages of their own.
var hasArchives: Bool {
  #if canImport(Glibc)
    ["gcc/*/*/libstdc++.a", "*/libc.a", "*/libedit.a", "*/libbsd.a", "*/libtinfo.a"].allSatisfy {
      name in
      var found = glob_t()
      defer { globfree(&found) }
      return glob("/usr/lib/" + name, 0, nil, &found) == 0
    }
  #else
    false
  #endif
}

/// Where libedit is; on Linux in no folder of its own.
var libeditPackage: String? {
  #if os(Linux)
    nil
  #else
    "libedit"
  #endif
}

/// Stand in for Apple's modules beside UIKit. They are not called like those, for then every
/// dependency would believe that it has them; a foreign file is compiled with module aliases.
let appleModules = ["LabCoreGraphics", "LabQuartzCore", "LabObjectiveC"]

let subprocess = Target.Dependency.product(name: "Subprocess", package: "swift-subprocess")

let package = Package(
  name: "LayoutLab",
  platforms: [.macOS(.v15)],
  products: [
    .executable(name: "layoutlab", targets: ["layoutlab"]),
    .library(name: "LayoutCore", targets: ["LayoutCore", "LayoutText"]),
    .library(name: "LayoutTestKit", targets: ["LayoutTestKit"]),
    .library(name: "Plugins", targets: strategies.map { "\($0)Plugin" }),
    .executable(name: "layoutlab-uikit", targets: ["UIKitHost"]),
    .library(name: "LabUIKit", targets: ["LabUIKit"]),
  ],
  dependencies: [
    .package(url: "https://github.com/swiftlang/swift-subprocess", from: "1.0.0")
  ],
  targets: [
    // On Linux the standard library's rounding calls the C library's.
    .target(
      name: "LayoutText", swiftSettings: ofLibrary,
      linkerSettings: [.linkedLibrary("m", .when(platforms: [.linux]))]),
    .target(name: "LayoutCore", dependencies: ["LayoutText"], swiftSettings: ofLibrary),
    // For tests of strategies, in other packages too.
    room("LayoutTestKit", "LayoutCore", "LayoutText"),
    labRoom("LabLanguage", "LayoutCore", "LayoutText"),
    labRoom("LabReport", "LayoutCore", "LayoutText"),
    labRoom("SwiftLanguage", "LayoutText", settings: forSize),
    labRoom("LabSession", "LayoutCore", "LayoutText", "LabLanguage", "LabReport"),
    labRoom(
      "LabAudit", "LayoutCore", "LayoutText", "LabLanguage", "LabReport", "LabSession",
      settings: forSize),
    .target(
      name: "CPages", exclude: ["page.html", "page.css", "layout.js", "screen.js", "page.js"],
      publicHeadersPath: "."),
    labRoom(
      "LabExport", "CPages", "LayoutCore", "LayoutText", "LabLanguage", "LabReport", "LabSession",
      settings: forSize),
    labRoom(
      "LabLessons", "LayoutCore", "LayoutText", "LabLanguage", "LabReport", "LabSession",
      settings: forSize),
    labRoom(
      "LabHelp", "LayoutCore", "LayoutText", "LabLanguage", "LabReport", "LabSession",
      settings: forSize),
    labRoom("PluginProtocol", "LayoutCore", "LayoutText", settings: forSize),
    .systemLibrary(name: "CConfinement"),
    .systemLibrary(name: "CPrefetch"),
    labRoom(
      "PluginHost", "CConfinement", "LayoutCore", "LayoutText", "LabLanguage", "PluginProtocol",
      settings: forSize),
    labRoom(
      "SwiftImport", "LayoutCore", "LayoutText", "LabLanguage", "PluginHost", "SwiftLanguage",
      settings: forSize),
    shim("LabUIKit", "LayoutCore", "FlowPlugin", "ListPlugin", "CompositionalPlugin"),
    shim("LabCombine", "LabUIKit"),
    shim("LabSwiftUI", "LabUIKit", "LabCombine"),
    shim(
      "UIKitService", "LabSwiftUI", "LabUIKit", "LayoutCore", "LayoutText", "PluginProtocol"),
  ] + appleModules.map { shim($0, "LabUIKit") } + [
    // What a library loads finds its symbols in the program.
    .executableTarget(
      name: "UIKitHost",
      dependencies: ["UIKitService"] + appleModules.map { .target(name: $0) },
      path: "Sources/UIKitShim/UIKitHost", swiftSettings: house,
      linkerSettings: [
        .unsafeFlags(
          ["-use-ld=lld", "-Xlinker", "--export-dynamic"], .when(platforms: [.linux]))
      ]),
    .systemLibrary(
      name: "CLibEdit", pkgConfig: libeditPackage,
      providers: [.apt(["libedit-dev"]), .brew(["libedit"])]),
    labRoom("LabTerminal", "CLibEdit", "LayoutText", settings: forSize),
    .executableTarget(
      name: "layoutlab",
      dependencies: [
        "LayoutCore", "LayoutText", "LabLanguage", "LabReport", "LabSession", "LabAudit",
        "LabExport", "LabLessons", "LabHelp", "LabTerminal", "PluginHost", "Strategies",
        "SwiftImport",
      ],
      exclude: ["unused.ld"],
      swiftSettings: forSize,
      linkerSettings: [
        .unsafeFlags(selfContained, .when(platforms: [.linux], configuration: .release))
      ]),
  ] + plugins + [
    .target(
      name: "Strategies", dependencies: ["LayoutCore"] + everyPlugin, swiftSettings: ofProgram),
    .target(
      name: "LabTestKit",
      dependencies: [
        "LayoutCore", "LayoutText", "LayoutTestKit", "LabLanguage", "LabReport", "LabSession",
      ],
      path: "Tests/LabTestKit",
      swiftSettings: house),
    // Files as they are written for UIKit, compiled as a foreign file is.
    .target(
      name: "ForeignLayouts", dependencies: ["LabUIKit"] + appleModules.map { .target(name: $0) },
      path: "Tests/ForeignLayouts",
      // Those are loaded by tests, as files.
      exclude: ["Faulty", "Hostile", "Sound", "SwiftUI", "Unset"],
      swiftSettings: [
        .swiftLanguageMode(.v5),
        .unsafeFlags(
          ["-module-alias", "UIKit=LabUIKit"]
            + appleModules.flatMap { ["-module-alias", "\($0.dropFirst(3))=\($0)"] }),
      ]),
    tests(of: "LayoutText", ["LayoutText"]),
    tests(of: "LayoutCore", ["LayoutCore", "LayoutText"]),
    tests(of: "LabLanguage", ["LabLanguage", "LayoutCore", "LayoutText"]),
    tests(of: "LabReport", ["LabReport", "LayoutCore", "LayoutText"]),
    tests(of: "SwiftLanguage", ["SwiftLanguage"]),
    tests(of: "LabTerminal", ["LabTerminal", "CLibEdit"]),
    tests(
      of: "LabSession",
      [
        "LabSession", "LabAudit", "LabExport", "LabLessons", "LabHelp", "LabLanguage", "LabReport",
        "LabTerminal",
        "LayoutCore", "LayoutText", "Strategies", "layoutlab",
      ] + everyPlugin),
    tests(of: "Strategy", ["LabLanguage", "LayoutCore", "LayoutText", "Strategies"] + everyPlugin),
    tests(
      of: "Session",
      [
        "LabSession", "LabLessons", "LabHelp", "LabLanguage", "LabReport", "LabTerminal",
        "LayoutCore", "LayoutText", "SwiftImport", "Strategies", "layoutlab",
      ] + everyPlugin),
    .testTarget(
      name: "PluginHostTests",
      dependencies: [
        "LabTestKit", "LabSession", "LabAudit", "PluginHost", "CConfinement", "PluginProtocol",
        "LabLanguage", "LabReport", "LayoutCore", "LayoutText", "GridPlugin",
      ],
      resources: [.copy("Fixtures")], swiftSettings: house),
    tests(
      of: "SwiftImport",
      [
        "LabSession", "LabAudit", "LabExport", "PluginHost", "SwiftImport", "SwiftLanguage",
        "LabLanguage", "LabReport", "LayoutCore", "LayoutText", "GridPlugin", "Strategies",
        "UIKitService",
      ] + appleModules.map { .target(name: $0) }),
    tests(
      of: "Browser",
      [
        "LabSession", "LabLanguage", "LabReport", "LayoutCore", "LayoutText", "Strategies",
        "layoutlab",
      ]),
    tests(of: "Program", ["layoutlab", "LabTerminal", "CLibEdit", subprocess]),
    .testTarget(
      name: "FuzzingTests",
      dependencies: [
        "LabTestKit", "LabSession", "LabLanguage", "LayoutCore", "LayoutText", "ListPlugin",
        "PluginProtocol",
      ], exclude: ["libFuzzer"], swiftSettings: house),
    tests(
      of: "LabUIKit", ["ForeignLayouts", "LabCombine", "LabUIKit", "FlowPlugin", "LayoutCore"]),
    .testTarget(
      name: "FidelityTests",
      dependencies: [
        "LabTestKit", "LabSession", "LabLanguage", "LabReport", "LayoutCore", "LayoutText",
        "Strategies",
      ]
        + everyPlugin,
      exclude: ["Fixtures"], swiftSettings: house),
    // Files for a new strategy: swift package new-strategy NAME. A folder of Plugins is a strategy.
    .plugin(
      name: "NewStrategy",
      capability: .command(
        intent: .custom(
          verb: "new-strategy", description: "Add a strategy: swift package new-strategy Spiral"),
        permissions: [
          .writeToPackageDirectory(reason: "It adds the strategy's files to this package.")
        ]),
      path: "Sources/NewStrategy", exclude: ["Template"]),
    tests(
      of: "House",
      [
        "LabSession", "LabHelp", "LabLanguage", "LabReport", "LayoutCore", "LayoutText",
        "Strategies", "layoutlab",
      ]),
  ]
)
