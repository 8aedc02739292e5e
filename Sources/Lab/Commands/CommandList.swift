extension Command {
  /// Every command, in the order of `help`.
  static let all: [Command] = [
    // change
    .use, .load, .set, .unset, .width, .height, .container, .safeArea, .margins, .reference, .items,
    .sizes, .spacing, .inset, .header, .footer, .followInsets, .background, .resize, .insert,
    .remove,
    .direction, .rtl, .rotate, .section, .template, .undo, .redo, .reset,
    // see
    .draw, .frames, .content, .show, .tree, .inspect, .describe, .scroll, .page,
    .goto, .side,
    // ask
    .query, .explain, .why, .check, .audit, .measure, .gaps, .settle,
    // keep
    .run, .replay, .demo, .save, .record, .stop,
    // learn
    .learn, .hint, .skip, .back, .play, .next,
    // help
    .help, .history, .quit,
  ]
}
