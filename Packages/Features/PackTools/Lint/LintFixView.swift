import TrackerApplication
import TrackerCore

/// What lint changed in the files of packs, or would change.
public struct LintFixView: ReadModel {
  public static let schema = "pack-lint-fix/1"

  struct Change: Encodable, Sendable {
    var place: Place
    var before: String
    var after: String
  }

  /// In the order of files and places.
  var changes: [Change]
  /// The paths of files that are made from packs and were out of date.
  var generated: [String]
  /// Whether nothing was written.
  var isDryRun: Bool

  public func blocks(_ format: TextFormatter) -> [Block] {
    let lines = changes.map { change in
      let words = format("{before} → {after}", ["before": change.before, "after": change.after])
      return Block.line("\(change.place): \(words)")
    }
    let written = generated.map { file in
      Block.line("\(isDryRun ? format("Out of date: {file}", ["file": file]) : format("Wrote {file}", ["file": file]))")
    }
    let count = changes.count + generated.count
    let summary =
      switch (count, isDryRun) {
      case (0, _): format("There is nothing that has exactly one answer.")
      case (_, true): format.count(count, "Would make 1 change.", "Would make {count} changes.")
      case (_, false): format.count(count, "Made 1 change.", "Made {count} changes.")
      }
    return lines + written + [.sentence("\(summary)")]
  }
}
