import TrackerCore

/// What a device says of some time of a night.
public struct SleepRecord: Sendable, Hashable {
  public enum Stage: UInt8, Sendable, Comparable {
    /// Of what overlaps, the first in this order counts.
    case deep, rem, light
    /// Asleep, and nothing more is known.
    case asleep
    case awake, inBed

    public static func < (left: Stage, right: Stage) -> Bool { left.rawValue < right.rawValue }

    var isAsleep: Bool { self <= .asleep }
  }

  public var stage: Stage
  /// Seconds since 1970.
  public var start: Int64
  public var end: Int64
  public var place: HealthPlace
  /// Its line in the file.
  public var line: Int
  var source: UInt16 = 0

  public init(_ stage: Stage, from start: Int64, to end: Int64, at place: HealthPlace = .home, line: Int) {
    self.stage = stage
    self.start = start
    self.end = end
    self.place = place
    self.line = line
  }
}

/// Sleep in one go, from one source.
struct SleepSession {
  var start: Int64
  var end: Int64
  /// Seconds asleep: what several records cover counts once.
  var asleep: Int64
  /// Seconds by stage; nil where the source knows none.
  var stages: (deep: Int64, rem: Int64, light: Int64)?
  /// How often somebody was awake for three minutes or more.
  var interruptions: Int
  /// From going to bed to getting up, where a device saw it.
  var inBed: (start: Int64, end: Int64)?
  var place: HealthPlace
  var line: Int
  /// How many other sources recorded it, too.
  var others: Int
}

/// Makes nights and naps of what devices say.
struct SleepSessions {
  /// Sleep that begins so long after other sleep is sleep of its own, in seconds.
  private static let gap: Int64 = 3 * 3_600
  /// Awake for less is no interruption, in seconds.
  private static let shortestInterruption: Int64 = 180
  /// No sleep is longer, in seconds.
  static let longest: Int64 = 24 * 3_600

  /// - Parameters:
  ///   - records: In any order.
  ///   - order: The place of each source, the best first.
  static func sessions(of records: [SleepRecord], order: [UInt16]) -> [SleepSession] {
    let asleep = records.filter(\.stage.isAsleep).sorted { ($0.start, $0.end, $0.line) < ($1.start, $1.end, $1.line) }
    let beds = spans(records.filter { $0.stage == .inBed })
    var result: [SleepSession] = []
    var rest = asleep[...]
    while let first = rest.first {
      var end = first.end
      let together = rest.prefix { record in
        guard record.start <= end + gap else { return false }
        end = max(end, record.end)
        return true
      }
      rest = rest.dropFirst(together.count)
      if let session = session(of: together, order, beds) { result.append(session) }
    }
    return result
  }

  private static func session(
    of records: ArraySlice<SleepRecord>, _ order: [UInt16], _ beds: [(start: Int64, end: Int64)]
  ) -> SleepSession? {
    let bySource = Dictionary(grouping: records, by: \.source)
    /// With stages, then the longest, then by rank.
    func key(_ source: UInt16, _ own: [SleepRecord]) -> (Int, Int64, Int) {
      let hasStages = own.contains { $0.stage < .asleep }
      let length = spans(own).reduce(0) { $0 + $1.end - $1.start }
      return (hasStages ? 1 : 0, length, -Int(order[Int(source)]))
    }
    guard let best = bySource.max(by: { key($0.key, $0.value) < key($1.key, $1.value) })?.value else { return nil }
    let asleep = spans(best)
    guard let first = asleep.first, let last = asleep.last, let record = best.first else { return nil }
    var session = SleepSession(
      start: first.start, end: last.end, asleep: asleep.reduce(0) { $0 + $1.end - $1.start },
      interruptions: zip(asleep, asleep.dropFirst()).count { $1.start - $0.end >= shortestInterruption },
      place: record.place, line: record.line, others: bySource.count - 1)
    if best.contains(where: { $0.stage < .asleep }) {
      let deep = spans(best.filter { $0.stage == .deep })
      let upToREM = length(spans(best.filter { $0.stage <= .rem }))
      session.stages = (
        deep: length(deep), rem: upToREM - length(deep),
        light: length(spans(best.filter { $0.stage <= .light })) - upToREM
      )
    }
    session.inBed = bed(around: session, beds)
    return session
  }

  /// The time in bed that most of the sleep lies in; the sleep itself was in bed, too.
  private static func bed(
    around session: SleepSession, _ beds: [(start: Int64, end: Int64)]
  ) -> (start: Int64, end: Int64)? {
    let near = beds.filter { $0.start < session.end && session.start < $0.end }
    let shared = near.reduce(0) { $0 + min($1.end, session.end) - max($1.start, session.start) }
    guard let first = near.first, let last = near.last, shared * 2 >= session.end - session.start else { return nil }
    let bed = (start: min(first.start, session.start), end: max(last.end, session.end))
    return bed.end - bed.start <= longest ? bed : nil
  }

  private static func length(_ spans: [(start: Int64, end: Int64)]) -> Int64 {
    spans.reduce(0) { $0 + $1.end - $1.start }
  }

  /// The time that records cover, in order and apart.
  private static func spans(_ records: [SleepRecord]) -> [(start: Int64, end: Int64)] {
    records.sorted { $0.start < $1.start }.reduce(into: []) { spans, record in
      if let last = spans.last, record.start <= last.end {
        spans[spans.count - 1].end = max(last.end, record.end)
      } else {
        spans.append((record.start, record.end))
      }
    }
  }
}
