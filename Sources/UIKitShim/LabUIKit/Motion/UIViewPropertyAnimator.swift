/// A change that can be stopped half-way. Nothing takes time here: what it changes is changed when
/// it starts, or when its fraction is set, to the end.
@preconcurrency @MainActor
open class UIViewPropertyAnimator: NSObject {
  private var animations: [() -> Void] = []
  private var completions: [(UIViewAnimatingPosition) -> Void] = []
  open private(set) var state = UIViewAnimatingState.inactive
  open var isReversed = false
  open var scrubsLinearly = true
  open var pausesOnCompletion = false
  open var isInterruptible = true
  open var duration: TimeInterval
  open var isRunning: Bool { false }

  public init(duration: TimeInterval, timingParameters: any UITimingCurveProvider) {
    self.duration = duration
    super.init()
  }

  public convenience init(
    duration: TimeInterval, curve: UIView.AnimationCurve, animations: (() -> Void)? = nil
  ) {
    self.init(
      duration: duration, timingParameters: UICubicTimingParameters(animationCurve: curve))
    animations.map { addAnimations($0) }
  }

  public convenience init(
    duration: TimeInterval, dampingRatio: CGFloat, animations: (() -> Void)? = nil
  ) {
    self.init(
      duration: duration, timingParameters: UISpringTimingParameters(dampingRatio: dampingRatio))
    animations.map { addAnimations($0) }
  }

  @discardableResult
  open class func runningPropertyAnimator(
    withDuration duration: TimeInterval, delay: TimeInterval, options: UIView.AnimationOptions = [],
    animations: @escaping () -> Void,
    completion: ((UIViewAnimatingPosition) -> Void)? = nil
  ) -> UIViewPropertyAnimator {
    let animator = UIViewPropertyAnimator(
      duration: duration, curve: .easeInOut, animations: animations)
    completion.map { animator.addCompletion($0) }
    animator.startAnimation()
    return animator
  }

  open func addAnimations(_ animation: @escaping () -> Void) { animations.append(animation) }
  open func addAnimations(_ animation: @escaping () -> Void, delayFactor: CGFloat) {
    animations.append(animation)
  }
  open func addCompletion(_ completion: @escaping (UIViewAnimatingPosition) -> Void) {
    completions.append(completion)
  }

  open var fractionComplete: CGFloat = 0 { didSet { run() } }

  open func startAnimation() {
    run()
    finishAnimation(at: isReversed ? .start : .end)
  }
  open func startAnimation(afterDelay delay: TimeInterval) { startAnimation() }
  open func pauseAnimation() { state = .active }
  open func continueAnimation(
    withTimingParameters parameters: (any UITimingCurveProvider)?, durationFactor: CGFloat
  ) { startAnimation() }
  open func stopAnimation(_ withoutFinishing: Bool) {
    state = withoutFinishing ? .inactive : .stopped
  }
  open func finishAnimation(at position: UIViewAnimatingPosition) {
    let all = completions
    completions = []
    state = .inactive
    for completion in all { completion(position) }
  }

  private func run() {
    let all = animations
    animations = []
    for animation in all { animation() }
  }
}

/// Where a change ended.
public enum UIViewAnimatingPosition: Int, Sendable {
  case end, start, current
}

/// Whether a change runs.
public enum UIViewAnimatingState: Int, Sendable {
  case inactive, active, stopped
}

/// How a change runs.
public protocol UITimingCurveProvider: NSObjectProtocol {}

/// A change along a curve.
public final class UICubicTimingParameters: NSObject, UITimingCurveProvider, Sendable {
  public let animationCurve: UIView.AnimationCurve

  public init(animationCurve curve: UIView.AnimationCurve) {
    animationCurve = curve
    super.init()
  }
  public convenience init(controlPoint1: CGPoint, controlPoint2: CGPoint) {
    self.init(animationCurve: .linear)
  }
}

/// A change as by a spring.
public final class UISpringTimingParameters: NSObject, UITimingCurveProvider, Sendable {
  public let initialVelocity: CGVector

  public init(dampingRatio: CGFloat, initialVelocity velocity: CGVector = .zero) {
    initialVelocity = velocity
    super.init()
  }
}
