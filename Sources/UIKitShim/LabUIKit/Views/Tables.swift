// A table beside a collection view stores what a file sets, and shows no rows.

@preconcurrency @MainActor open class UITableView: UIScrollView {
  public enum Style: Int, Sendable { case plain, grouped, insetGrouped }

  // Of what the shim calls nothing: whatever a file has of them are methods of its own.
  open weak var dataSource: (any UITableViewDataSource)?
  open var rowHeight: CGFloat = -1, estimatedRowHeight: CGFloat = -1
  open var sectionHeaderHeight: CGFloat = -1, sectionFooterHeight: CGFloat = -1
  open var separatorInset = UIEdgeInsets.zero
  open var allowsSelection = true
  open var tableHeaderView: UIView?
  open var tableFooterView: UIView?
  public static let automaticDimension: CGFloat = -1

  public convenience init(frame: CGRect, style: Style) { self.init(frame: frame) }

  open func register(_ type: AnyClass?, forCellReuseIdentifier identifier: String) {}
  open func register(_ nib: UINib?, forCellReuseIdentifier identifier: String) {}
  open func register(_ type: AnyClass?, forHeaderFooterViewReuseIdentifier identifier: String) {}
  open func dequeueReusableCell(
    withIdentifier identifier: String, for path: IndexPath
  ) -> UITableViewCell { UITableViewCell(style: .default, reuseIdentifier: identifier) }
  open func dequeueReusableCell(withIdentifier identifier: String) -> UITableViewCell? { nil }
  open func dequeueReusableHeaderFooterView(
    withIdentifier identifier: String
  ) -> UITableViewHeaderFooterView? { nil }
  open func cellForRow(at path: IndexPath) -> UITableViewCell? { nil }
  open func deselectRow(at path: IndexPath, animated: Bool) {}
  open func reloadData() {}
}

@preconcurrency @MainActor public protocol UITableViewDelegate: UIScrollViewDelegate {}

@preconcurrency @MainActor public protocol UITableViewDataSource: NSObjectProtocol {}

@preconcurrency @MainActor open class UITableViewCell: UIView {
  public enum CellStyle: Int, Sendable { case `default`, value1, value2, subtitle }
  public enum SelectionStyle: Int, Sendable { case none, blue, gray, `default` }
  public enum AccessoryType: Int, Sendable {
    case none, disclosureIndicator, detailDisclosureButton, checkmark, detailButton
  }

  public let contentView = UIView()
  public let reuseIdentifier: String?
  open var textLabel: UILabel? = UILabel()
  open var detailTextLabel: UILabel?
  open var imageView: UIImageView? = UIImageView()
  open var selectionStyle = SelectionStyle.default
  open var accessoryType = AccessoryType.none

  public init(style: CellStyle, reuseIdentifier: String?) {
    self.reuseIdentifier = reuseIdentifier
    super.init(frame: .zero)
    addSubview(contentView)
  }
  public required init?(coder: NSCoder) {
    reuseIdentifier = nil
    super.init(coder: coder)
  }

  open func prepareForReuse() {}
  open func setSelected(_ selected: Bool, animated: Bool) {}
}

@preconcurrency @MainActor open class UITableViewHeaderFooterView: UIView {
  public let contentView = UIView()
  open var textLabel: UILabel? = UILabel()

  public init(reuseIdentifier: String?) {
    super.init(frame: .zero)
    addSubview(contentView)
  }
  public required init?(coder: NSCoder) { super.init(coder: coder) }

  open func prepareForReuse() {}
}
