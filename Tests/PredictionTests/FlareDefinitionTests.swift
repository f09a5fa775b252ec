import Testing
import TrackerCore
import TrackerTestSupport

@testable import TrackerPrediction

/// Which days were flares, by the definition that was in force on each.
@Suite struct FlareDefinitionTests {
  @Test("a new definition judges days from its own on; earlier ones stay what they were")
  func versions() throws {
    let world = try PredictionWorld()
    try world.live([6, 6, 6, 6])
    #expect(try world.outlook(on: .day(3)).yesterday.isFlare == false)
    try world.use(try world.changedPack("milder") { $0.atLeast = 6 }, from: .day(4))
    try world.live([6, 6], from: .day(4))
    #expect(try world.fromScratch(through: .day(5), today: .day(5)).learner.history.flares == 2)
    #expect(try world.outlook(on: .day(5)).yesterday.isFlare == true)
    #expect(try world.outlook(on: .day(4), at: PredictionWorld.noon(.day(5))).yesterday.isFlare == false)
    // And once more, back to the first.
    try world.use(try world.changedPack("as before") { $0.atLeast = 7 }, from: .day(6))
    try world.live([6, 7], from: .day(6))
    #expect(try world.checkpoints().last == world.fromScratch(through: .day(6), today: .day(7)).kept)
    #expect(try world.outlook(on: .day(7)).todaysOutcome.isFlare == true)
    #expect(try world.fromScratch(through: .day(7), today: .day(7)).learner.history.flares == 3)
  }

  @Test("a pack that changed but is not on record yet counts from today on, as it will be recorded")
  func notOnRecordYet() throws {
    let world = try PredictionWorld()
    try world.live([6, 6, 6, 6])
    world.packs[SamplePacks.sample] = try world.changedPack("milder") { $0.atLeast = 6 }
    let outlook = try world.outlook(on: .day(3))
    #expect(outlook.yesterday.isFlare == false && outlook.todaysOutcome.isFlare == true)
    let tomorrow = outlook.tomorrow
    try world.use(try world.pack(SamplePacks.sample), from: .day(3))
    try world.write(at: PredictionWorld.noon(.day(3))) { _ in }
    #expect(try world.forecast(.ahead, for: .day(4))?.probability == tomorrow.probability)
  }

  @Test("a symptom that a later pack no longer has still judges the days it was asked on")
  func goneSymptom() throws {
    let world = try PredictionWorld()
    for day in 0..<3 { try world.log(["symptom.prickle": 9], on: .day(day)) }
    var loaded = try world.changedPack("without prickle") { $0.symptoms.removeAll { $0.id == "prickle" } }
    loaded.pack.symptoms.removeAll { $0.id == "prickle" }
    try world.use(loaded, from: .day(3))
    try world.log(["symptom.prickle": 9, "symptom.pain": 2], on: .day(3))
    let scratch = try world.fromScratch(through: .day(3), today: .day(3))
    #expect(scratch.learner.history.flares == 3 && scratch.learner.history.known == 4)
  }

  @Test(
    """
    a relative flare is one above the median of the answered days before; until there are seven, the absolute rule \
    holds
    """
  )
  func relative() throws {
    let world = try PredictionWorld(isFlareRelative: true)
    // The sample base: two points above the median of 28 days, absolutely from 7 on.
    let pain: [Double?] = [8, 8, 7, 8, nil, 8, 7, 8, 8, 10, 9, 10]
    try world.live(pain)
    let flares = try (0..<pain.count).map {
      try world.outlook(on: .day($0), at: PredictionWorld.noon(.day(11))).todaysOutcome.isFlare
    }
    #expect(flares == [true, true, true, true, nil, true, true, true, false, true, false, true])
    #expect(try world.checkpoints().last == world.fromScratch(through: .day(10), today: .day(11)).kept)
  }

  @Test("days older than the window have no part in the usual")
  func window() throws {
    let world = try PredictionWorld(isFlareRelative: true)
    try world.live(Array(repeating: 2, count: 20))
    try world.load(Array(repeating: 8, count: 28), from: .day(20), at: PredictionWorld.noon(.day(48)))
    // All 28 days before are 8s; with the twos before them 9 would still be no flare, and 4 neither.
    #expect(try world.outlook(on: .day(47), at: PredictionWorld.noon(.day(48))).todaysOutcome.isFlare == false)
    try world.log(["symptom.pain": 9], on: .day(48))
    #expect(try world.outlook(on: .day(48)).todaysOutcome.isFlare == false)
    try world.log(["symptom.pain": 10], on: .day(49))
    #expect(try world.outlook(on: .day(49)).todaysOutcome.isFlare == true)
    #expect(try world.outlook(on: .day(20), at: PredictionWorld.noon(.day(49))).todaysOutcome.isFlare == true)
  }

  @Test("switching to relative flares judges every day anew")
  func switched() throws {
    let world = try PredictionWorld()
    try world.live([4, 4, 4, 4, 4, 4, 4, 6, 4])
    #expect(try world.fromScratch(through: .day(8), today: .day(8)).learner.history.flares == 0)
    world.records[0].isFlareRelative = true
    try world.write(at: PredictionWorld.noon(.day(8))) { _ in }
    #expect(try world.fromScratch(through: .day(10), today: .day(11)).learner.history.flares == 1)
    #expect(try world.outlook(on: .day(8)).yesterday.isFlare == true)
  }
}
