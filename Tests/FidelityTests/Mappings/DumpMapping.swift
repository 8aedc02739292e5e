/// What UIKit itself printed: several layouts.
enum DumpMapping {
  static func plan(_ facts: inout FidelityCase) throws(Unmapped) -> Plan {
    if facts.config.has("api") { return try CompositionalMapping.plan(&facts) }
    return try FlowMapping.plan(&facts)
  }
}
