/// How the parts of an exported picture look: one table for a light and a dark page.
enum SVGStyle {
  /// A part, by its selector, with its declarations on a light page and on a dark one.
  private typealias Look = (selector: String, light: String, dark: String)

  /// The style sheet. Every rule is for pictures of the lab alone: a page may contain several, and
  /// its own styles.
  static let sheet: String = {
    var text = """
      .layoutlab{font-family:ui-sans-serif,system-ui,-apple-system,"Segoe UI",Roboto,\
      "Helvetica Neue",Arial,sans-serif;font-size:12px;font-variant-numeric:tabular-nums}
      .layoutlab .label,.layoutlab .number{text-anchor:middle;stroke-width:0;pointer-events:none}
      .layoutlab .labels .label{stroke-width:inherit;stroke-linejoin:round;paint-order:stroke}
      .layoutlab .heading{font-size:13px;font-weight:600}
      .layoutlab .query,.layoutlab .group,.layoutlab .ghost,.layoutlab .none{fill:none}
      .layoutlab text{white-space:pre}

      """
    for look in looks { text += rule(look.selector, look.light) }
    text += "@media (prefers-color-scheme:dark){\n"
    for look in looks { text += rule(look.selector, look.dark) }
    return text + "}\n"
  }()

  private static func rule(_ selectors: String, _ declarations: String) -> String {
    let all = selectors.split(separator: ",").map { ".layoutlab \($0)" }
    return "\(all.joined(separator: ",")){\(declarations)}\n"
  }

  /// A filled shape, or a text, with an outline.
  private static func shape(
    _ selector: String, _ light: (String, String), _ dark: (String, String)
  ) -> Look {
    (
      selector, "fill:\(light.0);stroke:\(light.1)", "fill:\(dark.0);stroke:\(dark.1)"
    )
  }

  private static let looks: [Look] = [
    (".page", "fill:#ffffff", "fill:#14161a"),
    (".outside", "fill:#eef0f3", "fill:#0e1013"),
    (".content", "fill:#f8f9fb", "fill:#1b1e24"),
    ("text", "fill:#3a4350", "fill:#b9c2ce"),
    (".heading", "fill:#1b2430", "fill:#eef2f7"),
    (".ruler text,.note", "fill:#7b8694", "fill:#7f8a98"),
    (".ruler line,.axis", "stroke:#c3cad3", "stroke:#404854"),
    (".grid", "stroke:#e6e9ee", "stroke:#262b33"),
    (".problem", "fill:#b3261e", "fill:#ff9c93"),
    shape(".item rect,.swatch.item", ("#dfe9f9", "#6c8ebf"), ("#26364d", "#6a8fc4")),
    shape(".item .label", ("#27466f", "#dfe9f9"), ("#cfe0f7", "#26364d")),
    shape(
      ".header rect,.layoutHeader rect,.swatch.header", ("#e7e3f4", "#8d7fb8"),
      ("#332d4a", "#9383c4")),
    shape(
      ".header .label,.layoutHeader .label", ("#4a3d78", "#e7e3f4"), ("#ddd5f5", "#332d4a")),
    shape(
      ".footer rect,.layoutFooter rect,.swatch.footer", ("#dcefeb", "#5f9f92"),
      ("#1e3d38", "#5ba596")),
    shape(
      ".footer .label,.layoutFooter .label", ("#24594d", "#dcefeb"), ("#c9ece4", "#1e3d38")),
    shape(".badge rect,.swatch.badge", ("#f6dbe6", "#b9688b"), ("#4b2437", "#c76f95")),
    shape(".badge .label", ("#7a2b4d", "#f6dbe6"), ("#f7d3e2", "#4b2437")),
    shape(".separator rect,.swatch.separator", ("#8a94a6", "#8a94a6"), ("#6b7688", "#6b7688")),
    shape(".background rect,.swatch.background", ("#f1efe6", "#c9c3ad"), ("#26251f", "#57533f")),
    shape("rect.touch,.swatch.touch", ("#eef3fb", "#c07f16"), ("#26364d", "#e0a33c")),
    shape("rect.changed,.swatch.changed", ("#d5ecd4", "#4f9255"), ("#1f3f26", "#62ad6b")),
    (".label.touch", "stroke:#eef3fb", "stroke:#26364d"),
    shape(".label.changed", ("#22592a", "#d5ecd4"), ("#cdefd1", "#1f3f26")),
    shape("rect.hit,.swatch.hit", ("#fbe3b0", "#c07f16"), ("#4d3a12", "#e0a33c")),
    shape(".label.hit", ("#6d4607", "#fbe3b0"), ("#fbe0a8", "#4d3a12")),
    (".query", "stroke:#b4530a", "stroke:#ffb061"),
    (".ghost", "stroke:#8d96a3", "stroke:#7b8491"),
    (".line", "stroke:#c06bb0", "stroke:#c77fb9"),
    shape(".gap", ("#f5e6c8", "none"), ("#3d3219", "none")),
    (".number", "fill:#8a5f10", "fill:#e3bd72"),
    shape(".inset", ("#dceaf0", "none"), ("#1d313a", "none")),
    (".group", "stroke:#8a5fbf", "stroke:#b08be0"),
    (
      ".overlap", "fill:#d3382c;fill-opacity:.4;stroke:none",
      "fill:#ff6b5e;fill-opacity:.45;stroke:none"
    ),
    (
      ".overflow", "fill:#d3382c;fill-opacity:.25;stroke:#b3261e",
      "fill:#ff6b5e;fill-opacity:.3;stroke:#ff9c93"
    ),
    (".viewport", "stroke:#2b3644;fill:none", "stroke:#dfe5ec;fill:none"),
    (".shade", "fill:#ffffff;fill-opacity:.55", "fill:#14161a;fill-opacity:.55"),
    (".series0", "stroke:#2f6bb8;fill:#2f6bb8", "stroke:#7fb0ee;fill:#7fb0ee"),
    (".series1", "stroke:#c07f16;fill:#c07f16", "stroke:#e0a33c;fill:#e0a33c"),
    (".series2", "stroke:#4f9255;fill:#4f9255", "stroke:#62ad6b;fill:#62ad6b"),
    (".series3", "stroke:#8a5fbf;fill:#8a5fbf", "stroke:#b08be0;fill:#b08be0"),
  ]
}
