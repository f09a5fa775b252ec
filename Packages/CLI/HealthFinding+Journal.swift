import TrackerCommands
import TrackerStorage

extension HealthFinding {
  /// A finding of the store in the words of `doctor`.
  init(_ finding: JournalFinding) {
    let state: State =
      switch finding.state {
      case .fine: .fine
      case .mended: .mended
      case .fault: .fault
      }
    self.init(finding.what, state, finding.detail, mend: finding.mend)
  }
}
