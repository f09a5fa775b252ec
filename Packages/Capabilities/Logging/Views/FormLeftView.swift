import TrackerApplication
import TrackerCore

/// The answer when the form of an entry was left before it was saved.
public struct FormLeftView: ReadModel {
  public static let schema = "entry-form/1"
  /// Whether what was typed is kept.
  var isKept: Bool
  /// How to go on.
  var next: String

  public init(of sheet: EntrySheet, isKept: Bool) {
    self.isKept = isKept
    next = sheet.command
  }

  public func blocks(_ format: TextFormatter) -> [Block] {
    let said =
      isKept
      ? "Stopped. What you typed is kept. To continue: {command}" : "Nothing was saved. To start again: {command}"
    return [.sentence(RichText(format(said, ["command": next])))]
  }
}
