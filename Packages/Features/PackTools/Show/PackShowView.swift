import TrackerApplication
import TrackerCore
import TrackerPackQuality

/// A merged pack for people and scripts.
public struct PackShowView: ReadModel {
  public static let schema = "pack/1"

  struct Symptom: Encodable, Sendable {
    var id: SymptomID
    var name: String
    var about: String?
    var scale: ScaleID
    var lowest: Double
    var highest: Double
    var step: Double
    var worse: Direction
    var fold: Fold
    var anchors: [Scale.Anchor]
    var sites: [String]
    var aliases: [String]
    /// For whom it is; absent for everybody.
    var appliesTo: AppliesTo?
    /// `count` or `duration`; absent for points.
    var kind: Scale.Kind?
    /// Its first sentence; `redFlags` has all of them, with when they are said.
    var seekCare: String?
    var redFlags: SeekCare?
    var codes: [TerminologyCode]
    var sources: [ReferenceID]
    /// A site of a rule in the language in which the pack is shown.
    var siteWords: @Sendable (String) -> String = { $0 }

    private enum CodingKeys: String, CodingKey {
      case id, name, about, scale, lowest, highest, step, worse, fold, anchors, sites, aliases, appliesTo, kind
      case seekCare, redFlags, codes, sources
    }
  }

  struct Step: Encodable, Sendable {
    var id: StepID
    var title: String
    var asks: String
    /// `text`, `texts`, `scale`, `choice` or `choices`.
    var kind: String
    var options: [OnboardingStep.Option]
    var preselected: [String]
    var saves: String
    var isOptional: Bool
  }

  struct Flare: Encodable, Sendable {
    var of: [SymptomID]
    /// As a severity: high is bad.
    var atLeast: Double
    /// Symptoms with a value of their own, in their own units; absent without any.
    var each: [SymptomID: Double]?
    /// How many symptoms must come together; absent for one.
    var together: Int?
    /// Absent for the worst.
    var take: FlareRule.Take?
    /// How many days in a row; absent for one.
    var days: Int?
    var relative: FlareRule.Relative?

    private enum CodingKeys: CodingKey { case of, atLeast, each, together, take, days, relative }

    func encode(to encoder: any Encoder) throws {
      var container = encoder.container(keyedBy: CodingKeys.self)
      try container.encode(of, forKey: .of)
      try container.encode(atLeast, forKey: .atLeast)
      // A dictionary is a JSON object only with texts as its keys.
      let own = each.map { Dictionary(uniqueKeysWithValues: $0.map { ($0.key.rawValue, $0.value) }) }
      try container.encodeIfPresent(own, forKey: .each)
      try container.encodeIfPresent(together, forKey: .together)
      try container.encodeIfPresent(take, forKey: .take)
      try container.encodeIfPresent(days, forKey: .days)
      try container.encodeIfPresent(relative, forKey: .relative)
    }
  }

  struct Factor: Encodable, Sendable {
    var id: FactorID
    var name: String
    var group: GroupID
    var metric: MetricID?
    var over: Int?
    var lag: Int?
    /// As written in a pack; absent for the metric's own.
    var take: String?
    /// The part of the day that counts alone; absent for the whole day.
    var at: PartOfDay?
    /// What the value is compared with, as written in a pack: `1d` or `usual`; absent where it counts as it is.
    var against: String?
    /// `spread` where the difference is divided by it.
    var `in`: String?
    /// Pairs of value and points.
    var response: [[Double]]?
    var allOf: [FactorID]?
    var points: Double?
    var logOdds: Double
    var sure: RiskFactor.Confidence
    /// Its first sentence; `sentences` has all of them.
    var says: String
    var sentences: FactorWords
    var why: String?
    var sources: [ReferenceID]
    /// Why it is never part of an experiment; absent where it may be one.
    var keep: Keep?
    var appliesTo: AppliesTo?
  }

  /// A metric of the pack's own.
  struct Metric: Encodable, Sendable {
    var id: MetricID
    var name: String
    var about: String?
    var kind: TrackableDefinition.Kind
    var unit: String?
    var lowest: Double?
    var highest: Double?
    var step: Double?
    var choices: [String]
    var fold: Fold
    var absence: TrackableDefinition.Absence
    var worse: Direction?
    var anchors: [Scale.Anchor]?
    var question: String?
    var ask: TrackableDefinition.Asking?
    var aliases: [String]
    var keep: Keep?
    var redFlags: SeekCare?
    var sources: [ReferenceID]
    var appliesTo: AppliesTo?
    let key: TrackableID

    private enum CodingKeys: String, CodingKey {
      case id, name, about, kind, unit, lowest, highest, step, choices, fold, absence, worse, anchors, question, ask
      case aliases, keep, redFlags, sources, appliesTo
    }
  }

  /// What is worth knowing about a day.
  struct Insight: Encodable, Sendable {
    var id: String
    var metric: MetricID
    var over: Int
    var lag: Int
    var take: String?
    /// The comparison in English words, for scripts.
    var when: String
    let comparison: PackInsight.Comparison
    var running: Int
    var says: String
    var period: Int
    var category: InsightCategory
    var severity: InsightSeverity
    var priority: Int
    var appliesTo: AppliesTo?

    private enum CodingKeys: String, CodingKey {
      case id, metric, over, lag, take, when, running, says, period, category, severity, priority, appliesTo
    }
  }

  var id: PackID
  var revision: Int
  var name: String
  var summary: String
  var aliases: [String]
  /// The nearest first.
  var extends: [PackID]
  var hash: ContentHash
  var codes: [TerminologyCode]
  var references: [Reference]
  var scales: [Scale]
  var symptoms: [Symptom]
  var checkIn: [SymptomID]
  var onboarding: [Step]
  var flare: Flare
  var foods: [FoodGroup]
  var groups: [RiskModel.Group]
  var factors: [Factor]
  var insights: [Insight]
  /// Absent where the pack has none of its own.
  var metrics: [Metric]?
  /// What is said of getting help for metrics of the program; absent where nothing is.
  var redFlags: [MetricCare]?
  var messages: [String: String]
  /// Where values stand, by their path; absent unless asked for.
  var origins: [String: Place]?
  /// The metrics of the program and of the pack, for their names and units in text.
  private(set) var catalogue = MetricCatalogue()

  private enum CodingKeys: String, CodingKey {
    case id, revision, name, summary, aliases, extends, hash, codes, references, scales, symptoms, checkIn, onboarding
    case flare, foods, groups, factors, insights, metrics, redFlags, messages, origins
  }

  /// - Parameter origins: Whether each value's place is told.
  /// - Throws: `Failure` (`validation`) where there is no such pack, or it has errors.
  public init(of id: PackID, origins: Bool = false, in environment: Environment) throws {
    let loaded = try environment.packs.pack(id)
    self.init(loaded, origins: origins)
    catalogue = environment.registry.catalogue.adding(loaded.pack)
  }

  init(_ loaded: LoadedPack, origins: Bool) {
    let pack = loaded.pack
    id = pack.id
    revision = pack.revision
    name = pack.name
    summary = pack.summary
    aliases = pack.aliases
    extends = pack.ancestors
    hash = loaded.hash
    codes = pack.codes
    references = pack.references
    scales = pack.scales
    symptoms = pack.symptoms.map { symptom in
      var shown = Symptom(symptom)
      shown.siteWords = { pack.site($0, of: symptom) }
      return shown
    }
    redFlags = pack.metricCare
    checkIn = pack.checkIn
    onboarding = pack.onboarding.map(Step.init)
    flare = Flare(pack.flare)
    foods = pack.foods
    groups = pack.risk.groups
    factors = pack.risk.factors.map { Factor($0, keep: pack.kept(.factor($0.id))) }
    insights = (pack.insights ?? []).map(Insight.init)
    metrics = pack.trackables?.map(Metric.init)
    messages = pack.messages.templates
    self.origins = origins ? loaded.places.all : nil
  }
}

extension PackShowView.Flare {
  init(_ rule: FlareRule) {
    let own = rule.symptoms.compactMap { symptom in symptom.threshold.map { (symptom.id, symptom.turned($0)) } }
    self.init(
      of: rule.symptoms.map(\.id), atLeast: rule.atLeast,
      each: own.isEmpty ? nil : Dictionary(own) { first, _ in first }, together: rule.together, take: rule.take,
      days: rule.days, relative: rule.relative)
  }
}

extension PackShowView.Insight {
  init(_ insight: PackInsight) {
    self.init(
      id: insight.id, metric: insight.window.metric, over: insight.window.over, lag: insight.window.lag,
      take: insight.window.take.written, when: insight.compared, comparison: insight.comparison,
      running: insight.running, says: insight.text,
      period: insight.period, category: insight.category, severity: insight.severity, priority: insight.priority,
      appliesTo: insight.appliesTo)
  }
}

extension PackShowView.Symptom {
  init(_ symptom: SymptomDefinition) {
    self.init(
      id: symptom.id, name: symptom.name, about: symptom.about, scale: symptom.scale.id,
      lowest: symptom.scale.range.lowerBound,
      highest: symptom.scale.range.upperBound, step: symptom.scale.step, worse: symptom.scale.worse, fold: symptom.fold,
      anchors: symptom.scale.anchors, sites: symptom.sites, aliases: symptom.aliases, appliesTo: symptom.appliesTo,
      kind: symptom.scale.kind == .points ? nil : symptom.scale.kind,
      seekCare: symptom.seekCare?.rules.first?.says, redFlags: symptom.seekCare,
      codes: symptom.codes,
      sources: symptom.sources)
  }
}

extension PackShowView.Step {
  init(_ step: OnboardingStep) {
    let kind: (name: String, options: [OnboardingStep.Option], preselected: [String]) =
      switch step.answer {
      case .text: ("text", [], [])
      case .texts: ("texts", [], [])
      case .date: ("date", [], [])
      case .scale: ("scale", [], [])
      case .choice(let options): ("choice", options, [])
      case .choices(let options, let preselected, _): ("choices", options, preselected)
      }
    self.init(
      id: step.id, title: step.title, asks: step.asks, kind: kind.name, options: kind.options,
      preselected: kind.preselected,
      saves: step.saves, isOptional: step.isOptional)
  }
}

extension PackShowView.Factor {
  init(_ factor: RiskFactor, keep: Keep?) {
    self.init(
      id: factor.id, name: factor.name, group: factor.group, logOdds: factor.prior.logOdds, sure: factor.prior.sure,
      says: factor.says.texts.first ?? "", sentences: factor.says,
      why: factor.why, sources: factor.sources, keep: keep, appliesTo: factor.appliesTo)
    switch factor.rule {
    case .response(let window, let curve):
      metric = window.metric.ofWholeDay
      at = window.metric.part
      switch window.against {
      case nil: break
      case .daysBefore(let days): against = "\(days)d"
      case .usual: against = "usual"
      case .usualInSpread: (against, self.in) = ("usual", "spread")
      }
      over = window.over
      lag = window.lag
      take = window.take.written
      response = curve.points.map { [$0.value, $0.points] }
    case .compound(let parts, let points):
      allOf = parts
      self.points = points
    }
  }
}

extension PackShowView.Metric {
  init(_ metric: TrackableDefinition) {
    self.init(
      id: metric.metric, name: metric.label, about: metric.about, kind: metric.kind, unit: metric.unit,
      lowest: metric.range?.lowerBound, highest: metric.range?.upperBound, step: metric.step, choices: metric.choices,
      fold: metric.fold, absence: metric.absence, worse: metric.worse, anchors: metric.anchors,
      question: metric.question, ask: metric.asking, aliases: metric.otherLabels, keep: metric.keep,
      redFlags: metric.seekCare, sources: metric.sources ?? [], appliesTo: metric.appliesTo, key: metric.id)
  }
}
