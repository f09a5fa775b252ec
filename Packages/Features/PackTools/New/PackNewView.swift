import TrackerApplication
import TrackerCore

/// What was made, and what comes next.
public struct PackNewView: ReadModel {
  public static let schema = "pack-new/1"

  var id: PackID
  var folder: String
  /// The folder that the pack's folder stands in.
  var parent: String
  /// By their paths in the pack's folder.
  var files: [String]

  public func blocks(_ format: TextFormatter) -> [Block] {
    let commands = [
      "symptoms pack lint \(folder.shellWord) --profile draft", "symptoms pack test \(folder.shellWord)",
      "symptoms onboard --packs \(parent.shellWord) --pack \(id)",
    ]
    return files.map { .sentence("\(format("Wrote {file}", ["file": "\(folder)/\($0)"]))") }
      + [.section([.sentence("\(format("Next:"))"), .commands(commands.map { Block.NextCommand($0) })])]
  }
}
