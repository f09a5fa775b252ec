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
  var isPart: Bool { FlareWindow(rawValue: window)?.isPart ?? false }

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

  /// The windows of the factors of a condition that have times, over the last days of their strips; absent is any
  /// other factor, and one of which no time is known.
  ///
  /// - Parameter days: How many days at most; nil for as many as are kept.
  /// - Throws: `Failure` (`storage`) when the journal can't be read.
  static func all(
    of patterns: [Pattern], days: Int?, for condition: ActiveCondition, in session: Session
  ) throws -> [CandidateID: [PatternWindow]] {
    let patterns = patterns.filter { $0.lag == 1 }
    // The strips of a condition have the same days, and the same flares.
    guard let strip = patterns.first?.strip else { return [:] }
    let count = min(days ?? strip.answers.count, strip.answers.count)
    guard count > 1 else { return [:] }
    let range = strip.last.advanced(by: 1 - count)...strip.last
    return try session.journal.read { journal in
      let factors = Set(patterns.map(\.factor))
      let times = try session.environment.registry.factorSources.all.reduce(into: [CandidateID: [Instant]]()) {
        $0.merge(try $1.times(of: factors, on: range, in: journal).filter { !$0.value.isEmpty }) { first, _ in first }
      }
      guard !times.isEmpty else { return [:] }
      // The strip has the flare of the day after each answer.
      let flares = [nil] + strip.flares.suffix(count).dropLast().map(Bool?.init(sign:))
      let starts = (0...count).map { session.minutes(range.lowerBound.advanced(by: $0)) }
      let moments = try session.flareMoments(
        on: zip(range, flares).filter { $0.1 == true }.map(\.0), for: condition, in: journal)
      func minute(_ instant: Instant) -> Int { Int(instant.seconds / 60) }
      let exposures = patterns.compactMap { pattern in
        times[pattern.factor].map { times in
          TimedExposure(
            pattern.factor.rawValue, at: times.map(minute),
            answered: pattern.strip.answers.suffix(count).map { $0 != "-" })
        }
      }
      let findings = FlareDescription.findings(
        exposures, before: FlareMoments(flare: flares, at: range.map { moments[$0].map(minute) }, dayStarts: starts))
      return Dictionary(grouping: findings) { CandidateID($0.exposure) }.mapValues { $0.map(PatternWindow.init) }
    }
  }
}

extension [PatternWindow] {
  /// The window that was asked for, where flares and other days differ most in it: it has the smallest p of all, under
  /// .1, and a part has a smaller one than the other part of the same hours. nil where another one has, or none.
  func strongest(in wanted: PatternQuery.Window) -> PatternWindow? {
    func clearest(_ windows: [PatternWindow]) -> PatternWindow? {
      windows.filter { $0.confidenceWord != WindowFinding.Confidence.none.rawValue }
        .min { ($0.p ?? 1) < ($1.p ?? 1) }
    }
    let whole = clearest(filter { !$0.isPart })
    guard wanted.isPart else { return whole.flatMap { $0.window == wanted.hours ? $0 : nil } }
    guard whole?.window == FlareWindow.from6To24Hours.rawValue else { return nil }
    return clearest(filter(\.isPart)).flatMap { $0.window == wanted.hours ? $0 : nil }
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
    let query = EntryQuery(days: first...last, kinds: Set(kinds.map { $0.id }), onlyCounting: true)
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
