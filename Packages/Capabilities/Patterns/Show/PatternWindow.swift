import TrackerApplication
import TrackerCore
import TrackerPatternEngine
import TrackerStatistics

/// How often something was there in some hours before flares, and in the same hours of other days: a description.
struct PatternWindow: Encodable, Sendable {
  /// Hours before the flare: `2-6`.
  var window: String
  /// Days that were answered, by whether it was there and by whether the day was a flare.
  var flaresWith: Int
  var flaresWithout: Int
  var othersWith: Int
  var othersWithout: Int
  var unanswered: Int
  /// How many times as often it was there before flares; nil where it never was there otherwise, or nothing is known.
  var ratio: Double?
  var neverOtherwise: Bool
  var bar: Double?
  var p: Double?
  /// 1 − p, of this question alone.
  var confidence: Double
  var confidenceWord: String

  /// Windows that lie within another one are left out where there is little room.
  var isPart: Bool { [FlareWindow.from6To12Hours, .from12To24Hours].map(\.rawValue).contains(window) }

  private init(_ finding: WindowFinding) {
    window = finding.window.rawValue
    let table = finding.table
    (flaresWith, othersWith) = (table.exposedWith, table.exposedWithout)
    (flaresWithout, othersWithout) = (table.unexposedWith, table.unexposedWithout)
    unanswered = finding.unansweredFlares + finding.unansweredOthers
    switch finding.strength {
    case .ratio(let value)?: (ratio, neverOtherwise) = (value, false)
    case .neverOtherwise?: (ratio, neverOtherwise) = (nil, true)
    case nil: (ratio, neverOtherwise) = (nil, false)
    }
    bar = finding.bar
    p = finding.chance
    confidence = finding.confidenceShare
    confidenceWord = finding.confidence.rawValue
  }

  /// The windows of a factor that has times, over the last days of its strip; empty for any other factor, and where no
  /// time is known.
  ///
  /// - Parameter days: How many days at most; nil for as many as are kept.
  /// - Throws: `Failure` (`storage`) when the journal can't be read.
  static func all(
    of pattern: Pattern, days: Int?, for condition: ActiveCondition, in session: Session
  ) throws -> [PatternWindow] {
    let strip = pattern.strip
    let count = min(days ?? strip.answers.count, strip.answers.count)
    guard pattern.lag == 1, count > 1 else { return [] }
    let range = strip.last.advanced(by: 1 - count)...strip.last
    return try session.journal.read { journal in
      var times: [Instant] = []
      for source in session.environment.registry.factorSources.all where times.isEmpty {
        times = try source.times(of: pattern.factor, on: range, in: journal) ?? []
      }
      guard !times.isEmpty else { return [] }
      // The strip has the flare of the day after each answer.
      let flares = [nil] + strip.flares.suffix(count).dropLast().map(Bool?.init(sign:))
      let starts = (0...count).map { session.minutes(range.lowerBound.advanced(by: $0)) }
      let moments = try session.flareMoments(
        on: zip(range, flares).filter { $0.1 == true }.map(\.0), for: condition, in: journal)
      func minute(_ instant: Instant) -> Int { Int(instant.seconds / 60) }
      let exposure = TimedExposure(
        pattern.factor.rawValue, at: times.map(minute),
        answered: strip.answers.suffix(count).map { $0 != "-" })
      return FlareDescription.findings(
        [exposure],
        before: FlareMoments(flare: flares, at: range.map { moments[$0].map(minute) }, dayStarts: starts)
      ).map(PatternWindow.init)
    }
  }
}

extension Bool? {
  fileprivate init(sign: Character) { self = sign == "1" ? true : sign == "0" ? false : nil }
}

extension Session {
  fileprivate func minutes(_ day: Day) -> Int { Int(calendar.start(of: day).seconds / 60) }

  /// When the first entry of each of some flare days was made that reached the flare; a day without one is absent.
  fileprivate func flareMoments(
    on days: [Day], for condition: ActiveCondition, in journal: any JournalReading
  ) throws -> [Day: Instant] {
    guard let first = days.first, let last = days.last else { return [:] }
    var definitions = ConditionDefinitions(
      condition, versions: condition.record.versions(with: condition, on: today), in: journal)
    _ = try definitions.rules(on: first...last)
    let kinds = environment.registry.logKinds.all.filter { $0.definition.metrics.contains(.symptoms) }
    let measurer = try measurer(from: first, in: journal)
    let wanted = Set(days)
    var moments: [Day: Instant] = [:]
    let query = EntryQuery(days: first...last, kinds: Set(kinds.map { $0.id }))
    for entry in try journal.entries(query) where wanted.contains(entry.day) && moments[entry.day] == nil {
      guard entry.isTimed, let kind = environment.registry.logKind(entry.kind) else { continue }
      let rule = definitions.rule(on: entry.day)
      let reaches = measurer.measures(of: entry, by: kind).contains { measure in
        rule.symptoms.contains {
          $0.metric == measure.metric && rule.severity(of: measure.value, for: $0) >= rule.atLeast
        }
      }
      if reaches { moments[entry.day] = entry.instant }
    }
    return moments
  }
}
