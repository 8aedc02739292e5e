// What `import ObjectiveC` brings along where a file is compiled with
// `-module-alias ObjectiveC=LabObjectiveC`.
@_exported public import LabUIKit
