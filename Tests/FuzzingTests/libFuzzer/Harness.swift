import Glibc

/// What libFuzzer calls with each input; `FUZZ_TARGET` names the reader.
@_cdecl("LLVMFuzzerTestOneInput")
public func testOneInput(_ data: UnsafePointer<UInt8>?, _ count: Int) -> Int32 {
  guard let name = getenv("FUZZ_TARGET"), let target = FuzzTarget(rawValue: String(cString: name))
  else {
    print("FUZZ_TARGET must be one of \(FuzzTarget.allCases.map(\.rawValue))")
    exit(2)
  }
  let bytes = Array(UnsafeBufferPointer(start: data, count: count))
  if let broken = target.broken(by: bytes) {
    print("\(target.rawValue): \(broken)")
    abort()
  }
  return 0
}
