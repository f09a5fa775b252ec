import Testing
import TrackerApplication
import TrackerCore

/// Nights, naps and exercise.
@Suite struct HealthNightsTests {
  private let health: HealthWorld

  init() throws { health = try HealthWorld() }

  private func span(_ entry: Entry, _ field: String) -> Int? {
    entry.payload.fields[field].flatMap { TimeSpan(json: $0) }?.minutes
  }

  private func number(_ entry: Entry, _ field: String) -> Double? { entry.payload.fields[field]?.number }

  @Test("a night has its stages, what was awake and the time in bed; another source of it is reported")
  func night() throws {
    defer { health.remove() }
    let body =
      HealthWorld.sleep("InBed", "2026-03-24 22:50:00 +0100", "2026-03-25 06:50:00 +0100", by: "Example iPhone")
      + HealthWorld.sleep("AsleepCore", "2026-03-24 23:05:00 +0100", "2026-03-25 00:30:00 +0100")
      + HealthWorld.sleep("AsleepDeep", "2026-03-25 00:30:00 +0100", "2026-03-25 01:20:00 +0100")
      + HealthWorld.sleep("AsleepREM", "2026-03-25 01:20:00 +0100", "2026-03-25 01:55:00 +0100")
      + HealthWorld.sleep("AsleepCore", "2026-03-25 01:55:00 +0100", "2026-03-25 03:30:00 +0100")
      + HealthWorld.sleep("Awake", "2026-03-25 03:30:00 +0100", "2026-03-25 03:42:00 +0100")
      + HealthWorld.sleep("AsleepCore", "2026-03-25 03:42:00 +0100", "2026-03-25 06:35:00 +0100")
      + HealthWorld.sleep("AsleepUnspecified", "2026-03-24 23:00:00 +0100", "2026-03-25 06:40:00 +0100", by: "App")
    try health.run(body)
    let night = try #require(try health.entries("rest").first)
    #expect(try health.entries("rest").count == 1)
    #expect(night.day == Day("2026-03-25") && span(night, "sleep") == 450 && span(night, "in_bed") == 480)
    #expect(number(night, "awake") == 12 && number(night, "interruptions") == 1)
    #expect(number(night, "deep") == 50 && number(night, "rem") == 35 && number(night, "light") == 353)
    #expect(try health.value("sleep.hours", on: "2026-03-25") == 7.3)
    #expect(try health.read(body).leftOut.map(\.count) == [1])
  }

  @Test("growing and overlapping copies of a night are one night")
  func copies() throws {
    defer { health.remove() }
    // Core overlaps deep, and the night was written three times as it grew.
    let body =
      HealthWorld.sleep("AsleepCore", "2026-03-24 23:00:00 +0100", "2026-03-25 02:00:00 +0100")
      + HealthWorld.sleep("AsleepCore", "2026-03-24 23:00:00 +0100", "2026-03-25 04:00:00 +0100")
      + HealthWorld.sleep("AsleepDeep", "2026-03-25 01:00:00 +0100", "2026-03-25 02:00:00 +0100")
      + HealthWorld.sleep("AsleepCore", "2026-03-24 23:00:00 +0100", "2026-03-25 06:00:00 +0100")
    try health.run(body)
    let night = try #require(try health.entries("rest").first)
    #expect(try health.value("sleep.hours", on: "2026-03-25") == 7)
    #expect(number(night, "deep") == 60 && number(night, "light") == 360 && number(night, "rem") == 0)
  }

  @Test(
    "hours of sleep are those that passed when clocks change",
    arguments: [
      ("2026-03-28 23:10:00 +0100", "2026-03-29 06:40:00 +0200", "2026-03-29", 6.5),
      ("2025-10-25 23:10:00 +0200", "2025-10-26 06:40:00 +0100", "2025-10-26", 8.5),
    ])
  func clockChange(_ start: String, _ end: String, _ day: String, _ hours: Double) throws {
    defer { health.remove() }
    try health.run(HealthWorld.sleep("AsleepUnspecified", start, end))
    #expect(try health.value("sleep.hours", on: day) == hours)
    let night = try #require(try health.entries("rest").first)
    // Without stages none are known.
    #expect(number(night, "deep") == nil && number(night, "awake") == 0)
  }

  @Test("other sleep of a day is a nap, and time in bed alone is none")
  func naps() throws {
    defer { health.remove() }
    try health.run(
      HealthWorld.sleep("Asleep", "2026-03-27 23:00:00 +0100", "2026-03-28 06:30:00 +0100")
        + HealthWorld.sleep("AsleepUnspecified", "2026-03-28 13:30:00 +0100", "2026-03-28 14:15:00 +0100")
        + HealthWorld.sleep("InBed", "2026-03-29 23:00:00 +0200", "2026-03-30 06:30:00 +0200")
        + HealthWorld.sleep("Asleep", "2026-03-31 14:00:00 +0200", "2026-03-31 15:00:00 +0200")
        + HealthWorld.sleep("Asleep", "2026-04-01 02:00:00 +0200", "2026-04-01 04:00:00 +0200"))
    #expect(try health.entries("rest").count == 4)
    #expect(try health.value("sleep.nap_minutes", on: "2026-03-28") == 45)
    #expect(try health.value("sleep.hours", on: "2026-03-28") == 7.5)
    #expect(try health.value("sleep.hours", on: "2026-03-30") == nil)
    #expect(try health.value("sleep.nap_minutes", on: "2026-03-31") == 60)
    #expect(try health.value("sleep.hours", on: "2026-03-31") == nil)
    // A short night is a night.
    #expect(try health.value("sleep.hours", on: "2026-04-01") == 2)
  }

  @Test("a night on a journey belongs to the morning there")
  func journey() throws {
    defer { health.remove() }
    try health.run(HealthWorld.sleep("Asleep", "2026-02-10 23:00:00 -0800", "2026-02-11 07:00:00 -0800"))
    let night = try #require(try health.entries("rest").first)
    #expect(night.day == Day("2026-02-11") && night.offset == -8 * 3_600)
  }

  private func workout(
    _ type: String, _ minutes: String, _ start: String, _ end: String, by source: String = "Example Watch",
    inner: String = ""
  ) -> String {
    """
    <Workout workoutActivityType="HKWorkoutActivityType\(type)" duration="\(minutes)" durationUnit="min" \
    sourceName="\(source)" startDate="2026-03-26 \(start) +0100" endDate="2026-03-26 \(end) +0100">\(inner)</Workout>
    """
  }

  @Test("exercise has its own figures, and what two sources recorded counts once")
  func exercise() throws {
    defer { health.remove() }
    let figures = """
      <WorkoutStatistics type="HKQuantityTypeIdentifierDistanceWalkingRunning" sum="5.42" unit="km"/>
      <WorkoutStatistics type="HKQuantityTypeIdentifierActiveEnergyBurned" sum="402.7" unit="kcal"/>
      <WorkoutStatistics type="HKQuantityTypeIdentifierHeartRate" average="148.2" maximum="171" unit="count/min"/>
      <WorkoutActivity><WorkoutStatistics type="HKQuantityTypeIdentifierHeartRate" average="99" unit="count/min"/>\
      </WorkoutActivity>
      """
    let body =
      workout("Running", "31.5", "18:00:00", "18:33:00", inner: figures)
      + workout("Running", "32", "18:01:00", "18:33:00", by: "Example Running App")
      + workout("Yoga", "40", "10:00:00", "10:40:00")
      + workout(
        "SocialDance", "10", "20:00:00", "20:10:00",
        inner: "<MetadataEntry key=\"HKAverageMETs\" value=\"4.2 kcal/hr·kg\"/>")
      + workout("Golf", "900", "05:00:00", "20:00:00")
    try health.run(body)
    let entries = try health.entries("exercise").sorted { $0.instant < $1.instant }
    #expect(entries.compactMap { $0.payload.fields["type"]?.text } == ["other", "yoga", "running", "cardio"])
    #expect(entries.compactMap { number($0, "duration") } == [480, 40, 32, 10])
    #expect(entries.compactMap { number($0, "intensity") } == [4, 2, 7, 5])
    let run = entries[2]
    #expect(number(run, "distance") == 5.42 && number(run, "calories") == 403)
    #expect(number(run, "heart_rate") == 148 && number(run, "heart_rate_max") == 171)
    let leftOut = try health.read(body).leftOut
    #expect(leftOut.map(\.count).sorted() == [1, 1])
    #expect(leftOut.allSatisfy { $0.name == "Exercise" && $0.places.first?.line != nil })
  }

  @Test("how the heart rate fell after exercise is kept with the hours of the day")
  func recovery() throws {
    defer { health.remove() }
    func rate(_ value: Int, _ time: String) -> String {
      HealthWorld.record(
        "\(HealthWorld.quantity)HeartRate", "\(value)", "2026-03-26 \(time) +0100", unit: "count/min")
    }
    try health.run(
      workout("Running", "30", "18:00:00", "18:30:00") + rate(150, "18:29:55") + rate(140, "18:30:20")
        + rate(121, "18:31:02") + rate(90, "18:40:00")
        + HealthWorld.record(
          "\(HealthWorld.quantity)HeartRateRecoveryOneMinute", "28", "2026-03-26 18:31:30 +0100", unit: "count/min"))
    let hours = try #require(try health.entries("hours").first.flatMap(HourlyValues.init))
    let recovery = try #require(hours.recovery.first)
    #expect(recovery.rates.map(\.after) == [-5, 20, 62] && recovery.rates.map(\.rate) == [150, 140, 121])
    #expect(recovery.fall == 28)
  }
}
