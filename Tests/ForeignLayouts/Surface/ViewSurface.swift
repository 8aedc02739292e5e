// swift-format-ignore-file: NeverForceUnwrap, NeverUseImplicitlyUnwrappedOptionals

import UIKit

/// Views as cells and screens use them.
class ViewSurface: UIView {
  let stack = UIStackView(arrangedSubviews: [UILabel(), UIImageView()])
  let scroll = UIScrollView()

  override class var layerClass: AnyClass { CAGradientLayer.self }
  override var intrinsicContentSize: CGSize { CGSize(width: 10, height: UIView.noIntrinsicMetric) }
  override var isHidden: Bool {
    didSet { setNeedsDisplay() }
  }
  override var canBecomeFirstResponder: Bool { true }

  override func layoutSubviews() {
    super.layoutSubviews()
    layer.frame = bounds
    (layer as? CAGradientLayer)?.colors = [UIColor.red.cgColor, UIColor.blue.cgColor]
  }
  override func draw(_ rect: CGRect) { super.draw(rect) }
  override func updateConstraints() { super.updateConstraints() }
  override func didMoveToSuperview() { super.didMoveToSuperview() }
  override func didMoveToWindow() { super.didMoveToWindow() }
  override func willMove(toSuperview newSuperview: UIView?) {
    super.willMove(toSuperview: newSuperview)
  }
  override func tintColorDidChange() { super.tintColorDidChange() }
  override func safeAreaInsetsDidChange() { super.safeAreaInsetsDidChange() }
  override func layoutMarginsDidChange() { super.layoutMarginsDidChange() }
  override func traitCollectionDidChange(_ previous: UITraitCollection?) {
    super.traitCollectionDidChange(previous)
    if traitCollection.hasDifferentColorAppearance(comparedTo: previous) { setNeedsLayout() }
  }
  override func sizeThatFits(_ size: CGSize) -> CGSize { super.sizeThatFits(size) }
  override func systemLayoutSizeFitting(
    _ size: CGSize, withHorizontalFittingPriority horizontal: UILayoutPriority,
    verticalFittingPriority vertical: UILayoutPriority
  ) -> CGSize {
    super.systemLayoutSizeFitting(
      size, withHorizontalFittingPriority: horizontal, verticalFittingPriority: vertical)
  }
  override func point(inside point: CGPoint, with event: UIEvent?) -> Bool { true }
  override func hitTest(_ point: CGPoint, with event: UIEvent?) -> UIView? {
    super.hitTest(point, with: event)
  }
  override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) {
    super.touchesBegan(touches, with: event)
    if let touch = touches.first { _ = touch.location(in: self) }
  }
  override func prepareForInterfaceBuilder() { super.prepareForInterfaceBuilder() }

  func configure() {
    stack.axis = .vertical
    stack.distribution = .fillProportionally
    stack.alignment = .leading
    stack.spacing = UIStackView.spacingUseSystem
    stack.setCustomSpacing(4, after: stack.arrangedSubviews[0])
    stack.isLayoutMarginsRelativeArrangement = true
    stack.isBaselineRelativeArrangement = false
    stack.addArrangedSubview(UIView())
    stack.insertArrangedSubview(UIView(), at: 0)
    stack.removeArrangedSubview(stack.arrangedSubviews[0])
    addSubview(stack)
    insertSubview(scroll, at: 0)
    insertSubview(scroll, belowSubview: stack)
    insertSubview(scroll, aboveSubview: stack)
    exchangeSubview(at: 0, withSubviewAt: 1)
    bringSubviewToFront(stack)
    sendSubviewToBack(stack)
    alpha = 0.5
    backgroundColor = UIColor.black.withAlphaComponent(0.2)
    tintColor = .systemTeal
    tintAdjustmentMode = .dimmed
    clipsToBounds = true
    contentMode = .center
    contentScaleFactor = 2
    isMultipleTouchEnabled = true
    overrideUserInterfaceStyle = .dark
    accessibilityIdentifier = "x"
    accessibilityLabel = "label"
    accessibilityTraits = [.button, .header]
    accessibilityElementsHidden = true
    isAccessibilityElement = true
    directionalLayoutMargins = .init(top: 1, leading: 2, bottom: 3, trailing: 4)
    layoutMargins = .zero
    autoresizingMask = [.flexibleWidth, .flexibleHeight, .flexibleTopMargin]
    setContentHuggingPriority(.defaultHigh, for: .vertical)
    setContentCompressionResistancePriority(.required, for: .horizontal)
    addInteraction(UIContextMenuInteraction(delegate: nil))
    _ = contentHuggingPriority(for: .vertical)
    _ = sizeThatFits(.zero)
    _ = systemLayoutSizeFitting(UIView.layoutFittingCompressedSize)
    _ = resizableSnapshotView(from: .zero, afterScreenUpdates: true, withCapInsets: .zero)
    _ = snapshotView(afterScreenUpdates: false)
    _ = convert(CGPoint.zero, to: nil)
    _ = convert(CGRect.zero, from: stack)
    _ = viewWithTag(3)
    _ = forLastBaselineLayout
    _ = alignmentRectInsets
    _ = keyboardLayoutGuide.topAnchor
  }

  func constrain() {
    let guide = UILayoutGuide()
    addLayoutGuide(guide)
    stack.translatesAutoresizingMaskIntoConstraints = false
    let height = stack.heightAnchor.constraint(equalToConstant: 20)
    height.priority = UILayoutPriority(999)
    height.priority = .defaultHigh - 1
    height.identifier = "height"
    height.constant = 30
    height.isActive = true
    NSLayoutConstraint.activate([
      stack.leadingAnchor.constraint(equalTo: leadingAnchor, constant: 1),
      stack.trailingAnchor.constraint(lessThanOrEqualTo: trailingAnchor),
      stack.topAnchor.constraint(equalTo: safeAreaLayoutGuide.topAnchor),
      stack.bottomAnchor.constraint(equalTo: layoutMarginsGuide.bottomAnchor),
      stack.centerXAnchor.constraint(equalTo: guide.centerXAnchor),
      stack.widthAnchor.constraint(equalTo: widthAnchor, multiplier: 0.5),
      stack.widthAnchor.constraint(lessThanOrEqualTo: heightAnchor, multiplier: 2),
      stack.heightAnchor.constraint(greaterThanOrEqualToConstant: 3),
      stack.topAnchor.constraint(equalToSystemSpacingBelow: topAnchor, multiplier: 1),
      stack.leadingAnchor.constraint(
        equalToSystemSpacingAfter: readableContentGuide.leadingAnchor, multiplier: 2),
      NSLayoutConstraint(
        item: stack, attribute: .width, relatedBy: .equal, toItem: self, attribute: .width,
        multiplier: 1, constant: 0),
    ])
    addConstraints(
      NSLayoutConstraint.constraints(
        withVisualFormat: "H:|[view]|", options: .directionLeadingToTrailing, metrics: nil,
        views: ["view": stack]))
    removeConstraints(constraints)
    NSLayoutConstraint.deactivate([height])
    setNeedsUpdateConstraints()
    updateConstraintsIfNeeded()
    invalidateIntrinsicContentSize()
    let scrollGuides = [scroll.contentLayoutGuide, scroll.frameLayoutGuide]
    _ = scrollGuides.map(\.widthAnchor)
    _ = layoutGuides
  }

  func animate() {
    UIView.animate(withDuration: 0.2) { self.alpha = 1 }
    UIView.animate(withDuration: 0.2, animations: { self.alpha = 1 })
    UIView.animate(withDuration: 0.2, animations: { self.alpha = 1 }, completion: { _ in })
    UIView.animate(withDuration: 0.2, animations: { self.alpha = 1 }) { finished in
      _ = finished
    }
    UIView.animate(withDuration: 0.2, delay: 0, options: [], animations: { self.alpha = 0.5 })
    UIView.animate(
      withDuration: 0.2, delay: 0, options: .curveEaseOut, animations: { self.alpha = 0.5 },
      completion: nil)
    UIView.animate(
      withDuration: 0.2, delay: 0, usingSpringWithDamping: 0.7, initialSpringVelocity: 0,
      options: [.allowUserInteraction, .beginFromCurrentState], animations: {}, completion: nil)
    UIView.animate(
      withDuration: 0.2, delay: 0, usingSpringWithDamping: 0.7, initialSpringVelocity: 0,
      options: [], animations: {})
    UIView.animateKeyframes(withDuration: 1, delay: 0, options: .calculationModeCubic) {
      UIView.addKeyframe(withRelativeStartTime: 0, relativeDuration: 1) { self.alpha = 0.25 }
    }
    UIView.transition(
      with: self, duration: 1, options: .transitionCrossDissolve, animations: {}, completion: nil)
    UIView.transition(from: stack, to: scroll, duration: 1, options: .transitionFlipFromLeft)
    UIView.performWithoutAnimation { self.layoutIfNeeded() }
    UIView.setAnimationsEnabled(false)
    let animator = UIViewPropertyAnimator(duration: 1, curve: .easeInOut) { self.alpha = 0.75 }
    animator.addAnimations { self.tag = 2 }
    animator.addCompletion { position in if position == .end { self.tag += 1 } }
    animator.fractionComplete = 0.5
    animator.startAnimation()
    animator.stopAnimation(true)
    animator.finishAnimation(at: .end)
    _ = UIViewPropertyAnimator(duration: 1, dampingRatio: 0.8) {}
    _ = UIViewPropertyAnimator.runningPropertyAnimator(
      withDuration: 1, delay: 0, options: [], animations: {}, completion: nil)
    _ = UICubicTimingParameters(animationCurve: .easeIn)
    _ = UISpringTimingParameters(dampingRatio: 0.5)
  }

  func effects() {
    let blur = UIBlurEffect(style: .systemMaterial)
    let effectView = UIVisualEffectView(effect: blur)
    effectView.contentView.addSubview(UILabel())
    effectView.effect = UIVibrancyEffect(blurEffect: blur, style: .label)
    effectView.effect = nil
    let impact = UIImpactFeedbackGenerator(style: .medium)
    impact.prepare()
    impact.impactOccurred()
    impact.impactOccurred(intensity: 0.5)
    UISelectionFeedbackGenerator().selectionChanged()
    UINotificationFeedbackGenerator().notificationOccurred(.success)
    let effect = UIInterpolatingMotionEffect(keyPath: "center.x", type: .tiltAlongHorizontalAxis)
    effect.minimumRelativeValue = -10
    effect.maximumRelativeValue = 10
    addMotionEffect(effect)
  }

  func gestures() {
    let pan = UIPanGestureRecognizer(target: self, action: Selector(("pan:")))
    pan.maximumNumberOfTouches = 1
    pan.delegate = self
    addGestureRecognizer(pan)
    _ = pan.translation(in: self)
    _ = pan.velocity(in: nil)
    pan.setTranslation(.zero, in: self)
    let long = UILongPressGestureRecognizer(target: self, action: nil)
    long.minimumPressDuration = 0.3
    long.numberOfTouchesRequired = 1
    let tap = UITapGestureRecognizer()
    tap.numberOfTapsRequired = 2
    tap.require(toFail: long)
    tap.addTarget(self, action: Selector(("tap")))
    let pinch = UIPinchGestureRecognizer(target: self, action: Selector(("pinch")))
    _ = pinch.scale * pinch.velocity
    let rotation = UIRotationGestureRecognizer(target: self, action: nil)
    _ = rotation.rotation
    let edge = UIScreenEdgePanGestureRecognizer(target: self, action: nil)
    edge.edges = .left
    let swipe = UISwipeGestureRecognizer(target: self, action: nil)
    swipe.direction = [.left, .right]
    let hover = UIHoverGestureRecognizer(target: self, action: nil)
    for gesture in [pan, long, tap, pinch, rotation, edge, swipe, hover] {
      switch gesture.state {
      case .possible, .began, .changed, .ended, .cancelled, .failed: break
      @unknown default: break
      }
      _ = gesture.location(in: self)
      _ = gesture.name
      removeGestureRecognizer(gesture)
    }
  }
}

extension ViewSurface: UIGestureRecognizerDelegate {
  func gestureRecognizer(
    _ gestureRecognizer: UIGestureRecognizer,
    shouldRecognizeSimultaneouslyWith otherGestureRecognizer: UIGestureRecognizer
  ) -> Bool { true }
  func gestureRecognizer(
    _ gestureRecognizer: UIGestureRecognizer,
    shouldRequireFailureOf otherGestureRecognizer: UIGestureRecognizer
  ) -> Bool { false }
}
