import Foundation
import TrackerCore

extension LearnerForecaster {
  /// Fewer days that are not learnt yet are left to `refresh`: it takes some milliseconds.
  private static let fewestDays = 120
  /// So many forecasts are written in one transaction.
  private static let stretch = 100
  /// Between two transactions, in microseconds: time for others, who ask every five milliseconds.
  private static let pause: UInt32 = 6_000
  /// So often it begins again because another command changed what it learns from; the next action does the rest.
  private static let attempts = 3

  public func catchUp(_ condition: ActiveCondition, of person: Person, at now: Instant, in journal: any Journal) throws
  {
    for _ in 0..<LearnerForecaster.attempts {
      guard let learnt = try journal.read({ try Learnt(condition, of: person, at: now, by: self, in: $0) }) else {
        return
      }
      if try learnt.write(to: journal) { return }
    }
  }

  /// What was worked out of a journal as it is after an action.
  private struct Learnt {
    private let replay: Replay
    private let today: Day
    private let now: Instant
    private let lastAction: Int64
    private var forecasts: [Forecast] = []

    /// nil where there is little to learn.
    init?(
      _ condition: ActiveCondition, of person: Person, at now: Instant, by forecaster: LearnerForecaster,
      in journal: any JournalReading
    ) throws {
      today = person.calendar.day(of: now)
      self.now = now
      var replay = try Replay(
        condition, of: person, today: today, through: today.advanced(by: -1), leavesOutStale: true, in: journal)
      guard replay.coveredThrough.distance(to: today) > LearnerForecaster.fewestDays else { return nil }
      lastAction = try journal.lastAction()
      var made: [Forecast] = []
      try forecaster.makeUp(&replay, through: today, at: now) { made.append($0) }
      forecasts = made
      self.replay = replay
    }

    /// Writes it, what has been learnt last: until then all of it counts as not done.
    ///
    /// - Returns: Whether it could be finished. Once another command has written, it no longer holds.
    func write(to journal: any Journal) throws -> Bool {
      for start in stride(from: 0, to: max(1, forecasts.count), by: LearnerForecaster.stretch) {
        let isWritten = try step(in: journal) { journal in
          if start == 0, let stale = replay.staleFrom {
            try journal.removeReplayedForecasts(of: replay.condition.id, from: stale)
          }
          for forecast in forecasts.dropFirst(start).prefix(LearnerForecaster.stretch) { try journal.put(forecast) }
        }
        guard isWritten else { return false }
        usleep(LearnerForecaster.pause)
      }
      return try step(in: journal) { try replay.keep(today: today, in: $0) }
    }

    private func step(in journal: any Journal, _ body: (any JournalWriting) throws -> Void) throws -> Bool {
      try journal.write("catch up", at: now) { writing in
        guard try writing.lastAction() == lastAction else { return false }
        try body(writing)
        return true
      }
    }
  }
}
