import Foundation

/// Connections to this machine, and requests over HTTP to a server on it.
///
/// Foundation's own client on Linux reads no header that lacks a blank after its colon, and
/// chromedriver writes none.
enum Loopback {
  /// The body of the answer; each request has a connection of its own.
  static func answer(
    to method: String, _ path: String, _ body: Data, port: Int
  ) throws -> Data {
    let connection = try connected(to: port)
    defer { close(connection) }
    let head =
      "\(method) \(path) HTTP/1.1\r\nHost: 127.0.0.1:\(port)\r\nContent-Type: application/json\r\n"
      + "Content-Length: \(body.count)\r\nConnection: close\r\n\r\n"
    try send(Data(head.utf8) + body, on: connection)
    return try content(from: connection)
  }

  /// Sends all of `data`.
  static func send(_ data: Data, on connection: Int32) throws {
    var rest = data
    while !rest.isEmpty {
      let count = rest.withUnsafeBytes { bytes in
        #if canImport(Darwin)
          Darwin.send(connection, bytes.baseAddress, bytes.count, 0)
        #else
          Glibc.send(connection, bytes.baseAddress, bytes.count, 0)
        #endif
      }
      guard count > 0 else { throw Browser.Failure(description: "the driver hung up") }
      rest = Data(rest.dropFirst(count))
    }
  }

  /// The next `count` bytes.
  static func bytes(_ count: Int, from connection: Int32) throws -> Data {
    var bytes = Data()
    var buffer = [UInt8](repeating: 0, count: 1 << 16)
    while bytes.count < count {
      let received = recv(connection, &buffer, min(buffer.count, count - bytes.count), 0)
      guard received > 0 else { throw Browser.Failure(description: "the driver hung up") }
      bytes += buffer[..<received]
    }
    return bytes
  }

  static func connected(to port: Int) throws -> Int32 {
    #if canImport(Darwin)
      let connection = socket(AF_INET, SOCK_STREAM, 0)
    #else
      let connection = socket(AF_INET, Int32(SOCK_STREAM.rawValue), 0)
    #endif
    var address = sockaddr_in()
    address.sin_family = sa_family_t(AF_INET)
    address.sin_port = in_port_t(UInt16(port).bigEndian)
    address.sin_addr.s_addr = UInt32(0x7F00_0001).bigEndian
    let result = withUnsafePointer(to: &address) {
      $0.withMemoryRebound(to: sockaddr.self, capacity: 1) {
        connect(connection, $0, socklen_t(MemoryLayout<sockaddr_in>.size))
      }
    }
    guard connection >= 0, result == 0 else {
      close(connection)
      throw Browser.Failure(description: "no driver listens on port \(port)")
    }
    return connection
  }

  /// What follows the header, as long as that says.
  private static func content(from connection: Int32) throws -> Data {
    var received = Data()
    var buffer = [UInt8](repeating: 0, count: 1 << 16)
    while true {
      if let end = received.range(of: Data("\r\n\r\n".utf8)) {
        let header = String(decoding: received[..<end.lowerBound], as: UTF8.self).lowercased()
        let length = header.components(separatedBy: "content-length:").last?
          .prefix { $0.isNumber || $0 == " " }
        let count = Int(length?.replacing(" ", with: "") ?? "") ?? 0
        if received.count >= end.upperBound + count {
          return Data(received[end.upperBound..<end.upperBound + count])
        }
      }
      let count = recv(connection, &buffer, buffer.count, 0)
      guard count > 0 else { throw Browser.Failure(description: "the driver hung up") }
      received += buffer[..<count]
    }
  }
}
