import TrackerCore

/// What exporters read of a journal: all of one consistent state, in portions that fit into memory.
public struct ExportContents {
  private let journal: any JournalReading
  public let registry: Registry
  /// When the export was asked for.
  public let exportedAt: Instant

  /// So many days are read at once.
  private static let portion = 92

  init(_ journal: any JournalReading, in environment: Environment) {
    self.journal = journal
    registry = environment.registry
    exportedAt = environment.now
  }

  /// Gives `body` everything that does not follow from the rest; O(journal).
  public func eachRecord(_ body: (JournalRecord) throws -> Void) throws { try journal.eachRecord(body) }

  /// Gives `body` every entry of a kind, the days in order; O(entries).
  public func eachEntry(of kind: LogKindID, _ body: (Entry) throws -> Void) throws {
    guard let days = try journal.loggedDays() else { return }
    try journal.eachLivedStretch(
      from: days.lowerBound, through: days.upperBound, atMost: ExportContents.portion
    ) { days in
      try journal.entries(EntryQuery(days: days, kinds: [kind])).forEach(body)
    }
  }

  /// Gives `body` every stored forecast, by condition, day and kind; O(forecasts).
  public func eachForecast(_ body: (Forecast) throws -> Void) throws {
    for (condition, days) in try journal.forecastDays() {
      for first in stride(from: days.lowerBound, through: days.upperBound, by: ExportContents.portion) {
        let last = min(first.advanced(by: ExportContents.portion - 1), days.upperBound)
        try journal.forecasts(of: condition, for: first...last).forEach(body)
      }
    }
  }
}
