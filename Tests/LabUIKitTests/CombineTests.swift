import LabCombine
import LabUIKit
import Testing

/// The replacement of Combine behaves as Combine documents, except for time: values arrive at once.
@Suite("Combine")
struct CombineTests {
  private final class Model: ObservableObject {
    @Published var rows = [1]
    @Published var title: String?
  }

  @Test("a published property sends its value at once, and each new one before it is set")
  func published() {
    let model = Model()
    var log: [String] = []
    let all = model.$rows.sink { log.append("\($0) while \(model.rows)") }
    model.rows.append(2)
    #expect(log == ["[1] while [1]", "[1, 2] while [1]"])
    all.cancel()
    model.rows = []
    #expect(log.count == 2)
  }

  @Test("an object announces the changes of its published properties")
  func objectWillChange() {
    let model = Model()
    var seen: [String?] = []
    let all = model.objectWillChange.sink { seen.append(model.title) }
    (model.title, model.title) = ("a", "b")
    #expect(seen == [nil, "a"])
    all.cancel()
  }

  @Test("a subscription ends when its token is released")
  func cancellation() {
    let subject = CurrentValueSubject<Int, Never>(1)
    var values: [Int] = []
    var tokens: Set<AnyCancellable> = []
    subject.map { $0 * 10 }.filter { $0 != 20 }.sink { values.append($0) }.store(in: &tokens)
    for value in 2...3 { subject.send(value) }
    tokens = []
    subject.value = 4
    #expect(values == [10, 30] && subject.value == 4)
  }

  @Test("a completion ends a subscription, and reaches later subscribers")
  func completion() {
    struct Refusal: Error {}
    let subject = PassthroughSubject<Int, any Error>()
    var (values, ends): ([Int], Int) = ([], 0)
    let first = subject.sink(receiveCompletion: { _ in ends += 1 }) { values.append($0) }
    subject.send(1)
    subject.send(completion: .failure(Refusal()))
    subject.send(2)
    let second = subject.replaceError(with: 7).sink { values.append($0) }
    #expect(values == [1, 7] && ends == 1)
    _ = (first, second)
  }

  @Test("publishers are combined: latest values, pairs, merged and nested ones")
  func combinations() {
    let (one, two) = (CurrentValueSubject<Int, Never>(1), PassthroughSubject<Int, Never>())
    var log: [String] = []
    let tokens = [
      one.combineLatest(two).sink { log.append("latest \($0.0) \($0.1)") },
      one.zip(two).sink { log.append("pair \($0.0) \($0.1)") },
      Publishers.Merge(one, two).dropFirst().sink { log.append("one of \($0)") },
      two.map { Just($0 * 2) }.switchToLatest().sink { log.append("inner \($0)") },
    ]
    two.send(5)
    one.send(3)
    #expect(
      log.sorted() == ["inner 10", "latest 1 5", "latest 3 5", "one of 3", "one of 5", "pair 1 5"])
    for token in tokens { token.cancel() }
    two.send(6)
    #expect(log.count == 6)
  }

  @Test("pairs end after the last one, although a publisher ended before")
  func pairs() {
    var log: [String] = []
    let subject = PassthroughSubject<Int, Never>()
    let tokens = [
      Just(1).zip(Just(2)).sink(
        receiveCompletion: { _ in log.append("end") }, receiveValue: { log.append("\($0) \($1)") }),
      [3, 4].publisher.zip(subject).sink { log.append("\($0.0) \($0.1)") },
    ]
    for value in 5...7 { subject.send(value) }
    #expect(log == ["1 2", "end", "3 5", "4 6"])
    for token in tokens { token.cancel() }
  }

  @Test("a prefix ends a sequence without an end, and is none if it has no values")
  func prefixes() {
    var log: [Int] = []
    _ = (1...).publisher.prefix(2).sink { log.append($0) }
    _ = (1...).publisher.prefix(0).sink { log.append($0) }
    let subject = PassthroughSubject<Int, Never>()
    let all = subject.first().sink {
      log.append($0)
      subject.send($0 + 1)
    }
    subject.send(7)
    #expect(log == [1, 2, 7])
    all.cancel()
  }

  @Test("a subscriber receives what it sets, and sends, while it receives a value or an end")
  func reentrance() {
    let model = Model()
    var log: [[Int]] = []
    let all = model.$rows.sink {
      log.append($0)
      if $0 == [1] { model.rows = [2] }
    }
    #expect(log == [[1], [2]] && model.rows == [2])
    let subject = PassthroughSubject<Int, Never>()
    subject.send(completion: .finished)
    _ = subject.sink(receiveCompletion: { _ in subject.send(1) }, receiveValue: { _ in })
    all.cancel()
  }

  @Test("a flat map ends after its last publisher; a future sends its one result to all")
  func ends() {
    var log: [String] = []
    let future = Future<Int, Never> { $0(.success(4)) }
    for _ in 0..<2 {
      _ = [1, 2].publisher.flatMap { number in future.map { $0 + number } }
        .sink(receiveCompletion: { _ in log.append("end") }) { log.append("\($0)") }
    }
    #expect(log == ["5", "6", "end", "5", "6", "end"])
  }

  @Test("schedulers and intervals delay nothing, and a failed attempt is a failure")
  func attempts() {
    var log: [String] = []
    let subject = CurrentValueSubject<String, Never>("1")
    let all = subject.removeDuplicates().debounce(for: .seconds(3), scheduler: DispatchQueue.main)
      .receive(on: RunLoop.main).setFailureType(to: (any Error).self)
      .tryMap { text in try JSONDecoder().decode(Int.self, from: Data(text.utf8)) }
      .catch { _ in Just(-1) }.sink { log.append("\($0)") }
    for text in ["1", "2", "x", "3"] { subject.send(text) }
    #expect(log == ["1", "2", "-1"])
    all.cancel()
  }

  @Test("a property is assigned what a publisher sends")
  func assignments() {
    let (model, subject) = (Model(), PassthroughSubject<[Int], Never>())
    subject.assign(to: &model.$rows)
    let all = subject.map { "\($0.count)" }.assign(to: \.title, on: model)
    subject.send([1, 2, 3])
    #expect(model.rows == [1, 2, 3] && model.title == "3")
    all.cancel()
  }
}
