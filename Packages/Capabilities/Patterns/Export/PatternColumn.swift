import TrackerApplication
import TrackerCore

/// A column of exported patterns, with its value for a row; `docs/patterns.md`, 16, lists them.
struct PatternColumn: Sendable {
  var name: String
  var value: @Sendable (PatternsReport.Row) -> JSONValue

  init(_ name: String, _ value: @escaping @Sendable (PatternsReport.Row) -> JSONValue) {
    self.name = name
    self.value = value
  }

  private init(of name: String, _ value: @escaping @Sendable (Pattern) -> JSONValue?) {
    self.init(name) { value($0.item.pattern) ?? .null }
  }

  private init(described name: String, _ value: @escaping @Sendable (PatternDescription) -> JSONValue?) {
    self.init(name) { $0.item.description.flatMap(value) ?? .null }
  }

  private init(suggested name: String, _ value: @escaping @Sendable (PatternSuggestion) -> JSONValue?) {
    self.init(name) { $0.item.suggestion.flatMap(value) ?? .null }
  }

  /// In their order.
  static let all = what + counts + described + claims + suggestions + details

  private static let what = [
    PatternColumn("condition") { $0.condition.id.rawValue.json },
    PatternColumn(of: "factor") { $0.factor.rawValue.json },
    PatternColumn("name") { $0.item.name.json },
    PatternColumn(of: "category") { $0.category.rawValue.json },
    PatternColumn(of: "kind") { $0.kind.rawValue.json },
    PatternColumn(of: "label") { $0.label.rawValue.json },
    PatternColumn(of: "direction") { $0.direction?.rawValue.json },
    PatternColumn("stands") { $0.item.stands.json },
    PatternColumn("watched") { $0.item.isWatched.json },
    PatternColumn(of: "lag_days") { $0.lag.json },
    PatternColumn(of: "since") { $0.since?.description.json },
    PatternColumn("data_through") { $0.condition.dataThrough.description.json },
    PatternColumn("made_at") { $0.condition.madeAt.written(offset: 0).json },
    PatternColumn(of: "occurrences") { $0.occurrences.json },
  ]

  /// Of all days.
  private static let counts = [
    PatternColumn(of: "flares_with") { $0.counts.flaresWith.json },
    PatternColumn(of: "others_with") { $0.counts.othersWith.json },
    PatternColumn(of: "flares_without") { $0.counts.flaresWithout.json },
    PatternColumn(of: "others_without") { $0.counts.othersWithout.json },
    PatternColumn(of: "unanswered") { $0.counts.unanswered.json },
  ]

  /// Of the days described, not corrected for other questions.
  private static let described = [
    PatternColumn("described_days") { $0.item.days == 0 ? "all".json : $0.item.days.json },
    PatternColumn(described: "described_flares_with") { $0.counts.flaresWith.json },
    PatternColumn(described: "described_others_with") { $0.counts.othersWith.json },
    PatternColumn(described: "described_flares_without") { $0.counts.flaresWithout.json },
    PatternColumn(described: "described_others_without") { $0.counts.othersWithout.json },
    PatternColumn(described: "described_unanswered") { $0.counts.unanswered.json },
    PatternColumn(described: "described_strength") { $0.strength?.json },
    PatternColumn(described: "described_p") { $0.chance?.json },
    PatternColumn(described: "described_test") { $0.test?.rawValue.json },
    PatternColumn(described: "confidence") { (1 - ($0.chance ?? 1)).json },
    PatternColumn(described: "confidence_word") { $0.confidence.rawValue.json },
  ]

  private static let claims = [
    PatternColumn(of: "days") { $0.days.json },
    PatternColumn(of: "exposed_days") { $0.exposedDays.json },
    PatternColumn(of: "effect") { $0.slope?.json },
    PatternColumn(of: "effect_low") { $0.slopeInterval?.lowerBound.json },
    PatternColumn(of: "effect_high") { $0.slopeInterval?.upperBound.json },
    PatternColumn(of: "effect_error") { $0.slopeError?.json },
    PatternColumn(of: "p") { $0.chance?.json },
    PatternColumn(of: "q") { $0.falseDiscovery?.json },
    PatternColumn(of: "inclusion") { $0.inclusion?.json },
    PatternColumn(of: "risk_ratio") { $0.riskRatio.json },
    PatternColumn(of: "risk_ratio_low") { $0.interval.lowerBound.json },
    PatternColumn(of: "risk_ratio_high") { $0.interval.upperBound.json },
    PatternColumn(of: "risk_ratio_uncertain") { $0.isRatioUncertain.json },
    PatternColumn(of: "e_value") { $0.eValue.json },
    PatternColumn(of: "e_value_of_limit") { $0.eValueOfLimit.json },
    PatternColumn(of: "missing_days") { $0.missing.days.json },
    PatternColumn(of: "missing_exposed_days") { $0.missing.exposedDays.json },
    PatternColumn(of: "missing_unexposed_days") { $0.missing.unexposedDays.json },
    PatternColumn(of: "missing_flares") { $0.missing.flares.json },
    PatternColumn(of: "usual_lag_days") { $0.response?.usual?.json },
  ]

  /// Of claims that stand.
  private static let suggestions = [
    PatternColumn(suggested: "priority") { $0.priority.json },
    PatternColumn(suggested: "good_days_with") { $0.goodStretches?.goodDaysWith.json },
    PatternColumn(suggested: "good_days") { $0.goodStretches?.goodDays.json },
    PatternColumn(suggested: "other_days_with") { $0.goodStretches?.otherDaysWith.json },
    PatternColumn(suggested: "other_days") { $0.goodStretches?.otherDays.json },
  ]

  /// Lists, which a cell of a table has as JSON.
  private static let details = [
    PatternColumn(of: "inseparable") { $0.inseparable.isEmpty ? nil : $0.inseparable.map(\.rawValue).json },
    PatternColumn(of: "companions") { $0.companions.isEmpty ? nil : .list($0.companions.map(\.json)) },
    PatternColumn(of: "by_lag") { $0.response.map { .list($0.ofDays.map(\.json)) } },
    PatternColumn("windows") { $0.windows.isEmpty ? .null : .list($0.windows.map(\.json)) },
    PatternColumn(of: "last_day") { $0.strip.last.description.json },
    PatternColumn(of: "last_days") { $0.strip.answers.json },
    PatternColumn(of: "last_flares") { $0.strip.flares.json },
  ]
}

extension Companion {
  fileprivate var json: JSONValue {
    func part(_ part: Part) -> JSONValue { .object(["days": part.days.json, "flares": part.flares.json]) }
    return .object([
      "factor": factor.rawValue.json, "both": part(both), "alone": part(alone), "other_alone": part(otherAlone),
      "neither": part(neither),
    ])
  }
}

extension ResponseDays.OfDay {
  fileprivate var json: JSONValue {
    .object([
      "lag_days": lag.json, "effect": points.json, "low": interval.lowerBound.json, "high": interval.upperBound.json,
      "days": days.json,
    ])
  }
}

extension PatternWindow {
  fileprivate var json: JSONValue {
    var fields = [
      "hours": window.json, "flares_with": flaresWith.json, "flares_without": flaresWithout.json,
      "others_with": othersWith.json, "others_without": othersWithout.json, "unanswered": unanswered.json,
      "never_otherwise": neverOtherwise.json, "confidence": confidence.json, "confidence_word": confidenceWord.json,
    ]
    fields["ratio"] = ratio?.json
    fields["p"] = p?.json
    return .object(fields)
  }
}
