/// One question of onboarding, as a pack or a module declares it.
public struct OnboardingStep: Sendable, Hashable, Codable {
  /// What kind of answer the step takes.
  public enum Answer: Sendable, Hashable, Codable {
    case text(maxLength: Int)
    /// Several texts of one's own, `atLeast` of them and `atMost`.
    case texts(maxLength: Int, atLeast: Int, atMost: Int)
    case scale(Scale)
    /// Exactly one.
    case choice([Option])
    /// Any number, `atLeast` of them.
    case choices([Option], preselected: [String], atLeast: Int)
  }

  /// A choice, with what it does besides being remembered.
  public struct Option: Sendable, Hashable, Codable {
    public var id: String
    public var name: String
    public var about: String?
    /// The kind of entry that answers a tracked category.
    public var log: LogKindID?
    /// The metric that answers a tracked category; without it any entry of the kind `log` does.
    public var metric: MetricID?
    /// Offers a flare definition relative to the person's own usual.
    public var relativeFlare: Bool
    /// Other words that people may type for it; nil for none.
    public var aliases: [String]?
    public init(
      id: String, name: String, about: String? = nil, log: LogKindID? = nil, metric: MetricID? = nil,
      relativeFlare: Bool = false,
      aliases: [String]? = nil
    ) {
      self.id = id
      self.name = name
      self.about = about
      self.log = log
      self.metric = metric
      self.relativeFlare = relativeFlare
      self.aliases = aliases
    }
  }

  /// What is offered to choose from where the answer is several texts of one's own.
  public enum Suggestions: Sendable, Hashable, Codable {
    case texts([String])
    /// What may raise the risk, by the names that the packs of the chosen conditions have for it.
    case riskFactors
  }

  public var id: StepID
  public var title: String
  public var asks: String
  public var explains: String?
  public var answer: Answer
  /// The fact of the person that the answer is kept as: `name`, `symptoms`, `impact`, `pattern`, `track`, `treatments`,
  /// `triggers` or another.
  public var saves: String
  public var isOptional: Bool
  /// nil where nothing is offered.
  public var suggestions: Suggestions?

  public init(
    id: StepID, title: String, asks: String, explains: String? = nil, answer: Answer, saves: String,
    isOptional: Bool = false, suggestions: Suggestions? = nil
  ) {
    self.id = id
    self.title = title
    self.asks = asks
    self.explains = explains
    self.answer = answer
    self.saves = saves
    self.isOptional = isOptional
    self.suggestions = suggestions
  }
}
