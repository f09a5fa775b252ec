import TrackerApplication
import TrackerCore

/// What is known of the sleep of a morning.
struct Night: Sendable, Encodable {
  /// The morning.
  let day: Day
  /// Hours asleep.
  var hours: Double?
  /// Minutes from going to bed to falling asleep.
  var latency: Int?
  /// Minutes in bed.
  var inBed: Int?
  /// Minutes awake between falling asleep and waking up.
  var awake: Double?
  /// How often the person woke up.
  var awakenings: Double?
  /// Shares of the time asleep, 0 … 1.
  var deep: Double?
  var rem: Double?
  /// The sleep regularity index of the 28 days up to the morning, −100 … 100.
  var regularity: Double?

  /// Percent of the time in bed that the person slept, 100 at most.
  var efficiency: Double? {
    guard let hours, let inBed, inBed > 0 else { return nil }
    return min(100, hours * 6000 / Double(inBed))
  }

  /// The share of the night that the person slept once they had fallen asleep, 0 … 1.
  var continuity: Double? {
    guard let hours, let awake, hours + awake > 0 else { return nil }
    return hours * 60 / (hours * 60 + awake)
  }

  var score: SleepScore? {
    let known: [SleepScore.Part: Double?] = [
      .duration: hours, .efficiency: efficiency, .latency: latency.map(Double.init), .awake: awake,
      .awakenings: awakenings, .regularity: regularity,
    ]
    return SleepScore(of: known.compactMapValues(\.self))
  }

  private enum CodingKeys: String, CodingKey {
    case day, hours, inBedMinutes, efficiency, latencyMinutes, awakeMinutes, awakenings, continuity, deep, rem,
      regularity, score
  }

  func encode(to encoder: any Encoder) throws {
    var container = encoder.container(keyedBy: CodingKeys.self)
    try container.encode(day, forKey: .day)
    try container.encode(hours?.exported, forKey: .hours)
    try container.encode(inBed, forKey: .inBedMinutes)
    try container.encode(efficiency?.exported, forKey: .efficiency)
    try container.encode(latency, forKey: .latencyMinutes)
    try container.encode(awake, forKey: .awakeMinutes)
    try container.encode(awakenings, forKey: .awakenings)
    try container.encode(continuity?.exported, forKey: .continuity)
    try container.encode(deep?.exported, forKey: .deep)
    try container.encode(rem?.exported, forKey: .rem)
    try container.encode(regularity?.exported, forKey: .regularity)
    try container.encode(score, forKey: .score)
  }
}

/// The nights that ended on some days, one for each of them.
struct Nights: Sendable {
  /// Metrics that a table has to hold for the days.
  static let metrics: [MetricID] = [hours, awake, awakenings]
  static let hours: MetricID = "sleep.hours"
  private static let awake: MetricID = "sleep.awake_minutes"
  private static let awakenings: MetricID = "sleep.interruptions"

  let all: [Night]

  /// - Parameter table: Holds `metrics` for the days.
  /// - Throws: `Failure` (`storage`) when the journal can't be read.
  init(on days: ClosedRange<Day>, in table: DayTable, of session: Session, journal: any JournalReading) throws {
    // Nothing is asked of the nights of people who track none.
    guard Self.metrics.contains(where: { !table.known($0, on: days).isEmpty }) else {
      all = days.map { Night(day: $0) }
      return
    }
    let read = days.lowerBound.advanced(by: 1 - SleepRegularity.days)...days.upperBound
    let recorded = try session.environment.registry.nights(on: read, of: session, in: journal)
    let regularity = SleepRegularity(
      recorded, on: read, calendar: session.calendar, now: session.environment.now)
    let byDay = Dictionary(grouping: recorded, by: \.day)
    all = days.map { day in
      var night = Night(day: day)
      night.hours = table[Self.hours, day].number
      night.awake = table[Self.awake, day].number
      night.awakenings = table[Self.awakenings, day].number
      let entries = byDay[day] ?? []
      night.readTimes(of: entries)
      if entries.contains(where: { $0.asleep != nil }) {
        night.regularity = regularity.index(endingAt: read.lowerBound.distance(to: day))
      }
      return night
    }
  }

  /// The scores, one a night, nil where it has none.
  var scores: [Double?] { all.map { $0.score.map { Double($0.value) } } }
}

extension Night {
  /// Takes the time in bed, how long it took to fall asleep, and the stages.
  ///
  /// - Parameter entries: What was logged of the morning.
  fileprivate mutating func readTimes(of entries: [RecordedNight]) {
    let asleep = entries.compactMap(\.asleep).sorted { $0.start < $1.start }
    let beds = entries.compactMap(\.inBed).sorted { $0.start < $1.start }
    // Time in bed is known where it holds all of the sleep.
    if asleep.allSatisfy({ span in beds.contains { $0.start <= span.start && span.end <= $0.end } }) {
      var end: Instant?
      let minutes = beds.reduce(0) { total, bed in
        let start = max(bed.start, end ?? bed.start)
        end = max(bed.end, end ?? bed.end)
        return total + max(0, bed.end.minutes(since: start))
      }
      inBed = beds.isEmpty ? nil : minutes
      if let first = asleep.first, let bed = beds.first, bed.start <= first.start, first.start < bed.end {
        latency = first.start.minutes(since: bed.start)
      }
    }
    guard let hours, hours > 0 else { return }
    func share(_ minutes: [Int]) -> Double? {
      minutes.isEmpty ? nil : min(1, Double(minutes.reduce(0, +)) / (hours * 60))
    }
    deep = share(entries.compactMap(\.deep))
    rem = share(entries.compactMap(\.rem))
  }
}
