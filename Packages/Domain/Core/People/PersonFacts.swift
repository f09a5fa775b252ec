/// What a person said of themselves while onboarding; the journal's document `person/facts`.
public struct PersonFacts: Sendable, Hashable, Codable {
  public static let document = DocumentKind<PersonFacts>("person", "facts")

  /// At most 50 characters; nil where the person gave none.
  public var name: String?
  public var symptoms: [SymptomID]
  /// 1 … 10, as it was answered last while setting up or changing the answers.
  public var impact: Int?
  /// The answers that `impact` has had, the oldest first; nil while it is the one of setting up.
  public var impacts: [DatedImpact]?
  public var pattern: String?
  public var tracked: [TrackedCategory]
  /// Answers of steps that the program knows nothing of, by what they save.
  public var others: [String: JSONValue]

  public init(
    name: String? = nil, symptoms: [SymptomID] = [], impact: Int? = nil, pattern: String? = nil,
    tracked: [TrackedCategory] = [],
    others: [String: JSONValue] = [:]
  ) {
    self.name = name
    self.symptoms = symptoms
    self.impact = impact
    self.pattern = pattern
    self.tracked = tracked
    self.others = others
  }

  /// An answer to how much the symptoms affect daily life, with the day of it.
  public struct DatedImpact: Sendable, Hashable, Codable {
    public var day: Day
    /// 1 … 10
    public var value: Int

    public init(day: Day, value: Int) {
      self.day = day
      self.value = value
    }
  }
}

/// A category that the person wants to track: it decides what counts as missing.
public struct TrackedCategory: Sendable, Hashable, Codable {
  public var id: String
  public var name: String
  /// The kind of entry that answers it.
  public var log: LogKindID
  /// The metric that answers it; without it any entry of the kind does.
  public var metric: MetricID?

  public init(id: String, name: String, log: LogKindID, metric: MetricID? = nil) {
    self.id = id
    self.name = name
    self.log = log
    self.metric = metric
  }
}
