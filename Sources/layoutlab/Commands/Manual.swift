import ArgumentParser
import LabSession
import LabReport

/// The manual page: what the program takes, and the commands and strategies of the lab.
struct Manual {
  let reference: HelpReference

  init(_ reference: HelpReference) {
    self.reference = reference
  }

  /// What the program reads from its environment.
  private static let environment = [
    HelpPage.Row("TERM, COLUMNS, LC_ALL, LC_CTYPE, LANG", "what the terminal can show"),
    HelpPage.Row("LAYOUTLAB_NO_COLOR, NO_COLOR", "no colour, where set to anything"),
    HelpPage.Row("FORCE_COLOR", "colour off a terminal, too"),
    HelpPage.Row("LAYOUTLAB_ACCESSIBLE", "sentences in place of pictures"),
    HelpPage.Row("LAYOUTLAB_PAGER, PAGER", "what shows long answers; cat or nothing: no pager"),
    HelpPage.Row("LAYOUTLAB_READ", "folders that loaded programs may read besides their own"),
    HelpPage.Row("XDG_CONFIG_HOME, XDG_STATE_HOME, XDG_CACHE_HOME", "where files are kept"),
  ]

  var lines: [String] {
    let help = LayoutLab.helpMessage(columns: 72)
    return ManualPage(
      "layoutlab", version: Welcome.version,
      sections: [
        ("Name", .text(["layoutlab - a lab for collection-view layouts"])),
        ("Synopsis", .verbatim(["layoutlab [-c COMMANDS] [OPTIONS]", "layoutlab SUBCOMMAND …"])),
        (
          "Description",
          .verbatim(
            help.split(separator: "\n", omittingEmptySubsequences: false).map { String($0) })
        ),
        ("Commands", .pages(reference.commands)),
        ("Strategies", .pages(reference.strategies)),
        ("Environment", .rows(Self.environment)),
        (
          "Files",
          .text(["layoutlab/history, layoutlab/rc: the command `paths` tells where they are."])
        ),
        (
          "See also",
          .text(["`help` at the prompt; `layoutlab help --markdown` writes all of its pages."])
        ),
      ]
    ).lines
  }
}
