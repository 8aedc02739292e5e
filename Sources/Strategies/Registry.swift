import ChatPlugin
import CompositionalPlugin
import FlowPlugin
import GridPlugin
import LayoutCore
import ListPlugin
import MasonryPlugin
import MosaicPlugin
import PagedPlugin

/// The strategies of the lab, one line each, in the order of `help`.
enum Registry {
  static let strategies: [AnyStrategy] = [
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
