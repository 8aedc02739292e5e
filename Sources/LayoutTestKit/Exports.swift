// A test that has the laws has the seeded numbers, too.
@_exported public import LayoutText
