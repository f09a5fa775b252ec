extension ShapeParser {
  func span(_ text: String, _ longest: Int, _ field: FieldDefinition) throws(Diagnostic) -> TimeSpan {
    let parts = text.split(whereSeparator: { "-–—".contains($0) }).map { $0.trimmed }
    guard parts.count == 2 else {
      throw Diagnostic(code: "no-span", "\(field.name) is no start and end", allowed: ShapeParser.allowed(field.shape))
    }
    let start = try ShapeParser.time(parts[0], field.name)
    let end = try ShapeParser.time(parts[1], field.name)
    let crosses = start >= end
    let minutes = end.minutes - start.minutes + (crosses ? 1440 : 0)
    guard minutes <= longest else {
      throw crosses
        ? Diagnostic(
          code: "ends-before-start", "\(field.name) \(start)–\(end) ends before it starts", allowed: ShapeParser.allowed(field.shape))
        : Diagnostic(code: "too-long", "\(field.name) is too long", allowed: ShapeParser.allowed(field.shape))
    }
    return try resolve(start, end, crosses: crosses, field)
  }

  func spans(_ text: String, _ longest: Int, _ field: FieldDefinition) throws(Diagnostic) -> JSONValue {
    var spans: [TimeSpan] = []
    for part in text.split(separator: ",") { spans.append(try span(String(part), longest, field)) }
    guard !spans.isEmpty else {
      throw Diagnostic(code: "no-span", "\(field.name) is no start and end", allowed: ShapeParser.allowed(field.shape))
    }
    return spans.json
  }

  /// A time of day, or what a clock can show.
  static func time(_ text: String, _ field: String) throws(Diagnostic) -> LocalTime {
    guard let time = LocalTime(text) else {
      throw Diagnostic(code: "no-time", "\(field) holds no time of day", found: "“\(text)”", allowed: "00:00 to 23:59")
    }
    return time
  }

  /// The latest interval that ended before now, or the one of the day that was named.
  private func resolve(_ start: LocalTime, _ end: LocalTime, crosses: Bool, _ field: FieldDefinition) throws(Diagnostic) -> TimeSpan {
    let calendar = context.calendar
    var date: Day
    if let day {
      // A night counts for the date on which it ends; what ends before the day start belongs to the day before.
      date = countsForMorning || end.minutes >= calendar.dayStart(on: day) ? day : day.advanced(by: 1)
    } else {
      date = calendar.local(now).date
      if let ended = try? calendar.instant(on: date, at: end), ended > now { date = date.advanced(by: -1) }
    }
    let last = try calendar.instant(on: date, at: end)
    let first = try calendar.instant(on: crosses ? date.advanced(by: -1) : date, at: start)
    guard last <= now else {
      throw Diagnostic(
        code: "future-time", "\(field.name) would end after now",
        allowed: "up to \(calendar.local(now).time) on \(calendar.local(now).date)")
    }
    guard let span = TimeSpan(start: first, end: last) else {
      throw Diagnostic(
        code: "ends-before-start", "\(field.name) \(start)–\(end) ends before it starts", allowed: ShapeParser.allowed(field.shape))
    }
    return span
  }
}
