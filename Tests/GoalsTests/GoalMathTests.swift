import Testing
import TrackerCore
import TrackerStatistics

@testable import TrackerGoals

@Suite struct GoalMathTests {
  @Test(
    "progress is the share of the way from the start to the target, in either direction",
    arguments: [
      (6.0, 8.0, 6.5, 0.25), (80, 70, 72.5, 0.75), (80, 70, 90, 0), (80, 70, 60, 1), (6, 8, 8, 1), (3, 3, 9, 1),
    ])
  func progress(start: Double, target: Double, value: Double, share: Double) {
    #expect(GoalMath.progress(from: start, to: target, at: value) == share)
  }

  @Test("with steps, progress is the mean of both; what is not there does not count")
  func combined() {
    #expect(GoalMath.mean([0.5, 1]) == 0.75)
    #expect(GoalMath.mean([nil, 0.4]) == 0.4)
    #expect(GoalMath.mean([0.2, nil]) == 0.2)
    #expect(GoalMath.mean([nil, nil]) == nil)
  }

  @Test(
    "a day is compared with the usual, and one at the target is 1",
    arguments: [
      (8.0, 6.0, 1.0), (9, 6, 1), (7, 6, 0.5), (6, 6, 0), (5, 6, -0.5), (3, 6, -1),
      // The usual is there already: a day short of the target falls back.
      (7.5, 8.5, -0.25), (5, 8.5, -1), (8, 8.5, 1), (8, 8, 1),
    ])
  func day(value: Double, usual: Double, contribution: Double) {
    let target = GoalTarget(metric: "sleep.hours", start: 6, target: 8)
    #expect(GoalMath.contribution(of: value, usual: usual, toward: target, from: 6) == contribution)
  }

  @Test("a target below the start counts days the other way round")
  func downwards() {
    let target = GoalTarget(metric: "stress.level", start: 8, target: 4)
    #expect(GoalMath.contribution(of: 6, usual: 8, toward: target, from: 8) == 0.5)
    #expect(GoalMath.contribution(of: 10, usual: 8, toward: target, from: 8) == -0.5)
  }

  @Test("a metric that runs on counts by its change, against the change that the days need")
  func running() {
    let target = GoalTarget(metric: "custom.weight", start: 80, target: 70)
    func change(_ change: Double, _ days: Int) -> Double {
      GoalMath.contribution(ofChange: change, over: days, needing: 0.125, toward: target, from: 80)
    }
    #expect(change(-0.25, 2) == 1)
    #expect(change(-0.125, 2) == 0.5)
    #expect(change(0.0625, 1) == -0.5)
    #expect(change(-9, 1) == 1)
  }

  @Test("a day of a habit is 1, 0 where the week has room, and else below 0 by what was missing")
  func habit() {
    let least = GoalHabit(metric: "exercise.minutes", side: .atLeast, threshold: 20, days: 4)
    #expect(GoalMath.contribution(of: 20, to: least, hasRoom: false) == 1)
    #expect(GoalMath.contribution(of: 15, to: least, hasRoom: false) == -0.25)
    #expect(GoalMath.contribution(of: 0, to: least, hasRoom: false) == -1)
    #expect(GoalMath.contribution(of: 0, to: least, hasRoom: true) == 0)
    let most = GoalHabit(metric: "intake.coffee", side: .atMost, threshold: 2, days: 7)
    #expect(GoalMath.contribution(of: 2, to: most, hasRoom: false) == 1)
    #expect(GoalMath.contribution(of: 4, to: most, hasRoom: false) == -0.5)
  }

  @Test("all goals together are the mean, in which what is below 0 counts as 0")
  func overall() {
    #expect(GoalMath.overall([1, -1, 0.5, 0]) == 0.375)
    #expect(GoalMath.overall([-1]) == 0)
    #expect(GoalMath.overall([]) == nil)
  }

  @Test("whatever the numbers, progress is 0 to 1 and a contribution -1 to 1", arguments: [1, 2, 3, 4] as [UInt64])
  func properties(seed: UInt64) {
    var random = SplitMix64(seed: seed)
    func number() -> Double {
      let kind = Int.random(in: 0..<8, using: &random)
      return kind == 0 ? 0 : kind == 1 ? 1e12 : kind == 2 ? -1e12 : Double.random(in: -100...100, using: &random)
    }
    for _ in 0..<5000 {
      let (start, end, value, usual) = (number(), number(), number(), number())
      #expect((0...1).contains(GoalMath.progress(from: start, to: end, at: value)))
      let target = GoalTarget(metric: "m", start: start, target: end)
      let day = GoalMath.contribution(of: value, usual: usual, toward: target, from: start)
      #expect((-1...1).contains(day), "\(value) \(usual) \(start) \(end)")
      let habit = GoalHabit(
        metric: "m", side: Bool.random(using: &random) ? .atLeast : .atMost, threshold: end, days: 3)
      let ofHabit = GoalMath.contribution(of: value, to: habit, hasRoom: Bool.random(using: &random))
      #expect((-1...1).contains(ofHabit), "\(value) \(habit)")
      let run = GoalMath.contribution(
        ofChange: value - usual, over: Int.random(in: 1...28, using: &random), needing: abs(end - start) + 0.01,
        toward: target, from: start)
      #expect((-1...1).contains(run))
      #expect(GoalMath.overall([day, ofHabit, run]).map((0...1).contains) == true)
    }
  }
}

@Suite struct GoalPaceTests {
  private static let today = Day(number: 20_000)

  @Test("a rise of 0.1 a day reaches a target 1.6 away in 16 days")
  func line() {
    let values = (0..<28).map { 6 + 0.1 * Double($0) }
    // The mean of the last seven: 8.4.
    let pace = GoalPace(
      values[...], current: 8.4, target: 10, due: Self.today.advanced(by: 14), today: Self.today)
    #expect(abs((pace.perWeek ?? 0) - 0.7) < 1e-9)
    #expect(abs((pace.neededPerWeek ?? 0) - 0.8) < 1e-9)
    #expect(pace.reaches == Self.today.advanced(by: 16))
    #expect(pace.earliest == Self.today.advanced(by: 16) && pace.latest == Self.today.advanced(by: 16))
    #expect(pace.missingDays == 0)
  }

  @Test("the range is that of the slope's 80% interval")
  func range() {
    // Least squares by hand: a slope of 0.054598 a day, its standard error 0.014539. With t(0.9; 26) = 1.31497 the
    // interval is 0.035479 to 0.073716, which is 2 more after 56.4 and 27.1 days.
    let values = (0..<28).map { 6 + 0.05 * Double($0) + ($0.isMultiple(of: 2) ? -0.6 : 0.6) }
    let pace = GoalPace(values[...], current: 7, target: 9, due: nil, today: Self.today)
    #expect(pace.reaches == Self.today.advanced(by: 37))
    #expect(pace.earliest == Self.today.advanced(by: 28) && pace.latest == Self.today.advanced(by: 57))
    // A target below is reached on the same days by the mirrored values.
    let falling = GoalPace(values.map { 14 - $0 }[...], current: 7, target: 5, due: nil, today: Self.today)
    #expect([falling.reaches, falling.earliest, falling.latest] == [pace.reaches, pace.earliest, pace.latest])
  }

  @Test("unknown days leave the line where it is, and too few known ones give none")
  func unknown() {
    var values = (0..<28).map { 6 + 0.1 * Double($0) }
    for index in stride(from: 1, to: 28, by: 2) { values[index] = .nan }
    let pace = GoalPace(values[...], current: 8.4, target: 10, due: nil, today: Self.today)
    #expect(abs((pace.perWeek ?? 0) - 0.7) < 1e-9)
    #expect(pace.neededPerWeek == nil)
    for index in 0..<16 { values[index] = .nan }
    let few = GoalPace(values[...], current: 8.4, target: 10, due: nil, today: Self.today)
    #expect(few.missingDays == 1 && few.perWeek == nil && few.reaches == nil)
  }

  @Test("a line that leads away reaches nothing; a wide one has no latest day")
  func away() {
    let falling = (0..<28).map { 8 - 0.1 * Double($0) }
    let pace = GoalPace(falling[...], current: 5.5, target: 10, due: nil, today: Self.today)
    #expect(pace.reaches == nil && pace.earliest == nil && (pace.perWeek ?? 0) < 0)
    let slow = (0..<28).map { 6 + 0.000_1 * Double($0) }
    let far = GoalPace(slow[...], current: 6, target: 7, due: nil, today: Self.today)
    #expect(far.reaches == nil && (far.perWeek ?? 0) > 0, "ten thousand days are no answer")
    let wild = (0..<28).map { 6 + 0.01 * Double($0) + ($0.isMultiple(of: 2) ? -1.5 : 1.5) }
    let wide = GoalPace(wild[...], current: 6.2, target: 7, due: nil, today: Self.today)
    #expect(wide.reaches != nil && wide.earliest != nil && wide.latest == nil)
  }
}
