import Testing
import TrackerCore
import TrackerStatistics

@testable import TrackerLearner

/// What becomes of a forecast when nothing is answered, and on the first days of all.
@Suite struct SilenceTests {
  private static let flareDay = LearnerDay(isFlare: true, severity: 9, values: [80, 20, 0])
  private static let goodDay = LearnerDay(isFlare: false, severity: 2, values: [0, 10, -40])

  private static func learner(_ days: [LearnerDay]) -> Learner {
    days.reduce(into: Learner(LearnerTests.design)) { $0.advance($1) }
  }

  /// A month with a flare every third day, then a run of days of one kind.
  private static func month(ending run: LearnerDay) -> Learner {
    learner((0..<30).map { $0 % 3 == 0 ? flareDay : goodDay } + Array(repeating: run, count: 4))
  }

  @Test(
    "each silent day takes the forecast nearer to the base rate and widens its range; after ten only that is left",
    arguments: [flareDay, goodDay])
  func drift(run: LearnerDay) {
    var learner = Self.month(ending: run)
    let base = logit(learner.history.rate)
    var before = learner.prediction
    #expect(before.silentDays == 0 && logit(before.probability) != base)
    for day in 1...14 {
      learner.advance(LearnerDay())
      let said = learner.prediction
      #expect(said.silentDays == day && said.baseRate == sigmoid(base))
      if day <= Forecast.silentDaysToBaseRate {
        #expect(abs(logit(said.probability) - base) < abs(logit(before.probability) - base), "day \(day)")
        #expect(said.range.lowerBound <= before.range.lowerBound && said.range.upperBound >= before.range.upperBound)
        #expect(said.range != before.range, "day \(day)")
      }
      #expect(abs(said.contributions.reduce(0) { $0 + $1.logOdds } - logit(said.probability)) < 1e-9)
      before = said
    }
    #expect(abs(logit(before.probability) - base) < 1e-12 && before.severity == nil)
    #expect(before.contributions.map(\.part) == [.baseRate])
    // What is known on waking says nothing any more.
    #expect(learner.prediction(updating: [100]).probability == before.probability)
  }

  @Test("one answer is enough to start again, and says what it would have said without any share taken")
  func again() {
    var learner = Self.month(ending: Self.flareDay)
    for _ in 0..<20 { learner.advance(LearnerDay()) }
    learner.advance(Self.flareDay)
    let said = learner.prediction
    #expect(said.silentDays == 0 && said.severity != nil && said.probability > learner.history.rate)
    #expect(!said.contributions.contains { $0.name == TermName.silence })
  }

  @Test("a diary without a gap is forecast as if silence were unknown")
  func complete() {
    for prediction in LearnerTests.predictions(LearnerTests.days(120, seed: 5, missing: 0)) {
      #expect(prediction.silentDays == 0 && !prediction.contributions.contains { $0.name == TermName.silence })
    }
  }

  @Test("values that windows bring to days without an entry do not move it; what is logged does, by its share")
  func windows() {
    var learner = Self.month(ending: Self.goodDay)
    learner.advance(LearnerDay())
    let first = learner.prediction
    var (empty, logged) = (learner, learner)
    empty.advance(LearnerDay(values: [100, nil, nil], isEmpty: true))
    logged.advance(LearnerDay(values: [100, nil, nil]))
    let base = logit(learner.history.rate)
    #expect(abs(logit(empty.prediction.probability) - base) < abs(logit(first.probability) - base))
    #expect(logged.prediction.contributions.contains { $0.name == "short-sleep" })
    #expect(logged.prediction.probability != empty.prediction.probability)
    #expect(empty.prediction(updating: [100]).probability != empty.prediction.probability)
  }

  @Test("values without an answer are silence, too, but a severity without an outcome is an answer")
  func whatIsSilent() {
    var learner = Self.month(ending: Self.goodDay)
    learner.advance(LearnerDay(values: [50, 50, 50]))
    #expect(learner.prediction.silentDays == 1)
    learner.advance(LearnerDay(severity: 4))
    #expect(learner.prediction.silentDays == 0)
  }

  @Test("who has never answered is not silent: there is nothing to go back to")
  func never() {
    let said = Self.learner((0..<30).map { _ in LearnerDay() }).prediction
    #expect(said == Learner(LearnerTests.design).prediction && said.silentDays == 0)
  }

  @Test("a silent state written down and read back goes on to the last bit", arguments: [1, 4, 12])
  func kept(days: Int) throws {
    var learner = Self.month(ending: Self.flareDay)
    for _ in 0..<days { learner.advance(LearnerDay()) }
    let json = try JournalJSON.encode(learner.state)
    var read = try #require(
      try JournalJSON.decode(LearnerState.self, from: json, what: "state").learner(LearnerTests.design))
    for _ in 0..<3 {
      #expect(read.prediction == learner.prediction)
      learner.advance(LearnerDay())
      read.advance(LearnerDay())
    }
  }

  @Test("bad first days raise the forecast by .7 in log-odds each at most, a good one lowers it as far as it does")
  func firstDays() throws {
    var learner = Learner(LearnerTests.design)
    let worst = LearnerDay(isFlare: true, severity: 10, values: [])
    for known in 1...3 {
      learner.advance(worst)
      let said = learner.prediction
      #expect(logit(said.probability) <= logit(0.3) + 0.7 * Double(known) + 1e-12)
      #expect(said.range.contains(said.probability) && said.range.upperBound - said.range.lowerBound > 0.2)
    }
    let first = Self.learner([worst]).prediction
    #expect(abs(first.probability - 0.463242) < 1e-6)
    let taken = try #require(first.contributions.first { $0.name == TermName.firstDays })
    #expect(taken.part == .limit && taken.logOdds < 0)
    let good = Self.learner([Self.goodDay]).prediction
    #expect(good.probability < 0.2 && !good.contributions.contains { $0.part == .limit })
  }

  @Test("after one bad day and a long silence the forecast is still within the bound of that one day")
  func oneDayOnly() {
    var learner = Self.learner([Self.flareDay])
    for _ in 0..<15 { learner.advance(LearnerDay()) }
    #expect(abs(logit(learner.prediction.probability) - (logit(0.3) + 0.7)) < 1e-12)
  }

  @Test("a term may be put into words where at least half of the days it speaks of were answered")
  func recentAnswers() {
    func unsaid(_ answered: [Bool]) -> Set<String> {
      let learner = Self.learner(answered.map { $0 ? Self.goodDay : LearnerDay() })
      return Set(learner.prediction.contributions.filter { $0.lacksAnswers == true }.map(\.name))
    }
    let week: Set = ["two-days", "week"]
    let lastDays: Set = ["last-severity", "recent-severity"]
    #expect(unsaid([true]).isSuperset(of: week.union(lastDays)) && !unsaid([true]).contains("last-day"))
    #expect(unsaid([true, true, true]).isDisjoint(with: lastDays) && unsaid([true, true, true]).isSuperset(of: week))
    #expect(unsaid([true, true, true, true]).isEmpty)
    let silent = unsaid(Array(repeating: true, count: 10) + [false, false, false, false])
    #expect(silent.isSuperset(of: week.union(lastDays)) && silent.contains("last-day"))
  }
}
