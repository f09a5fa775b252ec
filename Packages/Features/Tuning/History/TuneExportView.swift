import TrackerApplication
import TrackerCore

/// That a tuning was written to a file.
public struct TuneExportView: StyledReadModel {
  public static let schema = "tune-export/1"

  var file: String
  var condition: PackID
  var isDraft: Bool
  /// Keys that it needs before it can be applied.
  var missing: [String]

  public func text(_ style: TextStyle) -> String {
    let lack = missing.isEmpty ? [] : ["Nobody has signed it yet: it lacks \(missing.joined(separator: " and "))."]
    return (["Wrote \(file)"] + lack + ["Check it with: symptoms pack lint \(file)"]).joined(separator: "\n") + "\n"
  }
}
