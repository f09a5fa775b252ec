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
    let current = files - stale.count
    return stale.map { file in
      .sentence("\(isWritten ? format("Wrote {file}", ["file": file]) : format("Out of date: {file}", ["file": file]))")
    } + [.sentence("\(format("Already up to date: {count} of {all}", ["count": "\(current)", "all": "\(files)"]))")]
  }
}
