// What `import UIKit` brings along: a file that imports UIKit alone uses Foundation's types.
@_exported public import Foundation
