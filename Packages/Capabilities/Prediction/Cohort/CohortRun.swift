import Dispatch
import Synchronization
import TrackerCore
import TrackerStatistics

/// Replays many people side by side; what it gives does not depend on how many at once.
struct CohortRun {
  let replay: CohortReplay
  /// How many people are worked on at once, from 1.
  let workers: Int

  /// People of one turn: their forecasts wait until all of them are there.
  private static let turn = 64

  /// Calls `body` with each person and their days, in the order of `people`.
  func forEach(_ people: [CohortPerson], _ body: (CohortPerson, [CohortReplay.ForecastDay]) throws -> Void) rethrows {
    for start in stride(from: 0, to: people.count, by: CohortRun.turn) {
      let turn = Array(people[start..<min(people.count, start + CohortRun.turn)])
      for (person, days) in zip(turn, replayed(turn)) { try body(person, days) }
    }
  }

  private func replayed(_ people: [CohortPerson]) -> [[CohortReplay.ForecastDay]] {
    let next = Atomic(0)
    let done = Mutex<[Int: [CohortReplay.ForecastDay]]>([:])
    DispatchQueue.concurrentPerform(iterations: min(workers, people.count)) { _ in
      while true {
        let index = next.add(1, ordering: .relaxed).oldValue
        guard index < people.count else { return }
        let days = replay.days(of: people[index])
        done.withLock { $0[index] = days }
      }
    }
    return done.withLock { done in people.indices.map { done[$0] ?? [] } }
  }
}
