/// How the last version of a file was made: an edit seldom changes what its layouts need.
struct PreviousBuild {
  let source: String
  /// The identities of the other files, in their order, as they were then.
  let parts: [String]
  /// The modules whose imports were left out where they are not here.
  let modules: Set<String>
  /// What was added to the file; empty where a part of it was left out.
  let additions: String
  /// What was left out of the files, as lines; none where all of them was compiled.
  let omissions: [String]
  /// Where its object files are, if it was made of several files.
  let objects: ObjectFiles
}
