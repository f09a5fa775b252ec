/// A condition pack as merged with the packs it extends: all that the program knows of a condition.
public struct ConditionPack: Sendable, Hashable, Codable {
  public var id: PackID
  /// Of the content, from 1.
  public var revision: Int
  public var name: String
  public var summary: String
  public var aliases: [String]
  /// The packs it extends, the nearest first; empty for the base.
  public var ancestors: [PackID]
  public var codes: [TerminologyCode]
  public var references: [Reference]
  public var scales: [Scale]
  public var symptoms: [SymptomDefinition]
  /// In the order they are asked.
  public var checkIn: [SymptomID]
  public var onboarding: [OnboardingStep]
  public var flare: FlareRule
  public var foods: [FoodGroup]
  public var risk: RiskModel
  public var messages: Messages
  /// What is worth knowing about a day, by the pack; nil in definitions kept before there were any.
  public var insights: [PackInsight]?
  /// The metrics of its own; nil where it has none.
  public var trackables: [TrackableDefinition]?
  /// What it says of getting help for metrics of the program; nil where it says nothing.
  public var metricCare: [MetricCare]?
  /// What became of ids that were shipped once; nil in definitions kept before there were any.
  public var changes: [PackChange]?
  /// Set for a pack that is only the beginning of one: onboarding makes a pack of one's own from the answers to two of
  /// its steps.
  public var builds: PackBuilding?
  /// The goals that it suggests: no part of what entries mean, so they are read again and not kept.
  public var goals: [GoalTemplate] = []
  /// How the pack was made, in paragraphs: what was read, and what is an estimate. Only its README has it, so it is not
  /// kept.
  public var made: [String] = []
  /// What may be typed for its symptoms and foods in other languages: no part of the definition, so it is not kept.
  public var otherWords = PackWords()
  /// What is not for the person whom it was fitted to; nothing of a whole pack. Not kept.
  public var leftOut = LeftOut()

  private enum CodingKeys: String, CodingKey {
    case id, revision, name, summary, aliases, ancestors, codes, references, scales, symptoms, checkIn, onboarding,
      flare, foods, risk, messages, insights, trackables, metricCare, changes, builds
  }

  /// What became of a metric that the pack once had; nil for any other metric.
  public func change(of metric: MetricID) -> PackChange? {
    changes?.first { $0.section == .metrics && $0.id == metric.rawValue }
  }

  public init(
    id: PackID, revision: Int, name: String, summary: String, aliases: [String], ancestors: [PackID],
    codes: [TerminologyCode],
    references: [Reference], scales: [Scale], symptoms: [SymptomDefinition], checkIn: [SymptomID],
    onboarding: [OnboardingStep],
    flare: FlareRule, foods: [FoodGroup], risk: RiskModel, messages: Messages, insights: [PackInsight]? = nil,
    trackables: [TrackableDefinition]? = nil, changes: [PackChange]? = nil, builds: PackBuilding? = nil,
    goals: [GoalTemplate] = [], made: [String] = [], metricCare: [MetricCare]? = nil
  ) {
    self.id = id
    self.revision = revision
    self.name = name
    self.summary = summary
    self.aliases = aliases
    self.ancestors = ancestors
    self.codes = codes
    self.references = references
    self.scales = scales
    self.symptoms = symptoms
    self.checkIn = checkIn
    self.onboarding = onboarding
    self.flare = flare
    self.foods = foods
    self.risk = risk
    self.messages = messages
    self.insights = insights
    self.trackables = trackables
    self.changes = changes
    self.builds = builds
    self.goals = goals
    self.made = made
    self.metricCare = metricCare
  }

  /// The symptom of exactly this id, inherited ones included; nil where there is none. `EntryContext` finds by name.
  public func symptom(_ id: SymptomID) -> SymptomDefinition? { symptoms.first { $0.id == id } }
  /// The risk factor of exactly this id, inherited ones included; nil where there is none.
  public func factor(_ id: FactorID) -> RiskFactor? { risk.factors.first { $0.id == id } }

  /// Metrics that the pack itself brings: its symptoms, its food groups and its own, with those that they were before.
  public var metrics: [MetricDefinition] {
    let own = (trackables ?? []).map(\.metricDefinition)
    let metrics = symptoms.map(\.metricDefinition) + foods.map(\.metricDefinition) + own
    guard let changes, !changes.isEmpty else { return metrics }
    let changesByMetric = Dictionary(grouping: changes, by: \.metric)
    return metrics.map { metric in
      var metric = metric
      let range = SymptomID(of: metric.id).flatMap(symptom)?.scale.range ?? metric.range
      metric.formerly += (changesByMetric[metric.id] ?? []).compactMap { $0.former(of: metric.id, in: range) }
      return metric
    }
  }
}

/// The steps of onboarding whose answers make a pack of one's own.
public struct PackBuilding: Sendable, Hashable, Codable {
  /// A text: what the condition is called.
  public var name: StepID
  /// Texts: the symptoms it has besides those of the pack.
  public var symptoms: StepID

  public init(name: StepID, symptoms: StepID) {
    self.name = name
    self.symptoms = symptoms
  }
}

/// A published source that a pack leans on.
public struct Reference: Sendable, Hashable, Codable {
  public var id: ReferenceID
  public var title: String
  public var authors: String?
  public var year: Int?
  public var doi: String?
  public var pmid: String?
  public var url: String?
  /// Which figure of it is used.
  public var finding: String

  /// The title as a sentence: with a full stop, unless it ends with a sign of its own.
  public var titleAsSentence: String { title.last.map { "?!.".contains($0) } ?? true ? title : title + "." }

  public init(
    id: ReferenceID, title: String, authors: String? = nil, year: Int? = nil, doi: String? = nil, pmid: String? = nil,
    url: String? = nil,
    finding: String
  ) {
    self.id = id
    self.title = title
    self.authors = authors
    self.year = year
    self.doi = doi
    self.pmid = pmid
    self.url = url
    self.finding = finding
  }
}
