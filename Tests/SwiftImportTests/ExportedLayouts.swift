import LabTestKit

/// Layouts that are exported as code, as commands.
enum ExportedLayouts {
  /// Flow layouts that UIKit has.
  static let flow = [
    "use flow; items 9", "use flow; items 9 5; sizes 90x30; header 40; footer 20 pinned",
    "use flow; items 7; sizes 93x30 61x30 81x40; inset 4 8 12 20; rtl on",
    "use flow; items 7 4; direction horizontal; sizes 60x28; section 1 spacing line 3; rtl on",
    "use flow estimate=100x40; items 9; sizes 90x30 50x60; spacing 4",
    "use flow insetreference=fromSafeArea; items 9 3; safearea 20 0 12 0; sizes random 40..90",
    "use flow; items 9; direction horizontal; safearea 20 10 12 6; sizes 60x28",
    "use flow insetreference=fromSafeArea; items 90; direction horizontal; safearea 20 10 12 6;"
      + " sizes 60x28; rtl on",
    "use flow insetreference=fromSafeArea; items 9 3; safearea 20 10 12 10; header 40 pinned;"
      + " footer 9; inset 4 8 12 20; rtl on",
    "use flow; items 40 60; direction horizontal; safearea 20 10 12 6; sizes 60x28; footer 9 pinned",
  ]

  static let compositional = [
    "use compositional template=grid; items 9 5; header 40; footer 20 pinned; inset 4 8 2 6; rtl on",
    "use compositional template=grid6; items 9 5; section 1 set template nested; background 4",
    "use compositional template=tiles; items 30; spacing section 12",
    "use compositional template=nested; items 9; direction horizontal; rtl on",
    "template a { inset 8; header 40 pinned; group horizontal 1w 90 spacing 7 { item 1/3w 80"
      + " inset 4 edge 2 >=0 2 0 badge 20 20 top trailing offset 0.5w -0.5h; item 1/2w 60 } };"
      + " use compositional template=a; items 7",
    "template b { group horizontal 1w ~80 { item 1w ~60 } }; use compositional template=b;"
      + " items 6 3; sizes 40 75 90",
    "template c { between 6; group vertical 1w 200 { custom 1w 90 { frame 0 0 1/2w 1h;"
      + " frame 0.5w 10 80 40 z 3 }; item 1w 30 } }; use compositional template=c; items 9",
    "template d { orthogonal paging; group horizontal 200 90 { item 1/2w 1h } };"
      + " use compositional template=d; items 9 3; inset 10",
    "template e { group horizontal 1w 90 spacing 8 { item 1/4w 1h count 3 } };"
      + " use compositional template=e; items 8",
    "use compositional template=grid; items 9 5; direction horizontal; safearea 20 10 12 6",
    "use compositional template=nested; items 9 5; safearea 20 10 12 6; rtl on; header 40 pinned",
    "use compositional template=nested; items 9; direction horizontal; safearea 20 10 12 6; rtl on",
    "template f { group horizontal 1w ~80 { item 1w ~60 } }; use compositional template=f;"
      + " items 6 3; sizes 40 75 90; header layout 40; footer layout 20; safearea 20 10 12 6",
    "template g { group horizontal 1w 90 { item 1/2w 80 badge 20 20 top trailing;"
      + " item 1/2w 60 badge 12 12 top leading } }; use compositional template=g; items 5 2",
  ]

  /// Items that span cells, rows of photos, cards, bubbles and carousels, in each of their forms; a
  /// part of them in sections that differ.
  static let spanning =
    [
      "use chat sides=them,me,me gutter=40; items 9; sizes 180x36 240x56 120x36 90x36",
      "use chat sides=them,note,me bubble=150; items 5 3; sizes 160x40 90x40; header 30; rtl on",
      "use chat sides=me anchor=bottom; items 2; sizes aspect 3:2; direction horizontal; inset 9",
      "use carousel at=2 length=200; direction horizontal; height 160; items 6; rtl on; inset 4",
      "use carousel; items 5 2; section 1 use list; header 30; safearea 20 10 12 6",
      "use carousel at=3 scale=70 length=160; spacing -60; items 7 9",
      "use carousel at=1 length=160; spacing -60; items 7 9; section 1 inset 12",
      "items 5 4 3; use list; section 1 use carousel at=2; spacing -9; section 2 spacing 4",
      "items 5 4; use carousel length=150; spacing -40; section 1 spacing 8",
      "use quilt spans=cells; sizes 2x2 1x1 1x1 1x2 2x1; items 40 9; header 30 pinned",
      "use quilt columns=4 spans=cells dense=on; sizes 3x1 2x2 1x1; items 40; rtl on; background 4",
      "use quilt spans=cells dense=on; sizes 2x2 1x1; items 300; set rowheight 20",
      "spacing 0; use quilt columns=64 rowheight=8; sizes random 2..90 seed=5; items 90",
      "use quilt columnwidth=1; sizes 90x30 61x44 30x66; direction horizontal; items 30; rtl on",
      "use list; spacing -60; sizes 90 20 200 44; items 12 5; header 40 pinned; footer 20",
      "use list align=center; spacing -0.5; sizes 93x30 61x44; items 9; direction horizontal; rtl on",
      "use list; spacing -500; sizes 90; items 9 4; section 1 use list align=trailing; section 1 spacing 3",
      "use justified rowheight=80; sizes aspect 1:200 200:1; items 4 3; section 1 use quilt",
      "use justified; sizes aspect 1:1; items 41; spacing item 90; direction horizontal",
    ]
    + ["leading", "center", "trailing", "target", "justified", "hidden"].map {
      "use justified rowheight=70 lastrow=\($0); sizes aspect 3:2 2:3 1:1 16:9; items 8 1; inset 4"
    }

  /// Random settings of a layout of the lab's own strategies.
  static func line(_ number: Int, _ random: inout SplitMix) -> String {
    func choice(_ words: [String]) -> String {
      words[Int.random(in: words.indices, using: &random)]
    }
    let strategies = [
      "list", "chat", "grid", "masonry", "mosaic", "paged", "flow", "quilt", "justified",
      "carousel",
    ]
    let first = strategy(strategies[number % strategies.count], &random)
    let isMixed = number % 4 == 3
    var commands = ["container \(choice(["390x844", "320x500", "600x300"]))", first]
    let other = strategy(choice(strategies), &random)
    commands.append("items \(choice(["9", "14 5", "2 0 7", "1 12"]))\(isMixed ? " 4" : "")")
    if isMixed { commands.append("section 1 \(other)") }
    commands.append(
      choice([
        "sizes 44", "sizes 60 90.5 33", "sizes 93x30 61x44 30x66", "sizes random 40..120 seed=7",
        "sizes random 20.5..99.25x40..90 seed=3", "sizes aspect 4:3 1:1",
      ]))
    commands.append(
      choice(["spacing 8", "spacing line 3.5; spacing item 0", "spacing section 12"]))
    commands.append(choice(["inset 0", "inset 4 8 12 16"]))
    commands.append(choice(["header none", "header 40", "header 30 pinned"]))
    commands.append(choice(["footer none", "footer 24", "footer 20 pinned"]))
    commands.append(choice(["background none", "background 4"]))
    commands.append(choice(["followinsets off", "followinsets on"]))
    commands.append(choice(["direction vertical", "direction vertical", "direction horizontal"]))
    commands.append(choice(["rtl off", "rtl on"]))
    commands.append(choice(["safearea 0", "safearea 20 10 12 6"]))
    // Along an axis that does not scroll, UIKit leaves the safe area to the content, and so mirrors
    // it elsewhere.
    let mirrored = ["direction horizontal", "rtl on", "safearea 20 10 12 6"]
    if mirrored.allSatisfy(commands.contains) { commands.append("section 0 items 60") }
    return commands.joined(separator: "; ")
  }

  private static func strategy(_ name: String, _ random: inout SplitMix) -> String {
    func choice(_ words: [String]) -> String {
      words[Int.random(in: words.indices, using: &random)]
    }
    let columns = choice(["columns=3", "columns=1", "columnwidth=100.5"])
    switch name {
    case "list":
      return "use list align=\(choice(["stretch", "leading", "center", "trailing"]))"
    case "chat":
      return "use chat anchor=\(choice(["top", "bottom"]))"
        + choice(["", " sides=them,me gutter=20", " sides=note,me bubble=70.5"])
    case "carousel":
      return "use carousel at=\(choice(["0", "4"])) length=\(choice(["none", "120.5"]))"
    case "grid": return "use grid \(columns)"
    case "paged":
      return "use paged columns=3 rows=\(choice(["1", "2"])) paging=\(choice(["on", "off"]))"
        + choice(["", " pagewidth=200", " pageheight=210"])
    case "flow":
      let align = choice([
        "justified", "leading", "center", "trailing", "space-between", "space-around",
        "space-evenly",
      ])
      return "use flow align=\(align) lastline=\(choice(["uikit", "same", "center"])) "
        + "cross=\(choice(["start", "end", "stretch"]))"
    case "quilt":
      return "use quilt \(columns) dense=\(choice(["on", "off"]))\(choice(["", " rowheight=50"]))"
    case "justified":
      let last = ["leading", "center", "trailing", "target", "justified", "hidden"]
      return "use justified rowheight=\(choice(["40", "90.5"])) tolerance=\(choice(["0", "25"])) "
        + "lastrow=\(choice(last))"
    default: return "use \(name) \(columns) padding=\(choice(["0", "2.5"]))"
    }
  }
}
