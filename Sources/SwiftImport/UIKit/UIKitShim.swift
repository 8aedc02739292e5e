import LabLanguage
import LayoutCore
import PluginHost
import LayoutText

/// The modules that replace UIKit: installed with the lab, and in a clone built by the command of
/// README.md. Otherwise they are built when a file first needs them, for `swift run` builds only what
/// the lab itself is made of.
struct UIKitShim {
  /// The package is the lab's own, and the build starts many programs.
  static let limits = Tool.Limits(
    memory: 16 << 30, processorSeconds: 3600, fileSize: 8 << 30, seconds: 7200)
  static let product = "layoutlab-uikit"
  /// The module of the program that loads what a file was compiled to.
  static let program = "UIKitHost"
  /// What a file is compiled against, and the program that loads it is made of: each after those
  /// that it imports.
  static let modules = [
    "LayoutText", "LayoutCore", "PluginProtocol", "FlowPlugin", "ListPlugin",
    "CompositionalPlugin",
    "LabUIKit", "LabCombine", "LabSwiftUI", "UIKitService", "LabCoreGraphics", "LabQuartzCore",
    "LabObjectiveC",
  ]

  private let surroundings: Surroundings

  init(_ surroundings: Surroundings) { self.surroundings = surroundings }

  /// The program that loads what a file was compiled to; it is in `folder` with the modules.
  static func host(in folder: String) -> String { "\(folder)/\(product)" }

  /// The names under which a file imports those that were built to `folder`.
  static func aliases(in folder: String) -> [String] {
    ["UIKit", "SwiftUI", "Combine", "CoreGraphics", "QuartzCore", "ObjectiveC"].flatMap { name in
      FileIdentity("\(folder)/Modules/Lab\(name).swiftmodule") == nil
        ? [] : ["-module-alias", "\(name)=Lab\(name)"]
    }
  }

  /// Fingerprints of the modules, that of the program that loads a file first.
  static func identities(in folder: String) -> [FileIdentity?] {
    [FileIdentity(host(in: folder))] + FileIdentity.modules(modules, in: folder)
  }

  /// Why they are not there and cannot be built; nil if they are or can.
  var whatIsMissing: String? {
    guard Toolchain.compiler(in: surroundings.environment("PATH") ?? "") != nil else {
      return "there is no swiftc in PATH"
    }
    let folder = surroundings.buildFolder
    return Self.isBuilt(in: folder) || Self.package(above: folder) != nil
      ? nil : "its UIKit shim is not built, and \(folder) is in no package"
  }

  /// Sees to it that they are there.
  ///
  /// - Throws: why they cannot be built.
  func build(for file: SourceFile) throws(LabError) {
    let folder = surroundings.buildFolder
    guard !Self.isBuilt(in: folder) else { return }
    guard let package = Self.package(above: folder) else {
      throw LabError(
        .unavailable("\(file.name) needs the UIKit shim, and \(folder) is in no package"))
    }
    surroundings.progress("building the UIKit shim, once: a minute or two")
    let configuration = folder.hasSuffix("/release") ? "release" : "debug"
    var reason: String
    do throws(LabError) {
      let outcome = try Tool.run(
        ["swift", "build", "-c", configuration, "--product", Self.product], named: "swift build",
        in: package, environment: surroundings.variables("PATH", "HOME", "TMPDIR"),
        limits: Self.limits, confinement: nil, stop: surroundings.stop)
      guard !outcome.hasSucceeded else { return }
      reason = Self.reason(in: outcome.text)
    } catch {
      if error.kind == .interrupted { throw error }
      reason = error.message
    }
    throw LabError(.unavailable("the UIKit shim cannot be built: \(reason)"))
  }

  /// The last error in what a build printed.
  static func reason(in text: String) -> String {
    text.split(separator: "\n").last { $0.contains("error:") }.map(String.init)
      ?? "without a reason"
  }

  /// Whether they are there, made of the modules that are.
  private static func isBuilt(in folder: String) -> Bool {
    guard let host = FileIdentity(host(in: folder)) else { return false }
    return FileIdentity.modules(modules, in: folder).allSatisfy { module in
      module.map(host.isAsNew) ?? false
    }
  }

  /// The folder of the package that was built to `folder`.
  private static func package(above folder: String) -> String? {
    var path = folder
    while let slash = path.lastIndex(of: "/"), slash > path.startIndex {
      path = String(path[..<slash])
      if FileIdentity("\(path)/Package.swift") != nil { return path }
    }
    return nil
  }
}
