import TrackerCore

/// One clock hour at the screens.
struct HourOfUse: Encodable, Sendable, Hashable {
  /// 0 … 23, as a clock on the wall shows it.
  var hour: Int
  var minutes: Double
  /// nil where no device records it.
  var unlocks: Int?
  /// nil where no rule says any level.
  var productiveMinutes: Double?
  var distractingMinutes: Double?
  /// The category with the most time; nil where none is known.
  var category: String?
  /// nil under 30 minutes, and where no rule says any level.
  var score: Int?
}

extension UseStream {
  /// The clock hours with any use, in the order of the day. A day on which clocks change has an hour twice, or not at
  /// all; the two count as one.
  ///
  /// - Parameter unlocks: nil where no device records them.
  func hours(unlocks: [Instant]?, in calendar: DayCalendar) -> [HourOfUse] {
    var pieces: [Int: [UseSpan]] = [:]
    var order: [Int] = []
    func hour(of instant: Instant) -> Int { calendar.local(instant).time.minutes / 60 }
    func note(_ hour: Int) { if !order.contains(hour) { order.append(hour) } }
    for span in spans {
      var start = span.start
      while start < span.end {
        let local = start.seconds + Int64(calendar.zone.offset(at: start))
        let rest = 3_600 - (local % 3_600 + 3_600) % 3_600
        let end = min(span.end, start + rest)
        var piece = span
        (piece.start, piece.end) = (start, end)
        let hour = hour(of: start)
        note(hour)
        pieces[hour, default: []].append(piece)
        start = end
      }
    }
    let counts = unlocks.map { Dictionary(grouping: $0, by: hour).mapValues(\.count) }
    for hour in (counts ?? [:]).keys.sorted() { note(hour) }
    let first = spans.first.map { hour(of: $0.start) } ?? 0
    return order.sorted { ($0 - first + 24) % 24 < ($1 - first + 24) % 24 }.map { hour in
      let part = UseStream(pieces[hour] ?? [], hasLevels: hasLevels)
      var byCategory: [String: Int64] = [:]
      for span in part.spans { if let category = span.category { byCategory[category, default: 0] += span.seconds } }
      return HourOfUse(
        hour: hour, minutes: Double(part.seconds) / 60, unlocks: counts.map { $0[hour] ?? 0 },
        productiveMinutes: hasLevels ? Double(part.seconds { $0.counted > 0 }) / 60 : nil,
        distractingMinutes: hasLevels ? Double(part.seconds { $0.counted < 0 }) / 60 : nil,
        category: byCategory.max { ($0.value, $1.key) < ($1.value, $0.key) }?.key, score: part.score)
    }
  }
}
