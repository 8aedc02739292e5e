/// One of a few choices, side by side.
@preconcurrency @MainActor
open class UISegmentedControl: UIControl {
  public nonisolated static let noSegment = -1

  private var segments: [Any] = []
  open var selectedSegmentIndex = UISegmentedControl.noSegment
  open var selectedSegmentTintColor: UIColor?
  open var isMomentary = false
  open var apportionsSegmentWidthsByContent = false
  open var numberOfSegments: Int { segments.count }

  public convenience init(items: [Any]?) {
    self.init(frame: .zero)
    segments = items ?? []
  }

  open func insertSegment(withTitle title: String?, at index: Int, animated: Bool) {
    segments.insert(title ?? "", at: min(max(0, index), segments.count))
  }
  open func removeSegment(at index: Int, animated: Bool) {
    if segments.indices.contains(index) { segments.remove(at: index) }
  }
  open func removeAllSegments() { segments = [] }
  open func setTitle(_ title: String?, forSegmentAt index: Int) {
    if segments.indices.contains(index) { segments[index] = title ?? "" }
  }
  open func titleForSegment(at index: Int) -> String? {
    segments.indices.contains(index) ? segments[index] as? String : nil
  }
  open func setImage(_ image: UIImage?, forSegmentAt index: Int) {
    if segments.indices.contains(index), let image { segments[index] = image }
  }
  open func setTitleTextAttributes(
    _ attributes: [NSAttributedString.Key: Any]?, for state: State
  ) {}
}

/// On or off.
@preconcurrency @MainActor
open class UISwitch: UIControl {
  open var isOn = false
  open var onTintColor: UIColor?
  open var thumbTintColor: UIColor?
  open func setOn(_ isOn: Bool, animated: Bool) { self.isOn = isOn }
}

/// A number within a range, by a finger.
@preconcurrency @MainActor
open class UISlider: UIControl {
  open var value: Float = 0 { didSet { value = min(max(minimumValue, value), maximumValue) } }
  open var minimumValue: Float = 0
  open var maximumValue: Float = 1
  open var isContinuous = true
  open var minimumTrackTintColor: UIColor?
  open var maximumTrackTintColor: UIColor?
  open var thumbTintColor: UIColor?
  open func setValue(_ value: Float, animated: Bool) { self.value = value }
  open func setThumbImage(_ image: UIImage?, for state: State) {}
}

/// A number, step by step.
@preconcurrency @MainActor
open class UIStepper: UIControl {
  open var value = 0.0 { didSet { value = min(max(minimumValue, value), maximumValue) } }
  open var minimumValue = 0.0
  open var maximumValue = 100.0
  open var stepValue = 1.0
  open var wraps = false
  open var autorepeat = true
}

/// A date, by a finger.
@preconcurrency @MainActor
open class UIDatePicker: UIControl {
  /// What of a date.
  public enum Mode: Int, Sendable {
    case time, date, dateAndTime, countDownTimer
  }

  open var date = Date(timeIntervalSinceReferenceDate: 0)
  open var minimumDate: Date?
  open var maximumDate: Date?
  open var datePickerMode = Mode.dateAndTime
  open func setDate(_ date: Date, animated: Bool) { self.date = date }
}

/// Wheels.
@preconcurrency @MainActor
open class UIPickerView: UIView {
  open weak var dataSource: (any UIPickerViewDataSource)?
  open weak var delegate: (any UIPickerViewDelegate)?
  private var rows: [Int: Int] = [:]
  open func reloadAllComponents() {}
  open func selectRow(_ row: Int, inComponent component: Int, animated: Bool) {
    rows[component] = row
  }
  open func selectedRow(inComponent component: Int) -> Int { rows[component] ?? 0 }
}

/// How many wheels there are, and what is on them.
@preconcurrency @MainActor
public protocol UIPickerViewDataSource: NSObjectProtocol {
  func numberOfComponents(in pickerView: UIPickerView) -> Int
  func pickerView(_ pickerView: UIPickerView, numberOfRowsInComponent component: Int) -> Int
}

/// What stands on a wheel. Everything is optional in UIKit.
@preconcurrency @MainActor
public protocol UIPickerViewDelegate: NSObjectProtocol {
  func pickerView(_ pickerView: UIPickerView, titleForRow row: Int, forComponent component: Int)
    -> String?
  func pickerView(_ pickerView: UIPickerView, didSelectRow row: Int, inComponent component: Int)
}

extension UIPickerViewDelegate {
  public func pickerView(
    _ pickerView: UIPickerView, titleForRow row: Int, forComponent component: Int
  ) -> String? { nil }
  public func pickerView(
    _ pickerView: UIPickerView, didSelectRow row: Int, inComponent component: Int
  ) {}
}
