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

  /// Saves what an app or a device recorded, as an import does: of two entries that clash, one then waits.
  ///
  /// - Parameters:
  ///   - time: On the clock, such as `18:00`.
  ///   - key: Begins with the name of the importer, such as `watch:1`. The id is the same without the colon.
  public func bring(
    _ kind: any LogKind.Type, _ fields: [String: JSONValue], on day: Day = TestWorld.today, at time: String,
    key: String,
    source: Entry.Source = .device
  ) throws {
    let session = try context.session()
    guard let clock = LocalTime(time) else { throw Failure(.usage, "a test names no time: \(time)") }
    let instant = try session.calendar.instant(on: day, at: clock)
    let zone = session.calendar.zone
    let entry = Entry(
      id: EntryID(key.replacing(":", with: "")), kind: kind.id, instant: instant, offset: zone.offset(at: instant),
      zone: zone.identifier, day: day, source: source, key: key, payload: Payload(fields: fields))
    _ = try session.record("import") { journal in
      try journal.put(entry, measures: session.measures(of: entry, by: kind, in: journal))
    }
  }

  /// The same run as two devices recorded it, half an hour long, one two minutes after the other: that of the watch
  /// waits, and that of the phone counts.
  ///
  /// - Parameter kind: Of exercise.
  public func bringRunTwice(_ kind: any LogKind.Type, on day: Day = TestWorld.today) throws {
    let run: [String: JSONValue] = ["type": .text("running"), "duration": .number(30), "intensity": .number(7)]
    try bring(kind, run, on: day, at: "18:00", key: "watch:1")
    try bring(kind, run, on: day, at: "18:02", key: "phone:1")
  }
}
