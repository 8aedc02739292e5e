extension StrategyTemplate {
  /// `Spiral.md`
  static func guide(of name: String) -> String {
    let word = name.lowercased()
    return #"""
      # \#(name)

      One column in which every second item is indented. Write here what the strategy is for, and change
      the rest with the steps.

      ```llab
      use \#(word)
      width 320
      items 4
      sizes 44 60
      draw
      |      0       50       100     150     200      250     300
      |    0 ┌───────────────────────────────────────────────────┐
      |      │                         0                         │
      |      │                                                   │
      |      └───────────────────────────────────────────────────┘
      |   50
      |          ┌───────────────────────────────────────────────┐
      |          │                                               │
      |          │                       1                       │
      |  100     │                                               │
      |          └───────────────────────────────────────────────┘
      |      ┌───────────────────────────────────────────────────┐
      |      │                         2                         │
      |      │                                                   │
      |  150 └───────────────────────────────────────────────────┘
      |
      |          ┌───────────────────────────────────────────────┐
      |          │                                               │
      |  200     │                       3                       │
      |          │                                               │
      |          └───────────────────────────────────────────────┘
      |      1 cell = 6 × 12 pt (≈: edges are at the nearest cell) · content 320 × 238
      |      4 items
      |      1 gap smaller than a cell is not drawn — zoom 2
      ```

      ## Steps

      1. The item begins one line spacing below the previous item; the first begins at the top.
      2. Every second item is indented, by at most half of the width.
      3. It takes the rest of the width; its height is its own.
      4. The next item follows it.

      The strategy computes each number again for `why`, as a `Formula`:

      ```llab
      use \#(word)
      width 320
      items 4
      sizes 44 60
      check query(0, 60, 320, 20) == items(1)
      why 1.x
      | every second item is indented
      | x = the smallest of (indent 24, section width 320 / 2) = 24
      why 1.y
      | item 1 follows item 0
      | y = end of item 0 44 + line spacing 10 = 54
      ```

      ## Cost

      To lay out an item takes one addition. A query is a search among the saved states, one for every
      128 items, and at most 128 additions more.

      ## When not

      Use `list` if no item is indented.

      ## Source

      Name the app, the library or the article that the rules come from.

      """#
  }
}
