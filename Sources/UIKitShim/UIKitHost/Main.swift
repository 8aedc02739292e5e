#if canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#else
  import Darwin
#endif

/// The program that runs a file written for UIKit: it contains the UIKit shim, loads the library
/// that the file was compiled to, and lets it answer.
///
/// This links a file in a hundredth of the time, because all that never changes is linked already.
@main enum Main {
  static func main() {
    guard CommandLine.arguments.count == 2 else {
      fail("usage: layoutlab-uikit <library>; the lab starts this program")
    }
    guard let library = dlopen(CommandLine.arguments[1], RTLD_NOW | RTLD_GLOBAL),
      let entry = dlsym(library, "layoutlab_serve")
    else {
      fail(dlerror().map { String(cString: $0) } ?? "the library cannot be loaded")
    }
    unsafeBitCast(entry, to: (@convention(c) () -> Void).self)()
  }

  private static func fail(_ sentence: String) -> Never {
    let line = Array("\(sentence)\n".utf8)
    _ = write(2, line, line.count)
    exit(2)
  }
}
