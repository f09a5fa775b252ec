import Testing
import TrackerApplication
import TrackerCore

/// What counts of the numbers of a day.
@Suite struct HealthDaysTests {
  private let health: HealthWorld

  init() throws { health = try HealthWorld() }

  private func q(_ type: String) -> String { HealthWorld.quantity + type }

  @Test("watch and phone count once, copies count once, and the rest is added")
  func sources() throws {
    defer { health.remove() }
    let copy = HealthWorld.steps(420, "2026-03-25 07:30:00 +0100", "2026-03-25 07:39:00 +0100")
    try health.run(
      copy + copy + HealthWorld.steps(2240, "2026-03-25 17:45:00 +0100", "2026-03-25 17:54:00 +0100")
        + HealthWorld.steps(3010, "2026-03-25 17:45:00 +0100", "2026-03-25 17:59:00 +0100", by: "Example iPhone")
        + HealthWorld.steps(640, "2026-03-25 21:00:00 +0100", "2026-03-25 21:12:00 +0100", by: "Example\u{A0}iPhone"))
    // Of the phone's 14 minutes five are new: 1075 steps.
    #expect(try health.value("vitals.steps", on: "2026-03-25") == 4375)
    let entry = try #require(try health.entries("movement").first)
    #expect(entry.source == .device && entry.key == "apple-health:movement:2026-03-25")
  }

  @Test("what was typed counts before what devices saw")
  func byHand() throws {
    defer { health.remove() }
    let typed = HealthWorld.record(
      q("StepCount"), "1000", "2026-03-25 08:00:00 +0100", "2026-03-25 09:00:00 +0100", unit: "count", by: "Health",
      inner: "<MetadataEntry key=\"HKWasUserEntered\" value=\"1\"/>")
    try health.run(
      HealthWorld.steps(700, "2026-03-25 08:00:00 +0100", "2026-03-25 09:00:00 +0100") + typed
        + HealthWorld.steps(100, "2026-03-25 10:00:00 +0100", "2026-03-25 11:00:00 +0100", by: "Health"))
    #expect(try health.value("vitals.steps", on: "2026-03-25") == 1100)
  }

  @Test("a record across 04:00 is split by time, also in the night when clocks change")
  func split() throws {
    defer { health.remove() }
    try health.run(HealthWorld.steps(800, "2026-03-29 01:30:00 +0100", "2026-03-29 04:30:00 +0200"))
    // Two hours, of which half of the last one belongs to the next day.
    #expect(try health.value("vitals.steps", on: "2026-03-28") == 600)
    #expect(try health.value("vitals.steps", on: "2026-03-29") == 200)
  }

  @Test("an offset that the file has all year is no journey, another one is, and a named zone decides")
  func zones() throws {
    defer { health.remove() }
    // 01:00 in Tokyo is 17:00 of the day before in Berlin: there it is still that day.
    let zone = "<MetadataEntry key=\"HKTimeZone\" value=\"Asia/Tokyo\"/>"
    try health.run(
      HealthWorld.steps(100, "2026-02-10 05:30:00 +0900", "2026-02-10 05:40:00 +0900")
        + HealthWorld.steps(10, "2026-02-12 03:30:00 +0200", "2026-02-12 03:40:00 +0200")
        + HealthWorld.record(
          q("StepCount"), "7", "2026-02-14 21:30:00 +0100", "2026-02-14 21:40:00 +0100", unit: "count", inner: zone))
    #expect(try health.value("vitals.steps", on: "2026-02-10") == 100)
    #expect(try health.value("vitals.steps", on: "2026-02-09") == nil)
    // +0200 is the export's own offset, so this is 02:30 at home.
    #expect(try health.value("vitals.steps", on: "2026-02-11") == 10)
    #expect(try health.value("vitals.steps", on: "2026-02-15") == 7)
    let away = try #require(try health.entries("hours").first { $0.day == Day("2026-02-10") })
    #expect(away.zone == "GMT+0900")
    #expect(HourlyValues(away)?.steps == [1: 100])
  }

  @Test("a day's heart rate is the mean of its hours, with lowest and highest, and hours are kept")
  func heart() throws {
    defer { health.remove() }
    func rate(_ value: Int, _ time: String, _ context: Int? = nil) -> String {
      let inner = context.map { "<MetadataEntry key=\"HKMetadataKeyHeartRateMotionContext\" value=\"\($0)\"/>" } ?? ""
      return HealthWorld.record(q("HeartRate"), "\(value)", "2026-03-25 \(time) +0100", unit: "count/min", inner: inner)
    }
    try health.run(
      rate(96, "08:00:00") + rate(104, "08:06:00", 2) + rate(71, "13:00:00", 1)
        + HealthWorld.record(q("RestingHeartRate"), "57", "2026-03-25 09:00:00 +0100", unit: "count/min"))
    #expect(try health.value("vitals.heart_rate", on: "2026-03-25") == 85.5)
    #expect(try health.value("vitals.heart_rate_min", on: "2026-03-25") == 71)
    #expect(try health.value("vitals.heart_rate_max", on: "2026-03-25") == 104)
    #expect(try health.value("vitals.resting_heart_rate", on: "2026-03-25") == 57)
    let hours = try #require(try health.entries("hours").first.flatMap(HourlyValues.init))
    #expect(hours.heart[4] == HourlyValues.Heart(mean: 100, lowest: 96, highest: 104, context: .moving))
    #expect(hours.heart[9] == HourlyValues.Heart(mean: 71, lowest: 71, highest: 71, context: .still))
    #expect(hours.heart.count == 2)
  }

  @Test("units are read beside their numbers, and one that is not known is reported")
  func units() throws {
    defer { health.remove() }
    let time = "2026-03-25 09:00:00 +0100"
    let file = try health.read("")
    #expect(file.items.isEmpty && file.leftOut.isEmpty)
    let body =
      HealthWorld.record(q("BloodGlucose"), "5.4", time, unit: "mmol&lt;180.1558800000541&gt;/L")
      + HealthWorld.record(q("OxygenSaturation"), "0.97", time, unit: "%")
      + HealthWorld.record(q("VO2Max"), "41.7", time, unit: "mL/min·kg")
      + HealthWorld.record(q("BodyTemperature"), "98.6", time, unit: "degF")
      + HealthWorld.record(q("BodyMass"), "155", time, unit: "lb")
      + HealthWorld.record(q("DietaryWater"), "0.33", time, unit: "L")
      + HealthWorld.record(q("DietaryWater"), "250", "2026-03-25 12:00:00 +0100", unit: "mL")
      + HealthWorld.record(q("DietaryEnergyConsumed"), "612", time, unit: "kcal")
      + HealthWorld.record(q("HeartRateVariabilitySDNN"), "41.2", time, unit: "ms")
      + HealthWorld.record(q("StepCount"), "3", time, unit: "furlong")
      + HealthWorld.record(q("HeadphoneAudioExposure"), "61", time, unit: "dBASPL")
    try health.run(body)
    let expected: [MetricID: Double] = [
      "vitals.glucose_mg_dl": 97.284, "vitals.oxygen_percent": 97, "vitals.vo2max": 41.7, "vitals.temperature_c": 37,
      "weight.kg": 70.307, "hydration.ml": 580, "food.calories": 612, "vitals.hrv_sdnn_ms": 41.2,
    ]
    for (metric, number) in expected { #expect(try health.value(metric, on: "2026-03-25") == number, "\(metric)") }
    let leftOut = try health.read(body).leftOut
    #expect(leftOut.map(\.name) == ["Steps", "Sound levels of headphones"])
    #expect(leftOut.allSatisfy { $0.count == 1 && $0.places.first?.line != nil })
  }

  @Test("what is left out is told in words, in the language of the answer; what nobody knows in its own")
  func titles() throws {
    var health = self.health
    defer { health.remove() }
    let time = "2026-03-25 09:00:00 +0100"
    let body =
      HealthWorld.record(q("BodyMass"), "155", time, unit: "furlong")
      + HealthWorld.record(q("HeadphoneAudioExposure"), "61", time, unit: "dBASPL")
      + HealthWorld.record(q("DietaryVitaminB12"), "1", time, unit: "mcg")
      + HealthWorld.record(q("ANewURLThing"), "1", time, unit: "count")
    #expect(
      Set(try health.read(body).leftOut.map(\.name)) == [
        "Weight", "Sound levels of headphones", "Dietary Vitamin B12", "A New URL Thing",
      ])
    health.world.context.environment.words = health.world.context.environment.registry.words(in: "de")
    #expect(
      Set(try health.read(body).leftOut.map(\.name)) == [
        "Gewicht", "Lautstärke der Kopfhörer", "Dietary Vitamin B12", "A New URL Thing",
      ])
  }

  @Test("what cannot be is reported, and no figure of it comes in")
  func impossible() throws {
    defer { health.remove() }
    let file = try health.read(
      HealthWorld.steps(1_000_000_000, "2026-03-25 07:30:00 +0100", "2026-03-25 07:39:00 +0100")
        + HealthWorld.steps(1, "2026-03-25 07:39:00 +0100", "2026-03-25 07:30:00 +0100")
        + HealthWorld.steps(1, "1850-03-25 07:30:00 +0100", "1850-03-25 07:39:00 +0100")
        + HealthWorld.steps(1, "2031-03-25 07:30:00 +0100", "2031-03-25 07:39:00 +0100")
        + HealthWorld.steps(1, "yesterday", "today")
        + HealthWorld.steps(1, "2026-01-25 07:30:00 +0100", "2026-03-25 07:39:00 +0100"))
    #expect(file.items.isEmpty)
    #expect(file.leftOut.map(\.count).reduce(0, +) == 6)
    let reasons = file.leftOut.map(\.reason)
    #expect(reasons.contains("its date is before 1900") && reasons.contains("its date is still to come"))
  }

  @Test("the device's own rings count before its records, and 0 says nothing")
  func rings() throws {
    defer { health.remove() }
    func energy(_ day: String) -> String {
      HealthWorld.record(
        q("ActiveEnergyBurned"), "61.5", "\(day) 08:10:00 +0100", "\(day) 08:19:00 +0100", unit: "kcal")
    }
    let stood = (8...10).map {
      HealthWorld.record(
        "\(HealthWorld.category)AppleStandHour", "HKCategoryValueAppleStandHourStood",
        "2026-03-25 \($0 < 10 ? "0" : "")\($0):00:00 +0100")
    }.joined()
    try health.run(
      energy("2026-03-25") + energy("2026-03-26") + stood + stood
        + """
        <ActivitySummary dateComponents="2026-03-25" activeEnergyBurned="0" activeEnergyBurnedUnit="kcal" \
        appleExerciseTime="34" appleStandHours="0"/>
        <ActivitySummary dateComponents="2026-03-26" activeEnergyBurned="804" activeEnergyBurnedUnit="kcal" \
        appleExerciseTime="62" appleStandHours="13"/>
        """)
    #expect(try health.value("vitals.active_energy_kcal", on: "2026-03-25") == 61.5)
    #expect(try health.value("vitals.exercise_minutes", on: "2026-03-25") == 34)
    #expect(try health.value("vitals.stand_hours", on: "2026-03-25") == 3)
    #expect(try health.value("vitals.active_energy_kcal", on: "2026-03-26") == 804)
    #expect(try health.value("vitals.stand_hours", on: "2026-03-26") == 13)
  }

  @Test("a blood pressure in a correlation counts once")
  func pressure() throws {
    defer { health.remove() }
    let both =
      HealthWorld.record(q("BloodPressureSystolic"), "121", "2026-03-27 07:30:00 +0100", unit: "mmHg", by: "Cuff")
      + HealthWorld.record(q("BloodPressureDiastolic"), "79", "2026-03-27 07:30:00 +0100", unit: "mmHg", by: "Cuff")
    let alone = HealthWorld.record(
      q("BloodPressureSystolic"), "140", "2026-03-27 09:30:00 +0100", unit: "mmHg", by: "Cuff")
    try health.run(
      both + "<Correlation type=\"HKCorrelationTypeIdentifierBloodPressure\" sourceName=\"Cuff\" "
        + "startDate=\"2026-03-27 07:30:00 +0100\" endDate=\"2026-03-27 07:30:00 +0100\">\(both)</Correlation>" + alone)
    #expect(try health.entries("pressure").count == 1)
    #expect(try health.value("vitals.systolic_mmhg", on: "2026-03-27") == 121)
    #expect(try health.value("vitals.diastolic_mmhg", on: "2026-03-27") == 79)
  }
}
