package import LabLanguage
package import LabReport
import LayoutCore

extension Session {
  /// The picture of what is visible, in `rows` lines; none where it has no space. `legend` lines are
  /// expected below the cells: if there are more, it is drawn again.
  ///
  /// 1. All of it, at `zoom`.
  /// 2. Where not all items have a cell then, or lines: the beginning.
  /// 3. Where the legend does not fit: without one.
  package func picture(
    rows: Int, legend: Int = 1, zoom: PictureOptions.Zoom? = nil, in world: World
  ) -> [Markup] {
    guard rows > 2 else { return [] }
    var session = self
    do throws(LabError) {
      try session.solveViewport(in: world)
      let scene = try session.scene(of: session.visiblePart, in: world)
      func drawn(_ zoom: PictureOptions.Zoom?, legend: Int?) -> Picture {
        var options = session.pictureOptions(on: world.page, zoom: zoom)
        options.hasLegend = legend != nil
        // The ruler is above the cells.
        options.rows = max(1, rows - 1 - (legend ?? 0))
        return Self.picture(
          scene, options, lines: rows, fewest: legend == nil ? 1 : Self.fewestRows)
      }
      var (zoom, picture) = (zoom, drawn(zoom, legend: legend))
      if zoom != nil, picture.hidesItems || picture.lines.count > rows {
        (zoom, picture) = (nil, drawn(nil, legend: legend))
      }
      if picture.lines.count > rows { picture = drawn(zoom, legend: nil) }
      return Array(picture.lines.prefix(rows))
    } catch {
      return error.kind == .interrupted ? [] : [Markup(error.message, .error)]
    }
  }

  /// What `text` would change, and the picture after it, in `rows` lines at most; nothing where the
  /// text is incomplete, fails, changes nothing or does more than change the layout.
  ///
  /// It runs on a copy of the session, in a world without files and without keys.
  package func preview(of text: LexedText, rows: Int, in world: World) -> [Markup] {
    guard state.settings.output == .pictures, var rest = try? text.completeStatements() else {
      return []
    }
    var (next, world) = (self, world.withoutEffects)
    world.page.isInteractive = false
    world.readFile = { _ throws(LabError) in throw LabError(.interrupted) }
    do throws(LabError) {
      while let line = rest.next() {
        let definition = try command(of: line, in: world).definition
        guard definition.group == .change else { return [] }
        _ = try next.run(line, before: &rest, isNested: true, in: world)
      }
    } catch { return [] }
    let change = Difference(from: (state, layout), to: (next.state, next.layout)).report
    guard !change.isEmpty else { return [] }
    let summary = change.summary(on: world.page).clipped(to: world.page.columns)
    return [summary] + next.picture(rows: rows - 1, in: world)
  }
}
