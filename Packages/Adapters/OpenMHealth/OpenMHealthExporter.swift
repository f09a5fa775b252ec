import TrackerApplication
import TrackerCore

/// Exports weights, heart rates, steps and nights as data points of Open mHealth (IEEE 1752 later took its schemas
/// over): a JSON object a line, each with the header 1.2.
///
/// Steps are one point a day, the highest count: what a phone counts through the day is never added up. Whatever was
/// not logged is no point, and neither is what waits for another entry.
public struct OpenMHealthExporter: Exporter {
  public let id = "open-mhealth"
  public let name = "Measurements as Open mHealth, for other programs"
  public let formats: [ExportFormat] = [.lines]

  private let session: Session?
  private let days: ClosedRange<Day>?

  /// - Parameters:
  ///   - session: The person whose entries they are.
  ///   - days: Which days; nil for all.
  public init(_ session: Session? = nil, days: ClosedRange<Day>? = nil) {
    self.session = session
    self.days = days
  }

  /// - Throws: `Failure` where nobody has set up the program, and what reading the journal or `write` throws.
  public func write(
    _ contents: ExportContents, as format: ExportFormat, to write: @escaping (String) throws -> Void
  ) throws -> ExportCounts {
    guard let session else { throw Failure.notSetUp }
    let context = session.person.entryContext
    var count = 0
    func put(_ point: DataPoint) throws {
      count += 1
      try write(try JournalJSON.encode(point.json(made: contents.exportedAt, in: session.calendar)) + "\n")
    }
    for kind in session.environment.registry.logKinds.all {
      var counts = CountsOfDays()
      try contents.eachEntry(of: kind.id, on: days, onlyCounting: true) { entry in
        for case .reading(let metric, let value, let span) in kind.recordParts(of: entry, in: context) {
          guard let schema = Schema.all[metric] else { continue }
          let point = DataPoint(schema, value, of: entry, during: span)
          if schema.isOfDay { counts.add(point) } else { try put(point) }
        }
      }
      for point in counts.points(in: session.calendar, through: contents.exportedAt) { try put(point) }
    }
    return ExportCounts(entries: count)
  }
}

/// The highest count of each day.
private struct CountsOfDays {
  private var highest: [Day: DataPoint] = [:]

  mutating func add(_ point: DataPoint) {
    if let other = highest[point.day], other.value >= point.value { return }
    highest[point.day] = point
  }

  /// With the time that each is about: its day, as far as it has gone.
  func points(in calendar: DayCalendar, through now: Instant) -> [DataPoint] {
    highest.values.sorted { $0.day < $1.day }.map { point in
      var point = point
      let start = calendar.start(of: point.day)
      point.span = TimeSpan(start: start, end: min(now, calendar.start(of: point.day.advanced(by: 1))))
      return point
    }
  }
}
