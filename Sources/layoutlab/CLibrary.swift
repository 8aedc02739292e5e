// The first file of the module: where the header of libedit is read before, types of this library
// belong to CLibEdit.

#if canImport(Glibc)
  @_exported import Glibc
#elseif canImport(Musl)
  @_exported import Musl
#else
  @_exported import Darwin
#endif
