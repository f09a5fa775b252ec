import TrackerApplication
import TrackerCore

/// That a tuning was written to a file.
public struct TuneExportView: ReadModel {
  public static let schema = "tune-export/1"

  var file: String
  var condition: PackID
  var isDraft: Bool
  /// Keys that it needs before it can be applied.
  var missing: [String]

  public func blocks(_ format: TextFormatter) -> [Block] {
    let lack: [Block] =
      missing.isEmpty
      ? [] : [.sentence("Nobody has signed it yet: it lacks \(missing.joined(separator: " and ")).")]
    return [.sentence("Wrote \(file)")] + lack + [
      .sentence("Check it with:"), .commands([.init("symptoms pack lint \(file)")]),
    ]
  }
}
