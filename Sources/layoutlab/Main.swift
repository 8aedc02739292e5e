import LayoutCore

@main
struct Main {
  static func main() {
    for strategy in Registry.strategies { print(strategy.card.name) }
  }
}
