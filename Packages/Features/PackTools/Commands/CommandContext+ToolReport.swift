import ArgumentParser
import TrackerCommandLine
import TrackerPackQuality
import TrackerPackTools

extension ToolFormat: ExpressibleByArgument {}
extension LintProfile: ExpressibleByArgument {}

extension CommandContext {
  /// Writes a report in a format, then fails where it is no success. `--json` wins over text; what could not look at
  /// anything is written for programs alone, because people read the failure itself.
  func answer(_ report: some ToolReport, as format: ToolFormat) throws {
    if let document = try report.document(format) {
      console.terminal.writeDocument(document)
    } else if !report.isUnread {
      try answer(report)
    }
    if let verdict = report.verdict { throw verdict }
  }
}
