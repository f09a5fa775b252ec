import TrackerCore

/// The keys of what packs and their scenarios are made of: what the readers take, and what the schemas for editors say.
enum PackKeys {
  typealias Keys = (required: [String], optional: [String])

  /// The body of a pack, once all layers are merged; the head is `PackHead`'s.
  static let body: Keys = (
    ["symptoms", "check_in", "onboarding", "flare", "risk"],
    ["references", "scales", "foods", "messages", "changes", "builds"]
  )
  static let code: Keys = (["system", "code", "display"], [])
  static let reference: Keys = (["title", "finding"], ["authors", "year", "doi", "pmid", "url"])
  static let scale: Keys = (["name", "range", "step", "worse", "anchors", "bands"], [])
  static let band: Keys = (["to", "name", "colour"], [])
  static let symptom: Keys = (
    ["name", "scale"], ["about", "fold", "sites", "aliases", "anchors", "seek_care", "codes", "source"]
  )
  static let step: Keys = (["title", "asks", "kind", "saves"], ["explains", "optional"])
  static let option: Keys = (["name"], ["log", "metric", "relative_flare"])
  static let builds: Keys = (["name", "symptoms"], [])
  static let flare: Keys = (["of", "at_least"], ["take", "relative"])
  static let relativeFlare: Keys = (["above", "over"], [])
  static let risk: Keys = (["groups", "factors"], [])
  static let group: Keys = (["name", "weight"], [])
  static let factor: Keys = (["name", "group", "prior", "says"], ["source", "why"])
  static let response: Keys = (["metric", "response"], ["over", "lag", "take"])
  static let compound: Keys = (["all_of", "points"], [])
  static let responseFactor: Keys = (factor.required + response.required, factor.optional + response.optional)
  static let compoundFactor: Keys = (factor.required + compound.required, factor.optional)
  /// Of a compound that has a metric as well, which is told by itself.
  static let bothFactor: Keys = (compoundFactor.required, factor.optional + response.required + response.optional)
  static let prior: Keys = (["log_odds", "sure"], [])
  /// `from` is for symptoms alone.
  static let change: Keys = ([], ["now", "gone", "from"])

  static let scenarioFile: Keys = (["pack", "start", "scenarios"], [])
  static let expectation: Keys = (
    ["day"],
    ["band", "load", "groups", "because", "not_because", "flare", "relative_flare", "bands", "probability", "missing"]
  )
  static let always: Keys = (["metric", "from", "to", "load"], ["group", "factor", "day"])

  /// The head of an overlay.
  static let overlay: Keys = (["tunes", "pack_revision", "by", "because"], ["review"])
  /// What of a pack an overlay may change.
  static let tunable = ["risk", "flare", "messages", "check_in"]

  static let suppressionFile: Keys = (["suppress"], [])
  static let suppression: Keys = (["rule", "because", "until"], ["at"])
}

/// The words and ranges that a pack's values may have where no type of the core has them.
enum PackLimits {
  static let folds = ["worst", "mean"]
  static let flareTakes = ["worst"]
  /// Beside `days_at_least(…)`.
  static let takes = ["sum", "mean", "worst", "last", "count", "run"]

  static let year = 1500...2200
  static let textLength = 1...500
  static let lengthOfTexts = 1...100
  static let mostTexts = 1...50
  static let weight = 0.0...100
  static let points = -100.0...100
  static let logOdds = -2.0...2
  static let windowDays = 1...90
  static let lagDays = 0...14
  static let aboveUsual = 0.1...100
  static let usualDays = FlareRule.Relative.fewestDays...365
}
