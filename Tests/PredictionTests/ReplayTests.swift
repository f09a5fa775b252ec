import Testing
import TrackerCore
import TrackerStatistics
import TrackerTestSupport

@testable import TrackerPrediction

/// What is learnt step by step is, to the last bit, what is learnt from the first day on.
@Suite struct ReplayTests {
  /// A life of edits, drawn from a seed.
  private struct Life {
    let world: PredictionWorld
    var random: SplitMix64
    var today = PredictionWorld.first
    var ids: [EntryID] = []

    init(seed: UInt64) throws {
      random = SplitMix64(seed: seed)
      world = try PredictionWorld(isFlareRelative: seed.isMultiple(of: 2))
    }

    /// One command: something logged, moved, changed or deleted, today or at any time before; then some days go by.
    mutating func step(_ number: Int) throws {
      let span = max(1, PredictionWorld.first.distance(to: today))
      let isLate = random.chance(0.3)
      let day = isLate ? today.advanced(by: -Int.random(in: 0...span, using: &random)) : today
      let now = PredictionWorld.noon(today, hour: Int64.random(in: 5...23, using: &random))
      if let id = ids.randomElement(using: &random), random.chance(0.25) {
        let values = drawn()
        if random.chance(0.4) {
          try world.delete(id, at: now)
          ids.removeAll { $0 == id }
        } else {
          try world.write(at: now) { try world.put(values, on: day, as: id, in: $0) }
        }
      } else {
        ids.append(try world.log(drawn(), on: day, at: now))
      }
      if random.chance(0.04) {
        let least = Double(Int.random(in: 5...9, using: &random))
        try world.use(try world.changedPack(ContentHash("pack-\(number)")) { $0.atLeast = least }, from: today)
      }
      if random.chance(0.7) {
        today = today.advanced(by: random.chance(0.1) ? Int.random(in: 2...70, using: &random) : 1)
      }
    }

    private mutating func drawn() -> [MetricID: Double] {
      let value = Double(Int.random(in: 1...10, using: &random))
      return switch Int.random(in: 0..<8, using: &random) {
      case 0: [FlareRule.mark: value > 5 ? 1 : 0]
      case 1: [FlareRule.severityMark: value]
      case 2: ["sleep.hours": value]
      case 3: ["symptom.prickle": value, "symptom.pain": 2]
      default: ["symptom.pain": value]
      }
    }
  }

  /// What of the learnt state and of the stored forecasts is not what a replay from the first day on gives.
  private static func diagnostics(of world: PredictionWorld, today: Day) throws -> [String] {
    let scratch = try world.allFromScratch(through: today)
    var faults: [String] = []
    for checkpoint in try world.checkpoints() where scratch(checkpoint.through).kept != checkpoint {
      faults.append("checkpoint \(checkpoint.through)")
    }
    for forecast in try world.forecasts(.replayed)
      + [try world.forecast(.ahead, for: today.advanced(by: 1))].compactMap({ $0 })
    {
      let checkpoint = scratch(forecast.dataThrough)
      let prediction = checkpoint.learner.prediction
      let isSame =
        prediction.probability == forecast.probability && prediction.range == forecast.range
        && Forecast.rounded(prediction.contributions) == forecast.contributions
        && forecast.baseRate == checkpoint.learner.history.rate
      if !isSame { faults.append("\(forecast.kind) \(forecast.forDay)") }
    }
    return faults
  }

  @Test(
    "after any edits, what is learnt and what is stored is what a replay from the first day gives",
    arguments: 1...10 as ClosedRange<UInt64>
  )
  func randomEdits(seed: UInt64) throws {
    var life = try Life(seed: seed)
    var frozen: [Day: Forecast] = [:]
    for step in 0..<70 {
      let before = life.today
      try life.step(step)
      for forecast in try life.world.forecasts(.ahead) where forecast.forDay <= before {
        #expect(frozen[forecast.forDay] ?? forecast == forecast, "a frozen forecast changed in step \(step)")
        frozen[forecast.forDay] = forecast
      }
      if step.isMultiple(of: 7) || step > 64 {
        // A pack put in force after the last command is on record with the next.
        try life.world.write(at: PredictionWorld.noon(before, hour: 23)) { _ in }
        #expect(try Self.diagnostics(of: life.world, today: before) == [], "step \(step)")
      }
    }
    #expect(try life.world.forecasts(.replayed).count > 10)
    #expect(try #require(try life.world.state()).checkpoints.count > 2)
  }

  @Test("where a metric comes from documents, what is learnt follows every change of them, undone ones too")
  func documents() throws {
    let world = try PredictionWorld()
    let nights = DocumentKind<[Double]>("sample", "nights")
    world.metrics = [
      MetricDefinition(
        id: "sleep.hours", name: "Sleep", unit: "hours", range: 0...24, direction: .low, fold: .mean,
        absence: .unknown, about: "A metric for tests.",
        documents: .init(AnyDocumentKind(nights)) { days, journal, _ in
          let hours = try journal.value(nights) ?? []
          return Dictionary(uniqueKeysWithValues: zip(Day.day(0)...Day.day(40), hours).filter { days.contains($0.0) })
        })
    ]
    try world.live([4, 8, 3, 7, 6, 3, 5, 2, 9, 4, 6, 7, 3, 8])
    #expect(try #require(try world.state()).documents == nil)
    let before = try world.checkpoints().last
    let changes: [[Double]?] = [
      [4, 8, 7, 5, 5, 8, 6, 9, 4, 7, 6, 5, 8], [8, 8, 7, 5, 5, 8, 6, 9, 4, 7, 6, 5, 8], nil,
    ]
    for hours in changes {
      try world.write(at: PredictionWorld.noon(.day(13), hour: 22)) { try $0.put(hours, as: nights) }
      #expect(try Self.diagnostics(of: world, today: .day(13)) == [])
      #expect(try (world.checkpoints().last == before) == (hours == nil))
    }
  }

  @Test("a stored state that missed an edit is caught")
  func faultFed() throws {
    let world = try PredictionWorld()
    try world.live([4, 8, nil, 7, nil, 3, 5, 2, 9])
    try world.journal.write("behind the back", at: PredictionWorld.noon(.day(8))) { journal in
      try world.put(["symptom.pain": 10], on: .day(1), as: world.nextID(), in: journal)
      var state = try #require(try journal.value(LearntState.self, of: LearntState.key(SamplePacks.sample)))
      state.action = journal.action
      try journal.cache(state, as: LearntState.key(SamplePacks.sample))
    }
    #expect(try Self.diagnostics(of: world, today: .day(8)).count > 3)
  }

  @Test("unlogged days may be given as empty days, left out, or in any order")
  func unloggedDays() throws {
    let pain: [Double?] = [4, nil, nil, 8, 7, nil, 3, nil, nil, nil, 5, 2]
    let known = pain.enumerated().compactMap { index, value in value.map { (day: Day.day(index), value: $0) } }
    let worlds = try [known, known.reversed(), known.sorted { $0.value < $1.value }].map { days in
      let world = try PredictionWorld()
      for (day, value) in days { try world.log(["symptom.pain": value], on: day, at: PredictionWorld.noon(.day(12))) }
      return world
    }
    let padded = try PredictionWorld()
    for (index, value) in pain.enumerated() {
      // No factor and no flare looks at it: the day is there, and empty.
      try padded.log(
        value.map { ["symptom.pain": $0] } ?? ["medication.tincture": 1], on: .day(index),
        at: PredictionWorld.noon(.day(12)))
    }
    let states = try (worlds + [padded]).map { try $0.checkpoints().last }
    #expect(Set(states).count == 1)
    #expect(try Set((worlds + [padded]).map { try $0.forecasts(.replayed).map(\.probability) }).count == 1)
  }

  @Test("ten years without a word, then a day: no number breaks, and what was known is still known")
  func tenYearsOfNothing() throws {
    let world = try PredictionWorld()
    try world.live([4, 8, 7])
    for year in [1, 6, 10] {
      try world.log(["symptom.pain": 3], on: .day(365 * year))
      let tomorrow = try world.outlook(on: .day(365 * year)).tomorrow
      #expect((0.001...0.999).contains(tomorrow.probability))
      #expect(try Self.diagnostics(of: world, today: .day(365 * year)).isEmpty)
    }
    #expect(try world.outlook(on: .day(3650)).knownDays == 6)
  }
}

@Suite struct LearntStateTests {
  @Test("the ladder stays short over years, and an edit finds a checkpoint at most three times its age back")
  func ladder() {
    var checkpoints: [Day] = []
    var worst = 0.0
    for index in 1..<2500 {
      checkpoints = LearntState.ladder(checkpoints + [.day(index - 1)], today: .day(index))
      #expect(checkpoints.count <= 13)
      for age in [1, 7, 30, 90, 365, 1000] where index.isMultiple(of: 5) && age * 2 < index {
        let found = checkpoints.last { $0 < Day.day(index - age) } ?? .day(-10_000)
        worst = max(worst, Double(found.distance(to: .day(index))) / Double(age))
      }
    }
    #expect(worst <= 3)
  }
}
