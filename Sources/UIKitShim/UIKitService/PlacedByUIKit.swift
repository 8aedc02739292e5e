public import LabUIKit

/// What every layout class is, and nothing else: how the compiler is asked which classes of a file
/// are layouts.
public protocol PlacedByUIKit {}

extension UICollectionViewLayout: PlacedByUIKit {}
