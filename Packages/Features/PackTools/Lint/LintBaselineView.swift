import TrackerApplication

/// That a baseline was written.
public struct LintBaselineView: ReadModel {
  public static let schema = "pack-lint-baseline-written/1"

  /// Its path.
  var file: String
  /// How many findings it holds.
  var findings: Int

  public func blocks(_ format: TextFormatter) -> [Block] {
    [
      .sentence(
        """
        \(format.count(
          findings, "{file} now lists 1 error or warning.", "{file} now lists {count} errors and warnings.",
          ["file": file]))
        """)
    ]
  }
}
