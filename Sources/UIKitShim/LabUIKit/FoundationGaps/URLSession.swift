// Foundation on Linux has these in a module of its own. Nothing is loaded here, and no task ends: a
// loaded file reaches no network.

#if !canImport(Darwin)
  public struct URLRequest: Sendable, Hashable {
    public var url: URL?, httpMethod: String? = "GET", httpBody: Data?
    public var allHTTPHeaderFields: [String: String]?, timeoutInterval: TimeInterval

    public init(url: URL, timeoutInterval: TimeInterval = 60) {
      (self.url, self.timeoutInterval) = (url, timeoutInterval)
    }

    public mutating func setValue(_ value: String?, forHTTPHeaderField field: String) {
      allHTTPHeaderFields = allHTTPHeaderFields ?? [:]
      allHTTPHeaderFields?[field] = value
    }
    public mutating func addValue(_ value: String, forHTTPHeaderField field: String) {
      setValue(value, forHTTPHeaderField: field)
    }
  }

  open class URLResponse: NSObject {
    public private(set) var url: URL?
    open var mimeType: String? { nil }
  }

  open class HTTPURLResponse: URLResponse { open var statusCode: Int { 0 } }

  public struct URLError: Error, Hashable {
    public enum Code: Int, Sendable {
      case secureConnectionFailed = -1200, dataLengthExceedsMaximum = -1103
      case fileDoesNotExist = -1100, cannotParseResponse = -1017, cannotDecodeContentData
      case cannotDecodeRawData, zeroByteResource, userAuthenticationRequired
      case userCancelledAuthentication, badServerResponse, redirectToNonExistentLocation
      case notConnectedToInternet, resourceUnavailable, httpTooManyRedirects, dnsLookupFailed
      case networkConnectionLost, cannotConnectToHost, cannotFindHost, unsupportedURL, timedOut
      case badURL, cancelled, unknown = -1
    }

    public let code: Code

    public init(_ code: Code) { self.code = code }
  }

  open class URLSessionConfiguration: NSObject {
    public static var `default`: URLSessionConfiguration { URLSessionConfiguration() }
    public static var ephemeral: URLSessionConfiguration { URLSessionConfiguration() }

    open var timeoutIntervalForRequest: TimeInterval = 60
  }

  open class URLSessionTask: NSObject {
    open func resume() {}
    open func cancel() {}
  }

  open class URLSessionDataTask: URLSessionTask {}

  open class URLSession: NSObject, @unchecked Sendable {
    public static let shared = URLSession(configuration: .default)

    public init(configuration: URLSessionConfiguration) { super.init() }

    /// The handler is never called.
    open func dataTask(
      with url: URL,
      completionHandler: (@Sendable (Data?, URLResponse?, (any Error)?) -> Void)? = nil
    ) -> URLSessionDataTask { URLSessionDataTask() }
    /// The handler is never called.
    open func dataTask(
      with request: URLRequest,
      completionHandler: (@Sendable (Data?, URLResponse?, (any Error)?) -> Void)? = nil
    ) -> URLSessionDataTask { URLSessionDataTask() }
    open func data(from url: URL, delegate: AnyObject? = nil) async throws -> (Data, URLResponse) {
      throw URLError(.cannotConnectToHost)
    }
    open func data(
      for request: URLRequest, delegate: AnyObject? = nil
    ) async throws -> (Data, URLResponse) { throw URLError(.cannotConnectToHost) }
  }
#endif
