/// Text as libedit takes it: Unicode scalars with a 0 at the end, at an address that stays.
struct ScalarText: ~Copyable {
  private(set) var address: UnsafeMutablePointer<Int32>

  init(_ text: String = "") { address = Self.copy(text) }

  mutating func set(_ text: String) {
    address.deallocate()
    address = Self.copy(text)
  }

  /// Calls `body` with the text's address, which is valid during the call.
  borrowing func withAddress<Result>(_ body: (UnsafePointer<Int32>) -> Result) -> Result {
    body(UnsafePointer(address))
  }

  deinit { address.deallocate() }

  private static func copy(_ text: String) -> UnsafeMutablePointer<Int32> {
    let scalars = text.unicodeScalars.map { Int32(bitPattern: $0.value) }.filter { $0 != 0 }
    let address = UnsafeMutablePointer<Int32>.allocate(capacity: scalars.count + 1)
    for (index, scalar) in scalars.enumerated() { (address + index).initialize(to: scalar) }
    (address + scalars.count).initialize(to: 0)
    return address
  }
}
