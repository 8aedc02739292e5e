import LayoutCore

extension FlowRules {
  /// The size that all items of `request` have for now; nil where two of them differ.
  ///
  /// With a common size the frames follow from a formula (`UniformFlow`), also before anything is
  /// measured: then all items have the estimate.
  ///
  /// - Complexity: O(period of the sizes), for sizes that repeat.
  func commonSize(of request: SectionRequest) -> Size? {
    let measured = min(request.count, estimate?.measured ?? request.count)
    let common = request.sizes.commonSize(of: measured, available: crossSize)
    guard let estimate, measured < request.count else { return common }
    return measured == 0 || common == estimate.size ? estimate.size : nil
  }

  /// The greatest known width of an item of `request`; nil without items. Only the warning about
  /// items that are wider than a line needs it.
  static func greatestWidth(of request: SectionRequest, _ estimate: Estimate?) -> GreatestWidth? {
    let measured = min(request.count, estimate?.measured ?? request.count)
    var greatest = request.sizes.greatestWidth(of: measured, available: request.crossSize)
    if let estimate, measured < request.count, estimate.size.width >= greatest?.width ?? 0 {
      greatest = GreatestWidth(width: estimate.size.width, isBound: false)
    }
    return greatest
  }
}
