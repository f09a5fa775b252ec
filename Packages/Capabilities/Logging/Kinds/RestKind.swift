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
    id: "rest", name: "rest", aliases: ["sleep", "slept"],
    summary: "Sleep and naps; a night counts for the morning it ends on.",
    fields: [
      FieldDefinition("sleep", .span(longest: 1440), "From falling asleep to waking.", positional: true),
      FieldDefinition(
        "hours", .number(0...24, unit: "h"), "Hours of sleep, when the times are not known.",
        positional: true),
      FieldDefinition("quality", .whole(1...10), "How well you slept: 1 very badly, 10 very well."),
      FieldDefinition("nap", .spans(longest: 240), "Naps of the day."),
      FieldDefinition("restfulness", .whole(1...10), "How rested you feel: 1 exhausted, 10 fully rested."),
      FieldDefinition("in_bed", .span(longest: 1440), "From going to bed to getting up."),
      FieldDefinition("awake", .minutes(0...720), "Awake between falling asleep and waking."),
      FieldDefinition("interruptions", .whole(0...50), "How often you woke."),
      FieldDefinition("deep", .minutes(0...900), "Deep sleep."),
      FieldDefinition("rem", .minutes(0...900), "REM sleep."),
      FieldDefinition("light", .minutes(0...900), "Light sleep."),
      FieldDefinition("notes", .text(maxLength: 500), "Anything else."),
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
    timedBy: ["sleep", "nap"], countsForMorning: true)

  public static func diagnostics(in payload: Payload, context: EntryContext) -> [Diagnostic] {
    var diagnostics: [Diagnostic] = []
    if payload.fields.isEmpty {
      diagnostics.append(
        Diagnostic(
          code: "missing-field", "Nothing of the rest is named",
          allowed: "sleep as 23:10-06:20, hours, nap, quality, restfulness")
      )
    }
    if payload[sleep] != nil, payload[hours] != nil {
      diagnostics.append(
        Diagnostic(code: "given-twice", "The sleep is given twice", allowed: "a start and an end, or hours"))
    }
    let inBed = payload[inBed]
    if let inBed, let sleep = payload[sleep], inBed.start > sleep.start || inBed.end < sleep.end {
      diagnostics.append(
        Diagnostic(
          code: "out-of-order", "in_bed does not hold the sleep",
          allowed: "from before falling asleep until after waking"))
    }
    if let sleep = payload[sleep] {
      let stages = [deep, rem, light].compactMap { payload[$0] }
      if (payload[awake] ?? 0) + stages.reduce(0, +) > sleep.minutes {
        diagnostics.append(
          Diagnostic(
            code: "out-of-order", "awake, deep, rem and light are longer than the sleep together",
            allowed: "up to its length"))
      }
    }
    let naps = payload[naps] ?? []
    for (index, nap) in naps.enumerated()
    where naps.dropFirst(index + 1).contains(where: nap.overlaps) || payload[sleep]?.overlaps(nap) == true {
      diagnostics.append(Diagnostic(code: "overlap", "A nap overlaps other sleep", allowed: "sleep at different times"))
    }
    return diagnostics
  }

  public static func clash(of entry: Entry, with other: OtherEntry) -> Diagnostic? {
    func spans(_ entry: Entry) -> [TimeSpan] { (entry.payload[sleep].map { [$0] } ?? []) + (entry.payload[naps] ?? []) }
    let overlapping = spans(entry).contains { span in spans(other.entry).contains(where: span.overlaps) }
    guard overlapping else { return nil }
    return Diagnostic(
      code: "overlap", "This sleep overlaps \(other.name)", allowed: other.wayOut)
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
        problem: "A night is already logged for \(entry.day), as \(other.id.short)",
        fix: "For another one, add --yes. To see it: symptoms list --date \(other.day)")
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
      measures.append(Measure("sleep.nap_minutes", Double(naps.reduce(0) { $0 + $1.minutes }), fold: .sum))
    }
    if let awake = payload[awake] { measures.append(Measure("sleep.awake_minutes", Double(awake), fold: .sum)) }
    if let interruptions = payload[interruptions] {
      measures.append(Measure("sleep.interruptions", Double(interruptions), fold: .sum))
    }
    return measures
  }

  /// Hours after the midnight before the morning on which the sleep ends: negative in the evening before.
  private static func midpoint(of sleep: TimeSpan, _ context: EntryContext) -> Double {
    let (date, time) = context.calendar.local(Instant(seconds: (sleep.start.seconds + sleep.end.seconds) / 2))
    let morning = context.calendar.local(sleep.end).date
    return Double(time.minutes) / 60 + 24 * Double(morning.distance(to: date))
  }

  public static func summary(of entry: Entry, in context: EntryContext) -> String {
    let payload = entry.payload
    func clock(_ span: TimeSpan) -> String {
      "\(context.calendar.local(span.start).time)–\(context.calendar.local(span.end).time)"
    }
    let parts: [String] =
      [
        payload[sleep].map { "\(clock($0)), \(DurationFormatter.text(minutes: $0.minutes))" },
        payload[hours].map { "\(hoursText($0)) of sleep" }, payload[inBed].map { "in bed \(clock($0))" },
        payload[quality].map { "quality \($0)" },
        payload[naps].map { "nap \($0.map(clock).joined(separator: " and "))" },
        payload[restfulness].map { "restfulness \($0)" },
        payload[awake].map { "\(DurationFormatter.text(minutes: $0)) awake" },
        payload[interruptions].map { "woke \($0) ×" },
      ].compactMap { $0 } + stages(of: payload).map { "\(DurationFormatter.text(minutes: $0.minutes)) \($0.name)" }
    return (parts + [payload[notes]].compactMap { $0 }).joined(separator: ", ")
  }

  /// The minutes of the stages of a night that are known.
  static func stages(of payload: Payload) -> [(name: String, minutes: Int)] {
    [("deep", deep), ("REM", rem), ("light", light)].compactMap { name, field in
      payload[field].map { (name, $0) }
    }
  }

  /// `7.5 h`, `7 h 10 min`
  private static func hoursText(_ hours: Double) -> String {
    (hours * 2).rounded() == hours * 2
      ? "\(hours.brief) h" : DurationFormatter.text(minutes: Int((hours * 60).rounded()))
  }
}
