extension Command {
  /// Every command, in the order of `help`; those of settings are where `help` lists their group.
  static let all: [Command] = [
    change, see, ask, keep, [.learn, .hint, .skip, .back, .play, .next],
    [.help, .example, .history, .rerun, .edit, .abbr], Setting.commands(.help), [.paths, .quit],
  ].flatMap(\.self)

  private static let change =
    [.use, .load, .set, .unset] + Setting.commands(.change) + [
      .resize, .insert, .remove, .rotate, .section, .template, .tweak, .undo, .redo, .reset,
    ]

  private static let see: [Command] = [
    .draw, .last, .frames, .content, .show, .layers, .tree, .inspect, .describe, .scroll, .page,
    .goto, .side,
  ]

  private static let ask =
    [.query, .explain, .why, .check, .audit, .measure] + Setting.commands(.ask) + [
      .trace, .gaps, .settle, .sweep, .mark, .marks, .diff,
    ]

  private static let keep: [Command] = [
    .run, .watch, .replay, .demo, .save, .record, .stop, .define, .document, .undefine,
  ]
}
