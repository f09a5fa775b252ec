import Testing
import TrackerApplication
import TrackerCore

@testable import TrackerImportApps

@Suite struct BodyAppTests {
  private let world: AppWorld
  init() throws { world = try AppWorld() }

  @Test("drip: excluded temperatures, spotting and ticks")
  func drip() throws {
    let answer = try world.run(
      """
      date,temperature.value,temperature.exclude,temperature.time,bleeding.value,bleeding.exclude,\
      note.value,desire.value,pain.tenderSpot,pain.other,mood.calm
      2026-03-24,36.45,false,06:30,2,false,,,true,false,true
      2026-03-25,37.9,true,,0,,"one
      two",1,,,
      2026-03-26,99,,,3,,,,,,
      """)
    #expect(try world.value("vitals.temperature_c", 24) == 36.45)
    #expect(try world.value("vitals.temperature_c", 25) == nil)
    #expect(try world.value("cycle.flow", 24) == 2)
    #expect(try world.value("cycle.spotting", 25) == 1)
    #expect(try world.value("cycle.flow", 26) == 3)
    #expect(try world.value("custom.tender-spot", 24) == 1)
    #expect(try world.value("custom.calm", 24) == 1)
    #expect(try world.value("custom.other", 24) == nil)
    #expect(answer.contains("temperature.value (1): you marked it as not to be used (line 3)"))
    #expect(answer.contains("desire.value (1): the program has no place for it (line 3)"))
    #expect(answer.contains("1 cell was left out"))
  }

  @Test("Clue: options of lists, bleeding, and what has no place")
  func clue() throws {
    let answer = try world.run(
      """
      [{"date": "2026-03-24", "type": "period", "value": {"option": "very_heavy"}},
       {"date": "2026-03-24", "type": "pain", "value": [{"option": "odd_pull"}, {"option": "sting"}]},
       {"date": "2026-03-25", "type": "spotting", "value": {"option": "red"}},
       {"date": "2026-03-26", "type": "birth_control_pill", "value": {"option": "taken"}}]
      """)
    #expect(try world.value("cycle.flow", 24) == 3)
    #expect(try world.value("custom.odd-pull", 24) == 1)
    #expect(try world.value("cycle.spotting", 25) == 1)
    #expect(answer.contains("birth_control_pill (1): the program has no place for it"))
  }

  @Test("Google Fit: days that the service filled with zeros are unanswered")
  func fit() throws {
    let answer = try world.run(
      """
      Date;Move Minutes count;Calories (kcal);Distance (m);Average heart rate (bpm);Max heart rate (bpm);\
      Min heart rate (bpm);Step count;Average weight (kg);Sleep duration (ms)
      2026-03-24;64;2480.5;6200.5;72;141;54;8400;70.4;25200000
      2026-03-25;0;0;0;0;0;0;0;0;0
      2026-03-26;31;2210.0;3100;70;120;52;4100;;
      """)
    #expect(try world.value("vitals.steps", 24) == 8400)
    #expect(try world.value("vitals.distance_km", 24) == 6.2005)
    #expect(try world.value("sleep.hours", 24) == 7)
    #expect(try world.value("vitals.steps", 25) == nil)
    #expect(try world.value("vitals.heart_rate_max", 26) == 120)
    #expect(answer.contains("Days (1): the service filled them with zeros (line 3)"))
    #expect(answer.contains("Calories (kcal) (2): it holds what a body at rest uses (lines 2, 4)"))
  }

  @Test(
    "Google Fit: a cell that cannot be read is said with its line, and is no zero",
    arguments: ["NaN", "inf", "abc", String(repeating: "9", count: 400)])
  func unreadableFit(_ cell: String) throws {
    let answer = try world.run(
      """
      Date,Move Minutes count,Step count,Average weight (kg)
      2026-03-24,0,\(cell),0
      2026-03-25,0,4100,0
      """)
    #expect(answer.contains("Line 2, step count: “\(cell.prefix(20))"), "\(answer)")
    #expect(answer.contains("is not a number"))
    #expect(!answer.contains("zeros"))
    #expect(try world.value("vitals.steps", 24) == nil)
    #expect(try world.value("vitals.steps", 25) == 4100)
  }

  @Test("Google Fit: each number that is left out is told with its line, its column and what stands there")
  func fitErrors() throws {
    let answer = try world.run(
      """
      Date,Average heart rate (bpm),Max heart rate (bpm),Step count,Move Minutes count
      2026-03-24,1e308,1e308,12,3
      2026-03-25,70,90,many\u{1B} and more than twenty signs,3
      """)
    #expect(answer.contains("3 cells were left out"), "\(answer)")
    #expect(answer.contains("\n  Line 2, Heart rate: 1e+308 is not a number from 20 to 250 bpm.\n"), "\(answer)")
    #expect(answer.contains("\n  Line 2, Highest heart rate: 1e+308 is not a number from 20 to 250 bpm.\n"))
    #expect(answer.contains("\n  Line 3, step count: “many\\u{1B} and more …” is not a number.\n"), "\(answer)")
  }

  @Test("Fitbit: a night in local times, and a nap as long as it was slept")
  func fitbit() throws {
    let answer = try world.run(
      """
      [{"logId": 1, "dateOfSleep": "2026-03-24", "startTime": "2026-03-23T23:12:30.000",
        "endTime": "2026-03-24T06:41:00.000", "minutesAsleep": 401, "mainSleep": true,
        "levels": {"summary": {"deep": {"minutes": 71}, "light": {"minutes": 241}, "rem": {"minutes": 89}}}},
       {"logId": 2, "dateOfSleep": "2026-03-24", "startTime": "2026-03-24T14:02:00.000",
        "endTime": "2026-03-24T14:50:00.000", "minutesAsleep": 44, "mainSleep": false},
       {"logId": 3, "startTime": "2026-03-24T14:02:00.000", "endTime": "2026-03-24T14:01:00.000"}]
      """)
    #expect(try world.value("sleep.hours", 24) == 401.0 / 60)
    #expect(try world.value("sleep.nap_minutes", 24) == 44)
    #expect(answer.contains("\n  sleep entries  2 new\n"), "\(answer)")
  }

  @Test("a night of a device beside one that was typed is left out as what another entry has, with nothing to fix")
  func deviceNight() throws {
    let file = """
      [{"logId": 1, "dateOfSleep": "2026-03-24", "startTime": "2026-03-23T23:12:30.000",
        "endTime": "2026-03-24T06:41:00.000", "minutesAsleep": 401, "mainSleep": true}]
      """
    let other = try AppWorld()
    try other.run(file)
    var typed = try #require(try other.entries.first)
    #expect(typed.source == .device)
    (typed.id, typed.key, typed.source) = (EntryID(hashing: "typed"), nil, .hand)
    typed.payload = typed.payload.withoutImported
    let night = typed
    try world.world.journal.write("log", at: night.instant) { try $0.put(night, measures: []) }
    let answer = try world.run(file)
    #expect(answer.contains("sleep entries (1): another entry of that time counts (line 1)"), "\(answer)")
    #expect(!answer.contains("Fix it"))
    #expect(try world.entries.count == 1)
  }

  @Test("Cronometer: a snack after midnight is of the day before, and kilojoules are read by their header")
  func cronometer() throws {
    try world.run(
      """
      Day,Time,Group,Food Name,Amount,Energy (kJ),Protein (g)
      2026-03-24,8:05 AM,Breakfast,"Gruel, thin",58.00 g,418.4,7
      2026-03-24,12:40 AM,Snacks,Plum,1.00 medium,41.84,0
      """)
    #expect(abs((try world.value("food.calories", 24) ?? 0) - 100) < 1e-9)
    #expect(abs((try world.value("food.calories", 23) ?? 0) - 10) < 1e-9)
    #expect(try world.value("intake.gruel-thin", 24) == 1)
  }

  @Test(
    "Cronometer: an amount has no zeros behind its number, and else stays as it is",
    arguments: [
      ("58.00 g", "58 g"), ("1.50 cup", "1.5 cup"), ("0.25 each", "0.25 each"), ("100 g", "100 g"),
      ("1.00 x 2.00 cm", "1 x 2.00 cm"), ("a handful", "a handful"), ("2.00", "2"),
    ])
  func amount(_ written: String, _ kept: String) throws {
    let answer = try world.run(
      "Day,Time,Group,Food Name,Amount,Energy (kcal)\n2026-03-24,8:05 AM,Breakfast,Plum,\(written),40\n")
    #expect(try world.entries.map { $0.payload.fields["notes"]?.text } == [kept])
    #expect(answer.contains("Nutrients (1): only the energy of foods is imported (line 2)"))
  }

  @Test("MyFitnessPal: meals without foods keep their exact energy, and rows of totals are no meals")
  func myFitnessPal() throws {
    let answer = try world.run(
      """
      Date,Meal,Calories,Fat (g),Note
      2026-03-24,Breakfast,420.0,10,
      2026-03-24,Dinner,"1,050.5",30,"late, out"
      2026-03-24,Totals,1470.5,40,
      """)
    #expect(try world.value("food.calories", 24) == 1470.5)
    #expect(answer.contains("Totals (1): sums are made from the meals (line 4)"))
    #expect(Set(try world.entries.map { $0.payload.fields["type"]?.text }) == ["breakfast", "dinner"])
  }
}
