import TrackerCore

/// A fast that is running, as it is kept until it is stopped or cancelled.
///
/// A journal has one at most, so that there are never two. All of it are instants: what has passed is right across
/// midnight, on a journey and where clocks change. Whatever can't be is refused, and then nothing of it is changed.
public struct RunningFast: Codable, Hashable, Sendable {
  static let document = DocumentKind<RunningFast>("fasting", "running")

  /// Why something can't be done with a fast.
  enum Fault: Error, Hashable {
    /// The fast began after that time.
    case beforeStart
    /// A pause began or ended after that time, last at the instant.
    case beforePause(Instant)
    /// The first pause begins at the instant, and so no later start can be.
    case startsBehindPause(Instant)
    case isPaused(since: Instant)
    case isNotPaused
    /// It would be longer than any.
    case tooLong
    /// Less than a minute of it was no pause.
    case tooShort
  }

  /// A week: a longer one was most likely forgotten.
  static let longestMinutes = 7 * 1440

  private(set) var start: Instant
  /// Hours, above 0; nil without a goal.
  var goal: Double?
  /// What the person said of it.
  var notes: String?
  /// The pauses that are over, in their order. None begins before the fast, and none overlaps another.
  private(set) var pauses: [TimeSpan] = []
  /// When the pause began that is not over; nil while the person fasts.
  private(set) var pausedSince: Instant?

  /// - Parameter goal: Hours; nil without a goal.
  init(start: Instant, goal: Double? = nil, notes: String? = nil) {
    self.start = start
    self.goal = goal
    self.notes = notes
  }

  // MARK: What is done with it

  /// - Throws: a `Fault` where it is paused, or something of it is known of a later time.
  mutating func pause(at instant: Instant) throws(Fault) {
    if let pausedSince { throw .isPaused(since: pausedSince) }
    try check(instant)
    pausedSince = instant
  }

  /// - Throws: a `Fault` where it is not paused, or the pause began later.
  mutating func resume(at instant: Instant) throws(Fault) {
    guard let pausedSince else { throw .isNotPaused }
    try check(instant)
    // A pause without any length was none.
    if let pause = TimeSpan(start: pausedSince, end: instant) { pauses.append(pause) }
    self.pausedSince = nil
  }

  /// Says that it began at another time.
  ///
  /// - Throws: a `Fault` where a pause would begin before it.
  mutating func move(startTo instant: Instant) throws(Fault) {
    if let first = pauses.first?.start ?? pausedSince, instant >= first { throw .startsBehindPause(first) }
    start = instant
  }

  /// Says that there was no pause.
  mutating func removePauses() {
    pauses = []
    pausedSince = nil
  }

  /// The whole of it, once it is over. One that is stopped within a pause ended as the pause began.
  ///
  /// - Throws: a `Fault` where it can't have ended then.
  func stopped(at instant: Instant) throws(Fault) -> (span: TimeSpan, pauses: [TimeSpan]) {
    try check(instant)
    let end = pausedSince ?? instant
    guard let span = TimeSpan(start: start, end: end), fastedSeconds(at: end) >= 60 else { throw .tooShort }
    guard span.minutes <= RunningFast.longestMinutes else { throw .tooLong }
    return (span, pauses)
  }

  /// Nothing can happen before what is known of it.
  private func check(_ instant: Instant) throws(Fault) {
    if instant < start { throw .beforeStart }
    if let last = pausedSince ?? pauses.last?.end, instant < last { throw .beforePause(last) }
  }

  // MARK: How it stands

  /// Seconds without those of pauses; 0 where the clock was put back before its start.
  func fastedSeconds(at now: Instant) -> Int64 {
    let end = pausedSince.map { min($0, now) } ?? now
    let paused = pauses.reduce(0) { $0 + ($1.end.seconds - $1.start.seconds) }
    return max(0, end.seconds - start.seconds - paused)
  }

  func fastedMinutes(at now: Instant) -> Int { Int(fastedSeconds(at: now) / 60) }

  /// When its goal is reached, or was; nil without a goal and while it is paused before that.
  func goalReached(at now: Instant) -> Instant? {
    guard let goal else { return nil }
    let seconds = Int64((goal * 3600).rounded())
    var reached = start + seconds
    // What was reached before a pause is not put off by it.
    for pause in pauses where pause.start < reached { reached = reached + (pause.end.seconds - pause.start.seconds) }
    if let pausedSince, pausedSince < reached { return nil }
    return reached
  }

  /// Minutes since the start, or since the end of the last pause; nil within a pause.
  func minutesSincePause(at now: Instant) -> Int? {
    guard pausedSince == nil else { return nil }
    return max(0, now.minutes(since: pauses.last?.end ?? start))
  }
}
