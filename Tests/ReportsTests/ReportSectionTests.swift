import Testing
import TrackerApplication
import TrackerCore
import TrackerPacks
import TrackerTestSupport

@testable import TrackerGoals
@testable import TrackerLogging
@testable import TrackerMedicines
@testable import TrackerMedicinesCommands
@testable import TrackerReports
@testable import TrackerReportsCommands
@testable import TrackerTrackers

/// What single parts of reports say.
@Suite struct ReportSectionTests {
  private func inWorld(_ body: (ReportWorld) throws -> Void) throws {
    let world = try ReportWorld()
    defer { world.remove() }
    try body(world)
  }

  private func daily(_ section: String, in world: ReportWorld) throws -> String {
    let report = try world.report(ReportWish(.daily, endingOn: ReportWorld.today, sections: [section]))
    return try world.text(world.section(section, of: report))
  }

  private func weekly(_ section: String, in world: ReportWorld) throws -> String {
    try world.text(world.section(section, of: try world.weekly(section)))
  }

  // MARK: Goals

  private func goal(_ id: GoalID, _ title: String, _ aim: GoalAim) -> Goal {
    var goal = Goal(id: id, title: title, created: ReportWorld.today)
    goal.aim = aim
    return goal
  }

  @Test("a habit is told by the days that goals counts, and what is not known of goals is not counted as not reached")
  func habit() throws {
    try inWorld { world in
      // Exercise on Monday; today is Thursday.
      try world.world.keep("exercise.minutes", [0, 0, 0, 30, 0, 0, nil], fold: .sum)
      try world.keep(
        goal("walk", "Walk", .habit(GoalHabit(metric: "exercise.minutes", side: .atLeast, threshold: 5, days: 4))))
      try world.keep(goal("sleep", "Sleep more", .target(GoalTarget(metric: "sleep.hours", start: 7, target: 9))))
      let week = try weekly("goals", in: world)
      #expect(week.contains("0 of 1 known goal reached; 1 not known"), "\(week)")
      #expect(week.contains("Walk: 1 of 4 days"), "\(week)")
      #expect(week.contains("Walk: You met it on 1 of the last 7 days."), "\(week)")
      #expect(try daily("goals", in: world).contains("Walk: 1 of 4 days this week"))
    }
  }

  @Test("what a day did for a goal is said in words")
  func dayOfGoal() throws {
    try inWorld { world in
      try world.world.keep("sleep.hours", Array(repeating: 7, count: 28) + [6])
      try world.keep(goal("sleep", "Sleep more", .target(GoalTarget(metric: "sleep.hours", start: 7, target: 9))))
      let text = try daily("goals", in: world)
      #expect(text.contains("Sleep more: a step away from it (") && text.contains("0.5)"), "\(text)")
    }
  }

  // MARK: Medicines

  @Test("a dose of today is due once its time has come, and is not known while nothing is said of it")
  func doses() throws {
    try inWorld { world in
      let from = "\(ReportWorld.today.advanced(by: -3))"
      try world.world.run(
        MedicinesAddCommand.self, ["ibuprofen", "400mg", "--schedule", "08:00 21:00", "--from", from])
      let unknown = try daily("medicines", in: world)
      #expect(unknown.contains("Not known which doses were taken"), "\(unknown)")
      #expect(unknown.contains("of 1, not known") && !unknown.contains("nothing due"), "\(unknown)")
      try world.log(MedicationKind.self, "ibuprofen")
      let known = try daily("medicines", in: world)
      #expect(known.contains("1 of 1 dose taken"), "\(known)")
    }
  }

  @Test("a medicine that is taken when needed says so")
  func whenNeeded() throws {
    try inWorld { world in
      try world.world.run(MedicinesAddCommand.self, ["sumatriptan", "50mg", "--use", "acute"])
      #expect(try daily("medicines", in: world).contains("when needed"))
      let report = try world.report(.forClinician(ReportWorld.today...ReportWorld.today, sections: ["medicines"]))
      #expect(try world.text(world.section("medicines", of: report)).contains("when needed"))
    }
  }

  // MARK: Forecasts and definitions

  private func forecast(_ kind: Forecast.Kind, back: Int, in world: ReportWorld) throws {
    let day = ReportWorld.today.advanced(by: -back)
    let now = world.world.context.environment.now
    let forecast = Forecast(
      condition: SamplePacks.sample, forDay: day, kind: kind, dataThrough: day.advanced(by: -1), madeAt: now,
      probability: 0.3, range: 0.1...0.6, baseRate: 0.25, contributions: [], learntFrom: 30, predictor: "fixed",
      pack: "c0ffee")
    try world.world.journal.write("check-in", at: now) { try $0.put(forecast) }
  }

  @Test("a forecast that was made after its day began is marked, and is no forecast of the headline")
  func madeLater() throws {
    try inWorld { world in
      try forecast(.replayed, back: 2, in: world)
      let later = try weekly("forecast", in: world)
      #expect(later.contains("These forecasts were made later"), "\(later)")
      #expect(later.contains("30% made later"), "\(later)")
      #expect(later.contains("1 of these forecasts was made later, from earlier days only."), "\(later)")
      try forecast(.ahead, back: 1, in: world)
      #expect(try weekly("forecast", in: world).contains("What came is not known"))
      let narrow = try world.world.run(ReportWeeklyCommand.self, ["--sections", "forecast"], width: 40)
      #expect(narrow.contains("was forecast") && !narrow.contains("what came"), "\(narrow)")
    }
  }

  @Test("where there is a forecast for tomorrow alone, there was none for the day")
  func noForecast() throws {
    try inWorld { world in
      try world.checkIn("pain=3", "prickle=0")
      let text = try daily("forecast", in: world)
      #expect(text.contains("There was no forecast for these days"), "\(text)")
    }
  }

  @Test("days before a condition was added are said to be judged by its later definition", arguments: [false, true])
  func addedLater(isLater: Bool) throws {
    try inWorld { world in
      try world.checkIn("pain=8", "prickle=0", back: 2)
      if isLater {
        try world.world.journal.write("conditions add", at: world.world.context.environment.now) { journal in
          try journal.put(
            [ConditionRecord(pack: SamplePacks.sample, since: ReportWorld.today)], as: ConditionRecord.document)
        }
      }
      let text = try weekly("symptoms", in: world)
      #expect(text.contains("was added on Thursday 12 March.") == isLater, "\(text)")
    }
  }

  // MARK: Food

  @Test("entries of food and of drink count alike, and a single day does not say that it is known")
  func entries() throws {
    try inWorld { world in
      try world.log(FoodKind.self, "lunch", "soup")
      try world.log(DrinkKind.self, "300ml")
      try world.log(DrinkKind.self, "200ml")
      try world.log(ExerciseKind.self, "walking", "30m", "light")
      #expect(try daily("food", in: world).contains("3 entries of food and drink"))
      #expect(!(try daily("exercise", in: world)).contains("days known"))
      #expect(try weekly("exercise", in: world).contains("1 of 7 days known."))
    }
  }
}
