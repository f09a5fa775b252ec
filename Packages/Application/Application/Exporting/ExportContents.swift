import TrackerCore

/// What exporters read of a journal: all of one consistent state, in portions that fit into memory.
public struct ExportContents {
  private let journal: any JournalReading
  /// When the export was asked for.
  public let exportedAt: Instant
  /// Whether deleted entries are named.
  public let includesDeleted: Bool

  /// So many days are read at once.
  private static let portion = 92

  init(_ journal: any JournalReading, exportedAt: Instant, includesDeleted: Bool) {
    self.journal = journal
    self.exportedAt = exportedAt
    self.includesDeleted = includesDeleted
  }

  /// Gives every entry to `body`, the days in order; O(entries).
  public func eachEntry(_ body: (Entry) throws -> Void) throws {
    guard let days = try journal.loggedDays() else { return }
    try ExportContents.eachPortion(of: days) { try journal.entries(EntryQuery(days: $0)).forEach(body) }
  }

  /// Gives every stored forecast to `body`, by condition, day and kind; O(forecasts).
  public func eachForecast(_ body: (Forecast) throws -> Void) throws {
    for (condition, days) in try journal.forecastDays() {
      try ExportContents.eachPortion(of: days) { try journal.forecasts(of: condition, for: $0).forEach(body) }
    }
  }

  private static func eachPortion(of days: ClosedRange<Day>, _ body: (ClosedRange<Day>) throws -> Void) throws {
    for first in stride(from: days.lowerBound.number, through: days.upperBound.number, by: portion) {
      try body(Day(number: first)...Day(number: min(first + portion - 1, days.upperBound.number)))
    }
  }

  /// Empty unless they are to be named.
  public func deletedEntries() throws -> [DeletedEntry] { includesDeleted ? try journal.deletedEntries() : [] }

  /// Every document, ordered by module and id. Cached state is left out: it can be rebuilt from the rest.
  public func documents() throws -> [Document] {
    try journal.modulesWithDocuments().flatMap { try journal.documents(of: $0) }.filter { $0.revision > 0 }
  }

  /// The definition of a condition that entries or forecasts name by its hash, as JSON; nil where the journal keeps
  /// none.
  public func definition(_ hash: ContentHash) throws -> String? { try journal.definition(hash) }
}
