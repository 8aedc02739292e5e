// What `import QuartzCore` brings along where a file is compiled with
// `-module-alias QuartzCore=LabQuartzCore`.
@_exported public import LabUIKit
