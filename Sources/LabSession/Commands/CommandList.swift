import LabLanguage

extension Command {
  /// The commands of a session by itself, in the order of `help`; those of settings are where `help`
  /// lists their group.
  static let own: [CommandTable.Entry] = [
    entries([.use, .load, .set, .unset]), Setting.commands(.change),
    entries([
      .resize, .insert, .remove, .rotate, .section, .template, .tweak, .undo, .redo, .reset,
      // see
      .draw, .look,
    ]), Setting.commands(.see),
    entries([
      .print, .last, .frames, .content, .show, .layers, .tree, .inspect, .describe, .scroll,
      .page, .goto, .side,
      // ask
      .query, .explain, .why, .check, .measure,
    ]), Setting.commands(.ask),
    entries([
      .trace, .gaps, .settle, .sweep, .mark, .marks, .diff,
      // keep
      .run, .watch, .replay, .demo, .save, .record, .stop, .define, .document, .undefine,
      // help
      .history, .rerun, .edit, .abbr, .clear,
    ]), Setting.commands(.help), entries([.paths, .quit]),
  ].flatMap(\.self)

  private static func entries(_ commands: [Command]) -> [CommandTable.Entry] {
    commands.map { CommandTable.Entry($0) }
  }
}
