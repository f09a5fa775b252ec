import TrackerApplication
import TrackerCore

extension Tracker {
  /// Fasts from day to day, and the one that is running.
  static let fasting = Tracker(
    "fasting", "Fasts", aliases: ["fast", "Fasten"], metrics: [FastMetrics.hours.id], command: "symptoms fast start",
    entering: "symptoms fast start", told: { value, _ in .duration(minutes: Int((value * 60).rounded())) },
    today: { day in
      guard let fast = try FastNow(day) else { return nil }
      return TrackerToday(
        told: .words(
          fast.pausedSince == nil ? "{time}, since {since}" : "paused after {time}",
          ["time": fast.time, "since": fast.since]),
        value: Double(fast.minutes) / 60, share: fast.share, start: fast.since,
        goal: fast.goal.map { .duration(hours: $0) }, command: "symptoms fast stop", entering: "symptoms fast stop")
    },
    details: { day in
      FastDetails(running: try FastNow(day), streak: try FastStreak(upTo: day.day, in: day.journal))
    })
}

extension FastNow {
  /// The running fast, on the day of now; nil where there is none.
  fileprivate init?(_ day: TrackerDay) throws {
    guard day.day == day.session.today, let fast = try day.documents.value(RunningFast.document) else { return nil }
    self.init(fast, FastMoments(calendar: day.session.calendar, now: day.session.environment.now))
  }
}

/// What only this tracker can say.
private struct FastDetails: TrackerDetails {
  /// nil where none is running.
  var running: FastNow?
  var streak: FastStreak

  func blocks(_ format: TextFormatter) -> [Block] {
    let opening = running.map { $0.opening(nil) } ?? "No fast is running."
    return [.sentence("\(format(opening))")] + (running?.blocks(format) ?? [])
      + streak.sentences.map { .sentence("\(format($0))") }
  }
}
