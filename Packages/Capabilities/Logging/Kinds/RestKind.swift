import TrackerCore

/// A night's sleep, naps, and how rested one is.
public enum RestKind: LogKind {
  static let sleep = Field<TimeSpan>("sleep")
  static let hours = Field<Double>("hours")
  static let quality = Field<Int>("quality")
  static let naps = Field<[TimeSpan]>("nap")
  static let restfulness = Field<Int>("restfulness")
  static let inBed = Field<TimeSpan>("in_bed")
  static let awake = Field<Int>("awake")
  static let interruptions = Field<Int>("interruptions")
  static let deep = Field<Int>("deep")
  static let rem = Field<Int>("rem")
  static let light = Field<Int>("light")
  static let notes = Field<String>("notes")

  public static let definition = LogKindDefinition(
    id: "rest", name: "sleep entries", noun: "sleep", counted: ("1 sleep entry", "{count} sleep entries"),
    aliases: ["sleep", "slept", "Schlaf", "schlafen", "geschlafen"],
    summary: "Log sleep or a nap. A night counts for the day you wake up.",
    fields: [
      FieldDefinition(
        "sleep", aliases: ["schlaf"], .span(longest: 1440), "From falling asleep to waking up.",
        asks: "When did you sleep?", positional: true, label: "Asleep"),
      FieldDefinition(
        "hours", aliases: ["stunden"], .number(0...24, unit: "h"), "Hours of sleep, if you do not know the times.",
        asks: "How long did you sleep?", positional: true, label: "Hours"),
      FieldDefinition(
        "quality", aliases: ["qualität"], .whole(1...10), "How well you slept: 1 is very badly, 10 is very well.",
        asks: "How well did you sleep?", label: "Quality"),
      FieldDefinition(
        "nap", aliases: ["mittagsschlaf", "nickerchen"], .spans(longest: 240), "Naps in the daytime.",
        asks: "When was the nap?", mayLead: true, label: "Naps"),
      FieldDefinition(
        "restfulness", aliases: ["erholung"], .whole(1...10),
        "How rested you feel: 1 is exhausted, 10 is fully rested.", asks: "How rested do you feel?", label: "Rested"),
      FieldDefinition(
        "in_bed", aliases: ["im_bett"], .span(longest: 1440), "From going to bed to getting up.",
        asks: "When were you in bed?", label: "In bed"),
      FieldDefinition(
        "awake", aliases: ["wach"], .minutes(0...720), "How long you were awake in the night.",
        asks: "How long were you awake?", label: "Awake"),
      FieldDefinition(
        "interruptions", aliases: ["aufgewacht"], .whole(0...50), "How often you woke up.",
        asks: "How often did you wake up?", label: "Woke up"),
      FieldDefinition(
        "deep", aliases: ["tiefschlaf"], .minutes(0...900), "Deep sleep.", asks: "How long was your deep sleep?",
        label: "Deep sleep"),
      FieldDefinition("rem", .minutes(0...900), "REM sleep.", asks: "How long was your REM sleep?", label: "REM sleep"),
      FieldDefinition(
        "light", aliases: ["leichtschlaf"], .minutes(0...900), "Light sleep.", asks: "How long was your light sleep?",
        label: "Light sleep"),
      FieldDefinition("notes", aliases: ["notiz", "notizen"], .text(maxLength: 500), "Anything else.", label: "Notes"),
    ],
    metrics: [
      "sleep.hours", "sleep.midpoint", "sleep.quality", "sleep.restfulness", "sleep.nap_minutes", "sleep.awake_minutes",
      "sleep.interruptions",
    ],
    examples: [
      (line: "rest 23:10-06:20 quality=4", says: "last night, from ten past eleven to twenty past six"),
      (line: "rest 7.5h", says: "seven and a half hours"),
      (line: "rest 7h15m", says: "seven hours and a quarter"),
      (line: "rest nap=13:00-13:40", says: "a nap after lunch"),
    ],
    timedBy: ["sleep", "nap"], countsForMorning: true, measuresVersion: 3, category: .health)

  public static func diagnostics(in payload: Payload, context: EntryContext) -> [Diagnostic] {
    var diagnostics: [Diagnostic] = []
    if payload.fields.isEmpty {
      diagnostics.append(
        Diagnostic(
          code: FieldDefinition.missingCode, "How did you sleep? Type it like this: symptoms log rest 23:10-06:20"))
    }
    if payload[sleep] != nil, payload[hours] != nil {
      diagnostics.append(
        Diagnostic(
          code: "given-twice", "You gave both times and hours. Keep one: symptoms log rest 23:10-06:20"))
    }
    let inBed = payload[inBed]
    if let inBed, let sleep = payload[sleep], inBed.start > sleep.start || inBed.end < sleep.end {
      diagnostics.append(
        Diagnostic(
          code: "out-of-order", "Time in bed has to include the time asleep. Check in_bed"))
    }
    if let sleep = payload[sleep] {
      let stages = [deep, rem, light].compactMap { payload[$0] }
      if (payload[awake] ?? 0) + stages.reduce(0, +) > sleep.minutes {
        diagnostics.append(
          Diagnostic(
            code: "out-of-order", "Awake, deep, rem and light add up to more than your sleep. Check them"))
      }
    }
    let naps = payload[naps] ?? []
    for (index, nap) in naps.enumerated()
    where naps.dropFirst(index + 1).contains(where: nap.overlaps) || payload[sleep]?.overlaps(nap) == true {
      diagnostics.append(
        Diagnostic(code: "overlap", "The nap is at the same time as your other sleep. Check the times"))
    }
    return diagnostics
  }

  public static var clashes: Bool { true }

  public static func clash(of entry: Entry, with other: OtherEntry) -> Diagnostic? {
    func spans(_ entry: Entry) -> [TimeSpan] { (entry.payload[sleep].map { [$0] } ?? []) + (entry.payload[naps] ?? []) }
    let overlapping = spans(entry).contains { span in spans(other.entry).contains(where: span.overlaps) }
    guard overlapping else { return nil }
    return other.clash(
      "overlap", "You've already logged sleep at that time. To remove it: symptoms delete {id}",
      inFile: "Line {line} of the file has sleep at that time. Check the times")
  }

  /// Hours of one night beyond which a slip is more likely than the sleep.
  private static let longest = 14.0
  /// Fewer hours as a number, such as 0.7, were most likely meant to be ten times as many.
  private static let shortest = 1.0

  public static func doubts(about payload: Payload, at instant: Instant, in context: EntryContext) -> [Doubt] {
    let isSpan = payload[sleep] != nil
    guard let asleep = payload[sleep].map({ Double($0.minutes) / 60 }) ?? payload[hours], asleep > 0 else { return [] }
    let field = isSpan ? sleep.name : hours.name
    let question: Phrase = .words("Did you sleep {hours} hours?", ["hours": .number(asleep, upTo: 1)])
    if asleep > longest {
      return [
        Doubt(
          code: "long-night", question: question, problem: "The night is longer than {longest} hours",
          fix: "If it is right, add --yes. If not, for example: symptoms log rest {example}",
          ["longest": .number(longest, upTo: 1), "example": .verbatim(isSpan ? "23:10-06:20" : "7h")], field: field)
      ]
    }
    guard !isSpan, asleep < shortest else { return [] }
    return [
      Doubt(
        code: "short-night", question: question, problem: "The night is shorter than an hour",
        fix: "If it is right, add --yes. If not, for example: symptoms log rest 7h", field: field)
    ]
  }

  /// Minutes of sleep from which a second one of a morning may be the night once more; less is going back to sleep.
  private static let shortestNight = 180

  public static func doubts(about entry: Entry, beside other: Entry) -> [Doubt] {
    func isNight(_ entry: Entry) -> Bool {
      entry.payload[hours] != nil || entry.payload[sleep].map { $0.minutes >= shortestNight } ?? false
    }
    guard entry.day == other.day, isNight(entry), isNight(other) else { return [] }
    return [
      Doubt(
        code: "second-night", question: "A night is already logged for that morning. Is this another one?",
        problem: "A night is already logged for {day}",
        fix: "For another one, add --yes. To see it: symptoms list --date {date}",
        ["day": .day(other.day), "date": "\(other.day)"])
    ]
  }

  public static func measures(of entry: Entry, in context: EntryContext) -> [Measure] {
    let payload = entry.payload
    var measures: [Measure] = []
    if let sleep = payload[sleep] {
      let asleep = sleep.minutes - (payload[awake] ?? 0)
      measures.append(Measure("sleep.hours", Double(max(0, asleep)) / 60, fold: .sum))
      measures.append(Measure("sleep.midpoint", midpoint(of: sleep, context), fold: .last))
    } else if let hours = payload[hours] {
      // Times tell more than a typed number of hours; where a day has both, the times count.
      measures.append(Measure("sleep.hours", hours, fold: .last, rank: 1))
    }
    if let quality = payload[quality] { measures.append(Measure("sleep.quality", Double(quality), fold: .mean)) }
    if let restfulness = payload[restfulness] {
      measures.append(Measure("sleep.restfulness", Double(restfulness), fold: .mean))
    }
    if let naps = payload[naps] {
      measures.append(.event("sleep.nap_minutes", Double(naps.reduce(0) { $0 + $1.minutes }), fold: .sum))
    }
    if let awake = payload[awake] { measures.append(Measure("sleep.awake_minutes", Double(awake), fold: .sum)) }
    if let interruptions = payload[interruptions] {
      measures.append(Measure("sleep.interruptions", Double(interruptions), fold: .sum))
    }
    return measures
  }

  public static func recordParts(of entry: Entry, in context: EntryContext) -> [RecordPart] {
    measures(of: entry, in: context).map { measure in
      let isOfNight = measure.metric == "sleep.hours"
      return .reading(metric: measure.metric, value: measure.value, during: isOfNight ? entry.payload[sleep] : nil)
    }
  }

  /// Hours after the midnight before the morning on which the sleep ends: negative in the evening before.
  private static func midpoint(of sleep: TimeSpan, _ context: EntryContext) -> Double {
    let (date, time) = context.calendar.local(Instant(seconds: (sleep.start.seconds + sleep.end.seconds) / 2))
    let morning = context.calendar.local(sleep.end).date
    return Double(time.minutes) / 60 + 24 * Double(morning.distance(to: date))
  }

  public static func summary(of entry: Entry, in context: EntryContext) -> Phrase {
    words(of: entry, span: "slept {time} ({from}–{to})", hours: "slept {time}", in: context)
  }

  public static func told(_ entry: Entry, in context: EntryContext) -> Phrase {
    words(of: entry, span: "you slept {time} ({from}–{to})", hours: "you slept {time}", in: context)
  }

  /// - Parameters:
  ///   - span: How a night with its times is told.
  ///   - hours: How a night without them is told.
  private static func words(of entry: Entry, span: Phrase, hours asleep: Phrase, in context: EntryContext) -> Phrase {
    let payload = entry.payload
    func clocks(_ span: TimeSpan) -> [String: Phrase] {
      [
        "time": .duration(minutes: span.minutes), "from": "\(context.calendar.local(span.start).time)",
        "to": "\(context.calendar.local(span.end).time)",
      ]
    }
    let night: [Phrase?] = [
      payload[sleep].map { span.filled(with: clocks($0)) },
      payload[hours].map { asleep.filled(with: ["time": time(ofHours: $0)]) },
      payload[inBed].map { .words("in bed {from}–{to}", clocks($0)) },
      payload[quality].map { .words("quality {value}", ["value": .count($0)]) },
    ]
    let naps: [Phrase?] = (payload[naps] ?? []).map { .words("a nap of {time} ({from}–{to})", clocks($0)) }
    let rest: [Phrase?] = [
      payload[restfulness].map { .words("restfulness {value}", ["value": .count($0)]) },
      payload[awake].map { .words("{time} awake", ["time": .duration(minutes: $0)]) },
      payload[interruptions].map {
        .words(
          $0 == 1 ? "woke up once" : $0 == 2 ? "woke up twice" : "woke up {count} times", ["count": .count($0)])
      },
    ]
    return .parts(night + naps + rest + stages(of: payload) + [payload[notes].map { .verbatim($0) }])
  }

  /// The stages of a night that are known.
  private static func stages(of payload: Payload) -> [Phrase?] {
    let stages: [(Phrase, Field<Int>)] = [
      ("{time} deep sleep", deep), ("{time} REM sleep", rem), ("{time} light sleep", light),
    ]
    return stages.map { phrase, field in
      payload[field].map { phrase.filled(with: ["time": .duration(minutes: $0)]) }
    }
  }

  /// `7.5 hours`, `7 h 10 min`
  private static func time(ofHours hours: Double) -> Phrase {
    (hours * 2).rounded() == hours * 2
      ? .duration(hours: hours) : .duration(minutes: Int((hours * 60).rounded()))
  }
}
