#if os(Linux) && !DEBUG
  /// The name of a C++ symbol, for the report of an exception or of a crash: none, so that the report
  /// has the symbol itself. Nothing in the program throws such an exception, and the function of the
  /// C++ library is 44 kilobytes.
  @_cdecl("__cxa_demangle")
  public func demangledName(
    _ symbol: UnsafePointer<CChar>?, _ buffer: UnsafeMutablePointer<CChar>?,
    _ length: UnsafeMutablePointer<Int>?, _ status: UnsafeMutablePointer<CInt>?
  ) -> UnsafeMutablePointer<CChar>? {
    // It is no valid name.
    status?.pointee = -2
    return nil
  }
#endif
