import TrackerApplication
import TrackerCore
import TrackerLogging
import TrackerTestSupport
import Testing

@testable import TrackerHealth

/// What devices counted in each hour, and how the heart rate fell after exercise.
@Suite struct ImportedHoursTests {
  /// Keeps hourly values of a day as an import does.
  private func keep(_ values: HourlyValues, back: Int, in world: HealthWorld) throws {
    let day = HealthWorld.today.advanced(by: -back)
    var payload = Payload()
    for (name, text) in values.fields { payload[Field<String>(name)] = text }
    let entry = Entry(
      id: EntryID("hours-\(day)"), kind: HourlyValues.kind,
      instant: Instant(seconds: Int64(day.number) * 86_400 + 43_200),
      offset: 3600, zone: "Europe/Berlin", day: day, source: .file, payload: payload)
    try world.world.journal.write("import apple-health", at: world.world.context.environment.now) {
      try $0.put(entry, measures: [])
    }
  }

  /// Steps at noon and the hour after, and a heart rate in every hour but the last.
  private func worn(_ hours: Int) -> HourlyValues {
    let heart = HourlyValues.Heart(mean: 60, lowest: 50, highest: 70)
    // The day begins at four in the morning.
    return HourlyValues(
      steps: [8: 3_000, 9: 1_000], heart: Dictionary(uniqueKeysWithValues: (0..<hours).map { ($0, heart) }))
  }

  @Test("an hour without steps is zero where the heart was measured, and else unknown")
  func hours() throws {
    let world = try HealthWorld()
    for back in 1...7 { try keep(worn(24), back: back, in: world) }
    let known = try #require(try HealthMaker(world.session).activity().hours)
    #expect(known.days == 7 && abs((known.consistency ?? 0) - 1) < 1e-9)
    // The first of the three hours in a row with the most steps.
    #expect(known.mostActiveHour == 11)

    try keep(worn(23), back: 8, in: world)
    #expect(try HealthMaker(world.session).activity().hours?.days == 7)
  }

  @Test("where a device kept how the heart rate fell, that is the recovery, and its own figure comes first")
  func recovery() throws {
    for (fall, beats) in [(nil, 30.0), (25.0, 25.0)] {
      let world = try HealthWorld()
      try world.log(ExerciseKind.self, "running", "30m", "8", "at=18:00")
      let session = try world.session
      let start = try #require(
        try session.journal.read { journal in
          let today = HealthWorld.today
          return try session.environment.registry.workouts(on: today...today, of: session, in: journal).first?.start
        })
      // The device stopped half a minute later than the whole minutes of the entry say.
      let values = HourlyValues(recovery: [
        .init(
          end: start + 30 * 60 + 25,
          rates: [.init(after: -3, rate: 160), .init(after: 30, rate: 141), .init(after: 61, rate: 130)], fall: fall)
      ])
      try keep(values, back: 0, in: world)
      #expect(try HealthMaker(world.session).heart().recoveries.map(\.beats) == [beats])
    }
  }
}
