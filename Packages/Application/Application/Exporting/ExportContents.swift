import Synchronization
import TrackerCore

/// What exporters read of a journal: all of one consistent state, in portions that fit into memory.
public struct ExportContents {
  private let journal: any JournalReading
  public let registry: Registry
  /// When the export was asked for.
  public let exportedAt: Instant
  /// What the setting `export.contents` leaves out of tables of entries.
  private let left: Set<CollectionCategory>
  private let context: EntryContext
  private let home: String
  private let leftOut = LeftOutEntries()

  /// So many days are read at once.
  private static let portion = 92

  init(_ journal: any JournalReading, in environment: Environment) throws {
    self.journal = journal
    let setting = CommonSettings.exportContents
    let written = try PersonalSettings(in: journal)[setting].split(separator: ",").map(String.init)
    left = Set(CollectionCategory.allCases.filter { !written.contains($0.rawValue) })
    context = EntryContext(packs: [], calendar: DayCalendar(zone: environment.zone, dayStarts: []))
    registry = environment.registry
    exportedAt = environment.now
    home = environment.home
  }

  /// Gives `body` everything that does not follow from the rest; O(journal).
  public func eachRecord(_ body: (JournalRecord) throws -> Void) throws { try journal.eachRecord(body) }

  /// The files that are attached to entries, as `AttachmentReader.files` gives them; O(their bytes).
  public func attachedFiles() throws -> [AttachedFile] {
    try registry.attachmentReaders.all.flatMap { try $0.files(home, journal) }
  }

  /// How many entries the setting `export.contents` left out when they were last asked for.
  var numberLeftOut: Int { leftOut.count.withLock { $0 } }

  /// Gives `body` every entry of a kind, the days in order, but for those that the setting `export.contents` leaves
  /// out; O(entries).
  public func eachEntry(of kind: LogKindID, _ body: (Entry) throws -> Void) throws {
    let type = left.isEmpty ? nil : registry.logKind(kind)
    var count = 0
    try eachKeptEntry(of: kind) { entry in
      if let type, registry.category(of: entry, type, in: context, among: left) != nil {
        count += 1
      } else {
        try body(entry)
      }
    }
    leftOut.count.withLock { $0 = count }
  }

  private func eachKeptEntry(of kind: LogKindID, _ body: (Entry) throws -> Void) throws {
    guard let days = try journal.loggedDays() else { return }
    try journal.eachLivedStretch(
      from: days.lowerBound, through: days.upperBound, atMost: ExportContents.portion
    ) { days in
      try journal.entries(EntryQuery(days: days, kinds: [kind])).forEach(body)
    }
  }

  /// The documents of a family, ordered by their ids.
  ///
  /// - Throws: `Failure` (`storage`) when one of them can't be read.
  public func values<Value>(_ kind: DocumentKind<Value>) throws -> [Value] { try journal.values(kind) }

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

/// How many entries a pass left out.
private final class LeftOutEntries: Sendable {
  let count = Mutex(0)
}
