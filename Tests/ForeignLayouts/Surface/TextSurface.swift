import UIKit

/// Text as cells measure it.
enum TextSurface {
  static func sizes() -> [CGSize] {
    let font = UIFont.systemFont(ofSize: 20)
    let style = NSMutableParagraphStyle()
    style.lineSpacing = 4
    style.alignment = .center
    style.lineBreakMode = .byWordWrapping
    style.paragraphSpacing = 2
    style.lineHeightMultiple = 1.2
    style.minimumLineHeight = 10
    let attributes: [NSAttributedString.Key: Any] = [
      .font: font, .paragraphStyle: style, .foregroundColor: UIColor.red, .kern: 1,
      .underlineStyle: NSUnderlineStyle.single.rawValue, .strikethroughStyle: 1, .baselineOffset: 0,
      .shadow: NSShadow(), .link: "x", .attachment: NSTextAttachment(),
    ]
    let text = NSMutableAttributedString(string: "two words", attributes: attributes)
    text.addAttribute(.font, value: font, range: NSRange(location: 0, length: 3))
    text.append(NSAttributedString(string: "!"))
    let limit = CGSize(width: 50, height: CGFloat.greatestFiniteMagnitude)
    return [
      "four".size(withAttributes: [.font: font]),
      "two words".boundingRect(
        with: limit, options: [.usesLineFragmentOrigin, .usesFontLeading],
        attributes: [.font: font], context: nil
      ).size,
      ("four" as NSString).size(withAttributes: [.font: font]),
      NSString(string: "two words").boundingRect(
        with: limit, options: .usesLineFragmentOrigin, attributes: [.font: font], context: nil
      ).size,
      text.size(), text.boundingRect(with: limit, options: [], context: nil).size,
    ]
  }

  static func fonts() -> [UIFont] {
    let descriptor = UIFontDescriptor(name: "Helvetica", size: 10).withSymbolicTraits(.traitBold)
    return [
      .systemFont(ofSize: 10), .boldSystemFont(ofSize: 10), .italicSystemFont(ofSize: 10),
      .systemFont(ofSize: 10, weight: .black), .preferredFont(forTextStyle: .caption1),
      .monospacedSystemFont(ofSize: 10, weight: .regular),
      UIFont(name: "HelveticaNeue-Bold", size: 12) ?? .systemFont(ofSize: 12),
      UIFont(descriptor: descriptor ?? UIFontDescriptor(), size: 0),
      UIFontMetrics.default.scaledFont(for: .systemFont(ofSize: 10)),
      UIFontMetrics(forTextStyle: .body).scaledFont(for: .systemFont(ofSize: 10)),
      UIFont.preferredFont(forTextStyle: .body, compatibleWith: nil),
      .systemFont(ofSize: UIFont.buttonFontSize), .systemFont(ofSize: 1).withSize(3),
    ]
  }

  static func metrics() -> [CGFloat] {
    let font = UIFont.systemFont(ofSize: 10)
    _ = (font.familyName, font.fontDescriptor.pointSize, font.fontDescriptor.symbolicTraits)
    _ = UIFont.familyNames
    return [
      font.lineHeight, font.ascender, font.descender, font.capHeight, font.xHeight, font.leading,
      font.pointSize, UIFontMetrics.default.scaledValue(for: 10),
    ]
  }

  @MainActor static func label() -> CGSize {
    let label = UILabel(frame: .zero)
    label.font = .systemFont(ofSize: 20)
    label.text = "two words"
    label.numberOfLines = 0
    return label.sizeThatFits(CGSize(width: 50, height: CGFloat.greatestFiniteMagnitude))
  }
}
