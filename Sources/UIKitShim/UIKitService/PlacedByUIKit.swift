public import LabUIKit

/// A protocol of all layout classes and no others: with it the compiler reports which classes of a
/// file are layouts.
public protocol PlacedByUIKit {}

extension UICollectionViewLayout: PlacedByUIKit {}
