import Testing
import TrackerApplication
import TrackerCore

@testable import TrackerLoggingCommands
@testable import TrackerVitals

@Suite("What is measured: units, days and what is not known")
struct VitalsValueTests {
  @Test(
    "a weight is kept in kilograms, in whatever unit it is typed",
    arguments: [
      ("70.4", 70.4), ("70,4kg", 70.4), ("155lb", 70.307), ("11st 2lb", 70.76), ("11st", 69.853), ("62000g", 62),
    ] as [(String, Double)])
  func weights(_ typed: String, _ kilograms: Double) throws {
    let world = try VitalsWorld()
    try world.log(WeightKind.self, typed)
    #expect(try world.value("weight.kg") == kilograms)
  }

  @Test("without a unit a weight is in the person's own unit, and is told in it; a unit always wins")
  func ownUnits() throws {
    let world = try VitalsWorld(units: .us)
    #expect(try world.log(WeightKind.self, "155").contains("155 lb"))
    #expect(try world.value("weight.kg") == 70.307)
    let id = try #require(try world.world.entries.first?.id.short)
    try world.world.run(EditCommand.self, [id, "weight=150"])
    #expect(try world.value("weight.kg") == 68.039)
    try world.world.run(EditCommand.self, [id, "weight=70kg"])
    #expect(try world.value("weight.kg") == 70)
  }

  @Test(
    "glucose is kept in mg/dl: 5.4 mmol/l × 18.0156 is 97.284",
    arguments: [
      (["5.4", "mmol/l"], 97.284), (["5.4mmol/L", "fasting"], 97.284), (["97"], 97), (["97", "mg/dl"], 97),
      (["5.4"], 97.284),
    ] as [([String], Double)])
  func glucose(_ words: [String], _ kept: Double) throws {
    let world = try VitalsWorld()
    let told = try world.world.run(LogCommand<GlucoseKind>.self, words)
    #expect(told.contains("97 mg/dl (5.4 mmol/l)"))
    #expect(try world.value("vitals.glucose_mg_dl") == kept)
  }

  @Test("degrees Fahrenheit and Celsius are told apart by their size", arguments: [UnitSystem.metric, .us])
  func degrees(_ units: UnitSystem) throws {
    let world = try VitalsWorld(units: units)
    for (hour, (typed, kept)) in [("38.2", 38.2), ("100.4F", 38), ("100.4", 38), ("37,5°C", 37.5)].enumerated() {
      try world.log(TemperatureKind.self, typed, "at=1\(hour):00")
      let entry = try #require(try world.world.entries.last)
      #expect(entry.payload[TemperatureKind.temperature] == kept, "\(typed)")
    }
  }

  @Test("what is measured at the wrist is no body temperature, and a resting rate is no other rate")
  func apart() throws {
    let world = try VitalsWorld()
    try world.log(TemperatureKind.self, "35.1", "place=wrist")
    try world.log(HeartKind.self, "58", "resting")
    try world.log(HeartKind.self, "120", "after", "exercise")
    try world.log(HeartKind.self, "min=48", "max=142", "hrv_rmssd=38")
    #expect(try world.value("vitals.wrist_temperature_c") == 35.1)
    #expect(try world.value("vitals.temperature_c") == nil)
    #expect(try world.value("vitals.resting_heart_rate") == 58)
    #expect(try world.value("vitals.heart_rate") == 120)
    #expect(try world.value("vitals.hrv_rmssd_ms") == 38)
    #expect(try world.value("vitals.hrv_sdnn_ms") == nil)
  }

  @Test("a day has the mean of its readings, the lowest of the lowest, the highest of the highest, the last weight")
  func folds() throws {
    let world = try VitalsWorld()
    try world.log(HeartKind.self, "60", "min=50", "max=120", "at=08:00")
    try world.log(HeartKind.self, "70", "min=44", "max=110", "at=18:00")
    try world.log(PressureKind.self, "130/84", "at=08:00")
    try world.log(PressureKind.self, "120/80", "at=18:00")
    // Logged in the evening first: the last is the last in time.
    try world.log(WeightKind.self, "71", "at=19:00")
    try world.log(WeightKind.self, "70", "at=07:00")
    #expect(try world.value("vitals.heart_rate") == 65)
    #expect(try world.value("vitals.heart_rate_min") == 44)
    #expect(try world.value("vitals.heart_rate_max") == 120)
    #expect(try world.value("vitals.systolic_mmhg") == 125)
    #expect(try world.value("vitals.diastolic_mmhg") == 82)
    #expect(try world.value("weight.kg") == 71)
  }

  @Test("steps of a day are counted once, however often they are logged, and steps of exercise are not added")
  func steps() throws {
    let world = try VitalsWorld()
    try world.log(MovementKind.self, "3100", "at=12:00")
    try world.log(MovementKind.self, "8200", "6.1km", "at=18:00")
    try world.world.run(LogCommand<MovementKind>.self, ["flights=4"])
    #expect(try world.value("vitals.steps") == 8200)
    #expect(try world.value("vitals.distance_km") == 6.1)
    #expect(try world.value("vitals.flights") == 4)
    #expect(try world.value("vitals.active_energy_kcal") == nil, "what is not logged is unknown, never zero")
    #expect(try world.value("vitals.steps", daysAgo: 1) == nil)
  }

  @Test("what files brought as custom.steps before is the day's steps where nothing else is")
  func formerSteps() throws {
    let world = try VitalsWorld()
    let entry = Entry(
      id: "0123456789abcdef", kind: "measurement", instant: world.world.context.environment.now, offset: 3600,
      zone: "Europe/Berlin", day: world.today, source: .file,
      payload: Payload(fields: ["metric": .text("custom.steps"), "value": .number(4000)]))
    try world.world.journal.write("import", at: entry.instant) {
      try $0.put(entry, measures: [Measure("custom.steps", 4000, fold: .last)])
    }
    #expect(try world.value("vitals.steps") == 4000)
    try world.log(MovementKind.self, "8200")
    #expect(try world.value("vitals.steps") == 8200)
  }

  @Test("a reading at half past one in the night is of the day before, in the zone of the person")
  func nights() throws {
    var world = try VitalsWorld()
    try world.world.setClock("2026-03-12T01:30", zone: "America/New_York")
    try world.log(OxygenKind.self, "97")
    #expect(try world.value("vitals.oxygen_percent", daysAgo: 1) == 97)
    #expect(try world.value("vitals.oxygen_percent") == nil)
  }

  @Test("every example is one entry, which lists, edits, undoes and answers in JSON as others do")
  func wholeWay() throws {
    let world = try VitalsWorld()
    try world.log(PressureKind.self, "128/82", "64")
    let json = try world.world.run(ListCommand.self, [], json: true)
    #expect(json.contains("128") && json.contains("\"reading\"") && json.contains("64"))
    let id = try #require(try world.world.entries.first?.id.short)
    #expect(try world.world.run(ListCommand.self).contains("blood pressure 128/82, pulse 64"))
    try world.world.run(EditCommand.self, [id, "reading=118/76"])
    #expect(try world.value("vitals.systolic_mmhg") == 118)
    #expect(try world.value("vitals.heart_rate") == 64)
    try world.world.run(UndoCommand.self)
    #expect(try world.value("vitals.systolic_mmhg") == 128)
    let table = try world.world.run(ExportEntriesCommand.self, ["--kind", "pressure"])
    #expect(table.contains("128/82"))
  }
}
