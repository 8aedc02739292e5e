extension Command {
  /// The commands of a session by itself, in the order of `help`.
  static let own: [Command] = [
    // change
    .use, .load, .set, .unset, .width, .height, .container, .safeArea, .margins, .reference, .items,
    .sizes, .spacing, .inset, .header, .footer, .followInsets, .background, .resize, .insert,
    .remove,
    .direction, .rtl, .rotate, .section, .template, .tweak, .undo, .redo, .reset,
    // see
    .draw, .last, .frames, .content, .show, .layers, .tree, .inspect, .describe, .scroll, .page,
    .goto, .side,
    // ask
    .query, .explain, .why, .check, .measure, .timer, .trace, .gaps, .settle, .sweep, .mark, .marks,
    .diff,
    // keep
    .run, .watch, .replay, .demo, .save, .record, .stop, .define, .document, .undefine,
    // help
    .history, .rerun, .edit, .abbr, .prompt, .paths, .quit,
  ]
}
