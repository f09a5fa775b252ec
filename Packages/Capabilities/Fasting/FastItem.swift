import TrackerApplication
import TrackerCore

/// A fast that is over, as it is shown.
struct FastItem: Encodable, Sendable {
  var id: EntryID
  var day: Day
  /// nil where only its hours are known.
  var start: Instant?
  var end: Instant?
  /// Without pauses.
  var hours: Double
  var pausedMinutes: Int
  /// Hours; nil without a goal.
  var goal: Double?
  /// nil without a goal.
  var isGoalMet: Bool?
  var notes: String?
  /// How long it was.
  let time: Phrase
  /// When it ended, by the clock where the person is now; the day where only its hours are known.
  let ended: Phrase
  /// Its two clock times where it was logged; nil where they are not known.
  let clocks: Phrase?

  private enum CodingKeys: String, CodingKey {
    case id, day, start, end, hours, pausedMinutes, goal, isGoalMet, notes
  }

  init(_ entry: Entry, in session: Session) {
    let payload = entry.payload
    let seconds = max(0, FastKind.fastedSeconds(of: payload))
    id = entry.id
    day = entry.day
    start = payload[FastKind.span]?.start
    end = payload[FastKind.span]?.end
    hours = Double(seconds) / 3600
    pausedMinutes = Int(FastKind.pausedSeconds(of: payload) / 60)
    goal = payload[FastKind.goal]
    isGoalMet = FastKind.isGoalMet(payload)
    notes = payload[FastKind.notes]
    time = .duration(minutes: Int(seconds / 60))
    let moments = FastMoments(calendar: session.calendar, now: session.environment.now)
    ended = end.map(moments.told) ?? .day(entry.day)
    var there = session.calendar
    if let zone = Zone(identifier: entry.zone) { there.zone = zone }
    clocks = payload[FastKind.span].map { span in
      .words("{from} to {to}", ["from": "\(there.local(span.start).time)", "to": "\(there.local(span.end).time)"])
    }
  }
}
