import TrackerCore

/// What became of one import that wrote something: kept within its action, so that `undo` takes it back, too. It is a
/// document of its own for each, so that no import stands in the way of undoing another.
public struct ImportRecord: Codable, Sendable, Hashable {
  /// The importer's id.
  public var importer: String
  public var at: Instant
  /// The file's name without its folders; nil where nobody knows it.
  public var file: String?
  /// The newest day that something was in the file of.
  public var newestDay: Day?
  public var new: Int
  public var changed: Int
  public var unchanged: Int
  /// Rows, and cells whose rows were taken without them, that had errors.
  public var refused: Int
  /// What the importer does not take.
  public var leftOut: Int
  /// Of the file and how it was read; nil where it was not read to its end, and for forms that are read each time.
  public var digest: String?
  /// What the importer does not take, by name and reason; nil in records of earlier versions.
  var notTaken: [NotTaken]?
  /// How much of the file stayed out, or as it was, because of what the journal had: it may come in another time. nil
  /// in records of earlier versions.
  var kept: Int?

  /// What the importer does not take, under one name and for one reason.
  struct NotTaken: Codable, Sendable, Hashable {
    var name: String
    /// The English words of the reason.
    var reason: String
    var count: Int
    /// The first ones.
    var lines: [Int]
  }

  public static let document = DocumentKind<ImportRecord>("imports", each: "import.")

  /// Those of all imports that were not taken back, in their order.
  ///
  /// - Throws: `Failure` (`storage`) when the journal can't be read. A record that can't is left out, which `doctor`
  ///   says.
  public static func all(in journal: any JournalReading) throws -> [ImportRecord] {
    let documents = try journal.documents(of: document.module).filter { document.holds($0.key) }
    let numbered = documents.map { (number: Int64($0.key.id.dropFirst(document.id.count)) ?? 0, json: $0.json) }
    return numbered.sorted { $0.number < $1.number }.compactMap { try? document.value(of: $0.json) }
  }

  /// The last import that stands of a file with the digest, where the file can bring nothing any more: nothing of it
  /// was refused or stayed out because of what the journal had, and nothing of its form was taken back since. nil where
  /// the file has to be read.
  ///
  /// - Throws: `Failure` (`storage`).
  public static func ofAll(_ digest: String, by importer: String, in journal: any JournalReading) throws
    -> ImportRecord?
  {
    let last = try all(in: journal).last { $0.importer == importer && $0.digest == digest }
    guard let last, last.refused == 0, last.kept == 0 else { return nil }
    return try isTakenBack(importer, in: journal) ? nil : last
  }

  /// Whether undoing removed an entry of an importer that has not come back.
  private static func isTakenBack(_ importer: String, in journal: any JournalReading) throws -> Bool {
    let history = try journal.history()
    let deleted = Dictionary(grouping: try journal.deletedEntries(), by: \.action)
    return try deleted.contains { action, entries in
      guard history.isUndoing(action) else { return false }
      let ids = Set(entries.map(\.id))
      return try journal.changes(of: action).contains { change in
        guard case .entry(let id, let before, _) = change, ids.contains(id) else { return false }
        return before?.importer == importer[...]
      }
    }
  }
}
