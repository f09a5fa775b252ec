import TrackerApplication
import TrackerCore

/// How a person used screens on some days.
public struct ScreenBook {
  let session: Session

  public init(_ session: Session) { self.session = session }

  /// What devices recorded, by day. Several records of a day are one.
  ///
  /// - Throws: `Failure` (`storage`) when the journal can't be read.
  func uses(on days: ClosedRange<Day>, in journal: any JournalReading) throws -> [Day: DayOfUse] {
    let rules = try AppRules(in: journal)
    var records: [Day: ScreenRecord] = [:]
    for entry in try journal.entries(EntryQuery(days: days, kinds: [ScreenUseKind.id])) {
      guard let record = entry.payload[ScreenUseKind.record].flatMap({ ScreenRecord($0) }) else { continue }
      records[entry.day] = records[entry.day].map { record.joined(with: $0) } ?? record
    }
    return records.mapValues { DayOfUse($0, by: rules) }
  }

  /// How long screens were used on a day, and for what.
  ///
  /// - Throws: `Failure` (`storage`) when the journal can't be read.
  public func usage(on day: Day) throws -> ScreenUsageView {
    try session.journal.read { try ScreenUsageView(of: day, for: session, in: $0) }
  }

  /// What helped and what distracted on some days.
  ///
  /// - Throws: `Failure` (`storage`) when the journal can't be read.
  public func productivity(on days: ClosedRange<Day>) throws -> ProductivityView {
    try session.journal.read { ProductivityView(try Productivity(on: days, for: session, in: $0), of: session) }
  }
}
