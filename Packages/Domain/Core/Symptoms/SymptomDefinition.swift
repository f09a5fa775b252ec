/// What a pack says of a symptom.
public struct SymptomDefinition: Sendable, Hashable, Codable {
  public var id: SymptomID
  public var name: String
  /// One sentence that helps to tell it from its neighbours.
  public var about: String?
  /// With the symptom's own words in place of the scale's where the pack gives some.
  public var scale: Scale
  /// How several answers of one day make the day's value.
  public var fold: Fold
  public var sites: [String]
  /// Other words that people may type for it.
  public var aliases: [String]
  /// nil where the pack says nothing of getting help.
  public var seekCare: SeekCare?
  public var codes: [TerminologyCode]
  public var sources: [ReferenceID]
  /// For whom it is asked; nil for everybody. What was logged of it counts for anybody.
  public var appliesTo: AppliesTo?
  /// Of a symptom of the person's own, which no pack has; nil for any other one. Not kept.
  public var ownMetric: MetricID?

  private enum CodingKeys: String, CodingKey {
    case id, name, about, scale, fold, sites, aliases, seekCare, codes, sources, appliesTo
  }

  public init(
    id: SymptomID, name: String, about: String? = nil, scale: Scale, fold: Fold, sites: [String] = [],
    aliases: [String] = [],
    seekCare: SeekCare? = nil, codes: [TerminologyCode] = [], sources: [ReferenceID] = [],
    appliesTo: AppliesTo? = nil
  ) {
    self.id = id
    self.name = name
    self.about = about
    self.scale = scale
    self.fold = fold
    self.sites = sites
    self.aliases = aliases
    self.seekCare = seekCare
    self.codes = codes
    self.sources = sources
    self.appliesTo = appliesTo
  }

  /// Every word that the symptom goes by, as words of metrics are written: its id, its name and its aliases.
  public var words: [String] { [id.rawValue, name.metricWord] + aliases.map(\.metricWord) }

  /// What the ids of the metrics of symptoms begin with.
  public static let metricPrefix = "symptom."
  public var metric: MetricID { ownMetric ?? id.metric }

  /// The metric that the catalogue gets for this symptom.
  public var metricDefinition: MetricDefinition {
    var definition = MetricDefinition(
      id: metric, name: .verbatim(name), unit: scale.unit, range: fold == .sum ? scale.sums : scale.range,
      direction: scale.worse, fold: fold, absence: .unknown,
      about: about.map { .verbatim($0) }
        ?? .words("Your answers for “{symptom}” in check-ins and symptom entries.", ["symptom": .verbatim(name)]))
    definition.hasNone = scale.hasNone
    return definition
  }
}

extension SymptomID {
  /// The metric of a symptom of packs. It also says of which symptom there was none, be it the person's own.
  public var metric: MetricID { MetricID("\(SymptomDefinition.metricPrefix)\(self)") }

  /// The symptom whose answers are a metric; nil for a metric of something else.
  public init?(of metric: MetricID) {
    guard metric.rawValue.hasPrefix(SymptomDefinition.metricPrefix) else { return nil }
    self.init(rawValue: String(metric.rawValue.dropFirst(SymptomDefinition.metricPrefix.count)))
  }
}

/// A code of a medical terminology, entered in a pack only when it was looked up.
public struct TerminologyCode: Sendable, Hashable, Codable {
  public var system: String
  public var code: String
  public var display: String
  public init(system: String, code: String, display: String) {
    self.system = system
    self.code = code
    self.display = display
  }
}
