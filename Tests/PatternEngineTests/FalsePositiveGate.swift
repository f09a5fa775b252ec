import TrackerPatternEngine
import TrackerStatistics

/// What claims are worth in worlds whose true triggers are known, and what they have to be worth.
struct FalsePositiveGate {
  struct World: Sendable {
    var name: String
    var days: Int
    var triggers = 0
    var hasCompanions = false
    var hasSeason = false
    var hasGaps = false
    /// Whether a person reads every day, and each claim that ever stood counts.
    var isReadDaily = false
    var leastPower = 0.0
    /// The most false claims, in the share of a person's claims that are false; for null worlds in claims a person.
    var mostFalse = 0.15
  }

  /// The worlds, with the bar of each.
  static let worlds = [
    World(name: "no trigger", days: 180),
    World(name: "no trigger, season and weekdays", days: 180, hasSeason: true),
    World(name: "no trigger, bad days missing", days: 180, hasGaps: true),
    World(name: "no trigger, read daily", days: 120, isReadDaily: true),
    World(name: "three triggers", days: 90, triggers: 3, leastPower: 0.4, mostFalse: 0.06),
    World(name: "three triggers", days: 180, triggers: 3, leastPower: 0.83, mostFalse: 0.06),
    World(name: "with companions", days: 90, triggers: 3, hasCompanions: true, leastPower: 0.37, mostFalse: 0.14),
    World(name: "with companions", days: 180, triggers: 3, hasCompanions: true, leastPower: 0.8, mostFalse: 0.14),
  ]

  struct Scores {
    var world: World
    var people = 0
    var wrong = 0
    var peopleWithWrong = 0
    var found = 0
    /// The sum of each person's share of false claims.
    var wrongShares = 0.0

    var wrongEach: Double { Double(wrong) / Double(people) }
    var shareWithWrong: Double { Double(peopleWithWrong) / Double(people) }
    var power: Double { Double(found) / Double(max(1, world.triggers * people)) }
    var falseDiscovery: Double { wrongShares / Double(people) }

    /// What is outside the bar.
    ///
    /// - Parameter slack: Standard errors by which few people may miss it.
    func faults(slack: Double) -> [String] {
      func error(_ share: Double, of count: Int) -> Double {
        slack * (share * (1 - share) / Double(count)).squareRoot()
      }
      var faults: [String] = []
      if world.triggers == 0 {
        if wrongEach > world.mostFalse + error(0.15, of: people) { faults.append("\(wrongEach) false claims a person") }
        if shareWithWrong > 0.12 + error(0.12, of: people) { faults.append("\(shareWithWrong) of people with any") }
      } else {
        if power < world.leastPower - error(world.leastPower, of: people) { faults.append("a power of \(power)") }
        if falseDiscovery > world.mostFalse + error(world.mostFalse, of: people) {
          faults.append("\(falseDiscovery) false discoveries")
        }
      }
      return faults.map { "\(world.name), \(world.days) days: \($0)" }
    }

    /// A row of the table in `docs/patterns.md`.
    var row: String {
      func figure(_ value: Double) -> String {
        let hundredths = Int((value * 100).rounded())
        return ".\(hundredths < 10 ? "0" : "")\(hundredths)"
      }
      let rest = world.triggers == 0 ? "– | –" : "\(figure(power)) | \(figure(falseDiscovery))"
      return "| \(world.name) | \(world.days) | \(figure(wrongEach)) | \(figure(shareWithWrong)) | \(rest) |"
    }
  }

  /// By exposure, whether it is claimed.
  typealias Judge = @Sendable (PatternWorld, World) -> [Bool]

  /// The engine: its labels as of now, or whatever stood on a day.
  static let engine: Judge = { person, world in
    guard world.isReadDaily else {
      return PatternAnalysis(person.exposures, on: person.outcome).findings().map(\.label.isClaim)
    }
    var claimed = Set<String>()
    // What stands changes at looks alone.
    for day in stride(from: PatternAnalysis.daysBetweenLooks, through: world.days, by: PatternAnalysis.daysBetweenLooks)
    {
      let past = person.first(day)
      claimed.formUnion(PatternAnalysis(past.exposures, on: past.outcome).standingClaims().map(\.exposure))
    }
    return person.exposures.map { claimed.contains($0.id) }
  }

  static func scores(of world: World, people: Int, seed: UInt64, judge: Judge) -> Scores {
    var random = SplitMix64(seed: seed)
    var scores = Scores(world: world)
    while scores.people < people {
      guard
        let person = PatternWorld(
          days: world.days, triggers: world.triggers, companions: world.hasCompanions, hasSeason: world.hasSeason,
          hasGaps: world.hasGaps, using: &random)
      else { continue }
      let claims = judge(person, world)
      let wrong = zip(claims, person.isTrigger).count { $0 && !$1 }
      let found = zip(claims, person.isTrigger).count { $0 && $1 }
      scores.people += 1
      scores.wrong += wrong
      scores.found += found
      scores.peopleWithWrong += wrong > 0 ? 1 : 0
      scores.wrongShares += wrong > 0 ? Double(wrong) / Double(wrong + found) : 0
    }
    return scores
  }
}
