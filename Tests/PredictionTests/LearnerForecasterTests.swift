import Testing
import TrackerCore
import TrackerTestSupport

@testable import TrackerPrediction

/// What is stored when, and what a day is told.
@Suite struct LearnerForecasterTests {
  /// Pain of fifteen days; nil where nothing was done.
  static let pain: [Double?] = [4, 8, 7, nil, 3, 5, 2, 9, 8, 4, nil, nil, 3, 7, 2]

  @Test("before anything is logged, tomorrow is forecast from where everyone starts")
  func nothingLogged() throws {
    let world = try PredictionWorld()
    try world.write(at: PredictionWorld.noon(.day(0))) { _ in }
    let forecast = try #require(try world.forecast(.ahead, for: .day(1)))
    #expect(abs(forecast.probability - 0.288405) < 1e-6)
    #expect(forecast.learntFrom == 0 && forecast.dataThrough == .day(0) && forecast.predictor == "pool")
    #expect(try world.forecasts().count == 1)
    let outlook = try world.outlook(on: .day(0))
    #expect(outlook.knownDays == 0 && outlook.yesterday.isFlare == nil && outlook.todaysOutcome.isFlare == nil)
    #expect(outlook.score.days == 0 && outlook.score.skill == nil)
    #expect(outlook.today.kind == .replayed && abs(outlook.today.probability - 0.288405) < 1e-6)
  }

  @Test("each evening's forecast of the next day is what the formulas give for the worked example's days")
  func workedExample() throws {
    let world = try PredictionWorld()
    try world.live([4, 8, 7, nil, 3, 5])
    let ahead = try world.forecasts(.ahead)
    #expect(ahead.map(\.forDay) == [1, 2, 3, 5, 6].map { Day.day($0) })
    for (forecast, expected) in zip(ahead, [0.145601, 0.461179, 0.564709, 0.302461, 0.261636]) {
      #expect(abs(forecast.probability - expected) < 1e-6)
    }
    // Day 4 had no evening before it on which anything was done.
    let replayed = try world.forecasts(.replayed)
    #expect(replayed.map(\.forDay) == [.day(4)])
    #expect(abs(try #require(replayed.first).probability - 0.556272) < 1e-6)
  }

  @Test("a later command of the same day replaces tomorrow's forecast; once its day has begun it stays as it is")
  func frozen() throws {
    let world = try PredictionWorld()
    try world.live(Self.pain)
    let first = try #require(try world.forecast(.ahead, for: .day(15)))
    try world.log(["symptom.pain": 10], on: .day(14), at: PredictionWorld.noon(.day(14), hour: 23))
    let second = try #require(try world.forecast(.ahead, for: .day(15)))
    #expect(second.probability > first.probability)
    // 03:59 still belongs to the day before; at 04:00 the day has begun.
    try world.log(["symptom.pain": 1], on: .day(13), at: PredictionWorld.noon(.day(15), hour: 3) + 59 * 60)
    let third = try #require(try world.forecast(.ahead, for: .day(15)))
    #expect(third.madeAt > second.madeAt)
    try world.log(["symptom.pain": 10], on: .day(14), at: PredictionWorld.noon(.day(15), hour: 4))
    try world.log(["symptom.pain": 10], on: .day(12), at: PredictionWorld.noon(.day(15), hour: 9))
    #expect(try world.forecast(.ahead, for: .day(15)) == third)
    #expect(try world.outlook(on: .day(15)).today == third)
    #expect(try world.forecast(.ahead, for: .day(16))?.dataThrough == .day(15))
  }

  @Test(
    "what is logged after midnight counts for the day before, in the person's zone",
    arguments: ["UTC", "America/New_York", "Pacific/Auckland"])
  func afterMidnight(zone: String) throws {
    let world = try PredictionWorld()
    world.zone = try #require(Zone(identifier: zone))
    let calendar = DayCalendar(zone: world.zone)
    try world.live([5, 6, 5])
    let late = calendar.start(of: .day(4)) - 3600
    try world.log(["symptom.pain": 9], on: .day(3), at: late)
    #expect(try world.forecast(.ahead, for: .day(4))?.madeAt == late)
    #expect(try world.outlook(on: .day(3), at: late).todaysOutcome.isFlare == true)
  }

  @Test("with last night's rest a day is told anew, and not with older nights alone")
  func morning() throws {
    let world = try PredictionWorld()
    world.metrics = [
      MetricDefinition(
        id: "sleep.hours", name: "Sleep", unit: "hours", range: 0...24, direction: .low, fold: .sum,
        foldOverDays: .mean, known: .waking,
        absence: .unknown,
        about: "Hours asleep.")
    ]
    var loaded = try world.pack(SamplePacks.sample)
    for index in loaded.pack.risk.factors.indices where loaded.pack.risk.factors[index].id == "short-sleep" {
      guard case .response(var window, let curve) = loaded.pack.risk.factors[index].rule else { continue }
      window.over = 4
      loaded.pack.risk.factors[index].rule = .response(window, curve)
    }
    try world.use(LoadedPack(pack: loaded.pack, hash: "four nights", places: .none), from: .day(0))
    for day in 0..<12 {
      try world.log(["symptom.pain": Double(2 + day % 3), "sleep.hours": Double(5 + day % 4)], on: .day(day))
    }
    let dawn = PredictionWorld.noon(.day(12), hour: 8)
    #expect(try world.outlook(on: .day(12), at: dawn).morning == nil)
    try world.log(["sleep.hours": 3], on: .day(12), at: dawn)
    let morning = try #require(try world.outlook(on: .day(12), at: dawn).morning)
    #expect(morning.kind == .morning && morning.dataThrough == .day(12))
    #expect(morning.contributions.contains { $0.name == "short-sleep" && $0.logOdds > 0 })
  }

  @Test("a late entry changes forecasts of later days only, and none that was made ahead")
  func lateEntry() throws {
    let world = try PredictionWorld()
    try world.live(Self.pain)
    let before = try world.forecasts()
    try world.log(["symptom.pain": 10], on: .day(3), at: PredictionWorld.noon(.day(14), hour: 22))
    let after = try world.forecasts()
    func changed(_ kind: Forecast.Kind) -> [Day] {
      after.filter { new in
        new.kind == kind
          && !before.contains { $0.forDay == new.forDay && $0.kind == kind && $0.probability == new.probability }
      }
      .map(\.forDay)
    }
    #expect(changed(.ahead) == [.day(15)])
    // Days 4, 11 and 12 had none made ahead: made again from earlier days, which now know of day 3.
    #expect(try world.forecasts(.replayed).map(\.forDay) == [4, 11, 12].map { Day.day($0) })
    #expect(changed(.replayed) == [4, 11, 12].map { Day.day($0) })
  }

  @Test("forecasts of days before a late entry stay as they are, to the last bit")
  func earlierDaysUntouched() throws {
    let world = try PredictionWorld()
    try world.load(Self.pain, from: .day(0), at: PredictionWorld.noon(.day(20)))
    let before = try world.forecasts(.replayed)
    try world.log(["symptom.pain": 10], on: .day(10), at: PredictionWorld.noon(.day(20), hour: 21))
    let after = try world.forecasts(.replayed)
    #expect(after.map(\.forDay) == before.map(\.forDay))
    for (old, new) in zip(before, after) {
      #expect((old == new) == (old.forDay <= .day(10)), "\(old.forDay)")
    }
  }

  @Test("an import of the past is forecast day by day from earlier days only, as if it had been lived")
  func imported() throws {
    let lived = try PredictionWorld()
    try lived.live(Self.pain)
    let imported = try PredictionWorld()
    try imported.load(Self.pain, from: .day(0), at: PredictionWorld.noon(.day(15)))
    let replayed = try imported.forecasts(.replayed)
    #expect(replayed.map(\.forDay) == (1...15).map { Day.day($0) })
    for forecast in replayed {
      #expect(forecast.dataThrough == forecast.forDay.advanced(by: -1))
      if let ahead = try lived.forecast(.ahead, for: forecast.forDay) {
        #expect(forecast.probability == ahead.probability)
      }
    }
    #expect(try imported.forecasts(.ahead).map(\.forDay) == [.day(16)])
  }

  @Test("days in the future of an import wait until they come")
  func importedFuture() throws {
    let world = try PredictionWorld()
    try world.load(Array(repeating: 8, count: 40), from: .day(0), at: PredictionWorld.noon(.day(9)))
    #expect(try world.forecasts().map(\.forDay).max() == .day(10))
    #expect(try world.outlook(on: .day(9)).knownDays == 10)
    let scratch = try PredictionWorld()
    try scratch.live(Array(repeating: 8, count: 10))
    #expect(
      try world.forecast(.ahead, for: .day(10))?.probability == scratch.forecast(.ahead, for: .day(10))?.probability)
    // All of them lie ahead of the day on which they were put.
    let ahead = try PredictionWorld()
    try ahead.load([8, 8], from: .day(5), at: PredictionWorld.noon(.day(0)))
    #expect(try ahead.outlook(on: .day(0)).knownDays == 0)
    #expect(try ahead.forecasts().map(\.forDay) == [.day(1)])
  }

  @Test("what was logged before a condition began counts for it")
  func sinceIsNoLimit() throws {
    let world = try PredictionWorld(since: .day(12))
    try world.live(Self.pain)
    #expect(try world.outlook(on: .day(14)).knownDays == 12)
  }

  @Test("a week away is filled with what would have been said, and is not scored where nothing came")
  func away() throws {
    let world = try PredictionWorld()
    try world.live([4, 8, 3])
    try world.log(["symptom.pain": 8], on: .day(10))
    #expect(try world.forecasts(.ahead).map(\.forDay) == [1, 2, 3, 11].map { Day.day($0) })
    #expect(try world.forecasts(.replayed).map(\.forDay) == (4...10).map { Day.day($0) })
    let outlook = try world.outlook(on: .day(11))
    #expect(outlook.score.days == 2 && outlook.scoreKind == .ahead)
    #expect(outlook.yesterday.isFlare == true && outlook.yesterdaysForecast?.kind == .replayed)
  }

  @Test("kinds are scored apart; days worked out afterwards are the score until one made ahead is scored")
  func kindsApart() throws {
    let world = try PredictionWorld()
    try world.load(Self.pain, from: .day(0), at: PredictionWorld.noon(.day(15)))
    let imported = try world.outlook(on: .day(15))
    #expect(imported.scoreKind == .replayed && imported.score.days == 11)
    try world.log(["symptom.pain": 3], on: .day(16))
    let later = try world.outlook(on: .day(16))
    #expect(later.scoreKind == .ahead && later.score.days == 1)
    #expect(try world.checkpoints().last?.scores["replayed"] == imported.score)
  }

  @Test("the person's first known day is not scored, even where a forecast was made of it")
  func firstDay() throws {
    let world = try PredictionWorld()
    try world.write(at: PredictionWorld.noon(.day(0))) { _ in }
    try world.live([8, 3], from: .day(1))
    #expect(try world.forecasts(.ahead).map(\.forDay) == (1...3).map { Day.day($0) })
    #expect(try world.outlook(on: .day(1), at: PredictionWorld.noon(.day(2))).score.days == 0)
    #expect(try world.outlook(on: .day(2)).score.days == 1)
  }

  @Test("each condition has its own forecasts, and its own idea of a flare")
  func twoConditions() throws {
    let world = try PredictionWorld(conditions: [SamplePacks.sample, SamplePacks.base])
    for day in 0..<10 { try world.log(["symptom.prickle": 9, "symptom.fatigue": 2], on: .day(day)) }
    let sample = try #require(try world.forecast(.ahead, for: .day(10)))
    let base = try #require(try world.forecast(.ahead, for: .day(10), of: SamplePacks.base))
    #expect(sample.probability > 0.8 && base.probability < 0.1)
    #expect(sample.baseRate > base.baseRate)
  }

  @Test("today tells yesterday's outcome with what was said of it, the loads of both days, and today so far")
  func todayAndYesterday() throws {
    let world = try PredictionWorld()
    try world.live([4, 8, 7, 3])
    try world.log(["sleep.hours": 4, "sleep.quality": 2, "exercise.minutes": 20], on: .day(3))
    try world.log(["sleep.hours": 9, "sleep.quality": 9, "exercise.minutes": 20], on: .day(4))
    let outlook = try world.outlook(on: .day(4))
    #expect(outlook.yesterday == DayOutcome(day: .day(3), severity: 3, isFlare: false))
    #expect(outlook.yesterdaysForecast == (try world.forecast(.ahead, for: .day(3))))
    #expect(outlook.today == (try world.forecast(.ahead, for: .day(4))))
    #expect(outlook.todaysOutcome.isFlare == nil)
    #expect(outlook.knownDays == 4)
    let (yesterday, today) = (try #require(outlook.yesterdaysLoad.score), try #require(outlook.todaysLoad.score))
    #expect(yesterday > 50 && today == 0)
    #expect(outlook.tomorrow == (try world.forecast(.ahead, for: .day(5))))
  }

  @Test("looking back at a day tells what was said then, and works tomorrow out as seen from it")
  func lookingBack() throws {
    let world = try PredictionWorld()
    try world.live(Self.pain)
    let outlook = try world.outlook(on: .day(7), at: PredictionWorld.noon(.day(14)))
    #expect(outlook.today == (try world.forecast(.ahead, for: .day(7))))
    #expect(outlook.tomorrow.kind == .replayed)
    #expect(outlook.tomorrow.probability == (try world.forecast(.ahead, for: .day(8)))?.probability)
    #expect(outlook.todaysOutcome.isFlare == true && outlook.knownDays == 7)
  }

  @Test("asking stores nothing")
  func readsOnly() throws {
    let world = try PredictionWorld()
    try world.live(Self.pain)
    let before = (try world.forecasts(), try world.state())
    _ = try world.outlook(on: .day(40))
    _ = try world.outlook(on: .day(2))
    #expect(try world.forecasts() == before.0)
    #expect(try world.state() == before.1)
  }

  @Test("a day marked by hand or by a file is a flare day without any symptom")
  func marked() throws {
    let world = try PredictionWorld()
    try world.live([4, 5, 4])
    try world.log([FlareRule.mark: 1], on: .day(3))
    try world.log([FlareRule.severityMark: 6.5, FlareRule.mark: 0], on: .day(4))
    let outlook = try world.outlook(on: .day(4))
    #expect(outlook.yesterday == DayOutcome(day: .day(3), severity: nil, isFlare: true, isMarked: true))
    #expect(outlook.todaysOutcome == DayOutcome(day: .day(4), severity: 6.5, isFlare: false, isMarked: true))
    #expect(outlook.knownDays == 5)
  }

  @Test("a scenario's probability reads marks for its own pack, and a day without an entry is empty in it too")
  func scenario() throws {
    let world = try PredictionWorld()
    let (pack, catalogue) = (try world.condition.pack, try world.person.catalogue)
    func probability(_ change: (inout DayTable) -> Void) -> Double {
      var table = DayTable(days: .day(0) ... .day(9), catalogue: catalogue)
      for day in 0..<8 { table.set("symptom.pain", on: .day(day), to: 3) }
      change(&table)
      return LearnerForecaster().probability(after: .day(9), of: pack, in: table)
    }
    let plain = probability { _ in }
    #expect(probability { $0.set(FlareRule.mark(of: pack.id), on: .day(9), to: 1) } > plain)
    #expect(probability { $0.set(FlareRule.mark(of: "other"), on: .day(9), to: 1) } == plain)
    try world.live(Array(repeating: 3, count: 8))
    #expect(try world.outlook(on: .day(9)).tomorrow.probability == plain)
  }

  @Test("tomorrow alone is the outlook's tomorrow")
  func tomorrow() throws {
    let world = try PredictionWorld()
    try world.live(Self.pain)
    for day in [Day.day(7), .day(14), .day(17)] {
      let now = PredictionWorld.noon(.day(17))
      let alone = try world.journal.read {
        try world.engine.tomorrow(for: world.condition, of: world.person, on: day, at: now, in: $0)
      }
      #expect(alone == (try world.outlook(on: day, at: now)).tomorrow)
    }
  }

  @Test("emptying the journal takes everything that was worked out afterwards with it")
  func emptied() throws {
    let world = try PredictionWorld()
    let ids = try [0, 1, 4].map { try world.log(["symptom.pain": 8], on: .day($0)) }
    for id in ids { try world.delete(id, at: PredictionWorld.noon(.day(5))) }
    #expect(try world.forecasts(.replayed).isEmpty)
    #expect(abs(try #require(try world.forecast(.ahead, for: .day(6))).probability - 0.288405) < 1e-6)
    #expect(try world.outlook(on: .day(5)).score.days == 0)
  }
}
