import LabLanguage

extension Command {
  /// Every command, in the order of `help`; those of settings are where `help` lists their group.
  static let all: [Command] = [
    [
      .use, .load, .set, .unset,
    ], Setting.commands(.change),
    [
      .resize, .insert, .remove, .rotate, .section, .template, .tweak, .undo, .redo, .reset,
      // see
      .draw, .last, .frames, .content, .show, .layers, .tree, .inspect, .describe, .scroll, .page,
      .goto, .side,
      // ask
      .query, .explain, .why, .check, .audit, .measure,
    ], Setting.commands(.ask),
    [
      .trace, .gaps, .settle, .sweep, .mark, .marks, .diff,
      // keep
      .run, .watch, .replay, .demo, .save, .record, .stop, .define, .document, .undefine,
      // learn
      .learn, .hint, .skip, .back, .play, .next,
      // help
      .help, .example, .history, .rerun, .edit, .abbr,
    ], Setting.commands(.help),
    [
      .paths, .quit,
    ],
  ].flatMap(\.self)
}
