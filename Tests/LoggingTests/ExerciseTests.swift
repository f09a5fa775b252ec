import Testing
import TrackerApplication
import TrackerCommandLine
import TrackerCore
import TrackerTestSupport

@testable import TrackerLogging
@testable import TrackerLoggingCommands

@Suite("Distances of exercise, and what is left unknown")
struct ExerciseTests {
  private let today = Day(number: 20_524)  // 2026-03-12

  @Test(
    "m is minutes up to 180 and metres above, and the answer spells the unit",
    arguments: [
      ("walking 30m light", "walking, 30 minutes, light (2)"),
      ("swimming 90m 5", "swimming, 1 h 30 min, moderate (5)"),
      ("swimming 400m", "swimming, 400 metres"),
      ("400m swimming 10", "swimming, 10 minutes, 400 metres"),
      ("swimming 30m 400m 5", "swimming, 30 minutes, 400 metres, moderate (5)"),
      ("swimming 30 400 m 5", "swimming, 30 minutes, 400 metres, moderate (5)"),
      ("walk 180m", "walking, 3 hours"),
      ("hike 181m", "hiking, 181 metres"),
      ("run 5k", "running, 5 km"),
      ("running 30m 5 km light", "running, 30 minutes, 5 km, light (2)"),
      ("walk 3 miles 1h", "walking, 1 hour, 4.8 km"),
      ("cycling 5mi", "cycling, 8 km"),
      ("swimming 400 metres", "swimming, 400 metres"),
      ("yoga 400 min", "yoga, 6 h 40 min"),
      ("walking duration=200m", "walking, 3 h 20 min"),
      ("walking distance=5", "walking, 5 km"),
      ("swimming 101m", "swimming, 1 h 41 min"),
    ])
  func units(_ line: String, _ summary: String) throws {
    let world = try KindWorld()
    let entry = try world.entry(ExerciseKind.self, line)
    #expect(ExerciseKind.summary(of: entry, in: world.context).description == summary)
  }

  @Test("a distance is kept in kilometres, to the metre")
  func kilometres() throws {
    let world = try KindWorld()
    func distance(_ line: String) throws -> Double? {
      try world.parse(ExerciseKind.self, line).payload[ExerciseKind.distance]
    }
    #expect(try distance("walk 3 miles") == 4.828)
    #expect(try distance("swim 400m") == 0.4)
    #expect(try distance("swim 100 yards") == 0.091)
    #expect(try distance("walk 30m distance=2,5km") == 2.5)
  }

  @Test(
    "lanes of a pool, and metres of other exercise, are asked",
    arguments: [("swimming", 100), ("swimming", 125), ("swimming", 175), ("yoga", 400), ("strength", 200)])
  func asked(_ type: String, _ number: Int) throws {
    for (answer, part) in [("1", " h "), ("min", " h "), ("2", "\(number) metres"), ("metres", "\(number) metres")] {
      let world = try TestWorld([LoggingModule.self])
      let failure = try #require(throws: Failure.self) {
        try world.run(LogCommand<ExerciseKind>.self, [type, "\(number)m", "--yes"])
      }
      #expect(failure.message == "“m” may be minutes or metres here")
      let terminal = ScriptedTerminal(lines: [answer], hasKeyboard: true, width: 400)
      var context = world.context
      context.use(terminal)
      try LogCommand<ExerciseKind>.parse([type, "\(number)m"]).runAsking(in: context)
      #expect(
        terminal.errors == "Do you mean minutes or metres? [1: \(number) minutes, 2: \(number) metres; Ctrl-C stops] ")
      #expect(terminal.output.contains(part), "\(terminal.output)")
    }
  }

  @Test("neither a time nor a distance is a fault")
  func neither() throws {
    #expect(
      try #require(try KindWorld().fault(ExerciseKind.self, "walking light")).message.description.hasPrefix(
        "How long was it?"))
  }

  @Test("without an intensity the day's load is unknown, never zero, and stays so beside exercise that has one")
  func unknownIntensity() throws {
    let world = try TestWorld([LoggingModule.self])
    func value(_ metric: MetricID) throws -> DayValue { try world.values(of: metric, on: today...today)[0] }
    try world.run(LogCommand<ExerciseKind>.self, ["walking", "30m"])
    #expect(try value("exercise.minutes") == .value(30))
    for metric in ["exercise.load", "exercise.intensity", "exercise.intense_end"] as [MetricID] {
      #expect(try value(metric) == .unknown)
    }
    try world.run(LogCommand<ExerciseKind>.self, ["cycling", "30m", "8"])
    #expect(try value("exercise.load") == .unknown)
    #expect(try value("exercise.minutes") == .value(60))
    #expect(try world.values(of: "exercise.sedentary_days", on: today...today) == [.value(0)])
    let id = try #require(try world.entries.first?.id.short)
    try world.run(EditCommand.self, [id, "intensity=light"])
    #expect(try value("exercise.load") == .value(300))
    #expect(try value("exercise.intensity") == .value(8))
  }

  @Test("a distance alone keeps the day and leaves its minutes unknown")
  func unknownMinutes() throws {
    let world = try TestWorld([LoggingModule.self])
    try world.run(LogCommand<ExerciseKind>.self, ["swimming", "400m", "light"])
    for metric in ["exercise.minutes", "exercise.load"] as [MetricID] {
      #expect(try world.values(of: metric, on: today...today) == [.unknown])
    }
    #expect(try world.values(of: "exercise.intensity", on: today...today) == [.value(2)])
    #expect(try world.values(of: "exercise.intense_end", on: today...today) == [.none])
    try world.run(DayCommand.self, ["close"])
    #expect(try world.values(of: "exercise.minutes", on: today...today) == [.unknown])
  }

  @Test("stages and the time in bed are on the day's record")
  func night() throws {
    let world = try TestWorld([LoggingModule.self])
    try world.run(LogCommand<RestKind>.self, ["23:10-06:20", "in_bed=22:50-06:40", "deep=80m", "rem=1h"])
    #expect(try world.run(DayCommand.self).contains("7 h 50 min in bed"))
    #expect(try world.run(DayCommand.self).contains("1 h 20 min deep sleep"))
    #expect(try world.run(DayCommand.self, json: true).contains("\"night\""))
  }
}
