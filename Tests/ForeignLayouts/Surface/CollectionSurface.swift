import UIKit

/// A cell that reports its own size.
class SurfaceCell: UICollectionViewCell {
  override var isSelected: Bool {
    didSet { contentView.backgroundColor = isSelected ? .red : .clear }
  }
  override var isHighlighted: Bool {
    didSet { alpha = isHighlighted ? 0.5 : 1 }
  }
  override var reuseIdentifier: String? { "surface" }
  override func prepareForReuse() { super.prepareForReuse() }
  override func apply(_ attributes: UICollectionViewLayoutAttributes) {
    super.apply(attributes)
    layer.zPosition = CGFloat(attributes.zIndex)
  }
  override func preferredLayoutAttributesFitting(
    _ attributes: UICollectionViewLayoutAttributes
  ) -> UICollectionViewLayoutAttributes {
    let preferred = super.preferredLayoutAttributesFitting(attributes)
    preferred.frame.size = contentView.systemLayoutSizeFitting(
      CGSize(width: attributes.size.width, height: UIView.layoutFittingExpandedSize.height),
      withHorizontalFittingPriority: .required, verticalFittingPriority: .fittingSizeLevel)
    return preferred
  }
  override func updateConfiguration(using state: UICellConfigurationState) {
    super.updateConfiguration(using: state)
    var background = UIBackgroundConfiguration.listPlainCell().updated(for: state)
    background.backgroundColor = state.isSelected ? .red : .blue
    background.cornerRadius = 8
    backgroundConfiguration = background
    _ = [
      state.isHighlighted, state.isDisabled, state.isFocused, state.isEditing, state.isExpanded,
      state.isSwiped, state.isReordering,
    ]
  }
  override func willTransition(
    from old: UICollectionViewLayout, to new: UICollectionViewLayout
  ) { super.willTransition(from: old, to: new) }
}
