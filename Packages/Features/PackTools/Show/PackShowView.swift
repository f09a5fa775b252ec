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
    /// Its first sentence; `redFlags` has all of them, with when they are said.
    var seekCare: String?
    var redFlags: SeekCare?
    var codes: [TerminologyCode]
    var sources: [ReferenceID]
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
    var relative: FlareRule.Relative?
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

    private enum CodingKeys: String, CodingKey {
      case id, metric, over, lag, take, when, running, says, period, category, severity, priority
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
  var messages: [String: String]
  /// Where values stand, by their path; absent unless asked for.
  var origins: [String: Place]?

  /// - Parameter origins: Whether each value's place is told.
  /// - Throws: `Failure` (`validation`) where there is no such pack, or it has errors.
  public init(of id: PackID, origins: Bool = false, in environment: Environment) throws {
    self.init(try environment.packs.pack(id), origins: origins)
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
    symptoms = pack.symptoms.map(Symptom.init)
    checkIn = pack.checkIn
    onboarding = pack.onboarding.map(Step.init)
    flare = Flare(of: pack.flare.symptoms.map(\.id), atLeast: pack.flare.atLeast, relative: pack.flare.relative)
    foods = pack.foods
    groups = pack.risk.groups
    factors = pack.risk.factors.map(Factor.init)
    insights = (pack.insights ?? []).map(Insight.init)
    messages = pack.messages.templates
    self.origins = origins ? loaded.places.all : nil
  }
}

extension PackShowView.Insight {
  init(_ insight: PackInsight) {
    self.init(
      id: insight.id, metric: insight.window.metric, over: insight.window.over, lag: insight.window.lag,
      take: insight.window.take.written, when: insight.compared, comparison: insight.comparison,
      running: insight.running, says: insight.text,
      period: insight.period, category: insight.category, severity: insight.severity, priority: insight.priority)
  }
}

extension PackShowView.Symptom {
  init(_ symptom: SymptomDefinition) {
    self.init(
      id: symptom.id, name: symptom.name, about: symptom.about, scale: symptom.scale.id,
      lowest: symptom.scale.range.lowerBound,
      highest: symptom.scale.range.upperBound, step: symptom.scale.step, worse: symptom.scale.worse, fold: symptom.fold,
      anchors: symptom.scale.anchors, sites: symptom.sites, aliases: symptom.aliases,
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
  init(_ factor: RiskFactor) {
    self.init(
      id: factor.id, name: factor.name, group: factor.group, logOdds: factor.prior.logOdds, sure: factor.prior.sure,
      says: factor.says.texts.first ?? "", sentences: factor.says,
      why: factor.why, sources: factor.sources)
    switch factor.rule {
    case .response(let window, let curve):
      metric = window.metric
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
