/// The lesson that the description of the session format shows: one of each kind of question.
public enum SampleLesson {
  /// Its id.
  public static let id = "masonry-1"

  /// The text of its file.
  public static let text = """
    @format 1
    @kind lesson
    @id masonry-1
    @title Why masonry leaves no holes
    @summary The shortest column takes the next item; ties go to the left.
    @minutes 6

    #- PRIMM: predict, run, investigate, modify, make
    @step intro Three columns
    # A *masonry* layout fills columns. You get three columns and five heights.
    @hide
    use masonry
    container 320x844
    spacing 8
    inset 8 8 8 8
    set columns 3
    sizes 90 60 120 75 100
    items 3
    @show
    frames
    # Items 0, 1 and 2 start side by side. Item 3 comes next.

    @step where-next Predict
    @predict number In which column (0, 1, 2) will item 3 land?
    @answer 1
    @answer = column(3)
    @wrong 0 Row by row would be flow layout. Masonry looks at how far down each column reaches.
    @wrong 2 Column 2 holds the tallest item: it is the longest, not the shortest.
    @hint Compare where items 0, 1 and 2 end.
    @hint Ends: 98, 68, 128. The smallest wins.
    @explain Column 1 ends at y = 68, so item 3 goes there.
    @end
    items 4
    items 8

    @step touch Which items are hit?
    @ask items Which items does the rect 100 120 120 90 intersect?
    @answer = query(100,120,120,90)
    @wrong [1,2,3,4,5,6] Item 1 ends at y = 68, well above the rect.
    @hint An item is hit when it overlaps in x and in y.
    @hint Try: query 100 120 120 90
    @explain Touching edges do not count: a rect owns its left and top edge only.
    @end

    @step modify Make it shorter
    # The content is 342 pt high. The width stays 320.
    @ask do Change parameters until the content is at most 300 pt high and no column is narrower than 60 pt.
    @allow set, sizes
    @goal content.height <= 300
    @goal frame(0).width >= 60
    @par 1
    @solution
    set columns 4
    @hint More columns share the items; but each gets narrower.
    @hint Try set columns …
    @explain Four columns of 70 pt: the total height is shared by more columns.
    @end
    check overlaps == 0

    @step choose Check yourself
    @ask choice All heights are equal. What does masonry look like?
    @choice A single column
    @because Equal heights do not change the number of columns.
    @choice* A plain grid, row by row
    @because All columns stay equally long, so ties send items left to right.
    @choice It depends on the seed
    @because Masonry uses no randomness.
    @hint Play: sizes 50
    @end
    # Summary: shortest column wins; ties go left; equal heights give a grid.

    """

  /// What answers its questions, in order; empty lines are Enter.
  public static let answers = ["1", "2 3 4 5 6", "set columns 4", "b"]
}
