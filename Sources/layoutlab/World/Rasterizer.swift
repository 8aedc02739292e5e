import LabLanguage
import LayoutCore
import LayoutText
import PluginHost

/// Makes pixels of an SVG with a program that is installed: `rsvg-convert`, or `resvg`.
enum Rasterizer {
  /// A picture of more bytes is not kept.
  private static let largest = 1 << 28
  private static let seconds = 120.0

  /// A PNG file of `svg`, `width` pixels wide, or as wide as the SVG.
  ///
  /// - Throws: how to install a program, where there is none; why it gave no picture.
  static func pixels(of svg: [UInt8], width: Int?, stop: StopSignal) throws(LabError) -> [UInt8] {
    let size = width.map { ["-w", String($0)] } ?? []
    let programs = [
      ("rsvg-convert", ["--format=png"] + size),
      // Its standard font, Arial, is on few systems with fontconfig; others have it.
      ("resvg", size + ["--sans-serif-family", "DejaVu Sans", "-", "-c"]),
    ]
    for (name, arguments) in programs {
      guard let path = path(of: name) else { continue }
      do throws(LabError) {
        var child = try ChildProcess(
          [path] + arguments, in: ".", environment: variables, limits: Limits(), confinement: nil)
        child.give(svg)
        let (ending, output) = try child.finish(within: seconds, stop: stop, keeping: largest)
        guard ending == .status(0), output.count < largest,
          output.starts(with: [0x89, 0x50, 0x4E, 0x47])
        else {
          throw LabError(.unavailable("\(name) gave no picture: export a .svg instead"))
        }
        return output
      } catch {
        throw error.of(name) { $0.isDenied = false }
      }
    }
    throw LabError(
      .unavailable(
        "a .png needs rsvg-convert or resvg: apt-get install librsvg2-bin, brew install librsvg, "
          + "or cargo install resvg"))
  }

  private static func path(of name: String) -> String? {
    let folders = (System.environment("PATH") ?? "").split(separator: ":")
    return folders.lazy.map { "\($0)/\(name)" }
      .first { $0.hasPrefix("/") && access($0, X_OK) == 0 }
  }

  /// What such a program looks up: its fonts and where it may cache them.
  private static var variables: [String] {
    ["PATH", "HOME", "XDG_CACHE_HOME", "XDG_CONFIG_HOME", "XDG_DATA_HOME", "FONTCONFIG_FILE"]
      .compactMap { name in System.environment(name).map { "\(name)=\($0)" } }
  }
}
