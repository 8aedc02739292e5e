import LabTestKit
import Testing

@testable import LayoutCore

@Suite("Bracket")
struct BracketTests {
  @Test("it finds the last number that is not greater, however the numbers rise")
  func finds() {
    var random = SplitMix(seed: 1)
    for count in [1, 2, 3, 4, 5, 8, 33, 200] {
      for power in [0.0, 0.2, 1, 5] {
        var numbers = [0.0]
        while numbers.count < count {
          let step = random.double(in: 0...2).rounded()
          numbers.append((numbers.last ?? 0) + step * step * power)
        }
        let lines = numbers + numbers.map(\.nextUp) + numbers.map(\.nextDown) + [1e12, 0, -5]
        for line in lines {
          let rate = Bracket.rate(of: count, to: numbers[count - 1])
          let bracket = Bracket(line, in: count, rate: rate) { numbers[$0] }
          let place = numbers.lastIndex { $0 <= line } ?? 0
          #expect(bracket.place == place)
          for guess in [0, count / 3, place, count - 1] {
            #expect(Bracket(line, in: count, near: guess) { numbers[$0] }.place == place)
          }
        }
      }
    }
  }

  @Test(
    "lines that are no numbers end the search all the same", arguments: [Double.nan, .infinity])
  func absurd(line: Double) {
    for last in [0, 1, Double.nan, .infinity] {
      let bracket = Bracket(line, in: 9, rate: Bracket.rate(of: 9, to: last)) { Double($0) }
      #expect((0..<9).contains(bracket.place))
    }
  }

  @Test("of numbers that rise evenly, one at the line is guessed, and the next one is read")
  func exact() {
    for pitch in [1, 3, 7.1, 49, 640] {
      for place in stride(from: 0, to: 100_000, by: 37) {
        let rate = Bracket.rate(of: 100_000, to: 100_000 * pitch)
        let bracket = Bracket(Double(place) * pitch, in: 100_000, rate: rate) {
          Double($0) * pitch
        }
        #expect(bracket.place == place)
        #expect(bracket.comparisons == (place == 0 ? 2 : 3))
      }
    }
  }

  @Test("numbers that rise evenly are found in five readings, however many there are")
  func even() {
    for count in [10, 1000, 1_000_000_000] {
      let rate = Bracket.rate(of: count, to: Double(count))
      for line in stride(from: 0, to: Double(count), by: Double(count) / 7) {
        let bracket = Bracket(line + 0.5, in: count, rate: rate) { Double($0) }
        #expect(bracket.place == Int(line + 0.5))
        #expect(bracket.comparisons <= 5)
      }
    }
  }
}
