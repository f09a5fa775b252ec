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
}
