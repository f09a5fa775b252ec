import TrackerCore

/// Entries and days for checks.
enum Sample {
  static let metrics: Set<MetricID> = ["a.sum", "a.mean", "a.max", "a.min", "a.last", "a.count", "b.sum"]
  static let days = day(-20)...day(20)
  static let document = DocumentKey("person", "facts")

  struct Stop: Error, Equatable {}

  static func day(_ number: Int) -> Day { Day(number: 19_000 + number) }

  static func instant(_ number: Int, hour: Int) -> Instant {
    Instant(seconds: Int64(day(number).number) * 86_400 + Int64(hour) * 3_600)
  }

  static func entry(
    _ id: EntryID, day number: Int = 0, hour: Int = 12, kind: LogKindID = "food", key: String? = nil,
    note: String = "plain",
    source: Entry.Source = .hand, pack: ContentHash? = nil
  ) -> Entry {
    Entry(
      id: id, kind: kind, instant: instant(number, hour: hour), offset: 3_600, zone: "Europe/Berlin", day: day(number),
      source: source,
      pack: pack, key: key, payload: Payload(fields: ["note": .text(note)]))
  }

  static func forecast(
    _ condition: PackID = "knee", day number: Int, kind: Forecast.Kind = .ahead, probability: Double = 0.25
  ) -> Forecast {
    Forecast(
      condition: condition, forDay: day(number), kind: kind, dataThrough: day(number - 1),
      madeAt: instant(number - 1, hour: 20),
      probability: probability, range: 0.1...0.4, baseRate: 0.2,
      contributions: [
        .init(part: .baseRate, name: "base", logOdds: -1.1), .init(part: .factor, name: "sleep", logOdds: 0.1),
      ],
      learntFrom: 31, predictor: "history", pack: "c0ffee")
  }

  static func totals(_ journal: any JournalReading) throws -> [String] {
    try journal.totals(of: metrics, in: days).map { "\($0.metric) \($0.day.number - 19_000) = \($0.value)" }.sorted()
  }
}

extension Measure {
  /// Of the metric that is named after the fold.
  static func a(_ fold: Fold, _ value: Double, rank: Int = 0) -> Measure {
    Measure(MetricID("a.\(fold.rawValue)"), value, fold: fold, rank: rank)
  }
}
