// Written to do harm: what a file may do to the program that loads it.
// swift-format-ignore-file

import UIKit

class HostileLayout: UICollectionViewLayout {
  func harm() {}
  override func prepare() { harm() }
  override var collectionViewContentSize: CGSize { CGSize(width: 100, height: 100) }
}

class CrashesInPrepare: HostileLayout {
  override func harm() { print([1, 2, 3][collectionView!.numberOfSections + 5]) }
}

class CrashesInInit: HostileLayout {
  override init() {
    super.init()
    let nothing: String? = collectionView?.description
    print(nothing!)
  }
  required init?(coder: NSCoder) { nil }
}

class SaysWhyItEnds: HostileLayout {
  override func harm() { fatalError("this layout needs a data source of its own") }
}

class CrashesInContentSize: HostileLayout {
  override var collectionViewContentSize: CGSize { CGSize(width: Int(Double("nan") ?? 0), height: 1) }
}

class CrashesInAQuery: HostileLayout {
  override func layoutAttributesForElements(in rect: CGRect) -> [UICollectionViewLayoutAttributes]? {
    let none: [UICollectionViewLayoutAttributes] = []
    return [none[0]]
  }
}

class NeverReturns: HostileLayout {
  override func harm() { while true {} }
}

class CallsItselfForEver: HostileLayout {
  override func harm() { harm() }
}

class TakesAllMemory: HostileLayout {
  override func harm() {
    var taken: [[UInt8]] = []
    while true { taken.append([UInt8](repeating: 1, count: 64 << 20)) }
  }
}

class WritesAGigabyte: HostileLayout {
  override func harm() {
    let line = String(repeating: "x", count: 1 << 20)
    for _ in 0..<1024 { print(line) }
    while true {}
  }
}

class ExitsWithSuccess: HostileLayout {
  override func harm() { exit(0) }
}

class KillsItself: HostileLayout {
  override func harm() { kill(getpid(), SIGKILL) }
}

class AnswersForTheLab: HostileLayout {
  // Standard output belongs to the lab, under whatever number it is.
  override func harm() {
    for descriptor in 1...9 { _ = write(Int32(descriptor), "{\"type\":\"frames\",\"id\":1}\n", 25) }
  }
}

class ClosesEverything: HostileLayout {
  override func harm() { for descriptor in 0...9 { close(Int32(descriptor)) } }
}

class ReadsElsewhere: HostileLayout {
  override func harm() { print(try! String(contentsOfFile: "/etc/passwd", encoding: .utf8)) }
}

class OpensASocket: HostileLayout {
  override func harm() {
    guard socket(AF_INET, 1, 0) >= 0 else { fatalError(String(cString: strerror(errno))) }
  }
}

class EndsTheLab: HostileLayout {
  override func harm() {
    guard kill(getppid(), 0) == 0 else { fatalError(String(cString: strerror(errno))) }
  }
}
