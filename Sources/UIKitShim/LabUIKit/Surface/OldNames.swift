// Names that UIKit had before Swift 4.2. Blogs still show them.

public let UICollectionElementKindSectionHeader = "UICollectionElementKindSectionHeader"
public let UICollectionElementKindSectionFooter = "UICollectionElementKindSectionFooter"
public let CGRectZero = CGRect.zero, CGSizeZero = CGSize.zero
public let NSFontAttributeName = NSAttributedString.Key.font
public let kCAFillModeForwards = CAMediaTimingFillMode.forwards
public let UIScrollViewDecelerationRateFast = UIScrollView.DecelerationRate.fast
public let UICollectionViewFlowLayoutAutomaticSize = UICollectionViewFlowLayout.automaticSize

public typealias UICollectionViewScrollDirection = UICollectionView.ScrollDirection
public typealias UICollectionElementCategory = UICollectionView.ElementCategory
public typealias UIViewContentMode = UIView.ContentMode
public typealias RunLoopMode = RunLoop.Mode
public typealias NSAttributedStringKey = NSAttributedString.Key

public let UIEdgeInsetsMake = UIEdgeInsets.init(top:left:bottom:right:)
public func UIEdgeInsetsInsetRect(_ it: CGRect, _ by: UIEdgeInsets) -> CGRect { it.inset(by: by) }
extension RunLoop.Mode { public static var commonModes: RunLoop.Mode { .common } }
