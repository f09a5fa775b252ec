import Testing
import TrackerApplication
import TrackerCore
import TrackerLogging
import TrackerTestSupport
import TrackerVitals

@testable import TrackerGoals
@testable import TrackerHealth
@testable import TrackerHealthCommands

@Suite struct HealthPagesTests {
  @Test("the module and the core fit together")
  func registry() {
    #expect(Registry([LoggingModule.self, VitalsModule.self, HealthModule.self]).diagnostics.isEmpty)
  }

  @Test("without entries each page says how to begin", arguments: [LanguageTag.english, "de"])
  func empty(_ language: LanguageTag) throws {
    let world = try HealthWorld(language: language)
    for page in try world.pages() {
      #expect(page.contains("symptoms log") && !page.contains("nan"), "\(page)")
    }
  }

  @Test("hours alone give no sleep score, and the page says so")
  func hoursAlone() throws {
    let world = try HealthWorld()
    try world.nights(7, "7h")
    let page = try world.text(HealthSleepCommand.self)
    #expect(page.contains("There is no sleep score") && page.contains("Hours alone are one"))
    #expect(try world.page(HealthSummaryCommand.self).contains("There is no sleep score"))
    #expect(try HealthMaker(world.session).sleep().nights.allSatisfy { $0.score == nil })
  }

  @Test("time in bed, awake and regular times each join the score once they are known")
  func score() throws {
    let world = try HealthWorld()
    try world.log(RestKind.self, "23:00-06:00", "in_bed=22:20-06:20", "awake=20m", "interruptions=1")
    let night = try #require(try HealthMaker(world.session).sleep().nights.last)
    #expect(night.hours.map { abs($0 - 20.0 / 3) < 1e-9 } == true)
    #expect(night.latency == 40 && night.inBed == 480 && night.awake == 20 && night.awakenings == 1)
    #expect(night.efficiency.map { abs($0 - 83.333) < 0.001 } == true)
    #expect(night.continuity.map { abs($0 - 400.0 / 420) < 1e-9 } == true)
    #expect(night.regularity == nil)
    // 40 · 8/9 + 20 · 0.9206 + 10 · 2/3 + 10 + 5, of 85.
    #expect(night.score?.value == 89)
    try world.nights(6, "23:00-06:00", from: 1)
    #expect(try HealthMaker(world.session).sleep().nights.last?.regularity == 100)
    let page = try world.page(HealthSleepCommand.self)
    #expect(page.contains("Regular times") && page.contains("Sleep score"))
  }

  @Test("going back to sleep is one night; sleep outside of the time in bed leaves that unknown")
  func parts() throws {
    let world = try HealthWorld()
    try world.log(RestKind.self, "23:00-03:00", "in_bed=22:30-07:00")
    try world.log(RestKind.self, "04:00-06:30")
    try world.log(RestKind.self, "23:00-03:00", "in_bed=22:30-03:30", back: 1)
    try world.log(RestKind.self, "05:00-07:00", back: 1)
    let nights = try HealthMaker(world.session).sleep().nights.suffix(2).map { $0 }
    #expect(nights[1].hours == 6.5 && nights[1].inBed == 510 && nights[1].latency == 30)
    #expect(nights[0].hours == 6 && nights[0].inBed == nil && nights[0].efficiency == nil)
  }

  @Test("days of the resting rate that stand out are told with the data behind them")
  func anomalies() throws {
    let world = try HealthWorld()
    try world.resting([Int?](repeating: 58, count: 28) + [66, 58, 50, nil, 63, 64])
    let heart = try HealthMaker(world.session).heart()
    #expect(heart.anomalies.map(\.resting.finding) == [.sustained, .spike, .dip, .spike])
    #expect(heart.anomalies.first?.day == HealthWorld.today)
    let page = try world.text(HealthHeartCommand.self)
    #expect(page.contains("In your records") && page.contains("64, and 63 the day before"))
    #expect(page.contains("far below your usual of 58") && page.contains("no diagnosis"))
    let summary = try world.text(HealthSummaryCommand.self)
    #expect(summary.contains("your resting rate was 64 today and 63 yesterday; it's usually 58."))
  }

  @Test("SDNN and RMSSD have a score each")
  func variability() throws {
    let world = try HealthWorld()
    for back in 0..<20 { try world.log(HeartKind.self, "hrv_rmssd=\(back.isMultiple(of: 2) ? 40 : 36)", back: back) }
    try world.log(HeartKind.self, "hrv_sdnn=70")
    let found = try HealthMaker(world.session).heart().variability
    #expect(found.map(\.metric) == ["vitals.hrv_rmssd_ms", "vitals.hrv_sdnn_ms"])
    #expect(found[0].score?.known == 19 && found[1].score == nil)
  }

  @Test("a rate at the end of a workout and one a minute later are its recovery")
  func recovery() throws {
    let world = try HealthWorld()
    try world.log(ExerciseKind.self, "running", "30m", "8", "at=18:00")
    try world.log(HeartKind.self, "150", "active", "at=18:30")
    try world.log(HeartKind.self, "128", "after-exercise", "at=18:31")
    try world.log(ExerciseKind.self, "walking", "20m", "at=10:00")
    try world.log(HeartKind.self, "100", "after-exercise", "at=10:21")
    let heart = try HealthMaker(world.session).heart()
    #expect(heart.recoveries.map(\.type) == ["running"] && heart.recoveries.first?.beats == 22)
  }

  @Test("workouts stand beside the person's own earlier ones of the type, with their number")
  func workouts() throws {
    let world = try HealthWorld()
    for back in [40, 50, 60] { try world.log(ExerciseKind.self, "running", "30m", "5km", "4", back: back) }
    for back in [2, 5] { try world.log(ExerciseKind.self, "running", "24m", "4km", "6", back: back) }
    try world.log(ExerciseKind.self, "yoga", "45m", back: 3)
    let activity = try HealthMaker(world.session).activity()
    #expect(activity.workouts.map(\.type) == ["running", "yoga"])
    let running = activity.workouts[0]
    #expect(running.now == 2 && running.before == 3)
    let pace = try #require(running.lines.first { $0.trait == .pace })
    #expect(pace.now.mean == 6 && pace.before.mean == 6 && pace.now.known == 2 && pace.before.known == 3)
    let load = try #require(running.lines.first { $0.trait == .load })
    #expect(load.now.mean == 144 && load.before.mean == 120)
    #expect(!running.lines.contains { $0.trait == .energy })
  }

  @Test("of a run that two devices recorded one is a workout")
  func workoutsThatWait() throws {
    let world = try HealthWorld()
    try world.world.bringRunTwice(ExerciseKind.self, on: HealthWorld.today.advanced(by: -1))
    let running = try #require(try HealthMaker(world.session).activity().workouts.first)
    #expect(running.now == 1)
    let load = try #require(running.lines.first { $0.trait == .load })
    #expect(load.now.mean == 210 && load.now.known == 1)
    #expect(try world.page(HealthActivityCommand.self).contains("Running: 1 now, 0 before"))
  }

  @Test("all goals that watch a number of the page stand on it")
  func goals() throws {
    let world = try HealthWorld()
    try world.log(ExerciseKind.self, "running", "20m", "8", back: 1)
    try world.world.journal.write("goals add", at: world.world.context.environment.now) { journal in
      for (id, days) in [("walk", 4), ("run", 2)] {
        var goal = Goal(id: GoalID(id), title: id, created: HealthWorld.today.advanced(by: -9))
        goal.aim = .habit(GoalHabit(metric: "exercise.minutes", side: .atLeast, threshold: 20, days: days))
        try journal.put(goal, as: Goal.document, of: goal.id)
      }
    }
    let page = try world.text(HealthActivityCommand.self)
    #expect(page.contains("walk: 1 of 4 days this week") && page.contains("run: 1 of 2 days this week"), "\(page)")
  }

  @Test("hard minutes count twice, and a watch's minutes are not added to logged ones")
  func exerciseWeek() throws {
    let world = try HealthWorld()
    try world.log(ExerciseKind.self, "running", "20m", "8", back: 1)
    try world.log(MovementKind.self, "exercise_minutes=30", back: 1)
    try world.log(MovementKind.self, "exercise_minutes=15", back: 2)
    let week = try #require(try HealthMaker(world.session).activity().exerciseWeek)
    #expect(week.minutes == 55 && week.known == 2)
  }

  @Test("hours of the day are only told where a module knows them")
  func hours() throws {
    let world = try HealthWorld()
    try world.log(MovementKind.self, "8000", back: 1)
    #expect(try world.page(HealthActivityCommand.self).contains("not known by the hour"))
    let known = try HealthWorld([HourlySteps.self])
    try known.log(MovementKind.self, "8000", back: 1)
    let page = try known.page(HealthActivityCommand.self)
    #expect(page.contains("16–19") && page.contains("n = 8 days"))
    #expect(try HealthMaker(known.session).heart().irregularDays == [HealthWorld.today])
  }

  @Test("a day that is not over does not count as few steps")
  func openDay() throws {
    let world = try HealthWorld()
    for back in 1..<8 { try world.log(MovementKind.self, "8000", back: back) }
    try world.log(MovementKind.self, "100")
    let item = try #require(try HealthMaker(world.session).overview().items.first { $0.metric == "vitals.steps" })
    #expect(item.week.mean == 8000 && item.week.known == 7)
  }

  @Test("only what is clear is called a change, by the rule of trends")
  func changes() throws {
    let world = try HealthWorld()
    for back in 1...60 {
      try world.log(MovementKind.self, "\((back <= 30 ? 9000 : 5000) + back % 3 * 200)", back: back)
    }
    let item = try #require(try HealthMaker(world.session).overview().items.first { $0.metric == "vitals.steps" })
    #expect(item.month.verdict == .higher && item.month.isLarge)
    let page = try world.page(HealthSummaryCommand.self)
    #expect(page.contains("What changed clearly") && page.contains("symptoms trends Steps"))
    let same = try HealthWorld()
    for back in 1...60 { try same.log(MovementKind.self, "\(6000 + back * 7919 % 3000)", back: back) }
    #expect(!(try same.page(HealthSummaryCommand.self).contains("What changed clearly")))
  }

  @Test("a single day has all pages, in both languages", arguments: [LanguageTag.english, "de"])
  func singleDay(_ language: LanguageTag) throws {
    let world = try HealthWorld(language: language)
    try world.log(RestKind.self, "23:00-06:00")
    try world.log(HeartKind.self, "58", "resting")
    try world.log(ExerciseKind.self, "walking", "30m")
    for page in try world.pages() { #expect(!page.isEmpty && !page.contains("nan")) }
    #expect(try world.page(HealthHeartCommand.self).contains("14"))
  }

  @Test("a page fits its width in both languages", arguments: [40, 80, 120], [LanguageTag.english, "de"])
  func widths(_ width: Int, _ language: LanguageTag) throws {
    let world = try HealthWorld(language: language)
    try world.nights(35, "23:00-06:10", "in_bed=22:40-06:30", "awake=20m", "deep=60m", "rem=80m")
    try world.resting([Int?](repeating: 58, count: 30) + [66, 58, 63, 64])
    for back in 0..<30 {
      try world.log(MovementKind.self, "\(6000 + back * 37 % 900)", "active_energy=310", back: back)
      if back % 3 == 0 { try world.log(ExerciseKind.self, "walking", "30m", "2.4km", "4", back: back) }
    }
    try world.log(HeartKind.self, "hrv_rmssd=40", "vo2max=37.5")
    for page in try world.pages(width: width) {
      // A command stays on one line, so that it can be copied.
      for line in page.split(separator: "\n") where !line.contains("symptoms ") {
        #expect(line.count <= width, "\(line)")
      }
    }
    for page in try world.pages(isPlain: true) { #expect(!page.contains("█") && !page.contains("▁")) }
  }

  @Test("days outside of 7 to 365 are refused with what is allowed")
  func days() throws {
    let world = try HealthWorld()
    for days in [-1, 0, 6, 366] {
      #expect(throws: Failure.self) { try HealthMaker(world.session, days: days) }
    }
    #expect(throws: Never.self) { try HealthMaker(world.session, days: 365).heart() }
  }

  @Test("the JSON has the parts of each night")
  func json() throws {
    let world = try HealthWorld()
    try world.log(RestKind.self, "23:00-06:20", "in_bed=22:50-06:40")
    let json = try world.page(HealthSleepCommand.self, json: true)
    #expect(json.contains("\"weight\"") && json.contains("\"impact\"") && json.contains("efficiency"))
  }
}

/// A module that knows steps by the hour, and a device that noticed something.
private enum HourlySteps: TrackerModule {
  static let id: ModuleID = "hourly"

  static func contribute(to registry: inout Registry) { registry.healthReaders.add(Reader()) }

  private struct Reader: HealthReader {
    let id = "hourly"

    func hours(
      of metric: MetricID, on days: ClosedRange<Day>, of session: Session, in journal: any JournalReading
    ) -> [Day: [Double?]] {
      let day = (0..<24).map { Double?((16..<19).contains($0) ? 900 : 20) }
      return Dictionary(uniqueKeysWithValues: days.suffix(8).map { ($0, day) })
    }

    func irregularRhythm(on days: ClosedRange<Day>, of session: Session, in journal: any JournalReading) -> [Day]? {
      [days.upperBound]
    }
  }
}
