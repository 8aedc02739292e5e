// What `import CoreGraphics` brings along where a file is compiled with
// `-module-alias CoreGraphics=LabCoreGraphics`.
@_exported public import LabUIKit
