import TrackerCore

/// What a world of tests is made around, so that all of them keep numbers in the same way.
public protocol WorldOfDays {
  var world: TestWorld { get }
}

extension WorldOfDays {
  /// Keeps values of a metric: `TestWorld.keep`.
  public func keep(
    _ metric: MetricID, _ values: [Double?], through last: Day = TestWorld.today, fold: Fold = .last
  ) throws { try world.keep(metric, values, through: last, fold: fold) }
}

extension TestWorld {
  /// The day on which tests begin: 12 March 2026.
  public static let today = Day(number: 20_524)

  /// Keeps values of a metric on the days up to one, each as an entry of its own; nil is unknown.
  public func keep(
    _ metric: MetricID, _ values: [Double?], through last: Day = TestWorld.today, fold: Fold = .last
  ) throws {
    try journal.write("log", at: context.environment.now) { journal in
      for (offset, value) in values.reversed().enumerated() {
        guard let value else { continue }
        let day = last.advanced(by: -offset)
        let entry = Entry(
          id: EntryID("\(metric)-\(day)-\(value)"), kind: "custom",
          instant: Instant(seconds: Int64(day.number) * 86_400 + 40_000), offset: 0, zone: "UTC", day: day,
          payload: Payload())
        try journal.put(entry, measures: [Measure(metric, value, fold: fold)])
      }
    }
  }
}
