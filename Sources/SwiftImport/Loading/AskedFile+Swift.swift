public import LabLanguage
public import PluginHost

extension AskedFile {
  /// The program at `path`, with all that it may read of its folder, and the Swift files that may be
  /// compiled with it. `environment` is yours.
  ///
  /// - Throws: that it cannot be read.
  /// - Complexity: O(bytes of all files), up to the limits.
  public init(program path: String, _ environment: (String) -> String?) throws(LabError) {
    let file = try SourceFile(path)
    let source = file.name.hasSuffix(".swift") ? try Files.read(file.path) : []
    self.init(
      program: file, with: SwiftProgram.others(beside: file, source: source),
      home: environment("HOME"))
  }
}
