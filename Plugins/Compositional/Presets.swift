import LayoutCore

/// The templates that the strategy supplies, as a user would type them. They are parsed like any
/// other template, so `template NAME` prints one as a start for your own.
enum Presets {
  static let all = [
    Preset(
      "grid", "4 across and 6 down fill the container",
      """
      group vertical 1w 1h inset 20 {
        group horizontal 1w 1/6h repeat 6 { item 1/4w 1h inset 5 repeat 4 }
      }
      """),
    Preset(
      "grid3", "squares, 3 across",
      """
      inset 5
      group horizontal 1w 1/3w { item 1/3w 1h inset 5 repeat 3 }
      """),
    Preset(
      "grid6", "squares, 6 across, under a header of 60",
      """
      inset 5
      header 60
      group horizontal 1w 1/6w { item 1/6w 1h inset 2 repeat 6 }
      """),
    Preset(
      "nested", "one on top; below it, two thirds beside a stack of three",
      """
      group vertical 1w 1h {
        item 1w 1/2h inset 10 10 5 10
        group horizontal 1w 1/2h {
          item 2/3w 1h inset 5 10 10 5
          group vertical 1/3w 1h { item 1w 1/3h inset 5 5 10 10 repeat 3 }
        }
      }
      """),
    Preset(
      "tiles", "a large square beside four small ones, on alternating sides",
      """
      inset 4
      group vertical 1w 1w {
        group horizontal 1w 1/2h {
          item 1/2w 1h inset 4
          group vertical 1/2w 1h {
            group horizontal 1w 1/2h repeat 2 { item 1/2w 1h inset 4 repeat 2 }
          }
        }
        group horizontal 1w 1/2h {
          group vertical 1/2w 1h {
            group horizontal 1w 1/2h repeat 2 { item 1/2w 1h inset 4 repeat 2 }
          }
          item 1/2w 1h inset 4
        }
      }
      """),
  ]
}
