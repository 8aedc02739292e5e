/// How the last version of a file was made: an edit seldom changes what its layouts need.
struct PreviousBuild {
  let source: String
  /// The other files, in their order.
  let parts: [FileIdentity]
  /// The modules whose imports were left out where they are not here.
  let modules: Set<String>
  /// What was added to the file.
  let additions: String
}
