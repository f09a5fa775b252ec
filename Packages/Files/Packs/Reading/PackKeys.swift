import TrackerCore

/// The keys of what packs and their scenarios are made of: what the readers take, and what the schemas for editors say.
package enum PackKeys {
  package typealias Keys = (required: [String], optional: [String])

  /// The body of a pack, once all layers are merged; the head is `PackHead`'s.
  package static let body: Keys = (
    ["symptoms", "check_in", "onboarding", "flare", "risk"],
    ["references", "scales", "foods", "insights", "metrics", "seek_care", "messages", "changes", "builds", "goals"]
  )
  package static let insight: Keys = (
    ["metric", "when", "says", "period", "category", "priority"],
    ["over", "lag", "take", "running", "severity", "applies_to"]
  )
  /// An insight's `when` has one of them.
  package static let insightWhen = [
    "at_least", "at_most", "above_day_before", "below_day_before", "above_usual", "below_usual",
  ]
  package static let code: Keys = (["system", "code", "display"], [])
  package static let reference: Keys = (["title", "finding"], ["authors", "year", "doi", "pmid", "url"])
  package static let scale: Keys = (["name", "range", "worse", "anchors", "bands"], ["kind", "step"])
  package static let band: Keys = (["to", "name", "colour"], [])
  package static let symptom: Keys = (
    ["name"], ["scale", "about", "fold", "sites", "aliases", "anchors", "seek_care", "codes", "source", "applies_to"]
  )
  /// Of an entry of `seek_care`.
  package static let seekCare: Keys = (["level", "says"], ["when", "applies_to"])
  /// How bad an answer must be: an entry's `when` has one of them.
  package static let seekCareWhen = ["at", "newly_at"]
  /// How much worse an answer of `newly_at` must be to be news again.
  package static let seekCareRise = "by"
  /// What else an entry's `when` may ask for, with or without one of those.
  package static let seekCareBeside = ["site", "with"]
  /// Of a group of foods that is no plain list.
  package static let food: Keys = ([], ["name", "foods", "but_not", "keep"])
  package static let step: Keys = (["title", "asks", "kind", "saves"], ["explains", "optional"])
  package static let option: Keys = (["name"], ["log", "metric", "relative_flare", "applies_to"])
  package static let builds: Keys = (["name", "symptoms"], [])
  package static let flare: Keys = (["of", "at_least"], ["take", "relative", "each", "together", "days"])
  package static let relativeFlare: Keys = (["above", "over"], [])
  package static let risk: Keys = (["groups", "factors"], [])
  package static let group: Keys = (["name", "weight"], [])
  package static let factor: Keys = (["name", "group", "prior", "says"], ["source", "why", "keep", "applies_to"])
  package static let response: Keys = (["metric", "response"], ["over", "lag", "take", "against", "in", "at"])
  package static let compound: Keys = (["all_of", "points"], [])
  package static let responseFactor: Keys = (factor.required + response.required, factor.optional + response.optional)
  package static let compoundFactor: Keys = (factor.required + compound.required, factor.optional)
  /// Of a compound that has a metric as well, which is told by itself.
  package static let bothFactor: Keys = (
    compoundFactor.required, factor.optional + response.required + response.optional
  )
  /// The two sentences of `says`.
  package static let says = ["raises", "lowers"]
  /// The forms of a sentence by the number in it.
  package static let sayings = ["none", "one", "other"]
  package static let prior: Keys = (["log_odds", "sure"], [])
  /// `from` is for symptoms and metrics, `to` for metrics alone.
  package static let change: Keys = ([], ["now", "gone", "from", "to", "fold"])
  /// Those of a change in a section.
  package static func change(in section: PackChange.Section) -> Keys {
    let others =
      switch section {
      case .metrics: [String]()
      case .symptoms: ["to", "fold"]
      case .foods, .groups, .factors, .insights, .onboarding: ["from", "to", "fold"]
      }
    return (change.required, change.optional.filter { !others.contains($0) })
  }
  /// At least one of them is needed.
  package static let appliesTo = ["diagnosis", "sex", "age"]
  package static let ages: Keys = ([], ["from", "to"])
  package static let metric: Keys = (
    ["name", "kind"],
    [
      "about", "fold", "absence", "worse", "question", "ask", "aliases", "keep", "seek_care", "source", "applies_to",
    ]
  )
  /// What a metric of a kind has beside those keys.
  package static func metric(of kind: TrackableDefinition.Kind) -> Keys {
    switch kind {
    case .number: ([], ["unit", "range", "step", "anchors"])
    case .count: ([], ["range", "anchors"])
    case .choice: (["choices"], [])
    case .duration, .yesNo: ([], [])
    }
  }

  package static let goal: Keys = (["title", "says", "source"], ["category", "applies_to"] + goalAims)
  /// A goal has one of them.
  package static let goalAims = ["habit", "target"]
  /// One of `at_least` and `at_most` is needed.
  package static let goalHabit: Keys = (["metric", "days"], GoalHabit.Side.allCases.map(\.rawValue))
  package static let goalTarget: Keys = (["metric", "to"], ["from"])

  package static let scenarioFile: Keys = (["pack", "start", "scenarios"], [])
  /// The key of a journal that holds foods by name, in place of a metric.
  package static let scenarioFoods = "food"
  /// What a scenario says of the person and of the answers, by what it claims. Each has a name.
  package static let scenario: [String: Keys] = [
    "expect": (["name", "journal", "expect"], ["person", "sites"]),
    "always": (["name", "always"], ["journal", "person"]),
    "refused": (["name", "refused"], []),
    "parts": (["name", "person", "parts"], []),
  ]
  /// At least one of them is needed.
  package static let scenarioParts = ["there", "left_out"]
  /// In place of an option: the person has not answered the step that saves the diagnosis.
  package static let unknownDiagnosis = "unknown"
  /// In place of levels: no red flag speaks.
  package static let noRedFlag = "none"
  package static let expectation: Keys = (
    ["day"],
    [
      "band", "load", "groups", "because", "not_because", "flare", "relative_flare", "bands", "probability", "missing",
      "insights", "no_insights", "seek_care",
    ]
  )
  package static let always: Keys = (["metric", "from", "to", "load"], ["group", "factor", "day"])

  /// The head of an overlay.
  package static let overlay: Keys = (["tunes", "pack_revision", "by", "because"], ["review"])
  /// What of a pack an overlay may change.
  package static let tunable = ["risk", "flare", "messages", "check_in"]

  package static let suppressionFile: Keys = (["suppress"], [])
  package static let suppression: Keys = (["rule", "because", "until"], ["at"])
}

/// The words and ranges that a pack's values may have where no type of the core has them.
package enum PackLimits {
  package static let folds = ["worst", "mean", "sum"]
  /// How several values of a metric of one's own may become one.
  package static let foldsOfMetrics = Set(TrackableDefinition.Kind.allCases.flatMap(\.folds)).map(\.rawValue).sorted()
  /// Minutes that one answer of a duration can have.
  package static let longest = 10_080.0
  package static let ages = 0...120
  /// Characters of a unit.
  package static let unitLength = 20
  package static let fewestChoices = 2
  /// Beside `days_at_least(…)`.
  package static let takes = ["sum", "mean", "worst", "last", "count", "run"]

  package static let year = 1500...2200
  package static let textLength = 1...500
  package static let lengthOfTexts = 1...100
  package static let mostTexts = 1...50
  package static let weight = 0.0...100
  package static let points = -100.0...100
  package static let logOdds = -2.0...2
  package static let windowDays = 1...90
  package static let lagDays = 0...14
  /// How many days before a value may be compared with.
  package static let againstDays = 1...28
  /// What a value is compared with, beside a number of days.
  package static let againstUsual = "usual"
  /// What the difference from the usual is divided by.
  package static let inSpread = "spread"
  /// Days for which an insight is not said again.
  package static let insightPeriod = 1...14
  /// Days in a row on which a comparison must hold.
  package static let insightRun = 1...14
  package static let insightPriority = 1...5
  /// How far above or below something a value must lie.
  package static let insightDifference = 0.001...1_000_000
  /// The first one is taken where nothing else is said.
  package static let goalCategories = ["health", "career", "personal", "learning", "financial"]
  package static let aboveBaseline = 0.1...100
  /// From no severity of a day to the worst.
  package static let severity = 0.0...10
  package static let baselineDays = FlareRule.Relative.fewestDays...365
}
