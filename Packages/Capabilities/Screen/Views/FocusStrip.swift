import TrackerCore

/// A day in half hours, each with what prevailed in it.
enum FocusStrip {
  enum Slot: String, Encodable, Sendable {
    case productive, neutral, distracting, nothing

    var sign: String {
      switch self {
      case .productive: "█"
      case .neutral: "▒"
      case .distracting: "░"
      case .nothing: "·"
      }
    }
  }

  static let length: Int64 = 1_800

  /// From the day's beginning to its end; empty without any use.
  static func slots(of stream: UseStream?, on day: Day, in calendar: DayCalendar) -> [Slot] {
    guard let stream, !stream.spans.isEmpty else { return [] }
    let (start, end) = (calendar.start(of: day), calendar.start(of: day.advanced(by: 1)))
    return stride(from: start.seconds, to: end.seconds, by: Int64.Stride(length)).map { seconds in
      let part = stream.clipped(from: Instant(seconds: seconds), to: Instant(seconds: seconds + length))
      // Less than five minutes are no half hour of anything.
      guard part.seconds >= 300 else { return .nothing }
      let (productive, distracting) = (part.seconds { $0.counted > 0 }, part.seconds { $0.counted < 0 })
      let neutral = part.seconds - productive - distracting
      if productive >= distracting, productive >= neutral { return .productive }
      return distracting >= neutral ? .distracting : .neutral
    }
  }
}
