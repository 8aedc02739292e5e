/// A row of a table, which is not here: a row may hold a collection view.
@preconcurrency @MainActor open class UITableViewCell: UIView {
  public enum CellStyle: Sendable { case `default`, value1, value2, subtitle }

  public let contentView = UIView(frame: .zero)
  open var selectionStyle = SelectionStyle.default
  public enum SelectionStyle: Sendable { case none, blue, gray, `default` }

  public init(style: CellStyle = .default, reuseIdentifier: String? = nil) {
    super.init(frame: .zero)
    addSubview(contentView)
  }
  public required init?(coder: NSCoder) {
    super.init(coder: coder)
    addSubview(contentView)
  }
  open func prepareForReuse() {}
  open func setSelected(_ selected: Bool, animated: Bool) {}
}
