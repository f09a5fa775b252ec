import TrackerApplication
import TrackerCore

/// Which files made from packs were written, or are out of date.
public struct PackDocsView: ReadModel {
  public static let schema = "pack-docs/1"

  /// How many were looked at.
  var files: Int
  /// The paths of those that were out of date.
  public var stale: [String]
  var isWritten: Bool

  public func blocks(_ format: TextFormatter) -> [Block] {
    stale.map { .sentence("\(isWritten ? "wrote" : "out of date:") \($0)") }
      + [.sentence("\(files - stale.count) of \(files.of("file")) \(files == 1 ? "was" : "were") current")]
  }
}
