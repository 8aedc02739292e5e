/// Cases of MagazineLayout's anchors: where a conversation is scrolled to when it changes.
enum MagazineAnchorsMapping {
  static func plan(_ facts: inout FidelityCase) throws(Unmapped) -> Plan {
    throw Unmapped("an offset that is kept while items change")
  }
}
