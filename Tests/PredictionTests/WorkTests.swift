import Testing
import TrackerCore
import TrackerTestSupport

@testable import TrackerPrediction

/// How much is read and written for a day's update, counted.
@Suite struct WorkTests {
  /// What the update of a day reads and writes after so many days of a diary, the latest of them lived.
  private static func work(after days: Int, isFlareRelative: Bool, editing age: Int = 0) throws -> CountingJournal {
    let world = try PredictionWorld(isFlareRelative: isFlareRelative)
    // Ten older definitions: none of them is read for today.
    for index in 0..<10 {
      try world.use(try world.changedPack(ContentHash("\(index)")) { $0.atLeast = 7 }, from: .day(1 + index))
    }
    let pain = (0..<days).map { Double(($0 * 7) % 10 + 1) }
    try world.load(Array(pain.dropLast(100)), from: .day(0), at: PredictionWorld.noon(.day(days - 101)))
    // Lived every third day, so that the state is what everyday use leaves.
    for day in stride(from: days - 100, to: days, by: 3) { try world.log(["symptom.pain": pain[day]], on: .day(day)) }
    let now = PredictionWorld.noon(.day(days))
    try world.log(["symptom.pain": 5], on: .day(days), at: now - 3600)
    return try world.journal.write("log", at: now) { journal in
      let counting = CountingJournal(journal)
      try world.put(["symptom.pain": 6], on: .day(days - age), as: world.nextID(), in: counting)
      _ = try LearnerForecaster().outlook(for: world.condition, of: world.person, on: .day(days), at: now, in: counting)
      try LearnerForecaster().refresh(world.condition, of: world.person, at: now, in: counting)
      return counting
    }
  }

  @Test("an update of today reads and writes the same after one year and after ten", arguments: [false, true])
  func flat(isFlareRelative: Bool) throws {
    let (one, ten) = (
      try Self.work(after: 365, isFlareRelative: isFlareRelative),
      try Self.work(after: 3650, isFlareRelative: isFlareRelative)
    )
    #expect(one.daysRead == ten.daysRead && one.daysRead < 300)
    #expect(one.forecastsWritten == 1 && ten.forecastsWritten == 1)
    #expect(one.definitionsRead == 0 && ten.definitionsRead == 0)
    #expect(ten.stateSize < 2 * one.stateSize && ten.stateSize < 12_000)
  }

  @Test("an edit of last week replays weeks, not years")
  func smallEdit() throws {
    #expect(try Self.work(after: 3650, isFlareRelative: false, editing: 7).daysRead < 400)
  }
}
