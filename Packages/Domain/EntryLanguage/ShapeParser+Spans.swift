import TrackerCore

extension ShapeParser {
  /// - Parameter isNight: Whether it counts for the date on which it ends, not for the logical day.
  func span(_ text: String, _ longest: Int, _ field: FieldDefinition, isNight: Bool) throws(Diagnostic) -> TimeSpan {
    guard let ends = ShapeParser.ends(of: text) else {
      throw field.noSpan
    }
    let start = try ShapeParser.time(ends.start)
    let end = try ShapeParser.time(ends.end)
    let crosses = start >= end
    let minutes = end.minutes - start.minutes + (crosses ? 1440 : 0)
    guard minutes <= longest, start != end else { throw crosses ? field.endsBeforeStart : field.isTooLong }
    return try resolve(start, end, crosses: crosses, field, isNight: isNight)
  }

  func spans(_ text: String, _ longest: Int, _ field: FieldDefinition) throws(Diagnostic) -> JSONValue {
    var spans: [TimeSpan] = []
    for part in text.split(separator: ",") { spans.append(try span(part.trimmed, longest, field, isNight: false)) }
    guard !spans.isEmpty else { throw field.noSpan }
    return spans.json
  }

  /// The two ends of `23:10-06:20`, `23:10 to 06:20`, `22:00 bis 6:00`, `from 10pm to 6am` or `23:10 06:20`; nil where
  /// they don't look like times.
  static func ends(of text: String) -> (start: String, end: String)? {
    var words = text.lowercased().replacing(/[-–—]/, with: " - ").split(separator: " ").map(String.init)
    if words.count > 2, ["from", "von"].contains(words[0]) { words.removeFirst() }
    let separators = words.indices.filter { ["-", "to", "until", "till", "til", "bis"].contains(words[$0]) }
    let parts: [String]
    switch separators.count {
    case 0: parts = words
    case 1: parts = words.split(separator: words[separators[0]]).map { $0.joined(separator: " ") }
    default: return nil
    }
    guard parts.count == 2, parts.allSatisfy({ looksLikeTime($0, besideSeparator: !separators.isEmpty) }) else {
      return nil
    }
    return (parts[0], parts[1])
  }

  /// Digits as on a clock, `am`, `pm` or `Uhr` behind them, or a time in words; without a separator between the two
  /// ends a bare hour is no time yet.
  private static func looksLikeTime(_ text: String, besideSeparator: Bool) -> Bool {
    if LocalTime.words[text] != nil { return true }
    let half = ["am", "pm", "uhr"].first(where: text.hasSuffix)
    let clock = text.dropLast(half?.count ?? 0).trimmed
    guard (1...5).contains(clock.count), clock.allSatisfy({ $0.isNumber || ":.".contains($0) }) else { return false }
    return besideSeparator || half != nil || clock.count >= 3
  }

  /// A time of day, as a clock can show it.
  static func time(_ text: String) throws(Diagnostic) -> LocalTime {
    guard let time = LocalTime(typed: text) else {
      throw Diagnostic(
        code: "no-time",
        keyword(text) == nil
          ? "That is not a time of day, such as 14:30" : "“{typed}” is not a time of day, such as 14:30",
        ["typed": "\(text)"])
    }
    return time
  }

  static func future(_ field: FieldDefinition, _ now: Instant, _ calendar: DayCalendar) -> Diagnostic {
    Diagnostic(
      code: "future-time", "“{field}” ends in the future. It is {clock} now",
      ["field": "\(field.name)", "clock": "\(calendar.local(now).time)"])
  }

  /// The latest interval that ended before now, or the one of the day that was named.
  private func resolve(
    _ start: LocalTime, _ end: LocalTime, crosses: Bool, _ field: FieldDefinition, isNight: Bool
  ) throws(Diagnostic) -> TimeSpan {
    let calendar = context.calendar
    let last: Instant
    if let day {
      // What ends before the day start belongs to the day before; a night counts for the date on which it ends.
      last = try isNight ? calendar.instant(on: day, at: end) : calendar.instant(within: day, at: end)
    } else {
      last = try calendar.latest(end, notAfter: now)
    }
    guard last <= now else { throw ShapeParser.future(field, now, calendar) }
    let first = try calendar.instant(on: calendar.local(last).date.advanced(by: crosses ? -1 : 0), at: start)
    guard let span = TimeSpan(start: first, end: last) else { throw field.endsBeforeStart }
    return span
  }
}
