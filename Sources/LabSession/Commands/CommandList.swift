extension Command {
  /// Every command, in the order of `help`.
  static let all: [Command] = [
    // change
    .use, .load, .set, .unset, .width, .height, .container, .safeArea, .margins, .reference, .items,
    .sizes, .spacing, .inset, .header, .footer, .followInsets, .background, .resize, .insert,
    .remove,
    .direction, .rtl, .rotate, .section, .template, .tweak, .undo, .redo, .reset,
    // see
    .draw, .last, .frames, .content, .show, .layers, .tree, .inspect, .describe, .scroll, .page,
    .goto, .side,
    // ask
    .query, .explain, .why, .check, .audit, .measure, .timer, .trace, .gaps, .settle, .sweep,
    .mark, .marks, .diff,
    // keep
    .run, .watch, .replay, .demo, .save, .record, .stop, .define, .document, .undefine,
    // learn
    .learn, .hint, .skip, .back, .play, .next,
    // help
    .help, .example, .history, .rerun, .edit, .abbr, .prompt, .paths, .quit,
  ]
}
