import ChatPlugin
import CompositionalPlugin
import FlowPlugin
import GridPlugin
public import LayoutCore
import ListPlugin
import MasonryPlugin
import MosaicPlugin
import PagedPlugin

/// The strategies of this package, one line each, in the order of `help`.
public enum Registry {
  /// Every strategy, with default parameters.
  public static let strategies: [AnyStrategy] = [
    AnyStrategy(List.self),
    AnyStrategy(Grid.self),
    AnyStrategy(Masonry.self),
    AnyStrategy(Mosaic.self),
    AnyStrategy(Flow.self),
    AnyStrategy(Paged.self),
    AnyStrategy(Chat.self),
    AnyStrategy(Compositional.self),
  ]
}
