import Testing
import TrackerApplication
import TrackerCore
import TrackerTestSupport

@testable import TrackerPrediction

/// One entry of a mistyped year, or a clock that was wrong for a while: what is done and kept grows with the days that
/// have entries, not with those between them.
@Suite struct StrayDateTests {
  private static let pain: [Double] = [4, 8, 7, 3, 6, 9, 2, 5, 7, 8, 1, 6]

  private static func world() throws -> PredictionWorld {
    let world = try PredictionWorld()
    try world.live(pain)
    return world
  }

  /// What one more day reads, with all that it may have to make again.
  private static func daysRead(in world: PredictionWorld, on day: Day) throws -> Int {
    let now = PredictionWorld.noon(day)
    return try world.journal.write("log", at: now) { journal in
      let counting = CountingJournal(journal)
      try world.put(["symptom.pain": 6], on: day, as: world.nextID(), in: counting)
      try LearnerForecaster().refresh(world.condition, of: world.person, at: now, in: counting)
      return counting.daysRead
    }
  }

  @Test("an entry of 1900 keeps a year of forecasts, not a century, and changes nothing that is said of tomorrow")
  func mistypedYear() throws {
    let (world, plain) = (try Self.world(), try Self.world())
    let today = Day.day(Self.pain.count - 1)
    try world.log(["symptom.pain": 3], on: .earliestOfEntries, at: PredictionWorld.noon(today))
    // The first day has one more, as there is a day before it now.
    #expect(try world.forecasts().count == plain.forecasts().count + 1)
    let stored = try world.journal.read { try $0.forecasts(of: SamplePacks.sample, for: .allOfEntries) }
    #expect(stored.count < 400 && stored.count > 360)
    let (with, without) = (try world.outlook(on: today).tomorrow, try plain.outlook(on: today).tomorrow)
    // One more day is known.
    #expect(with.learntFrom == without.learntFrom + 1)
    #expect(abs(with.probability - without.probability) < 0.1)
    #expect(try Self.daysRead(in: world, on: today.advanced(by: 1)) < 3_000)
  }

  @Test("days beyond a year without an entry change nothing to the last bit that is learnt")
  func emptyYears() throws {
    let world = try Self.world()
    let last = Day.day(Self.pain.count - 1)
    func learner(_ days: Int) throws -> Checkpoint {
      try world.fromScratch(through: last.advanced(by: days), today: last.advanced(by: days))
    }
    let (year, ten) = (try learner(365), try learner(3650))
    #expect(ten.learner.state == year.learner.state && ten.through == last.advanced(by: 3650))
    #expect(try learner(364).learner.state != year.learner.state)
  }

  @Test("a clock a hundred years ahead writes and reads a year, and once it is right again nothing is left of it")
  func clockAhead() throws {
    let (world, plain) = (try Self.world(), try Self.world())
    let (today, wrong) = (Day.day(Self.pain.count - 1), Day.day(36_500))
    #expect(try Self.daysRead(in: world, on: wrong) < 3_000)
    #expect(try world.outlook(on: wrong).knownDays == Self.pain.count + 1)
    for world in [world, plain] { try world.log(["symptom.pain": 8], on: today.advanced(by: 1)) }
    let tomorrow = try world.outlook(on: today.advanced(by: 1)).tomorrow
    #expect(try tomorrow == plain.outlook(on: today.advanced(by: 1)).tomorrow)
  }

  @Test("every way through the days has the same ones: those with an entry, and a year after each")
  func livedDays() throws {
    let world = try PredictionWorld()
    let logged = [0, 3, 400, 40_000].map(Day.day)
    for day in logged {
      try world.write(at: PredictionWorld.noon(.day(40_000))) { [id = world.nextID()] in
        try world.put(["symptom.pain": 3], on: day, as: id, in: $0)
      }
    }
    let expected = Array(Day.day(0)...Day.day(368)) + Array(Day.day(400)...Day.day(765)) + [.day(40_000)]
    try world.journal.read { journal in
      for length in [1, 92, 365] {
        var found: [Day] = []
        try journal.eachLivedStretch(from: .day(-50), through: .day(40_000), atMost: length) {
          #expect($0.count <= length)
          found += $0
        }
        #expect(found == expected)
      }
      var outcomes: [Day] = []
      try DayOutcomes.forEach(
        of: world.condition, of: world.person, through: .day(40_000), today: .day(40_000), in: journal
      ) { outcomes.append($0.day) }
      #expect(outcomes == expected)
      #expect(
        try DayOutcomes.lastAnswered(
          of: world.condition, of: world.person, before: .day(40_000), today: .day(40_000), in: journal) == .day(400))
      #expect(try journal.livedDays(from: .day(766), through: .day(39_999)) == nil)
      #expect(
        try journal.loggedDay(nearestTo: .day(201)) == .day(3) && journal.loggedDay(nearestTo: .day(202)) == .day(400))
    }
  }
}
