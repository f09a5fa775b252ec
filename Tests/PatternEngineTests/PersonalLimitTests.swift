import Foundation
import Testing
import TrackerPatternEngine
import TrackerStatistics

/// Limits that are found in people who have them, and seldom in others. `PATTERN_GATE=full` prints the table of
/// `docs/patterns.md`, 11.
@Suite struct PersonalLimitTests {
  private static let isFull = ProcessInfo.processInfo.environment["PATTERN_GATE"] == "full"

  private struct Shares {
    var people = 0
    var thresholds = 0
    var recoveries = 0
    var asked = 0
    /// Thresholds whose p is up to .1, told or not.
    var small = 0

    var row: String {
      func share(_ count: Int) -> String { String(format: "%.3f", Double(count) / Double(people)) }
      return "threshold \(share(thresholds)), sleep \(share(recoveries)), asked \(share(asked)), small \(share(small))"
    }
  }

  private static func shares(
    _ load: LimitWorld.Load, days: Int, extra: Double = 0, relief: Double = 0, people: Int
  ) -> Shares {
    var random = SplitMix64(seed: 12)
    var shares = Shares(people: people)
    for person in 0..<people {
      let world = LimitWorld(days: days, load: load, extra: extra, relief: relief, using: &random)
      let threshold = LoadThreshold.find("load of \(person)", world.loads, on: world.outcome)
      switch threshold {
      case .found(let limit):
        shares.thresholds += 1
        shares.small += limit.chance <= 0.1 ? 1 : 0
      case .unclear(_, let chance): shares.small += chance ?? 1 <= 0.1 ? 1 : 0
      case .needs: break
      }
      let sleep = RecoverySleep.find(world.nights, on: world.outcome)
      shares.recoveries += sleep.found == nil ? 0 : 1
      if case .needs = sleep {} else { shares.asked += 1 }
    }
    if isFull { print(load, days, extra, relief, shares.row) }
    return shares
  }

  @Test("people without a limit are told of one in up to 5%", arguments: LimitWorld.Load.allCases)
  func nothing(load: LimitWorld.Load) {
    let people = Self.isFull ? 1_000 : 200
    for days in [180, 365] {
      let shares = Self.shares(load, days: days, people: people)
      #expect(Double(max(shares.thresholds, shares.recoveries)) <= 0.05 * Double(people), "\(shares.row)")
      // Choosing the clearest cut costs, or a p of .1 would be far more frequent than one in ten. A load that goes by
      // severity also shows what severity in whole points hides, so its p is smaller.
      #expect(load == .withSeverity || Double(shares.small) <= 0.16 * Double(people), "\(shares.row)")
    }
  }

  @Test("people who have a threshold are mostly told of it", arguments: LimitWorld.Load.allCases)
  func threshold(load: LimitWorld.Load) {
    let people = Self.isFull ? 1_000 : 100
    let shares = Self.shares(load, days: 180, extra: 2, people: people)
    #expect(Double(shares.thresholds) >= 0.75 * Double(people), "\(shares.row)")
  }

  @Test("whom a long second night helps is mostly told so after two years")
  func recovery() {
    let people = Self.isFull ? 1_000 : 100
    let shares = Self.shares(.persistent, days: 730, relief: 2, people: people)
    #expect(Double(shares.recoveries) >= 0.6 * Double(people), "\(shares.row)")
    if Self.isFull { _ = Self.shares(.persistent, days: 365, relief: 2, people: people) }
  }

  /// Days on which loads above 5 make the next day a flare.
  private static func days(_ count: Int) -> (loads: [Double?], outcome: Outcome) {
    var random = SplitMix64(seed: 9)
    let loads = (0..<count).map { _ in Double(Int.random(in: 0..<8, using: &random)) }
    let severities = loads.indices.map { day in 3 + 0.5 * random.normal() + (day > 0 && loads[day - 1] > 5 ? 5 : 0) }
    return (loads, Outcome(severity: severities, flare: severities.map { $0 >= 7 }))
  }

  @Test("the threshold is the load above which flares begin, with the days on both sides of it")
  func cut() throws {
    let (loads, outcome) = Self.days(120)
    let limit = try #require(LoadThreshold.find("load", loads, on: outcome).found)
    #expect(limit.threshold == 5)
    #expect(limit.above.total == loads.dropLast().count { $0 ?? 0 > 5 } && limit.upTo.total == 119 - limit.above.total)
    #expect(limit.above.share ?? 0 > 0.9 && limit.upTo.count == 0)
    let (above, upTo) = (limit.above.interval(level: 0.95), limit.upTo.interval(level: 0.95))
    #expect(try #require(above).lowerBound > 0.7 && #require(upTo).upperBound < 0.1)
    #expect(LoadThreshold.find("load", loads, on: outcome).found == limit, "the same days give the same p")
    // Flares that follow low loads are no threshold of high ones.
    #expect(LoadThreshold.find("load", loads.map { $0.map { 7 - $0 } }, on: outcome).found == nil)
  }

  @Test("too few days say how many are missing")
  func needs() {
    let (loads, outcome) = Self.days(120)
    func missing(_ loads: [Double?]) -> PatternFinding.Missing? {
      if case .needs(let missing) = LoadThreshold.find("load", loads, on: outcome) { missing } else { nil }
    }
    #expect(missing(loads.indices.map { $0 < 50 ? loads[$0] : nil })?.days == 10)
    #expect(missing(loads.map { _ in 4 })?.exposedDays == 10 && missing(loads.map { _ in 4 })?.days == 0)
    #expect(missing(loads.indices.map { $0 % 20 == 0 ? 1 : 0 }) != nil)
    #expect(missing(loads.map { _ in nil })?.days == 60)
    let empty = Outcome(severity: [], flare: [])
    #expect(LoadThreshold.find("load", [], on: empty).found == nil && RecoverySleep.find([], on: empty).found == nil)
  }

  @Test("a night is short an hour below the person's median, and the second one is longer above it")
  func nights() throws {
    var random = SplitMix64(seed: 4)
    // Of every four nights one is just short; the night after it is just long on every other time.
    let sleep: [Double?] = (0..<160).map { day in
      day % 4 == 1 ? 6 : day % 8 == 2 ? 7.25 : day % 8 == 6 ? 7 : day % 3 == 0 ? 8 : day % 3 == 1 ? 6.5 : 7
    }
    let severities = (0..<160).map { day in 3 + random.normal() + (day % 8 == 6 ? 4 : 0) }
    let outcome = Outcome(severity: severities, flare: severities.map { $0 >= 5 })
    let found = try #require(RecoverySleep.find(sleep, on: outcome).found)
    #expect(found.usualHours == 7)
    #expect(found.afterLonger.total == 20 && found.afterOther.total == 20)
    #expect(found.difference.interval(level: 0.95).contains(-4))
    guard case .needs(let missing) = RecoverySleep.find(sleep.map { $0.map { max($0, 6.25) } }, on: outcome) else {
      Issue.record("no night is short")
      return
    }
    #expect(missing.exposedDays == 10 && missing.days == 0)
  }
}
