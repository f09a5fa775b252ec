import TrackerCore

/// Something distracting that came after a while of other things.
struct Distraction: Sendable, Hashable {
  var start: Instant
  /// The end of the last distracting app before other things were back.
  var end: Instant
  /// The app that it began with.
  var trigger: String
  /// Other distracting apps that followed, each once.
  var subsequent: [String]
  /// Whether that app had notified within the minute before; nil where the source has no notifications.
  var isByNotification: Bool?

  var seconds: Int64 { end.seconds - start.seconds }
}

extension UseStream {
  private static let fewestBefore: Int64 = 300
  private static let longestBreak: Int64 = 30
  private static let fewestBack: Int64 = 60
  private static let longestNothing: Int64 = 300
  private static let fewestSeconds: Int64 = 30
  private static let mostSinceNotified: Int64 = 60

  /// Distracting spans after at least five minutes of anything else, with breaks of at most 30 seconds. One lasts until
  /// something else is back for a minute, or nothing is used for five minutes; it counts from 30 seconds on. O(n).
  ///
  /// - Parameter notifications: When which app notified; nil where the source does not say.
  func distractions(notifications: [(time: Instant, app: String)]? = nil) -> [Distraction] {
    var found: [Distraction] = []
    var current: Distraction?
    /// What was not distracting, in one piece up to the last span.
    var piece: (end: Instant, seconds: Int64)?
    func finish() {
      if let current, current.seconds >= UseStream.fewestSeconds { found.append(current) }
      current = nil
    }
    for span in spans {
      if let distraction = current {
        let last = max(distraction.end, piece?.end ?? distraction.end)
        if span.start.seconds - last.seconds >= UseStream.longestNothing { finish() }
      }
      guard span.counted < 0 else {
        let goesOn = piece.map { span.start.seconds - $0.end.seconds <= UseStream.longestBreak } ?? false
        piece = (span.end, (goesOn ? piece?.seconds ?? 0 : 0) + span.seconds)
        if current != nil, (piece?.seconds ?? 0) >= UseStream.fewestBack { finish() }
        continue
      }
      if var distraction = current {
        distraction.end = span.end
        if span.app != distraction.trigger, !distraction.subsequent.contains(span.app) {
          distraction.subsequent.append(span.app)
        }
        current = distraction
      } else if let before = piece, before.seconds >= UseStream.fewestBefore,
        span.start.seconds - before.end.seconds <= UseStream.longestBreak
      {
        let notified = notifications.map { all in
          all.contains {
            $0.app == span.app && $0.time <= span.start
              && span.start.seconds - $0.time.seconds <= UseStream.mostSinceNotified
          }
        }
        current = Distraction(
          start: span.start, end: span.end, trigger: span.app, subsequent: [], isByNotification: notified)
      }
      piece = nil
    }
    finish()
    return found
  }
}
