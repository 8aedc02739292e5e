/// The test that the description of the session format shows; the lesson is `SampleLesson`.
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
    |/ visited \d+ of \d+ items in [\d.]+ us
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
}
