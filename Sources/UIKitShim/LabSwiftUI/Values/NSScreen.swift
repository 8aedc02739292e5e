/// The screen of a Mac, in files for more than one system: as large as UIKit's.
@preconcurrency @MainActor public struct NSScreen {
  public static var main: NSScreen? { NSScreen() }

  public var frame: CGRect { UIScreen.main.bounds }
  public var visibleFrame: CGRect { frame }
}
