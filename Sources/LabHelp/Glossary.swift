extension Term {
  static let uikit = [
    Term(
      "interitem", "UIKit",
      "minimumInteritemSpacing is `spacing item`: between neighbours in a line",
      "spacing", "spacing-and-gaps",
      names: "minimumInteritemSpacing minimumInteritemSpacingForSectionAt"),
    Term(
      "linespacing", "UIKit", "minimumLineSpacing is `spacing line`: between lines", "spacing",
      names: "minimumLineSpacing minimumLineSpacingForSectionAt"),
    Term(
      "intergroupspacing", "UIKit", "`between S` in a template: between two groups", "templates",
      "group",
      names: "interGroupSpacing"),
    Term(
      "sectioninset", "UIKit", "sectionInset and contentInsets are `inset`", "inset", "insets",
      names: "contentInsets supplementariesFollowContentInsets"),
    Term(
      "contentsize", "UIKit", "collectionViewContentSize: what `content` prints", "content",
      "content-size",
      names: "collectionViewContentSize"),
    Term(
      "contentoffset", "UIKit", "the distance scrolled: `scroll` prints and sets it", "scroll",
      "content-offset"),
    Term(
      "indexpath", "UIKit", "an item is written 1.3: the fourth of the second section", "section",
      "inspect"),
    Term(
      "layoutattributes", "UIKit", "frame, kind and z of an element: `inspect` and `frames`",
      "inspect", "frames", "rect-query"),
    Term(
      "supplementary", "UIKit", "a view beside the items: header, footer, badge", "header",
      "footer", "badges"),
    Term("decorationview", "UIKit", "a section's `background`", "background", "decoration"),
    Term(
      "estimateditemsize", "UIKit", "the size until an item is measured: ~ in a template",
      "estimated", "self-sizing",
      names: "automaticSize preferredLayoutAttributesFitting"),
    Term(
      "orthogonalscrollingbehavior", "UIKit", "`orthogonal WORD` in a template", "orthogonal",
      "templates",
      names: "UICollectionLayoutSectionOrthogonalScrollingBehavior"),
    Term(
      "pintovisiblebounds", "UIKit", "`header 40 pinned`, and `pinned` in a template", "pinned",
      "header",
      names: "sectionHeadersPinToVisibleBounds sectionFootersPinToVisibleBounds"),
    Term(
      "boundarysupplementaryitem", "UIKit", "headers and footers of a section or of the layout",
      "header", "footer", "templates",
      names: """
        headerReferenceSize footerReferenceSize referenceSizeForHeaderInSection
        referenceSizeForFooterInSection
        """),
    Term(
      "semanticcontentattribute", "UIKit", "`forceRightToLeft` is `rtl on`", "rtl",
      "right-to-left", names: "userInterfaceLayoutDirection effectiveUserInterfaceLayoutDirection"),
    Term("scrolldirection", "UIKit", "`direction vertical|horizontal`", "direction"),
    Term("lazyvgrid", "SwiftUI", "a grid; adaptive columns are `columnwidth`", "grid", "columns"),
    Term("hstack", "SwiftUI", "a group that runs across: `group horizontal`", "group", "templates"),
    Term("vstack", "SwiftUI", "a list, or `group vertical` in a template", "list", "group"),
    Term(
      "minwidth", "SwiftUI", "`sizes flexible 60..200x44`: a minimum and a maximum width", "sizes",
      "proposals"),
  ]

  static let css = [
    Term(
      "gutter", "CSS, print", "the distance between columns: `spacing item`", "spacing",
      "spacing-and-gaps"),
    Term(
      "gap", "CSS, Figma", "row-gap is `spacing line`, column-gap `spacing item`", "spacing",
      names: "row-gap column-gap grid-gap"),
    Term(
      "padding", "CSS, Figma", "of a container `inset`; of flow's content the parameter padding",
      "inset", "insets",
      names: "padding-inline padding-block"),
    Term(
      "flex-wrap", "CSS",
      "items in lines; a line breaks where the next item does not fit: `use "
        + "flow`",
      "flow", "line-break",
      names: "flex-flow flex-direction"),
    Term(
      "justify-content", "CSS", "how a line of flow uses its remaining space: `set align`", "align",
      "flow",
      names: "justify-items justify-self place-content place-items place-self"),
    Term(
      "fr", "CSS", "a share of the available space: fractions like 1/3w in a template, or columns",
      "fractional", "columns",
      names: "grid-auto-rows grid-auto-columns flex flex-grow flex-shrink flex-basis"),
    Term(
      "minmax", "CSS", "minmax(120px, 1fr): as many columns as fit, `columnwidth 120`",
      "columnwidth", "grid"),
    Term(
      "align-items", "CSS", "how the items of a line of flow lie across it: `set cross`", "cross",
      "flow", names: "align-self align-content"),
    Term(
      "grid-auto-flow", "CSS", "the order of cells: `use quilt`, with `dense=on` for `dense`",
      "quilt", "masonry"),
    Term("order", "CSS", "the order of the items: it follows from their indexes", "items", "tree"),
    Term("auto-fill", "CSS", "as many columns as fit: `columnwidth`", "columnwidth", "grid"),
    Term(
      "grid-template", "CSS", "groups of fractions: `template`", "template", "fractional",
      names: """
        grid grid-template-columns grid-template-rows grid-template-areas grid-area grid-row
        grid-column grid-row-start grid-row-end grid-column-start grid-column-end
        """),
    Term(
      "scroll-snap", "CSS", "scrolling that stops at pages or groups: `orthogonal groupPaging`",
      "orthogonal",
      "paging",
      names: "scroll-snap-type scroll-snap-align"),
    Term("aspect-ratio", "CSS", "`sizes aspect 4:3`: the height follows the width", "sizes"),
    Term(
      "sticky", "CSS", "position: sticky is a pinned header", "pinned", "header",
      names: "position"),
    Term("dir", "CSS, HTML", "dir=rtl is `rtl on`", "rtl", "right-to-left"),
    Term(
      "overflow", "CSS",
      "items that do not fit are drawn beyond the edge, and `audit` reports "
        + "them",
      "audit", "insets"),
  ]

  static let design = [
    Term(
      "hug", "Figma", "the size of the content: an estimate such as ~44, which is then measured",
      "estimated", "self-sizing"),
    Term(
      "fill", "Figma", "the size of the container: 1w and 1h in a template", "fractional",
      "templates"),
    Term("fixed", "Figma", "a number of points: 120 in a template", "templates", "sizes"),
    Term(
      "auto-layout", "Figma", "a frame with auto layout is a `group`, its gap `spacing`", "group",
      "template"),
    Term(
      "space-between", "Figma, CSS", "flow with align justified, or spacing >=8 in a group",
      "align", "templates"),
    Term(
      "frame", "Figma", "in Figma a container; here and in UIKit a rectangle: `frames`",
      "frames", "inspect"),
    Term(
      "breadth", "geometry",
      "the size across the scroll axis: the width, if content scrolls vertically", "columns",
      "direction"),
    Term("waterfall", "Pinterest", "masonry: the shortest column first", "masonry"),
    Term(
      "shelf", "design", "an orthogonal section: it scrolls across the scroll axis",
      "orthogonal", "paging", "carousel"),
    Term(
      "bubble", "design", "a message on one of two sides: `use chat sides=them,me`", "chat"),
    Term("hero", "design", "one large item beside small ones: nested groups", "group", "template"),
    Term(
      "above-the-fold", "design",
      "the part you see without scrolling: `draw`, `query` of the screen", "draw", "viewport"),
    Term(
      "viewport", "browsers", "the part of the content on the screen: `scroll`, `safearea`",
      "scroll",
      "content-offset"),
    Term(
      "virtualization", "the web",
      "only what is visible is created: the purpose of a rectangle query", "rect-query",
      "checkpoints"),
  ]
}
