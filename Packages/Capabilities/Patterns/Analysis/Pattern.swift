import TrackerApplication
import TrackerCore
import TrackerPatternEngine

/// What a person's days say of one factor: what is kept of it until an entry changes it.
struct Pattern: Sendable, Hashable {
  /// Days by whether they had the factor, and by whether the day it is held against was a flare.
  struct Counts: Encodable, Sendable, Hashable {
    var flaresWith = 0
    var othersWith = 0
    var flaresWithout = 0
    var othersWithout = 0
    /// Days with only one of the two answers.
    var unanswered = 0

    var with: Int { flaresWith + othersWith }
    var without: Int { flaresWithout + othersWithout }
  }

  /// The last days of the record, one sign a day: `1` yes, `0` no, `-` unknown.
  struct Strip: Encodable, Sendable, Hashable {
    var last: Day
    var answers: String
    /// Of the days that the answers are held against.
    var flares: String
  }

  var factor: CandidateID
  var name: KeptPhrase
  var about: KeptPhrase?
  var category: CandidateFactor.Category
  var metrics: [MetricID]
  var riskFactors: [FactorID]
  /// Why it is never part of an experiment; nil where it may be.
  var keptBecause: KeptPhrase?
  /// Days from the factor to the days that it is held against.
  var lag: Int
  var label: PatternLabel
  /// nil where the effect can't be estimated.
  var direction: StandingClaim.Direction?
  /// Days with the factor, whatever else is known.
  var occurrences: Int
  /// The first day that it rests on; nil where none is known.
  var since: Day?
  /// Of the whole record.
  var counts: Counts
  /// Days that the adjusted effect rests on, and those of them with the factor.
  var days: Int
  var exposedDays: Int
  /// Points of severity by which the days after it were worse, adjusted; nil where it can't be estimated.
  var slope: Double?
  var slopeError: Double?
  /// The 95% interval of the slope; nil for what is neither a claim nor could be luck.
  var slopeInterval: ClosedRange<Double>?
  /// The p of the slope; nil where there is none.
  var chance: Double?
  /// The rate of false discoveries at which it would still be one; nil where it was not tested.
  var falseDiscovery: Double?
  /// How probable it is that the factor is among the few that matter; nil where it was not tested.
  var inclusion: Double?
  var riskRatio: Double
  var interval: ClosedRange<Double>
  /// How strong something unknown would have to be to explain the ratio away, and the nearer limit of its interval.
  var eValue: Double
  var eValueOfLimit: Double
  /// What is needed before anything is claimed; all 0 where there is enough.
  var missing: Missing
  /// Factors that nearly always come with it and explain the days about as well.
  var inseparable: [CandidateID]
  /// Whether it is no claim because it cannot be told apart from another factor.
  var isInseparable: Bool { label == .watch && !inseparable.isEmpty }
  /// Factors that often come with it, with what their days say apart.
  var companions: [Companion]
  /// Of the last days: those of `ConditionPatterns.periods`, in their order.
  var lastCounts: [Counts]
  var strip: Strip
  /// How many days after it its effect shows; nil for what is no claim.
  var response: ResponseDays?
  /// How often a protective claim was there in good stretches; nil for anything else, and where there is no stretch.
  var goodStretches: Stretches?

  /// Days with it, of those on which it is known.
  struct Stretches: Codable, Sendable, Hashable {
    var goodDaysWith: Int
    var goodDays: Int
    var otherDaysWith: Int
    var otherDays: Int
  }

  /// Days and flares that are still needed.
  struct Missing: Codable, Sendable, Hashable {
    var days: Int
    var exposedDays: Int
    var unexposedDays: Int
    var flares: Int

    init(_ missing: PatternFinding.Missing) {
      days = missing.days
      exposedDays = missing.exposedDays
      unexposedDays = missing.unexposedDays
      flares = missing.flares
    }
  }

  /// What the last days say, without any correction; nil for a period that is none.
  ///
  /// - Parameter days: How many; 0 for all.
  func description(of days: Int) -> PatternDescription? {
    if days == 0 { return PatternDescription(counts) }
    return ConditionPatterns.periods.firstIndex(of: days).map { PatternDescription(lastCounts[$0]) }
  }

  /// Whether the ratio is uncertain: under 24 flares.
  var isRatioUncertain: Bool { counts.flaresWith + counts.flaresWithout < 24 }
}

/// How far a pattern has come.
enum PatternLabel: String, Codable, Sendable, CaseIterable {
  case confirmed, likely, watch, unlikely, none
  case tooEarly = "too-early"

  init(_ label: PatternFinding.Label) { self = PatternLabel(rawValue: label.rawValue) ?? .none }

  var isClaim: Bool { self == .confirmed || self == .likely }

  /// Its place in lists, 0 for the first.
  var rank: Int { PatternLabel.allCases.firstIndex(of: self) ?? 0 }
}

/// What kind of pattern it is, by which lists are filtered.
enum PatternKind: String, Codable, Sendable, CaseIterable {
  /// It goes together with worse days, or may.
  case trigger
  /// It goes together with better days, or may.
  case protective
  /// There are days enough, and nothing to tell.
  case neutral
  case early
}

extension Pattern {
  var kind: PatternKind {
    switch label {
    case .tooEarly: .early
    case .none, .unlikely: .neutral
    case .watch, .likely, .confirmed: direction == .protective ? .protective : .trigger
    }
  }
}
