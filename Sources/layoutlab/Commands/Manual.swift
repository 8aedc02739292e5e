import LabReport
import LabHelp
import LabSession
import LabTerminal

/// The manual page: what the program takes, and the commands and strategies of the lab.
struct Manual {
  let reference: HelpReference

  /// What the program reads from its environment.
  private static let environment = [
    HelpPage.Row("TERM, COLUMNS, LC_ALL, LC_CTYPE, LANG", "the capabilities of the terminal"),
    HelpPage.Row("LAYOUTLAB_NO_COLOR, NO_COLOR", "turn colour off, with any value"),
    HelpPage.Row("FORCE_COLOR", "use colour outside a terminal too"),
    HelpPage.Row(TerminalCaps.accessibleName, "use sentences instead of pictures"),
    HelpPage.Row(
      "LAYOUTLAB_PAGER, PAGER", "the pager for long answers; cat or an empty value: no pager"),
    HelpPage.Row("LAYOUTLAB_READ", "more folders that loaded programs can read"),
    HelpPage.Row(
      "XDG_CONFIG_HOME, XDG_STATE_HOME, XDG_CACHE_HOME", "the folders for the lab's files"),
  ]

  var lines: [String] {
    return ManualPage(
      "layoutlab", version: Welcome.version,
      sections: [
        ("Name", .text(["layoutlab - a lab for collection-view layouts"])),
        ("Synopsis", .verbatim(["layoutlab [-c COMMANDS] [OPTIONS]", "layoutlab SUBCOMMAND …"])),
        ("Description", .verbatim(Subcommand.lab.help(columns: 72))),
        ("Commands", .pages(reference.commands)),
        ("Strategies", .pages(reference.strategies)),
        ("Environment", .rows(Self.environment)),
        (
          "Files",
          .text(["layoutlab/history, layoutlab/rc: the command `paths` prints their locations."])
        ),
        (
          "See also",
          .text(["`help` at the prompt; `layoutlab help --markdown` writes the whole reference."])
        ),
      ]
    ).lines
  }
}
