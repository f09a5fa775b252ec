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
      ? []
      : [.sentence("\(format(.words("It still needs: {keys}.", ["keys": .allOf(missing.map { "\($0)" })])))")]
    return [.sentence("\(format("Saved the tuning to {file}", ["file": file]))")] + lack + [
      .sentence("\(format("To check it:"))"), .commands([.init("symptoms pack lint \(file.shellWord)")]),
    ]
  }
}
