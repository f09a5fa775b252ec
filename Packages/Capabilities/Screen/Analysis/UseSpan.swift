import TrackerCore

/// An app in front of the person for some time, with what they say of it.
struct UseSpan: Sendable, Hashable {
  var start: Instant
  var end: Instant
  var app: String
  /// nil where nobody says it.
  var category: String?
  /// −2 … 2; nil where no rule of the person says it, which counts as neutral.
  var level: Int?

  var seconds: Int64 { end.seconds - start.seconds }
  /// As it counts.
  var counted: Int { level ?? 0 }
}

/// What a person did at their screens, one thing at a time.
struct UseStream: Sendable, Hashable {
  /// In their order; none overlaps another one.
  let spans: [UseSpan]
  /// The levels of the person's rules are known; without any, nothing is said of what helps or distracts.
  let hasLevels: Bool

  init(_ spans: [UseSpan], hasLevels: Bool) {
    self.spans = spans
    self.hasLevels = hasLevels
  }

  /// Where several devices are in use at once, what was begun last counts: the person has turned to it. Every moment
  /// counts once. O(n log n).
  init(_ record: ScreenRecord, by rules: AppRules) {
    let known = Dictionary(
      Set(record.devices.flatMap(\.spans).map(\.app)).map { app in
        let category = rules.category(of: app)
        return (app, (category, rules.level(ofApp: app, category: category)))
      }
    ) { first, _ in first }
    self.init(
      UseStream.single(record.devices).map { span in
        let (category, level) = known[span.app] ?? (nil, nil)
        return UseSpan(start: span.start, end: span.end, app: span.app, category: category, level: level)
      }, hasLevels: rules.hasLevels)
  }

  private static func single(_ devices: [ScreenRecord.Device]) -> [ScreenRecord.Span] {
    guard devices.count > 1 else { return devices.first?.spans ?? [] }
    // Later beginnings lie over earlier ones, and show them again where they end.
    let all = devices.flatMap(\.spans).sorted { ($0.start, $0.end) < ($1.start, $1.end) }
    var result: [ScreenRecord.Span] = []
    var open: [ScreenRecord.Span] = []
    var now = Instant(seconds: .min / 2)
    func advance(to time: Instant) {
      while let top = open.last, now < time {
        if top.end <= now {
          open.removeLast()
          continue
        }
        let end = min(top.end, time)
        let start = max(now, top.start)
        if start < end {
          if let last = result.last, last.app == top.app, last.end == start {
            result[result.count - 1].end = end
          } else {
            result.append(.init(start, end, top.app))
          }
        }
        now = end
        if top.end <= now { open.removeLast() }
      }
      now = max(now, time)
    }
    for span in all {
      advance(to: span.start)
      open.append(span)
    }
    advance(to: all.map(\.end).max() ?? now)
    return result
  }

  var seconds: Int64 { spans.reduce(0) { $0 + $1.seconds } }

  /// The seconds of all spans that are so.
  func seconds(where isSo: (UseSpan) -> Bool) -> Int64 { spans.reduce(0) { isSo($1) ? $0 + $1.seconds : $0 } }

  /// The share of the time that no rule of the person says a level of; nil without any time.
  var shareWithoutRule: Double? {
    seconds > 0 ? Double(seconds { $0.level == nil }) / Double(seconds) : nil
  }

  /// Less time than this has no score.
  static let fewestScored: Int64 = 1_800

  /// The productivity score, 0 … 100: `100 · Σ (level + 2) · time / (4 · Σ time)`, rounded. All very productive is 100,
  /// all productive 75, all neutral 50. nil under 30 minutes, and where no rule says any level.
  ///
  /// Source: RescueTime's productivity pulse (its help, article 73).
  var score: Int? {
    guard hasLevels, seconds >= UseStream.fewestScored else { return nil }
    let weighted = spans.reduce(Int64(0)) { $0 + Int64($1.counted + 2) * $1.seconds }
    return Int((Double(100 * weighted) / Double(4 * seconds)).rounded())
  }

  /// How often one app followed another, for an hour of use; nil without any time.
  var switchesAnHour: Double? {
    guard seconds > 0 else { return nil }
    let switches = zip(spans, spans.dropFirst()).count { $0.app != $1.app }
    return Double(switches) / (Double(seconds) / 3_600)
  }

  /// The spans within some time, clipped to it.
  func clipped(from start: Instant, to end: Instant) -> UseStream {
    UseStream(
      spans.compactMap { span in
        guard span.start < end, start < span.end else { return nil }
        var span = span
        (span.start, span.end) = (max(span.start, start), min(span.end, end))
        return span
      }, hasLevels: hasLevels)
  }
}
