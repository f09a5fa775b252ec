import Testing
import TrackerApplication
import TrackerCore

@testable import TrackerGoals
@testable import TrackerLogging
@testable import TrackerPrediction
@testable import TrackerReports

@Suite struct OverallScoreTests {
  private func part(_ value: Double?, weight: Int) -> OverallScore.Part {
    OverallScore.Part(
      ReportScorePart("part", "Part", weight: weight), value.map { ReportScore("part", $0, known: 7) }, weight: weight)
  }

  @Test("the score is the mean of the known parts by their weights")
  func mean() {
    #expect(
      OverallScore.value(of: [part(57, weight: 40), part(79, weight: 30), part(100, weight: 20), part(72, weight: 10)])
        == 74)
  }

  @Test("what is not known counts for nothing, and a part of weight 0 is left out")
  func unknown() {
    #expect(OverallScore.value(of: [part(80, weight: 40), part(nil, weight: 60), part(60, weight: 40)]) == 70)
    #expect(OverallScore.value(of: [part(80, weight: 40), part(0, weight: 0), part(60, weight: 40)]) == 70)
  }

  @Test("with fewer than two known parts there is no score")
  func tooFew() {
    #expect(OverallScore.value(of: [part(80, weight: 40), part(nil, weight: 60)]) == nil)
    #expect(OverallScore.value(of: [part(80, weight: 40), part(60, weight: 0)]) == nil)
    #expect(OverallScore.value(of: []) == nil)
  }

  @Test(
    "symptoms: none is 100, the own usual 50, the worst 0",
    arguments: [
      (0.0, 4.0, 100.0), (4, 4, 50), (2, 4, 75), (7, 4, 25), (10, 4, 0), (0, 0, 100), (5, 0, 25), (10, 10, 50),
    ])
  func symptoms(mean: Double, usual: Double, score: Double) {
    #expect(abs(SymptomsReport.score(of: mean, usual: usual) - score) < 1e-9)
  }

  @Test("more movement than usual earns nothing, and a usual of none says nothing")
  func movement() {
    #expect(ExerciseReport.score(of: 15, usual: 30) == 50)
    #expect(ExerciseReport.score(of: 30, usual: 30) == 100 && ExerciseReport.score(of: 300, usual: 30) == 100)
    #expect(ExerciseReport.score(of: 30, usual: 0) == nil)
  }

  @Test("the score has its parts with their days, and the days before beside it")
  func inReport() throws {
    let world = try ReportWorld()
    defer { world.remove() }
    try world.usualPain(4)
    for back in 0..<7 {
      try world.checkIn("pain=2", "prickle=0", back: back)
      try world.log(RestKind.self, "23:00-06:00", "awake=0", back: back)
    }
    let report = try world.weekly("summary")
    guard case .object(let data)? = report.sections.first?.data else { throw Failure(.system, "no data") }
    // Symptoms 75 · 40 and sleep 100 · 20.
    #expect(data["value"] == .number(83))
    let text = try world.text(report.sections.first)
    #expect(text.contains("Symptoms") && text.contains("75") && text.contains("67%") && text.contains("33%"))
    #expect(text.contains("Mood") && text.contains("not known"))
  }

  @Test("days are compared with those before by the parts that both have")
  func compared() throws {
    func parts(_ values: [Double?]) -> [OverallScore.Part] {
      zip(["a", "b", "c"], values).map { (id: String, value: Double?) -> OverallScore.Part in
        OverallScore.Part(
          ReportScorePart(id, "Part", weight: 40), value.map { ReportScore(id, $0, known: 7) }, weight: 40)
      }
    }
    let both = try #require(OverallScore.compared(parts([80, 60, 0]), parts([50, 70, nil])))
    #expect(both.now == 70 && both.before == 60)
    #expect(OverallScore.compared(parts([80, nil, 0]), parts([50, 70, nil])) == nil)
  }

  @Test(
    "a goal moves the score only once a third of the days is known of it",
    arguments: [(0, 83.0), (2, 83.0), (20, 71.0)])
  func newGoal(age: Int, score: Double) throws {
    let world = try ReportWorld()
    defer { world.remove() }
    try world.usualPain(4)
    for back in 0..<7 {
      try world.checkIn("pain=2", "prickle=0", back: back)
      try world.log(RestKind.self, "23:00-06:00", "awake=0", back: back)
    }
    var goal = Goal(id: "sleep-more", title: "Sleep more", created: ReportWorld.today.advanced(by: -age))
    goal.aim = .target(GoalTarget(metric: "sleep.hours", start: 7, target: 9))
    try world.keep(goal)
    guard case .object(let data)? = try world.weekly("summary").sections.first?.data else {
      throw Failure(.system, "no data")
    }
    // Symptoms 75 · 40 and sleep 100 · 20, and 0 · 10 where the goal counts.
    #expect(data["value"] == .number(score))
  }

  @Test("a night of which only the hours are known is no part of the score")
  func hoursAlone() throws {
    let world = try ReportWorld()
    defer { world.remove() }
    try world.usualPain(4)
    for back in 0..<7 {
      try world.checkIn("pain=2", "prickle=0", back: back)
      try world.log(RestKind.self, "7h", back: back)
    }
    let report = try world.weekly("summary")
    #expect(report.sections.first?.isTracked == false)
  }

  @Test("a gap in the log never lowers the score; too many of them leave a part unknown")
  func gaps() throws {
    func score(days: [Int]) throws -> JSONValue? {
      let world = try ReportWorld()
      defer { world.remove() }
      try world.usualPain(4)
      for back in days {
        try world.checkIn("pain=2", "prickle=0", back: back)
        try world.log(RestKind.self, "23:00-06:00", "awake=0", back: back)
      }
      guard case .object(let data)? = try world.weekly("summary").sections.first?.data else { return nil }
      return data["value"]
    }
    #expect(try score(days: [0, 1, 2, 3, 4, 5, 6]) == .number(83))
    #expect(try score(days: [0, 3, 6]) == .number(83))
    #expect(try score(days: [0, 3]) == nil)
  }
}
