import TrackerApplication
import TrackerCore

/// The answer of an import of a whole journal.
public struct JournalImportView: ReadModel {
  public static let schema = "import-all/1"

  var file: String
  var dryRun: Bool
  /// Whether the journal was empty and became what the exported one was.
  var isRestored = false
  var entries = Counts()
  /// What was stored besides entries and came in.
  var documents = 0
  var forecasts = 0
  /// Damaged parts that were set aside where the file comes from; absent where there are none.
  var setAside: Int?
  /// Attached files that came in; absent for none.
  var attachments: Int?

  struct Counts: Codable, Sendable, Hashable {
    var new = 0
    var changed = 0
    var deleted = 0
    var unchanged = 0
    /// Newer in the journal than in the file, or deleted there, and left so.
    var kept = 0
  }

  private enum CodingKeys: String, CodingKey {
    case file, dryRun, entries, documents, forecasts, setAside, attachments
    case isRestored = "restored"
  }

  init(file: String, dryRun: Bool) {
    self.file = file
    self.dryRun = dryRun
  }

  mutating func describe(_ counts: JournalLine.Counts) {
    isRestored = true
    entries.new = counts.entries - counts.deleted
    documents = counts.documents
    forecasts = counts.forecasts
  }

  mutating func describe(_ counts: JournalMerge.Counts) {
    entries = Counts(
      new: counts.new, changed: counts.changed, deleted: counts.deleted, unchanged: counts.unchanged, kept: counts.kept)
    documents = counts.documents
    forecasts = counts.forecasts
    setAside = counts.setAside > 0 ? counts.setAside : nil
  }

  public func blocks(_ format: TextFormatter) -> [Block] {
    let name = file.split(separator: "/").last.map(String.init) ?? file
    if isRestored { return restored(format, name) }
    let taken = [
      (entries.new, "1 new entry", "{count} new entries"),
      (entries.changed, "1 changed entry", "{count} changed entries"),
      (entries.deleted, "1 deleted entry", "{count} deleted entries"),
      (documents, "1 setting or answer", "{count} settings and answers"),
      (forecasts, "1 forecast", "{count} forecasts"), (setAside ?? 0, "1 damaged part", "{count} damaged parts"),
      (attachments ?? 0, "1 attachment", "{count} attachments"),
    ].filter { $0.0 > 0 }.map { format.count($0.0, $0.1, $0.2) }
    let newer = format.count(
      entries.kept, "1 entry is newer in your journal, or deleted there. It stays so.",
      "{count} entries are newer in your journal, or deleted there. They stay so.")
    let kept = entries.kept == 0 ? [] : [Block.sentence("\(newer)")]
    guard !taken.isEmpty else {
      let says = format("Everything in {file} is already here. Nothing was changed.", ["file": name])
      return [.sentence("\(says)")] + kept
    }
    let values = ["file": name, "contents": taken.joined(separator: ", ")]
    let says =
      dryRun
      ? format("This would import from {file}: {contents}. Nothing was saved.", values)
      : format("Imported from {file}: {contents}.", values)
    return [.sentence("\(says)")] + kept
  }

  private func restored(_ format: TextFormatter, _ name: String) -> [Block] {
    let files = attachments.map { format.count($0, "1 attachment", "{count} attachments") }
    let contents = [
      format.count(entries.new, "1 entry", "{count} entries"),
      format.count(forecasts, "1 forecast", "{count} forecasts"), files,
    ].compactMap(\.self).joined(separator: ", ")
    let values = ["file": name, "contents": contents]
    if dryRun {
      return [
        .sentence(
          "\(format("This would bring back everything from {file}: {contents}. Nothing was saved.", values))")
      ]
    }
    return [
      .sentence("\(format("Everything from {file} is back: {contents}.", values))"),
      .sentence("\(format("You can undo and redo your changes as before."))"),
      .commands([.init("symptoms today", format("see your forecast"))]),
    ]
  }
}
