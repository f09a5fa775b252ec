import TrackerCore

/// A fast that is over, with its pauses and what its goal was.
public enum FastKind: LogKind {
  static let span = Field<TimeSpan>("fasted")
  static let hours = Field<Double>("duration")
  static let goal = Field<Double>("goal")
  static let paused = Field<Int>("paused")
  static let pauses = Field<[TimeSpan]>("pauses")
  static let notes = Field<String>("notes")

  private static let hourRange = 0.1...Double(RunningFast.longestMinutes / 60)

  /// What a command for a running fast takes, too.
  static let notesField = FieldDefinition(
    "notes", aliases: ["note", "notiz", "notizen"], .text(maxLength: 300), "Anything else.", label: "Notes")

  public static let definition = LogKindDefinition(
    id: "fast", name: "fasts", counted: ("1 fast", "{count} fasts"), aliases: ["fasted", "Fasten", "gefastet"],
    summary: "Log a fast that is over. It counts for the day it ended.",
    fields: [
      FieldDefinition(
        "fasted", aliases: ["gefastet"], .span(longest: RunningFast.longestMinutes),
        "From your last meal to your next one.", asks: "When did you fast?", positional: true, label: "Fasted"),
      FieldDefinition(
        "duration", aliases: ["dauer"], .number(hourRange, unit: "h", needsUnit: true),
        "How long you fasted, if you do not know the times.", asks: "How long did you fast?", positional: true,
        label: "How long"),
      FieldDefinition(
        "goal", aliases: ["ziel"], .number(FastGoal.range, unit: "h"), "How long you wanted to fast.",
        asks: "How long did you want to fast?", label: "Goal"),
      FieldDefinition(
        "paused", aliases: ["pause"], .minutes(0...RunningFast.longestMinutes), "How long your pauses were in all.",
        label: "Pauses in all"),
      FieldDefinition(
        "pauses", aliases: ["pausen"], .spans(longest: RunningFast.longestMinutes),
        "The times of your pauses, as “fast pause” saves them.", label: "Pauses"),
      notesField,
    ],
    metrics: ["fast.hours", "fast.goal_met"],
    examples: [
      (line: "fast 20:00-12:00", says: "from eight in the evening to noon"),
      (line: "fast 20:00-12:00 goal=16h", says: "with the goal you had"),
      (line: "fast 16h", says: "16 hours, until now"),
      (line: "fast 20:00-12:00 paused=30m", says: "with a pause of half an hour"),
    ], timedBy: ["fasted"], keepsDay: false, category: .health)

  // MARK: What can't be

  public static func diagnostics(in payload: Payload, context: EntryContext) -> [Diagnostic] {
    let (span, hours) = (payload[span], payload[hours])
    if span == nil, hours == nil {
      return [
        Diagnostic(
          code: FieldDefinition.missingCode, "When did you fast? Type it like this: symptoms log fast 20:00-12:00")
      ]
    }
    var found: [Diagnostic] = []
    if span != nil, hours != nil {
      found.append(
        Diagnostic(
          code: "given-twice", "You gave both times and hours. Keep one: symptoms log fast 20:00-12:00"))
    }
    let pauses = payload[pauses] ?? []
    if !pauses.isEmpty, payload[paused] != nil {
      found.append(Diagnostic(code: "given-twice", "You gave the pauses twice. Keep paused or pauses"))
    }
    if pauses.contains(where: { pause in span.map { pause.start < $0.start || pause.end > $0.end } ?? true }) {
      found.append(
        Diagnostic(code: "out-of-order", "A pause has to be within the fast. To remove the pauses, add pauses="))
    }
    for (index, pause) in pauses.enumerated() where pauses.dropFirst(index + 1).contains(where: pause.overlaps) {
      found.append(Diagnostic(code: "overlap", "Two pauses are at the same time. Check the times"))
    }
    if found.isEmpty, fastedSeconds(of: payload) <= 0 {
      found.append(Diagnostic(code: "out-of-order", "The pauses are as long as the fast. Check them"))
    }
    return found
  }

  public static var clashes: Bool { true }

  /// A fast that is a week long may have begun before others ended.
  public static var daysBeside: Int { RunningFast.longestMinutes / 1440 + 1 }

  public static func clash(of entry: Entry, with other: OtherEntry) -> Diagnostic? {
    guard let span = entry.payload[span], let there = other.entry.payload[self.span], span.overlaps(there) else {
      return nil
    }
    return other.clash(
      "overlap", "You've already logged a fast at that time. To remove it: symptoms delete {id}",
      inFile: "Line {line} of the file has a fast at that time. Check the times")
  }

  /// Hours beyond which a forgotten stop is more likely than the fast.
  private static let longestUsual = 48.0

  public static func doubts(about payload: Payload, at instant: Instant, in context: EntryContext) -> [Doubt] {
    let fasted = Double(fastedSeconds(of: payload)) / 3600
    guard fasted > longestUsual else { return [] }
    return [
      Doubt(
        code: "long-fast", question: "Did you fast for {hours} hours?",
        problem: "The fast is longer than {longest} hours",
        fix: "Check the times. If they are right, add --yes.",
        ["hours": .number(fasted, upTo: 1), "longest": .number(longestUsual, upTo: 0)],
        field: payload[span] == nil ? hours.name : nil)
    ]
  }

  // MARK: What it says

  /// Seconds without those of pauses.
  static func fastedSeconds(of payload: Payload) -> Int64 {
    let all = payload[span].map { $0.end.seconds - $0.start.seconds } ?? Int64((payload[hours] ?? 0) * 3600)
    return all - pausedSeconds(of: payload)
  }

  static func pausedSeconds(of payload: Payload) -> Int64 {
    (payload[pauses] ?? []).reduce(Int64((payload[paused] ?? 0) * 60)) { $0 + ($1.end.seconds - $1.start.seconds) }
  }

  /// nil without a goal.
  static func isGoalMet(_ payload: Payload) -> Bool? {
    payload[goal].map { Double(fastedSeconds(of: payload)) >= ($0 * 3600).rounded() }
  }

  public static func measures(of entry: Entry, in context: EntryContext) -> [Measure] {
    let payload = entry.payload
    let hours = Measure(
      FastMetrics.hours.id, min(Double(max(0, fastedSeconds(of: payload))) / 3600, FastMetrics.hours.range.upperBound),
      fold: .max)
    return [hours] + (isGoalMet(payload).map { [Measure(FastMetrics.goalMet.id, $0 ? 1 : 0, fold: .max)] } ?? [])
  }

  public static func summary(of entry: Entry, in context: EntryContext) -> Phrase {
    words(
      of: entry, plain: "fasted {time}", within: "fasted {time} ({from}–{to})",
      long: "fasted {time} (from {from} on {day} to {to})", in: context)
  }

  public static func told(_ entry: Entry, in context: EntryContext) -> Phrase {
    words(
      of: entry, plain: "you fasted {time}", within: "you fasted {time} ({from}–{to})",
      long: "you fasted {time} (from {from} on {day} to {to})", in: context)
  }

  /// - Parameters:
  ///   - plain: How a fast without times is told.
  ///   - within: How one of less than a day is told.
  ///   - long: How a longer one is told.
  private static func words(
    of entry: Entry, plain: Phrase, within: Phrase, long: Phrase, in context: EntryContext
  ) -> Phrase {
    let payload = entry.payload
    let time: Phrase = .duration(minutes: Int(max(0, fastedSeconds(of: payload)) / 60))
    let fasted: Phrase
    if let span = payload[span] {
      let (date, from) = context.calendar.local(span.start)
      fasted = (span.minutes < 1440 ? within : long).filled(with: [
        "time": time, "from": "\(from)", "day": .day(date), "to": "\(context.calendar.local(span.end).time)",
      ])
    } else {
      fasted = plain.filled(with: ["time": time])
    }
    let paused = Int(pausedSeconds(of: payload) / 60)
    return .parts([
      fasted, paused > 0 ? .words("{time} of pauses", ["time": .duration(minutes: paused)]) : nil,
      payload[goal].map { .words("goal {time}", ["time": .duration(hours: $0)]) },
      payload[notes].map { .verbatim($0) },
    ])
  }
}
