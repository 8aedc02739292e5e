import LabTestKit
import Testing

@Suite("Numbers as text")
struct NumberTextTests {
  @Test(
    "decimal numbers are read in full",
    arguments: [
      ("0", 0.0), ("8", 8), ("-0.5", -0.5), ("+2", 2), (".5", 0.5), ("1e3", 1000), ("1E-3", 0.001),
    ])
  func reads(text: String, value: Double) {
    #expect(NumberText.double(text) == value)
  }

  @Test(
    "anything else is refused",
    arguments: [
      "", " 1", "1 ", "nan", "inf", "-inf", "infinity", "0x10", "1e999", "-1e999", "1,5", "1_0",
      "١", "e", "-", ".", "1.2.3", "12pt", "1\u{0}",
    ])
  func refuses(text: String) {
    #expect(NumberText.double(text) == nil)
  }

  @Test("short numbers read exactly as the standard library reads them") func shortNumbers() {
    for whole in ["0", "7", "42", "390", "123456789", "-3", "007"] {
      for fraction in ["", ".0", ".1", ".25", ".333333", ".005", ".123456789012345"] {
        let text = whole + fraction
        #expect(NumberText.double(text)?.bitPattern == Double(text)?.bitPattern, "\(text)")
        #expect(NumberText.double(text[...]) == Double(text), "\(text)")
      }
    }
    #expect(NumberText.double("1.") == Double("1."))
  }

  @Test("numbers and counts written as bytes are those written as text") func bytes() {
    var powers = [1]
    while let last = powers.last, last <= Int.max / 10 { powers.append(last * 10) }
    for number in Array(0...2000) + powers.flatMap({ [$0 - 1, $0, 9 * ($0 / 10) + 7] }) + [.max] {
      var text = ByteText()
      text.append(number: number)
      text.append(" ")
      text.append(number: number, isGrouped: true)
      text.append(" ")
      text.append(number, "item")
      let expected = "\(number) \(NumberText.grouped(number)) \(NumberText.counted(number, "item"))"
      #expect(text.string == expected)
    }
  }

  @Test("whole numbers are digits with one sign, inside the range of Int") func wholeNumbers() {
    #expect(NumberText.int("-12") == -12)
    #expect(NumberText.int("9223372036854775807") == Int.max)
    for text in ["", "1.0", "1e3", "9223372036854775808", "0x1", " 1", "--1", "+-1"] {
      #expect(NumberText.int(text) == nil, "\(text)")
    }
  }

  @Test(
    "two decimals are always shown in a table",
    arguments: [
      (8, "8.00"), (0, "0.00"), (-0.0, "0.00"), (-0.001, "0.00"), (-0.5, "-0.50"), (0.05, "0.05"),
      (95.333, "95.33"), (99.995, "100.00"), (1e9, "1000000000.00"), (-12.345, "-12.35"),
      (1e300, "1e+300"), (.infinity, "inf"), (9.007199254740991e15, "9007199254740991"),
    ] as [(Double, String)])
  func format2(value: Double, text: String) {
    #expect(NumberText.format2(value) == text)
  }

  @Test(
    "a sentence shows no more decimals than there are",
    arguments: [
      (320, "320"), (95.333, "95.33"), (-0.5, "-0.5"), (-0.0, "0"), (0.004, "0"),
      (0.1 + 0.2, "0.3"),
      (100, "100"), (1.05, "1.05"), (-.infinity, "-inf"), (.nan, "nan"), (-.nan, "nan"),
      (.greatestFiniteMagnitude, "1.7976931348623157e+308"),
    ] as [(Double, String)])
  func formatShort(value: Double, text: String) {
    #expect(NumberText.formatShort(value) == text)
  }

  @Test("the exact form reads back the same") func exact() {
    #expect(NumberText.formatExact(320) == "320")
    #expect(NumberText.formatExact(-0.0) == "0")
    for value in [0.1, 95.333333333333329, 1e300, -.leastNonzeroMagnitude, 3e-6, 1e16] {
      #expect(NumberText.double(NumberText.formatExact(value)) == value)
    }
  }

  @Test("every hundredth from -20 to 20 reads back as written") func hundredths() {
    for units in -2000...2000 {
      let text = NumberText.format2(Double(units) / 100)
      let padded = String(String(units.magnitude + 1000).suffix(2))
      let expected = "\(units < 0 ? "-" : "")\(units.magnitude / 100)." + padded
      #expect(text == expected)
    }
  }

  @Test("thousands are grouped, even at the ends of Int") func grouped() {
    #expect(NumberText.grouped(0) == "0")
    #expect(NumberText.grouped(-999) == "-999")
    #expect(NumberText.grouped(1000) == "1,000")
    #expect(NumberText.grouped(100_000_000) == "100,000,000")
    #expect(NumberText.grouped(Int.min) == "-9,223,372,036,854,775,808")
  }

  @Test("a count has the right number of its noun") func counted() {
    #expect(NumberText.counted(1, "item") == "1 item")
    #expect(NumberText.counted(0, "item") == "0 items")
    #expect(NumberText.counted(100_000_000, "item") == "100,000,000 items")
  }

  @Test("a length that is read has commas from five digits on, and no other digits")
  func groupedLengths() {
    let cases: [(Double, String)] = [
      (0, "0"), (9999.99, "9999.99"), (9999.999, "10,000"), (12_345, "12,345"),
      (-10_000.5, "-10,000.5"), (49_500_035.25, "49,500,035.25"), (.infinity, "inf"),
      (-.infinity, "-inf"), (.nan, "nan"), (1e300, "1e+300"),
      (9_007_199_254_740_991, "9,007,199,254,740,991"),
    ]
    for (value, text) in cases { #expect(NumberText.formatGrouped(value) == text) }
    for text in [
      "", "-", "a", "12345 6", "12345.", ".12345", "1.2.3", "--12345", "12,345", "１２３４５",
    ] {
      #expect(NumberText.grouped(digits: text) == text)
    }
    var random = SplitMix(seed: 11)
    for _ in 0..<1000 {
      let value = Double(random.int(in: -2_000_000_000...2_000_000_000)) / 8
      let text = NumberText.formatGrouped(value)
      #expect(text.filter { $0 != "," } == NumberText.formatShort(value))
    }
  }

  @Test("a number in a column is the number with two decimals, behind a blank at least")
  func columns() {
    var random = SplitMix(seed: 12)
    var values = [0, -0.0, 0.005, -0.004, 9.995, 1e13, 9.1e13, -1e300, .infinity, -.infinity, .nan]
    for digits in -3...14 {
      for _ in 0..<50 {
        values.append(
          random.double(in: -1...1) * Double(sign: .plus, exponent: 3 * digits, significand: 1))
      }
    }
    for value in values {
      for width in [0, 6, 9] {
        var text = Array("x".utf8)
        text.append(column: value, width: width)
        let number = NumberText.format2(value)
        let expected = "x" + String(repeating: " ", count: max(1, width - number.count)) + number
        #expect(String(decoding: text, as: UTF8.self) == expected)
      }
    }
  }

  @Test("a whole number is written in full as far as a Double holds every one, and no further")
  func exactWholeNumbers() {
    let cases: [(Double, String)] = [
      (0, "0"), (-0.0, "0"), (-7, "-7"), (1e15, "1000000000000000"),
      (9_007_199_254_740_991, "9007199254740991"), (-9_007_199_254_740_991, "-9007199254740991"),
      (9_007_199_254_740_992, "9007199254740992"), (1e16, "1e+16"), (0.5, "0.5"), (1e-7, "1e-07"),
    ]
    for (value, text) in cases {
      #expect(NumberText.formatExact(value) == text)
      #expect(Double(text) == value)
    }
  }
}
