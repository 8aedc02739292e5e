import LayoutText

/// A lesson to begin with, for authors: it passes `layoutlab check`, and shows each kind of line.
enum LessonTemplate {
  /// The text of a lesson called `id`.
  static func text(id: String) -> String { template.parts(at: "LESSON-ID").joined(separator: id) }

  private static let template = """
    @format 1
    @kind lesson
    @id LESSON-ID
    @title A title that names the one idea
    @summary The one idea, in a sentence.
    @minutes 6
    @lang en

    #- Predict, run, investigate, modify, make. At most 60 words between two actions.
    @step look What there is
    # A *grid* puts items into columns of one width. Here are six.
    @hide
    use grid columns=2
    width 320
    items 6
    sizes 60
    @show
    frames
    @pause

    @step predict What comes next
    @predict number How many columns will four hundred points hold, if you ask for four?
    @answer 4
    @answer = columns
    @wrong 2 There were two; the command changes that.
    @hint Read the command: it names a number.
    @hint It is `set columns 4`.
    @explain The layout has as many columns as you ask for.
    @end
    set columns 4; width 400

    @step investigate Look closer
    @ask items Which items touch the first row?
    @answer = query(0, 0, 400, 1)
    @wrong [0,1] Two would be right with two columns.
    @hint A row holds one item of each column.
    @hint Try `query 0 0 400 1`.
    @explain One item of each column.
    @end

    @step modify Change one thing
    @ask do Make every column at least 120 points wide. The width stays.
    @allow set
    @goal width == 400
    @goal frame(0).width >= 120
    @because The columns are narrower than 120 points.
    @par 1
    @solution
    set columns 3
    @hint Fewer columns are wider.
    @hint `set columns 3` does it.
    @explain Three columns share the width.
    @end

    @step make Make your own
    # Now on your own.
    @ask do Put all six items into one row.
    @goal query(0, 0, 400, 1) == items(0..5)
    @par 1
    @solution
    set columns 6
    @hint A row has as many items as there are columns.
    @hint `set columns 6`
    @explain Six columns, six items, one row.
    @end
    # A grid shares the width between its columns.
    # Try next: `set columns 1`.

    """
}
