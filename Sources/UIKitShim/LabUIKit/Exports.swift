// `CGRect.intersects` is Foundation's: on Linux rectangles that only touch intersect, while a query
// of the lab's own layouts leaves them out.
//
// What `import UIKit` brings along: a file that imports UIKit alone uses Foundation's types.
@_exported public import Foundation
