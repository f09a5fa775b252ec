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
    /// A day that has been, kept as `1980-05-04`.
    case date

    /// What there is to choose from; empty for what is typed and for a scale.
    public var options: [Option] {
      switch self {
      case .choice(let options), .choices(let options, _, _): options
      case .text, .texts, .scale, .date: []
      }
    }
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
    /// For whom it is offered; nil for everybody.
    public var appliesTo: AppliesTo?
    public init(
      id: String, name: String, about: String? = nil, log: LogKindID? = nil, metric: MetricID? = nil,
      relativeFlare: Bool = false,
      aliases: [String]? = nil, appliesTo: AppliesTo? = nil
    ) {
      self.appliesTo = appliesTo
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
  /// The condition whose answer it is alone; nil for what is said for all conditions together.
  public var condition: PackID?
  /// What it asks of the person; nil where it is asked of everybody. It is asked only where a part of a chosen pack
  /// depends on it, and where it is not known yet.
  public var tells: PersonTraits.Part?

  public init(
    id: StepID, title: String, asks: String, explains: String? = nil, answer: Answer, saves: String,
    isOptional: Bool = false, suggestions: Suggestions? = nil, tells: PersonTraits.Part? = nil
  ) {
    self.tells = tells
    self.id = id
    self.title = title
    self.asks = asks
    self.explains = explains
    self.answer = answer
    self.saves = saves
    self.isOptional = isOptional
    self.suggestions = suggestions
  }

  /// What a step saves whose answer says which of the illnesses of a pack it is.
  public static let diagnosis = "diagnosis"

  /// What can be chosen; empty for a step that takes text or a value on a scale.
  public var options: [Option] { answer.options }

  /// This step without some of its options; nil where none would be left.
  public func leavingOut(_ isLeftOut: (Option) -> Bool) -> OnboardingStep? {
    guard options.contains(where: isLeftOut) else { return self }
    let left = options.filter { !isLeftOut($0) }
    guard !left.isEmpty else { return nil }
    var step = self
    switch answer {
    case .choice: step.answer = .choice(left)
    case .choices(_, let preselected, let atLeast):
      let known = Set(left.map(\.id))
      step.answer = .choices(left, preselected: preselected.filter(known.contains), atLeast: min(atLeast, left.count))
    case .text, .texts, .scale, .date: break
    }
    return step
  }
}
