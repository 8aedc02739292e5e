import LabAudit
import LabExport
import LabHelp
import LabLessons
package import LabSession

extension SessionModule {
  /// The modules above the session, as the program joins them.
  package static let all: [SessionModule] = [.audit, .export, .lessons, .help]
}
