import TrackerApplication
import Testing
import TrackerConsole
import TrackerCore
import TrackerStatistics
import TrackerTestSupport

@testable import TrackerTuning
@testable import TrackerTuningCommands

@Suite struct BacktestTests {
  /// Days on which short nights, and nothing else, go before pain.
  private static func nights(_ count: Int, seed: UInt64 = 3) -> [[MetricID: Double]] {
    var generator = SplitMix64(seed: seed)
    var tired = 0.0
    return (0..<count).map { _ in
      let pain = min(10, max(1, (4.5 + tired + generator.normal()).rounded()))
      let hours = min(9, max(3.5, 6.5 + 1.3 * generator.normal()))
      tired = (6.5 - hours) * 1.2
      return [
        "symptom.pain": pain, "sleep.hours": hours, "sleep.quality": 6,
        "exercise.minutes": Double.random(in: 0...120, using: &generator),
        "stress.level": Double.random(in: 0...10, using: &generator).rounded(),
      ]
    }
  }

  private func past(_ world: TuningWorld, _ after: ConditionPack? = nil) throws -> PastDays {
    let tuning = try TuningSession(world.world.context.environment, condition: nil)
    return try world.world.journal.read { journal in
      try PastDays(
        of: tuning, before: tuning.condition.untuned, after: after ?? tuning.condition.untuned,
        through: tuning.session.today.advanced(by: -1),
        in: journal)
    }
  }

  @Test("a tuning that changes nothing gives the same loads and forecasts to the last bit")
  func same() throws {
    let world = try TuningWorld()
    try world.log(Self.nights(60))
    let text =
      OverlayDocument(tuning: try world.condition.untuned).signed(by: "a", because: "b").text
      + "risk: {groups: {sleep: {weight: 40}}}\n"
    let tuned = try SamplePacks.library.pack("sample", tunedBy: text)
    let past = try past(world, tuned.tuned.pack)
    #expect(past.entries.count == 60)
    #expect(past.entries.count { $0.after.probability != nil } == 59)
    for entry in past.entries { #expect(entry.before == entry.after) }
    let view = try BacktestView(
      past, of: try TuningSession(world.world.context.environment, condition: nil), before: "the pack",
      after: "the draft")
    #expect(view.bandChanges.isEmpty && view.mostChanged.isEmpty && view.skillGain == 0)
    #expect(TextStyle.file.text(of: view).contains("No day changes."))
  }

  @Test("days that only one version can judge are compared in nothing, and their number is said")
  func oneSide() throws {
    let world = try TuningWorld()
    try world.log(Self.nights(20).map { $0.filter { $0.key.rawValue.hasPrefix("sleep.") || $0.key == "symptom.pain" } })
    _ = try world.set("sleep=20", "exercise=50")
    let tuning = try TuningSession(world.world.context.environment, condition: nil)
    let view = try BacktestView(
      try past(world, try found(try tuning.proposed()).pack), of: tuning, before: "the pack", after: "the draft")
    #expect(view.daysWithOneLoad == 20 && view.daysWithLoad == 0 && view.bandChanges.isEmpty)
    #expect(view.mostChanged.isEmpty)
    #expect(view.scoresBefore.loadDays == 0 && view.scoresBefore.loadDays == view.scoresAfter.loadDays)
    #expect(view.scoresBefore.days == view.scoresAfter.days && view.scoresBefore.days > 0)
    let text = TextStyle.file.text(of: view).split(whereSeparator: \.isWhitespace).joined(separator: " ")
    #expect(text.contains("Days with a load score on one side only, not compared: 20."))
  }

  @Test("a tuning moves the loads and the forecasts, and the days that change most come first")
  func moves() throws {
    let world = try TuningWorld()
    try world.log(Self.nights(90))
    _ = try world.set("sleep=80", "exercise=5", "food=10", "load=5")
    let json = try world.world.run(TuneBacktestCommand.self, [], json: true)
    #expect(json.contains("\"schema\" : \"tune-backtest/1\""))
    let tuning = try TuningSession(world.world.context.environment, condition: nil)
    let after = try found(try tuning.proposed()).pack
    let view = try BacktestView(try past(world, after), of: tuning, before: "the pack", after: "the draft")
    #expect(view.mostChanged.count == 5 && !view.bandChanges.isEmpty)
    let moved = view.mostChanged.compactMap { day in
      day.loadBefore.flatMap { before in day.loadAfter.map { abs($0 - before) } }
    }
    #expect(moved == moved.sorted(by: >))
    #expect(view.bandChanges.map(\.day) == view.bandChanges.map(\.day).sorted())
    #expect((view.scoresAfter.loadAUC ?? 0) > (view.scoresBefore.loadAUC ?? 1))
    #expect(view.skillGainRange?.count == 2)
    // The load of the draft is the weighted mean of groups by hand.
    for day in view.mostChanged {
      let known = day.groups.filter { $0.scoreAfter != nil }
      let sum = known.reduce(0) { $0 + $1.weightAfter * ($1.scoreAfter ?? 0) }
      #expect(day.loadAfter == (sum / known.reduce(0) { $0 + $1.weightAfter }).roundedHalfUp)
    }
  }

  @Test("days after a day change nothing of what was said for it")
  func noPeeking() throws {
    let days = Self.nights(40)
    let (whole, cut) = (try TuningWorld(now: "2026-03-12T20:00"), try TuningWorld(now: "2026-03-02T20:00"))
    try whole.log(days)
    try cut.log(Array(days.dropLast(10)))
    let (all, some) = (try past(whole).entries, try past(cut).entries)
    #expect(some.count == 30)
    #expect(Array(all.prefix(30)) == some)
  }

  @Test(
    """
    odd histories give an answer or say that there is too little: one day, never a flare, always one, days without \
    an answer
    """,
    arguments: [0, 1, 2, 3, 4])
  func odd(_ kind: Int) throws {
    let world = try TuningWorld()
    let days: [[MetricID: Double]] =
      switch kind {
      case 0: []
      case 1: Self.nights(1)
      case 2: Self.nights(30).map { $0.merging(["symptom.pain": 2]) { $1 } }
      case 3: Self.nights(30).map { $0.merging(["symptom.pain": 9]) { $1 } }
      default: Self.nights(30).map { $0.filter { $0.key != "symptom.pain" } }
      }
    try world.log(days)
    _ = try world.set("sleep=80", "exercise=5", "food=10", "load=5")
    for json in [false, true] {
      let failure = world.failure { try world.world.run(TuneBacktestCommand.self, [], json: json) }
      #expect(failure == nil || (kind == 0 && failure?.kind == .notEnoughData))
      let said = try world.world.run(TuneFitCommand.self, [], json: json)
      #expect(!said.lowercased().contains("nan"))
    }
  }

  @Test("one day is counted in the singular")
  func one() throws {
    let world = try TuningWorld()
    try world.log(Self.nights(1))
    _ = try world.set("sleep=80", "exercise=5", "food=10", "load=5")
    let text = try world.world.run(TuneBacktestCommand.self)
    #expect(text.contains("(days: 1, ") && !text.contains("1 days"), "\(text)")
  }

  @Test("no line is wider than the screen", arguments: [36, 40, 60, 80])
  func width(width: Int) throws {
    let world = try TuningWorld()
    try world.log(Self.nights(90))
    _ = try world.set("sleep=80", "exercise=5", "food=10", "load=5")
    let pages = [
      try world.world.run(TuneBacktestCommand.self, width: width),
      try world.world.run(TuneShowCommand.self, width: width),
      try world.world.run(TuneFitCommand.self, width: width),
    ]
    for line in pages.flatMap({ $0.split(separator: "\n") }) where !line.hasPrefix("  symptoms ") {
      #expect(line.visibleWidth <= width, "\(line)")
    }
  }

  @Test("without a draft there is nothing to try, and with a tuning in force it is held against the pack")
  func nothing() throws {
    let world = try TuningWorld()
    try world.log(Self.nights(20))
    #expect(
      world.failure { try world.world.run(TuneBacktestCommand.self) }?.message.description.contains(
        "There is no draft to try")
        == true)
    _ = try world.set("sleep=60", "exercise=10")
    try world.apply()
    #expect(try world.world.run(TuneBacktestCommand.self).contains("the pack compared with the tuning in use"))
  }
}

@Suite struct WeightFitTests {
  /// Rows in which the first of three groups drives the outcome.
  private func rows(_ count: Int, effect: [Double], seed: UInt64) -> [WeightFit.Row] {
    var generator = SplitMix64(seed: seed)
    var severity = 4.0
    return (0..<count).map { _ in
      let scores = effect.map { _ in Double.random(in: 0...1, using: &generator) }
      let next =
        4 + 0.5 * (severity - 4) + zip(scores, effect).reduce(0) { $0 + ($1.0 - 0.5) * $1.1 } + generator.normal()
      defer { severity = next }
      return WeightFit.Row(outcome: severity, running: severity, next: next, scores: scores)
    }
  }

  @Test("with few days or none the weights stay what they were")
  func short() {
    let start = [50.0, 30, 20]
    for count in [0, 1, 13] {
      let fit = WeightFit(rows(count, effect: [0, 0, 4], seed: 1), from: start)
      for (weight, before) in zip(fit.weights, start) { #expect(abs(weight - before) < 1e-9) }
      #expect(fit.ranges == [nil, nil, nil])
    }
    let some = WeightFit(rows(20, effect: [0, 0, 4], seed: 1), from: start).weights
    let many = WeightFit(rows(400, effect: [0, 0, 4], seed: 1), from: start).weights
    #expect(some[2] < many[2], "the pull is weaker with more days")
  }

  @Test(
    "with many days the weights go where the outcome is, sum to 100 and stay positive", arguments: [UInt64(1), 2, 3])
  func learns(_ seed: UInt64) {
    let fit = WeightFit(rows(500, effect: [3, 0, 0], seed: seed), from: [20, 40, 40])
    #expect(fit.weights[0] > 50)
    #expect((fit.ranges[0]?.lowerBound ?? 0) > 20)
    #expect(abs(fit.weights.reduce(0, +) - 100) < 1e-9)
    #expect(fit.weights.allSatisfy { $0 > 0 })
  }

  @Test(
    "where the groups say nothing of the outcome, the weights stay near what they were", arguments: [UInt64(4), 5, 6])
  func noise(_ seed: UInt64) {
    let start = [20.0, 40, 40]
    let fit = WeightFit(rows(300, effect: [0, 0, 0], seed: seed), from: start)
    for (range, before) in zip(fit.ranges, start) { #expect(range?.contains(before) == true) }
    for (weight, before) in zip(fit.weights, start) { #expect(abs(weight - before) < 12) }
  }

  @Test("a group without weight stays without, and the same days give the same weights")
  func zero() {
    let days = rows(100, effect: [2, 1, 0], seed: 8)
    let fit = WeightFit(days, from: [60, 40, 0])
    #expect(fit.weights[2] == 0 && fit.ranges[2] == nil)
    #expect(WeightFit(days, from: [60, 40, 0]).weights == fit.weights)
  }

  @Test("the weight of a group that nothing is known of stays what it was, and the others share the rest")
  func unknownGroup() {
    let days = rows(300, effect: [3, 0, 0], seed: 9).map { row in
      WeightFit.Row(
        outcome: row.outcome, running: row.running, next: row.next, scores: [row.scores[0], row.scores[1], nil])
    }
    let fit = WeightFit(days, from: [20, 50, 30])
    #expect(fit.weights[2] == 30 && fit.ranges[2] == nil)
    #expect(fit.weights[0] > 30 && abs(fit.weights[0] + fit.weights[1] - 70) < 1e-9)
    let alone = WeightFit(
      days.map { .init(outcome: $0.outcome, running: $0.running, next: $0.next, scores: [$0.scores[0], nil, nil]) },
      from: [20, 50, 30])
    #expect(alone.weights == [20, 50, 30])
  }

  @Test("a fit proposes and never applies; --draft puts it into the draft")
  func draft() throws {
    let world = try TuningWorld()
    let before = try world.condition.hash
    _ = try world.world.run(TuneFitCommand.self)
    #expect(try world.world.journal.read { try $0.document(TuningDraft.document.key(of: "sample")) } == nil)
    _ = try world.world.run(TuneFitCommand.self, ["--draft"])
    #expect(try world.world.journal.read { try $0.document(TuningDraft.document.key(of: "sample")) } != nil)
    #expect(try world.condition.hash == before)
  }

  @Test("shares are whole, sum to the whole and keep their proportion")
  func shares() {
    #expect(Share.of(50, in: [30, 10, 15, 20]) == [20, 7, 10, 13])
    #expect(Share.of(10, in: [0, 0]) == [5, 5])
    #expect(Share.of(0, in: [3, 4]) == [0, 0])
    #expect(Share.of(99.5, in: [1, 1]) == [49.75, 49.75])
    // 70.5 in the proportion 30 : 25 : 10 is 32.538…, 27.115… and 10.846….
    #expect(Share.of(70.5, in: [30, 25, 10]) == [32.54, 27.11, 10.85])
    // As many decimals as the whole has: 29.76923076923077 would say more than anybody meant.
    #expect(Share.of(69.877, in: [30, 25, 10]) == [32.251, 26.876, 10.75])
    #expect(Share.of(64.5, in: [30, 25, 10]) == [29.77, 24.81, 9.92])
  }
}
