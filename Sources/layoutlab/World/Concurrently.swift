import Synchronization

/// Several things done at once, each by a thread: nothing of the program is asynchronous beside it.
enum Concurrently {
  static let mostThreads = 256
  /// As much as the first thread of a process has on Linux: sessions nest, and so do calls.
  private static let stackBytes = 8 << 20

  /// How many processors there are to work with, at least one.
  static var processorCount: Int {
    min(max(1, Int(sysconf(Int32(_SC_NPROCESSORS_ONLN)))), mostThreads)
  }

  /// What `body` makes of each item, in the order of the items; at most `count` are made at once, by
  /// the caller's thread among others. Nothing new is begun once `isOver` returns true: what was not
  /// begun is nil.
  static func map<Item: Sendable, Product: Sendable>(
    _ items: [Item], atOnce count: Int, isOver: @escaping @Sendable () -> Bool,
    _ body: @escaping @Sendable (Item) -> Product
  ) -> [Product?] {
    let work = Work<Product>(count: items.count)
    let turn: @Sendable () -> Void = {
      while !isOver(), let index = work.take() { work.put(body(items[index]), at: index) }
    }
    // Where the system has no more threads, fewer do it.
    let threads = (1..<max(1, min(count, items.count))).compactMap { _ in start(turn) }
    turn()
    for thread in threads { pthread_join(thread, nil) }
    return work.products
  }

  private static func start(_ turn: @escaping @Sendable () -> Void) -> pthread_t? {
    var attributes = pthread_attr_t()
    pthread_attr_init(&attributes)
    defer { pthread_attr_destroy(&attributes) }
    pthread_attr_setstacksize(&attributes, stackBytes)
    let task = Unmanaged.passRetained(Task(turn))
    #if canImport(Glibc)
      var thread = pthread_t()
    #else
      var thread: pthread_t?
    #endif
    let code = pthread_create(
      &thread, &attributes,
      { context in
        // On Linux the argument may be null, elsewhere it may not: both are an optional here.
        let context: UnsafeMutableRawPointer? = context
        if let context { Unmanaged<Task>.fromOpaque(context).takeRetainedValue().turn() }
        return nil
      }, task.toOpaque())
    if code == 0 { return thread }
    task.release()
    return nil
  }

  /// The argument of a thread: a pointer, so an object.
  private final class Task: Sendable {
    let turn: @Sendable () -> Void

    init(_ turn: @escaping @Sendable () -> Void) { self.turn = turn }
  }

  /// What is done and what is not, for all threads.
  private final class Work<Product: Sendable>: Sendable {
    private let state: Mutex<(next: Int, products: [Product?])>

    init(count: Int) { state = Mutex((0, Array(repeating: nil, count: count))) }

    /// The next index that is not taken; nil after the last.
    func take() -> Int? {
      state.withLock { state in
        guard state.next < state.products.count else { return nil }
        defer { state.next += 1 }
        return state.next
      }
    }

    func put(_ product: Product, at index: Int) { state.withLock { $0.products[index] = product } }

    var products: [Product?] { state.withLock { $0.products } }
  }
}
