import LabUIKit
import LayoutCore
import LayoutText

extension LayoutCall {
  /// The call that `event` was, in UIKit's words.
  init(_ event: LayoutEvent) {
    self.init(
      event.kind.rawValue,
      given: event.subject.map { $0.text(event.kind == .updates ? "change" : "element") }.flatMap {
        $0.isEmpty ? nil : $0
      },
      answer: event.answer.map { $0.text("element") }, seconds: event.seconds)
  }
}

extension LayoutEvent.Subject {
  /// The subject in words; a number counts `nouns`.
  fileprivate func text(_ noun: String) -> String {
    func short(_ numbers: CGFloat...) -> String {
      numbers.map { NumberText.formatShort(Double($0)) }.joined(separator: " ")
    }
    return switch self {
    case .rect(let rect): short(rect.origin.x, rect.origin.y, rect.size.width, rect.size.height)
    case .point(let point): short(point.x, point.y)
    case .size(let size): "\(short(size.width)) x \(short(size.height))"
    case .count(let count): NumberText.counted(count, noun)
    case .indexPath(let path): path.map(String.init).joined(separator: ".")
    case .answer(let isSo): isSo ? "yes" : "no"
    case .text(let text): text
    }
  }
}
