import TrackerApplication
import TrackerCore

/// The part of `today` about a fast that is running: nothing where none is.
struct FastTodaySource: TodaySource {
  let id = "fasting"
  let sections = [TodaySection("fasting", "Your fast", place: 45)]

  func metrics(for person: Person) -> [MetricID: Int] { [:] }

  func content(of day: TodayContext) throws -> any TodayContent {
    guard day.isToday, let fast = try day.documents.value(RunningFast.document) else { return FastToday() }
    let now = day.session.environment.now
    return FastToday(fast: FastNow(fast, FastMoments(calendar: day.session.calendar, now: now)))
  }
}

/// A running fast in one line.
struct FastToday: TodayContent {
  /// nil where none is running.
  var fast: FastNow?

  private enum Key: String, CodingKey { case fast }

  func encode(to encoder: any Encoder) throws {
    guard let fast else { return }
    var container = encoder.container(keyedBy: Key.self)
    try container.encode(fast, forKey: .fast)
  }

  func blocks(of section: String, _ format: TextFormatter) -> [Block] {
    guard let fast else { return [] }
    let values: [String: Phrase] = [
      "time": fast.time, "since": fast.since, "goal": fast.goal.map { .duration(hours: $0) } ?? "",
    ]
    let told: Phrase =
      switch (fast.pausedSince == nil, fast.goal == nil) {
      case (true, true): .words("{time}, since {since}", values)
      case (true, false): .words("{time} of {goal}, since {since}", values)
      case (false, _): .words("paused after {time}", values)
      }
    return [.fact(.init(format("Fasting:"), "\(format(told))"))]
  }
}
