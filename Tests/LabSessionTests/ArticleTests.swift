import LabExport
import LabLanguage
import LabSession
import LabTestKit
import Testing

@Suite("Sessions as articles")
struct ArticleTests {
  private func article(_ session: String) throws -> String {
    let lab = try TestLab(["a.llab": session])
    let file = SessionFile(session)
    var article = SessionArticle(of: file)
    var options = Player.Options()
    options.pinsTerminal = true
    var player = Player(lab.lab, options: options)
    player.play(file, at: "a.llab", in: lab.world) {
      article.add($0)
      return true
    }
    #expect(player.result.exitStatus == 0)
    return article.text
  }

  @Test("narration is text, and commands are blocks with what they print")
  func golden() throws {
    let session = """
      #!/usr/bin/env layoutlab
      @format 1
      @title Two items
      @summary how two items are placed
      @terminal 60x20 ascii mono
      #- A note.
      @step first First
      # The first
      # paragraph with `a < b` and a < b.

      # The second.
      use masonry columns=2
      items 2
      frames 0
      |...
      @pause

      # An error:
      set columns 0
      |!
      @hide
      # Not shown.
      items 3
      @show
      ## Last
      #     code
      content
      """
    #expect(
      try article(session) == """
        # Two items

        how two items are placed

        ## First

        The first
        paragraph with `a < b` and a \\< b.

        The second.

        ```llab
        @terminal 60x20 ascii mono
        use masonry columns=2
        items 2
        frames 0
        |   0     0.00     0.00   190.00    90.00
        ```

        An error:

        ```llab continued
        set columns 0
        |! columns must be 1–1,000 (got 0)
        @hide
        # Not shown.
        items 3
        @show
        ```

        ## Last

            code

        ```llab continued
        content
        | 390 x 190
        ```

        """)
  }

  @Test("what would be a tag, a link or a fence in narration is text")
  func hostile() throws {
    let text = try article(
      """
      # </script><b>hi</b> [x](javascript:alert) ]]> \u{1B}
      # ```llab
      # # Heading
      items 1
      mark "```"
      |!
      """)
    #expect(
      text.hasPrefix(
        "\\</script>\\<b>hi\\</b> \\[x](javascript:alert) ]]> \\\\u{1B}\n\\```llab\n\\# Heading\n"))
    #expect(
      GuideBlock.blocks(in: text).map(\.source) == [
        "items 1\nmark \"```\"\n|! a mark must be written letters, digits, - and _ (got '```')\n"
      ])
  }

  @Test("a line of dashes in narration makes no heading of the line above")
  func dashes() throws {
    let text = try article("# First\n# ---\n# - an entry\nitems 1\n")
    #expect(text.hasPrefix("First\n\\---\n- an entry\n"))
  }

  @Test("a command of several lines stays one")
  func severalLines() throws {
    let text = try article("template t {\n  group vertical 1w 40 { item 1w 1h }\n}\nitems 1\n")
    #expect(text.contains("\ntemplate t {\n  group vertical 1w 40 { item 1w 1h }\n}\n"))
  }

  @Test("an answer that varies is not in the article")
  func varying() throws {
    #expect(try article("measure\n|* *\n|...\n") == "```llab\nmeasure\n|* *\n|...\n```\n")
  }
}
