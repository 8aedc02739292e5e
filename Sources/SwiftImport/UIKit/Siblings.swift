import LabLanguage
import PluginHost
import LayoutText
import SwiftLanguage

/// Files that lie beside a file: in its folder and, where that is part of a project, in the
/// project's other folders. They are Swift files, data, and colors and images of asset catalogs.
struct Siblings {
  /// How the folders with the sources of modules are called.
  private static let places: Set = ["Sources", "Source", "Targets", "Modules", "Packages"]

  /// The paths of the Swift files, those nearest to the file first.
  let paths: [String]
  /// The modules that the project's files are parts of, as its folders and itself are called.
  let ownModules: Set<String>
  /// The folder with the sources of the file's target.
  private let targetFolder: String
  private let files: SiblingFiles
  /// Files with data, which an app would find in its bundle, those nearest to the file first.
  let data: [String]
  private let assets: AssetSymbols
  let images: AppImages
  /// Whether files count that import modules that are not here.
  var allowsUnavailableModules = false

  init(of file: SourceFile) {
    let project = ProjectFiles(around: file.folder)
    let (found, root) = (project.swift, project.root)
    assets = AssetSymbols(project.assets)
    targetFolder = Self.target(of: file.folder, in: root)
    ownModules = Self.modules(in: root, around: file.folder, besides: found)
    files = SiblingFiles(ownModules: ownModules)
    let own = file.folder.split(separator: "/")
    func distance(_ path: String) -> Int {
      let parts = path.split(separator: "/").dropLast()
      let shared = zip(parts, own).prefix { $0 == $1 }.count
      return parts.count + own.count - 2 * shared
    }
    func sorted(_ paths: [String]) -> [String] {
      paths.map { (distance($0), $0) }.sorted { $0 < $1 }.map(\.1)
    }
    func nearest(_ paths: [String]) -> [String] {
      sorted(paths.filter { Self.isPart($0, of: root ?? file.folder) })
    }
    data = nearest(project.data)
    images = AppImages(
      sorted((project.images + project.assets).filter { !$0.hasSuffix(".colorset") }))
    paths = nearest(
      found.filter {
        $0.hasSuffix(".swift") && !$0.hasSuffix(".lab.swift") && $0 != file.path
      })
  }

  /// Whether there is a regular file at `path`, in or below `folder` also where a link leads, and its
  /// path means the same to the compiler.
  static func isPart(_ path: String, of folder: String) -> Bool {
    guard path.isPlainInSwift, stat(path)?.isFile == true, let real = Path.real(path),
      let root = Path.real(folder)
    else { return false }
    return Path.folder(root, holds: real)
  }

  /// The files that declare what is missing, the nearest for each name. One that imports a module
  /// that is not here cannot be compiled, and does not count.
  /// Files that are `known` are read already: they do not count either.
  func declaring(_ missing: Set<MissingName>, besides known: [SourceText] = []) -> [SourceText] {
    var open = missing.filter { $0.kind != .module && !$0.isAnyOwner }
    var found: [SourceText] = []
    let paths = Set(known.map(\.path))
    collect(&open, &found, besides: paths)
    // A member that its type has nowhere may be that of a protocol, or of a class above.
    let found1 = missing.filter { !$0.isAnyOwner }.subtracting(open).map { $0.owner + $0.word }
    open = missing.filter { $0.isAnyOwner && !found1.contains($0.owner + $0.word) }
    collect(&open, &found, besides: paths)
    guard !open.isEmpty else { return found }
    // One of a protocol that is known is had by what conforms to that.
    let members = Set(open.filter { $0.kind == .member }.map(\.name))
    let extended = known.flatMap { declared(in: $0).extended(with: members) }
    open = Set(extended.map { MissingName(kind: .conformance, name: $0, owner: "") })
    collect(&open, &found, besides: paths)
    return found.isEmpty ? assets.declaring(missing, besides: paths).map { [$0] } ?? [] : found
  }

  /// What one of the compiled files declares, which may be the loaded one.
  func declared(in file: SourceText) -> Declared { files.declared(in: file) }

  /// Whether one of the files declares a name, whatever it imports.
  func declare(_ missing: MissingName) -> Bool { files.declare(missing, at: paths) }

  /// Whether the member that `error` is about can only be of a module that is not here: its file imports
  /// one, nothing in these files or in `own` has the name, and no conformance of the type may bring it.
  /// False where the type is not known, because another error may be the reason.
  func lack(memberOf error: CompilerDiagnostic, besides own: [SourceText]) -> Bool {
    let missing = MissingName.all(in: error)
    guard let first = missing.first, first.kind == .member, !first.owner.isEmpty,
      let file = own.first(where: { $0.path == error.path }),
      !declared(in: file).unavailableModules.isEmpty
    else { return false }
    return !mayName(first.name, besides: own)
      && !files.mayGiveMembers(to: first.owner, at: paths)
      && !own.contains { declared(in: $0).mayGiveMembers(to: first.owner) }
  }

  private func mayName(_ name: String, besides own: [SourceText]) -> Bool {
    files.mayName(name, at: paths)
      || own.contains { declared(in: $0).mayName(name) }
  }

  /// Whether `error` is about a type that none of these files declares, nor one of `own`. A value with a
  /// capital is taken for a type where nothing may have its name.
  func declareNowhere(typeOf error: CompilerDiagnostic, besides own: [SourceText]) -> Bool {
    guard let first = MissingName.all(in: error).first, declareNowhere(error, besides: own) else {
      return false
    }
    let mayBeType = first.kind == .value && first.name.first?.isUppercase == true
    return first.kind == .type || mayBeType && !mayName(first.name, besides: own)
  }

  /// Whether `error` is about a name that none of these files declares, nor one of `own`.
  func declareNowhere(_ error: CompilerDiagnostic, besides own: [SourceText]) -> Bool {
    let missing = MissingName.all(in: error)
    guard let first = missing.first, [.type, .value].contains(first.kind) else { return false }
    return missing.allSatisfy { name in
      declaring([name]).isEmpty && !own.contains { declared(in: $0).holds(name) }
    }
  }

  /// The file at `path`; nil where it cannot be read, or contains none of `words`.
  func file(at path: String, containing words: some Collection<String>) -> SourceText? {
    files.text(path, containing: words)
  }

  /// The text of the file at `path`; nil where it cannot be read.
  func file(at path: String) -> SourceText? { files.file(path)?.text }

  /// The files of the target that can be compiled here.
  var target: [SourceText] {
    paths.filter { $0.hasPrefix("\(targetFolder)/") }.prefix(Self.mostFiles).compactMap { path in
      files.file(path).flatMap { $0.declared.unavailableModules.isEmpty ? $0.text : nil }
    }
  }

  /// The nearest files with a type that conforms to one of `protocols`, one for each; those without
  /// screens of an app come first, and those with enumerations last.
  func conforming(to protocols: Set<String>) -> [SourceText] {
    var open = protocols
    var found: [SourceText] = []
    for (isChoice, hasScreens) in [(false, false), (false, true), (true, false), (true, true)] {
      for path in paths where !open.isEmpty {
        let names = Set(open.map { MissingName(kind: .type, name: $0) })
        guard let (file, declared) = files.file(path, naming: names),
          file.text.contains("ViewController") == hasScreens
        else { continue }
        let here = open.filter { declared.hasType(conformingTo: $0, isChoice: isChoice) }
        guard !here.isEmpty, declared.unavailableModules.isEmpty else { continue }
        open.subtract(here)
        found.append(file)
      }
    }
    return found
  }

  /// The files that declare the types `files` use and do not declare, and so on: what the compiler
  /// would miss one after another, and take its time over. Of what is in bodies, only that of the
  /// first `count` files counts; what is left out of a file for SwiftUI needs none. More than `most`
  /// are not looked for.
  func declaringTypes(
    usedBy files: [SourceText], bodiesOf count: Int = .max, most: Int = Self.mostFiles
  ) -> [SourceText] {
    var found = files
    var known = Set(files.flatMap { UsedTypes($0.text).declared })
    var index = 0
    while index < found.count, found.count <= most {
      let used = UsedTypes(
        SwiftUIText.compiled(found[index].text), readsBodies: index < count)
      index += 1
      known.formUnion(used.declared)
      let wanted = used.names.subtracting(known)
      known.formUnion(wanted)
      var open = Set(wanted.map { MissingName(kind: .type, name: $0) })
      var more: [SourceText] = []
      collect(&open, &more)
      found += more.filter { more in !found.contains { $0.path == more.path } }
    }
    return Array(found.dropFirst(files.count))
  }

  /// The files with types that conform to `protocols`, and those that they use.
  func makers(of protocols: Set<String>, beside files: [SourceText]) -> [SourceText] {
    let known = Set(files.map(\.path))
    let makers = conforming(to: protocols).filter { !known.contains($0.path) }
    guard !makers.isEmpty else { return [] }
    return (makers + declaringTypes(usedBy: files + makers)).filter { !known.contains($0.path) }
  }

  /// The most files that are compiled together.
  static let mostFiles = 60

  private func collect(
    _ open: inout Set<MissingName>, _ found: inout [SourceText], besides known: Set<String> = []
  ) {
    for path in paths where !open.isEmpty && !known.contains(path) {
      guard let (file, declared) = files.file(path, naming: open) else { continue }
      let here = open.filter(declared.holds)
      guard !here.isEmpty, allowsUnavailableModules || declared.unavailableModules.isEmpty else {
        continue
      }
      open.subtract(here)
      guard !found.contains(where: { $0.path == path }) else { continue }
      found.append(file)
    }
  }

  /// The modules that `files` import and that are not here.
  func unavailableModules(of files: [SourceText]) -> Set<String> {
    Set(files.flatMap { declared(in: $0).unavailableModules })
  }

  /// The name of a file that declares what is missing, and the unavailable modules that it needs;
  /// nil where there is none.
  func unavailableFile(declaring missing: MissingName) -> (name: String, modules: [String])? {
    for path in paths {
      guard let (file, declared) = files.file(path, naming: [missing]) else { continue }
      guard declared.holds(missing), !declared.unavailableModules.isEmpty else { continue }
      return (file.name, declared.unavailableModules)
    }
    return nil
  }

  /// `Sources/Name`, or the first folder of the project above `folder`.
  private static func target(of folder: String, in root: String?) -> String {
    guard let root, folder.hasPrefix("\(root)/") else { return folder }
    let parts = folder.dropFirst(root.utf8.count + 1).split(separator: "/")
    let count = places.contains(String(parts[0])) ? 2 : 1
    return ([root] + parts.prefix(count).map(String.init)).joined(separator: "/")
  }

  private static func modules(
    in root: String?, around folder: String, besides paths: [String]
  ) -> Set<String> {
    guard let root else { return [] }
    let above = root.split(separator: "/").count - 1
    let folders = folder.split(separator: "/").dropFirst(max(0, above)).map(String.init)
    // `Sources/Name` and `Name/Sources` hold the module called `Name`.
    let modules = Set(paths.map(Path.folder)).flatMap { path -> [String] in
      let parts = path.split(separator: "/").dropFirst(above + 1).map(String.init)
      return parts.indices.filter { index in
        index > 0 && Self.places.contains(parts[index - 1])
          || index + 1 < parts.count && Self.places.contains(parts[index + 1])
      }.map { parts[$0] }
    }
    // At its root, an app has a folder for each of its frameworks.
    let projects = Files.names(in: root).compactMap { name in
      [".podspec", ".xcodeproj"].first { name.hasSuffix($0) }
        .map { String(name.dropLast($0.count)) }
        ?? (Files.isFolder("\(root)/\(name)") ? name : nil)
    }
    return Set(folders + modules + projects).subtracting(Declared.modules)
  }
}
