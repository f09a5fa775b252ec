import TrackerCore
import TrackerLearner
import TrackerSimulation
import TrackerStatistics

/// Simulated people, each forecast day by day from their own earlier days.
struct Study: Sendable {
  /// A day whose outcome is known, after the person's first.
  struct ScoredDay: Sendable {
    /// Calendar days since the first, which is 1.
    var number: Int
    var isFlare: Bool
    /// The own rate so far.
    var reference: Double
    /// The simulator's own probability.
    var truth: Double
    /// In the order of the contenders.
    var said: [Double]
  }

  let world: SimulatedWorld
  let firstDay: Day
  let people: Int
  let days: Int
  let seed: UInt64

  /// The same for any number of processors.
  func run() async -> [ScoredDay] {
    await withTaskGroup(of: (index: Int, days: [ScoredDay]).self) { group in
      for index in 0..<people { group.addTask { (index, follow(seed: seed + UInt64(index))) } }
      return await group.reduce(into: []) { $0.append($1) }.sorted { $0.index < $1.index }.flatMap(
        \.days)
    }
  }

  private func follow(seed: UInt64) -> [ScoredDay] {
    var person = SimulatedPerson(seed: seed, in: world, from: firstDay)
    var learners = Contender.allCases.map { Learner($0.design(in: world)) }
    var scored: [ScoredDay] = []
    for number in 1...days {
      let day = person.nextDay()
      if let isFlare = day.loggedFlare, let history = learners.first?.history, history.known > 0 {
        let said = learners.map { $0.prediction.probability }
        scored.append(
          ScoredDay(
            number: number, isFlare: isFlare, reference: history.referenceRate,
            truth: day.probability, said: said))
      }
      for (index, contender) in Contender.allCases.enumerated() {
        learners[index].advance(
          LearnerDay(
            isFlare: day.loggedFlare, severity: day.loggedSeverity,
            values: contender.values(of: day, in: world)))
      }
    }
    return scored
  }
}
