import TrackerApplication
import TrackerCore

/// The person's fasts: the one that is running, what is done with it, and those that are over.
///
/// Each change is one action, which reads the running fast where it writes it: of two commands at once the second finds
/// what the first one did.
public struct FastBook {
  let session: Session

  public init(_ session: Session) { self.session = session }

  private var now: Instant { session.environment.now }
  private var moments: FastMoments { FastMoments(calendar: session.calendar, now: now) }

  // MARK: What is done with a running fast

  /// Starts a fast, now or at the time of the line. Its goal is that of the line, else that of the setting.
  ///
  /// - Throws: `Failure` (`validation`) where one is running, or one that is logged ended later; `OpenQuestions` for a
  ///   start that is days ago.
  public func start(_ line: FastLine) throws -> FastView {
    if session.person.uncollected.categories.contains(.health) { throw Failure.uncollected(.health) }
    let typed = try line.read(session)
    let fast = try session.record("fast start") { journal in
      if let running = try journal.value(RunningFast.document) {
        throw Failure(
          .validation, "A fast has been running since {time} on {day}", moments.values(of: running.start),
          recovery: "To see it: symptoms fast")
      }
      let start = typed.instant ?? now
      try check(start: start, in: journal)
      let goal = try typed.goal ?? FastGoal.hours(in: journal)
      let fast = RunningFast(start: start, goal: goal == 0 ? nil : goal, notes: typed.notes)
      try journal.put(fast, as: RunningFast.document)
      return fast
    }.result
    session.environment.note(.trackerAction)
    return try view(.started, fast)
  }

  /// Pauses the fast.
  ///
  /// - Throws: `Failure` (`validation`) where none is running, it is paused, or something of it came later.
  public func pause(_ line: FastLine) throws -> FastView {
    try change("fast pause", line, .paused) { try $0.pause(at: $1) }
  }

  /// Continues the fast. The pause does not count.
  ///
  /// - Throws: `Failure` (`validation`) where none is running, it is not paused, or something of it came later.
  public func resume(_ line: FastLine) throws -> FastView {
    try change("fast resume", line, .resumed) { try $0.resume(at: $1) }
  }

  /// Changes start, goal or note of the fast.
  ///
  /// - Parameter removesPauses: Whether its pauses go.
  /// - Throws: `Failure` (`validation`) where none is running, nothing is to be changed, or the start can't be so.
  public func edit(_ line: FastLine, removesPauses: Bool = false) throws -> FastView {
    guard !line.isEmpty || removesPauses else {
      throw Failure(.validation, "Say what to change", recovery: "To see how: symptoms fast edit --help")
    }
    let typed = try line.read(session)
    var view = try changed("fast edit", .changed, typed) { fast, journal in
      if removesPauses { fast.removePauses() }
      if let start = typed.instant {
        try fast.move(startTo: start)
        try check(start: start, in: journal)
      }
    }
    view.hasLostGoal = typed.goal == 0
    return view
  }

  /// Ends the fast without saving it.
  ///
  /// - Throws: `Failure` (`validation`) where none is running.
  public func cancel() throws -> FastView {
    let fast = try session.record("fast cancel") { journal in
      let fast = try running(in: journal)
      try journal.put(nil, as: RunningFast.document)
      return fast
    }.result
    return try view(.cancelled, fast)
  }

  /// Ends the fast and saves it as an entry of the day on which it ended. Until then nothing is lost: where it can't be
  /// saved, it continues.
  ///
  /// - Throws: `Failure` (`validation`) where none is running, something of it came later, or another one is logged at
  ///   that time; `OpenQuestions` for one of more than two days.
  public func stop(_ line: FastLine) throws -> FastSavedView {
    let typed = try line.read(session)
    let (entry, changes) = try session.record("fast stop") { journal in
      var fast = try running(in: journal)
      // What was noted at the start stays beside what is noted now.
      let notes = [fast.notes, typed.notes].compactMap(\.self).joined(separator: ", ")
      take(typed, into: &fast)
      let (span, pauses) = try translating { try fast.stopped(at: typed.instant ?? now) }
      var payload = Payload()
      payload[FastKind.span] = span
      if !pauses.isEmpty { payload[FastKind.pauses] = pauses }
      payload[FastKind.goal] = fast.goal
      payload[FastKind.notes] = notes.isEmpty ? nil : notes
      let draft = try FastKind.draft(of: payload, at: span.end, in: session.person.entryContext, now: now)
      let entry = session.entry(FastKind.id, draft)
      try session.refuseUncollected(entry, of: FastKind.self)
      try look(at: entry, in: journal)
      try journal.put(entry, measures: session.measures(of: entry, by: FastKind.self, in: journal))
      try journal.put(nil, as: RunningFast.document)
      return entry
    }
    session.environment.note(.trackerAction)
    return FastSavedView(entry, in: session, streak: try session.journal.read(streak), tomorrow: changes)
  }

  // MARK: What there is to see

  /// How the running fast stands, else how the last ones were.
  ///
  /// - Throws: `Failure` (`storage`) when the journal can't be read.
  public func status() throws -> FastView {
    let fast = try session.journal.read { try $0.value(RunningFast.document) }
    return try view(nil, fast)
  }

  /// The fasts of the last days that count, the newest first.
  ///
  /// - Parameter days: How many, today included.
  public func history(days: Int) throws -> FastHistoryView {
    let period = session.today.advanced(by: 1 - days)...session.today
    let entries = try session.journal.read {
      try $0.entries(EntryQuery(days: period, kinds: [FastKind.id], order: .newestFirst, onlyCounting: true))
    }
    return FastHistoryView(entries, on: period, in: session)
  }

  /// What the fasts of the last weeks come to.
  public func stats() throws -> FastStatsView {
    try session.journal.read { journal in
      let back = (FastStatsView.periods.max() ?? 1) - 1
      let table = try journal.dayTable(
        [FastMetrics.hours.id: back, FastMetrics.goalMet.id: back], on: session.today...session.today,
        catalogue: session.person.catalogue)
      return FastStatsView(table, today: session.today, streak: try streak(in: journal))
    }
  }

  // MARK: What they share

  private func streak(in journal: any JournalReading) throws -> FastStreak {
    try FastStreak(upTo: session.today, in: journal)
  }

  private func view(_ done: FastView.Done?, _ fast: RunningFast?) throws -> FastView {
    let (streak, last) = try session.journal.read { journal in
      (
        try self.streak(in: journal),
        try journal.entries(
          EntryQuery(kinds: [FastKind.id], order: .newestFirst, limit: 1, onlyCounting: true)
        ).first
      )
    }
    return FastView(
      done, fast, moments: moments, streak: streak, last: last.map { FastItem($0, in: session) },
      givesTips: session.environment.givesTips)
  }

  private func running(in journal: any JournalReading) throws -> RunningFast {
    guard let fast = try journal.value(RunningFast.document) else {
      throw Failure(.validation, "No fast is running", recovery: "To start one: symptoms fast start")
    }
    return fast
  }

  private func change(
    _ command: String, _ line: FastLine, _ done: FastView.Done,
    _ change: (inout RunningFast, Instant) throws -> Void
  ) throws -> FastView {
    let typed = try line.read(session)
    return try changed(command, done, typed) { fast, _ in try change(&fast, typed.instant ?? now) }
  }

  private func changed(
    _ command: String, _ done: FastView.Done, _ typed: FastLine.Reading,
    _ change: (inout RunningFast, any JournalReading) throws -> Void
  ) throws -> FastView {
    let fast = try session.record(command) { journal in
      var fast = try running(in: journal)
      take(typed, into: &fast)
      try translating { try change(&fast, journal) }
      try journal.put(fast, as: RunningFast.document)
      return fast
    }.result
    return try view(done, fast)
  }

  private func take(_ typed: FastLine.Reading, into fast: inout RunningFast) {
    if let goal = typed.goal { fast.goal = goal == 0 ? nil : goal }
    if let notes = typed.notes { fast.notes = notes }
  }

  /// Hours ago from which a start is asked about.
  private static let usualHours = 48

  /// - Throws: `Failure` (`validation`) for a start that is longer ago than any fast lasts, or within one that is
  ///   logged; `OpenQuestions` for one that is days ago.
  private func check(start: Instant, in journal: any JournalReading) throws {
    let minutes = now.minutes(since: start)
    guard minutes <= RunningFast.longestMinutes else {
      throw Failure(
        .validation, "A fast can last 7 days at most. {day} is longer ago", moments.values(of: start),
        recovery: "To log one that is over: symptoms log fast --help")
    }
    let day = session.calendar.day(of: start)
    let around = day.advanced(by: -1)...day.advanced(by: FastKind.daysBeside)
    let logged = try journal.entries(EntryQuery(days: around, kinds: [FastKind.id]))
    if let end = logged.compactMap({ $0.payload[FastKind.span]?.end }).max(), end > start {
      throw Failure(
        .validation, "You've logged a fast that ended later, at {time} on {day}", moments.values(of: end),
        recovery: "To see it: symptoms fast history")
    }
    var doubts = try [session.doubtAboutClock(in: journal)].compactMap(\.self)
    if minutes > FastBook.usualHours * 60 {
      doubts.append(
        Doubt(
          code: "long-ago", question: "Did the fast start at {time} on {day}? That is {count} hours ago.",
          problem: "That is {count} hours ago", fix: "Check the day. If it is right, add --yes.",
          moments.values(of: start).merging(["count": .count(minutes / 60)]) { $1 }))
    }
    try session.environment.answers.settle(doubts)
  }

  /// - Throws: `Failure` (`validation`) where another fast is logged at that time; `OpenQuestions` for what is probably
  ///   not meant.
  private func look(at entry: Entry, in journal: any JournalReading) throws {
    let around = entry.day.advanced(by: -FastKind.daysBeside)...entry.day.advanced(by: FastKind.daysBeside)
    for other in try journal.entries(EntryQuery(days: around, kinds: [FastKind.id])) {
      if let clash = FastKind.clash(of: entry, with: OtherEntry(other)) { throw Failure.invalid([clash]) }
    }
    try session.settle(entry.day, in: journal)
    try session.environment.answers.settle(
      FastKind.allDoubts(about: entry.payload, at: entry.instant, in: session.person.entryContext))
  }

  /// Puts the faults of a running fast into words.
  private func translating<Result>(_ body: () throws -> Result) throws -> Result {
    do { return try body() } catch let fault as RunningFast.Fault { throw failure(of: fault) }
  }

  private func failure(of fault: RunningFast.Fault) -> Failure {
    switch fault {
    case .beforeStart:
      Failure(.validation, "The fast started after that", recovery: "To see it: symptoms fast")
    case .beforePause(let last):
      Failure(
        .validation, "A pause began or ended later, at {time} on {day}", moments.values(of: last),
        recovery: "To remove the pauses: symptoms fast edit --no-pauses")
    case .startsBehindPause(let first):
      Failure(
        .validation, "The first pause began before that, at {time} on {day}", moments.values(of: first),
        recovery: "To remove the pauses: symptoms fast edit --no-pauses")
    case .isPaused(let since):
      Failure(
        .validation, "The fast has been paused since {time} on {day}", moments.values(of: since),
        recovery: "To continue it: symptoms fast resume")
    case .isNotPaused:
      Failure(.validation, "The fast is not paused", recovery: "To pause it: symptoms fast pause")
    case .tooLong:
      Failure(
        .validation, "A fast can last 7 days at most, and this one is longer",
        recovery: "Say when it ended. To see how: symptoms fast stop --help")
    case .tooShort:
      Failure(
        .validation, "That is less than a minute, so there is nothing to save",
        recovery: "To drop the fast: symptoms fast cancel")
    }
  }
}

/// Tells instants to the person, by the clock where they are now.
struct FastMoments: Sendable {
  var calendar: DayCalendar
  var now: Instant

  /// `{time}` and `{day}`, for sentences that name both.
  func values(of instant: Instant) -> [String: Phrase] {
    let (date, time) = calendar.local(instant)
    return ["time": "\(time)", "day": .day(date)]
  }

  /// `20:00`, `20:00 yesterday`, `20:00 on Thursday 12 March`
  func told(_ instant: Instant) -> Phrase {
    let phrase: Phrase =
      switch calendar.local(now).date.distance(to: calendar.local(instant).date) {
      case 0: "{time}"
      case -1: "{time} yesterday"
      case 1: "{time} tomorrow"
      default: "{time} on {day}"
      }
    return phrase.filled(with: values(of: instant))
  }
}
