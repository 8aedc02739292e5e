// As SwiftUI does, where there is UIKit.
@_exported public import LabCombine
@_exported public import LabUIKit
