/// A view of UIKit in an app for SwiftUI: a factory of collection views.
@preconcurrency @MainActor public protocol UIViewRepresentable {
  associatedtype UIViewType: UIView
  associatedtype Coordinator = Void
  typealias Context = UIViewRepresentableContext<Self>

  func makeUIView(context: Context) -> UIViewType
  func updateUIView(_ uiView: UIViewType, context: Context)
  func makeCoordinator() -> Coordinator
}

extension UIViewRepresentable where Coordinator == Void { public func makeCoordinator() {} }

@preconcurrency @MainActor public struct UIViewRepresentableContext<View: UIViewRepresentable> {
  public let coordinator: View.Coordinator

  /// The context of a view that is made once; the lab keeps its coordinator.
  public init(_ view: View) { coordinator = view.makeCoordinator() }
}
