import Foundation

/// A request over HTTP to a server on this machine.
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
    var rest = Data(head.utf8) + body
    while !rest.isEmpty {
      let count = rest.withUnsafeBytes { send(connection, $0.baseAddress, $0.count, 0) }
      guard count > 0 else { throw Browser.Failure(description: "the driver hung up") }
      rest = Data(rest.dropFirst(count))
    }
    return try content(from: connection)
  }

  private static func connected(to port: Int) throws -> Int32 {
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
