import TrackerCore

/// Some days, and what is known of them and of the days before that they are compared with.
///
/// Sections ask the table, which has a number for each day, and read entries only of these days. Whether a day was a
/// flare is told by the definitions that were in force on it.
public struct ReportRange {
  public let session: Session
  public let journal: any JournalReading
  public let days: ClosedRange<Day>
  /// Holds the metrics of the sections from the first day of `before` and `usual` on.
  public let table: DayTable
  public let documents: DocumentShelf
  /// The conditions that were tracked on any of the days.
  public let conditions: [ReportedCondition]
  /// What may be said of who the person is, in a clinician's report.
  public let identity: Set<ReportSettings.IdentityPart>
  private let contents = ContentsOfRange()

  /// Days before the first one that say what is usual.
  public static let daysOfUsual = 90
  /// With fewer known days than these nothing is usual.
  public static let fewestOfUsual = 14
  /// Ranges of more days are not compared with as many before them.
  public static let mostCompared = 366

  /// - Parameter sections: Those whose metrics are read.
  /// - Throws: `Failure` (`storage`) when the journal can't be read.
  public init(
    _ days: ClosedRange<Day>, for sections: [any ReportSection], in session: Session, journal: any JournalReading,
    naming identity: Set<ReportSettings.IdentityPart> = []
  ) throws {
    self.identity = identity
    self.session = session
    self.journal = journal
    self.days = days
    let count = days.lowerBound.distance(to: days.upperBound) + 1
    let back = max(Self.daysOfUsual, count <= Self.mostCompared ? count : 0)
    let metrics = Dictionary(sections.flatMap { $0.metrics(for: session) }.map { ($0, back) }) { first, _ in first }
    table = try journal.dayTable(metrics, on: days, catalogue: session.person.catalogue)
    documents = DocumentShelf(journal)
    conditions = try ReportedCondition.all(on: days, back: back, in: session, journal: journal)
  }

  public var person: Person { session.person }
  public var format: TextFormatter { session.format }
  /// How many days it has.
  public var count: Int { days.lowerBound.distance(to: days.upperBound) + 1 }
  /// Whether its last day is today, which may not be over.
  public var isOpen: Bool { days.contains(session.today) }

  /// As many days right before it; nil for a range that is too long to be compared.
  public var before: ClosedRange<Day>? {
    count <= Self.mostCompared ? days.lowerBound.advanced(by: -count)...days.lowerBound.advanced(by: -1) : nil
  }

  /// The days right before it that a mean of seven days on its first day is of, too.
  public var leadIn: ClosedRange<Day> {
    days.lowerBound.advanced(by: 1 - ReportChart.lengthOfMean)...days.lowerBound.advanced(by: -1)
  }

  /// The days that say what is usual.
  public var usual: ClosedRange<Day> {
    days.lowerBound.advanced(by: -Self.daysOfUsual)...days.lowerBound.advanced(by: -1)
  }

  /// What a section says of the days, which is asked once however many want to know.
  ///
  /// - Throws: what the section throws.
  public func content(of section: any ReportSection) throws -> (any ReportContent)? {
    if let known = contents.bySection[section.id] { return known }
    let content = try section.content(of: self)
    contents.bySection.updateValue(content, forKey: section.id)
    return content
  }

  // MARK: Numbers

  /// What is known of a metric on some days.
  public struct Mean: Sendable, Hashable, Encodable {
    public var mean: Double
    /// Days that it is of.
    public var known: Int

    /// nil where nothing is known.
    public init?(of known: [Double]) {
      guard !known.isEmpty else { return nil }
      mean = known.reduce(0, +) / Double(known.count)
      self.known = known.count
    }
  }

  /// The numbers of a metric on its days, the earliest first, not-a-number where unknown.
  public func numbers(_ metric: MetricID) -> [Double] { table.numbers(of: metric, on: days) }

  /// The same with nil for unknown.
  public func values(_ metric: MetricID) -> [Double?] { values(metric, on: days) }

  /// The same on other days that the table holds.
  public func values(_ metric: MetricID, on days: ClosedRange<Day>) -> [Double?] {
    table.numbers(of: metric, on: days).map { $0.isNaN ? nil : $0 }
  }

  /// The known numbers of its days.
  public func known(_ metric: MetricID) -> [Double] { table.known(metric, on: days) }

  /// nil where no day is known.
  public func mean(_ metric: MetricID) -> Mean? { Mean(of: known(metric)) }

  /// The mean of the days before it; nil where there are none, and where none is known.
  public func meanBefore(_ metric: MetricID) -> Mean? { before.flatMap { Mean(of: table.known(metric, on: $0)) } }

  /// The mean of what is usual; nil with fewer than `fewestOfUsual` known days.
  public func usualMean(_ metric: MetricID) -> Double? { Self.usual(of: table.known(metric, on: usual)) }

  /// The mean of what is known, where that is enough to be usual.
  public static func usual(of known: [Double]) -> Double? {
    known.count < fewestOfUsual ? nil : Mean(of: known)?.mean
  }

  /// Whether so many known days stand for all of them: at least a third.
  public func isCovered(by known: Int) -> Bool { known > 0 && known * 3 >= count }

  /// How many of its days have an answer about symptoms. The others are not known, whatever else was logged on them.
  public var daysAnswered: Int { conditions.days(days).count { $0.isKnown } }

  /// How many of its days have an entry.
  ///
  /// - Throws: `Failure` (`storage`) when the journal can't be read.
  public func daysLogged() throws -> Int { try journal.daysWithEntries(in: days).count }
}

/// What sections said of a range.
private final class ContentsOfRange {
  var bySection: [String: (any ReportContent)?] = [:]
}
