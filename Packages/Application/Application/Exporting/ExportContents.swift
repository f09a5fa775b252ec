import Synchronization
import TrackerCore

/// What exporters read of a journal: all of one consistent state, in portions that fit into memory.
public struct ExportContents {
  let journal: any JournalReading
  public let registry: Registry
  /// When the export was asked for.
  public let exportedAt: Instant
  /// What the setting `export.contents` leaves out of tables of entries.
  private let left: Set<CollectionCategory>
  private let context: EntryContext
  private let home: String
  private let leftOut = LeftOutEntries()

  /// So many days are read at once.
  static let portion = 92

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

  /// Those of some things that the setting `export.contents` lets out: what comes from a metric of a category that is
  /// left out is left out, too.
  ///
  /// - Parameter metrics: What one of them is made from.
  public func written<Thing>(_ things: [Thing], from metrics: (Thing) -> [MetricID]) -> [Thing] {
    let written = things.filter { thing in
      !metrics(thing).contains { registry.category(of: $0.ofWholeDay).map(left.contains) ?? false }
    }
    leftOut.counts.withLock { $0[nil] = things.count - written.count }
    return written
  }

  /// How many entries or patterns the setting `export.contents` left out, each kind when it was last asked for.
  var numberLeftOut: Int { leftOut.counts.withLock { $0.values.reduce(0, +) } }

  /// Gives `body` every entry of a kind, the days in order, but for those that the setting `export.contents` leaves
  /// out; O(entries).
  ///
  /// - Parameters:
  ///   - days: Which days; nil for all.
  ///   - onlyCounting: Whether entries that wait for another one are left out, so that nothing is there twice.
  public func eachEntry(
    of kind: LogKindID, on days: ClosedRange<Day>? = nil, onlyCounting: Bool = false, _ body: (Entry) throws -> Void
  ) throws {
    let type = left.isEmpty ? nil : registry.logKind(kind)
    var count = 0
    try eachKeptEntry(EntryQuery(days: days, kinds: [kind], onlyCounting: onlyCounting)) { entry in
      if let type, registry.category(of: entry, type, in: context, among: left) != nil {
        count += 1
      } else {
        try body(entry)
      }
    }
    leftOut.counts.withLock { $0[kind] = count }
  }

  /// The entries that wait, each with the one that counts in its place.
  public func waiting() throws -> [EntryID: EntryID] { try journal.waiting(in: .allOfEntries) }

  private func eachKeptEntry(_ query: EntryQuery, _ body: (Entry) throws -> Void) throws {
    guard let logged = try journal.loggedDays(), logged.overlaps(query.days ?? logged) else { return }
    let days = logged.clamped(to: query.days ?? logged)
    try journal.eachLivedStretch(
      from: days.lowerBound, through: days.upperBound, atMost: ExportContents.portion
    ) { days in
      var portion = query
      portion.days = days
      try journal.entries(portion).forEach(body)
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

/// How many entries of each kind the last pass over them left out, and how many things of no kind.
private final class LeftOutEntries: Sendable {
  let counts = Mutex<[LogKindID?: Int]>([:])
}
