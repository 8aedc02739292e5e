extension Command {
  /// Every command, in the order of `help`.
  static let all: [Command] = [
    // change
    .use, .load, .set, .unset, .width, .height, .container, .items, .sizes, .spacing, .inset, .header,
    .footer, .resize, .insert, .remove, .direction, .rtl, .section, .template, .undo, .redo, .reset,
    // see
    .draw, .frames, .content, .show, .tree, .inspect, .describe,
    // ask
    .query, .explain, .why, .check, .measure,
    // keep
    .run, .replay, .demo, .save, .record, .stop,
    // help
    .help, .history, .quit,
  ]
}
