/// The two samples of the session format's description: a test and a lesson.
enum SessionSamples {
  static let test = #"""
    #!/usr/bin/env -S layoutlab run
    @format 1
    @title Masonry puts each item into the shortest column
    @terminal 80x24 ascii mono

    use masonry
    width 320
    set columns 3
    sizes 90 60 120 75 100
    ## Content size
    content
    | 320 x 342
    ## Frames
    frames
    |   0     8.00     8.00    96.00    90.00
    |   1   112.00     8.00    96.00    60.00
    |...
    |~   7     8.00   214.00    96.00   120.00
    ## Rect query
    query 100 120 120 90
    | 5 items: 2 3 4 5 6
    |/ visited \d+ of \d+ nodes in [\d.]+ us
    check overlaps == 0
    check query(100,120,120,90) == items(2,3,4,5,6)
    ## Mistakes are part of the contract
    spacign 4
    |! unknown command 'spacign'; did you mean 'spacing'?
    use mansory
    |!* unknown strategy 'mansory'*
    spacing \
        4
    |-
    check content.height < 342

    """#

  static let lesson = #"""
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

    """#
}
