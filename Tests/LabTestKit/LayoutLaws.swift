/// The laws of layouts and the seeded random numbers are a product for other packages as well: a test
/// of the lab gets them with the rest of the kit.
@_exported public import LayoutTestKit
