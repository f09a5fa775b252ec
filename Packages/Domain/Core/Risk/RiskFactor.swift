/// What may raise or lower a group's score: a metric in a window with a response curve, or a compound of other factors.
public struct RiskFactor: Sendable, Hashable, Codable {
  /// Where a factor's points come from: a metric's window through a curve, or other factors that are raised together.
  public enum Rule: Sendable, Hashable, Codable {
    case response(MetricWindow, ResponseCurve)
    /// `points` times the raised share of every part: the part's points over the most its curve can give, cut to 0 … 1.
    case compound(allOf: [FactorID], points: Double)
  }

  /// What the learner believes of a factor before it knows the person.
  public struct Prior: Sendable, Hashable, Codable {
    /// Change of tomorrow's log-odds per personal standard deviation of the curve.
    public var logOdds: Double
    /// How sure it is *that* there is an effect.
    public var sure: Confidence
    public init(logOdds: Double, sure: Confidence) {
      self.logOdds = logOdds
      self.sure = sure
    }
  }

  /// How sure a pack is that a factor has an effect. The surer it is, the wider the learner's prior: the data may find
  /// the effect's size.
  public enum Confidence: String, Sendable, Codable, CaseIterable {
    case low, moderate, high
  }

  public var id: FactorID
  public var name: String
  public var group: GroupID
  public var rule: Rule
  public var prior: Prior
  /// The factor as a reason, in words.
  public var says: FactorWords
  public var why: String?
  public var sources: [ReferenceID]
  /// Set where it is never part of an experiment.
  public var keep: Keep?
  /// For whom it counts; nil for everybody.
  public var appliesTo: AppliesTo?

  public init(
    id: FactorID, name: String, group: GroupID, rule: Rule, prior: Prior, says: FactorWords, why: String? = nil,
    sources: [ReferenceID] = [], keep: Keep? = nil, appliesTo: AppliesTo? = nil
  ) {
    self.appliesTo = appliesTo
    self.id = id
    self.name = name
    self.group = group
    self.rule = rule
    self.prior = prior
    self.says = says
    self.why = why
    self.sources = sources
    self.keep = keep
  }
}

/// Which days of a metric a factor looks at, and how they become one value.
public struct MetricWindow: Sendable, Hashable, Codable {
  /// How the window's days become one value.
  public enum Take: Sendable, Hashable, Codable {
    /// The metric's own fold over days.
    case metricsOwn
    case fold(Fold)
    /// The value nearest the metric's bad end.
    case worst
    /// The number of known days with at least so much.
    case daysAtLeast(Double)
    /// The length of the run of known days above zero that ends with the window.
    case run
  }

  public var metric: MetricID
  /// Length in days, 1 … 90.
  public var over: Int
  /// The window ends so many days earlier, 0 … 14.
  public var lag: Int
  public var take: Take
  /// What the value is compared with; nil where it counts as it is.
  public var against: Against?

  public init(
    metric: MetricID, over: Int = 1, lag: Int = 0, take: Take = .metricsOwn, against: Against? = nil
  ) {
    self.metric = metric
    self.over = over
    self.lag = lag
    self.take = take
    self.against = against
  }

  /// Days before the day scored for which its metric is needed.
  public var lookback: Int { over - 1 + lag + (against?.reach(of: over) ?? 0) }

  /// The same days of the same metric, not compared with anything.
  public var alone: MetricWindow {
    var window = self
    window.against = nil
    return window
  }
}
