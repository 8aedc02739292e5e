import CarouselPlugin
import ChatPlugin
import CompositionalPlugin
import FlowPlugin
import GridPlugin
import JustifiedPlugin
public import LayoutCore
import ListPlugin
import MasonryPlugin
import MosaicPlugin
import PagedPlugin
import QuiltPlugin

/// The strategies of this package, one line each, in the order of `help`.
public enum Registry {
  /// Every strategy, with default parameters.
  public static let strategies: [AnyStrategy] = [
    AnyStrategy(List.self),
    AnyStrategy(Grid.self),
    AnyStrategy(Masonry.self),
    AnyStrategy(Mosaic.self),
    AnyStrategy(Quilt.self),
    AnyStrategy(Justified.self),
    AnyStrategy(Flow.self),
    AnyStrategy(Paged.self),
    AnyStrategy(Carousel.self),
    AnyStrategy(Chat.self),
    AnyStrategy(Compositional.self),
  ]
}
