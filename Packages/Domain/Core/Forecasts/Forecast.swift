/// A stored statement about a day before it is known, held later against what was logged.
public struct Forecast: Sendable, Hashable, Codable {
  /// When a forecast was made; each kind is scored in a row of its own.
  public enum Kind: String, Sendable, Codable, CaseIterable {
    /// Before its day began, from earlier days: the official one.
    case ahead
    /// With last night's rest.
    case morning
    /// Afterwards, from earlier days only.
    case replayed
  }

  /// What moved a forecast: the contributions of a forecast sum to its log-odds within 1e-9.
  public struct Contribution: Sendable, Hashable, Codable {
    /// Where a contribution comes from: the usual, the days just before, a factor of the pack, or the limit on
    /// certainty, which takes back what lies beyond it.
    public enum Part: String, Sendable, Codable {
      case baseRate = "base-rate"
      case recentDays = "recent-days"
      case factor
      case limit
    }
    public var part: Part
    /// Which one: a factor's id, or a term of the recent days.
    public var name: String
    public var logOdds: Double
    /// True where too few of the days it speaks of were answered to put it into words; nil where enough were, and in
    /// forecasts stored before this was noted.
    public var lacksAnswers: Bool?

    public init(part: Part, name: String, logOdds: Double, lacksAnswers: Bool? = nil) {
      self.part = part
      self.name = name
      self.logOdds = logOdds
      self.lacksAnswers = lacksAnswers
    }

    /// Log-odds of forecasts that are kept are whole numbers of units, of which one has so many: they are a million
    /// times finer than anything that is shown.
    public static let units = 1e10
  }

  /// How bad the day is expected to be.
  public struct ExpectedSeverity: Sendable, Hashable, Codable {
    /// 0 … 10, high is bad.
    public var value: Double
    /// Plausible: it holds four of five days when the forecast is right about itself.
    public var range: ClosedRange<Double>

    public init(value: Double, range: ClosedRange<Double>) {
      self.value = value
      self.range = range
    }
  }

  public var condition: PackID
  public var forDay: Day
  public var kind: Kind
  /// The last day whose log was used.
  public var dataThrough: Day
  public var madeAt: Instant
  /// 0 … 1, exclusive.
  public var probability: Double
  /// The plausible range, not a confidence interval.
  public var range: ClosedRange<Double>
  /// nil where no severity is known, or the flare is not a severity that reaches a cut.
  public var severity: ExpectedSeverity?
  /// The person's own flare rate so far: what the probability is held against.
  public var baseRate: Double
  public var contributions: [Contribution]
  /// Days with a known outcome that the forecast learnt from.
  public var learntFrom: Int
  /// Calendar days without an answer since the last one, through `dataThrough`; nil where none, and in forecasts stored
  /// before silence was counted.
  public var silentDays: Int?
  /// The predictor that made it, such as `history`.
  public var predictor: String
  public var pack: ContentHash
  public var overlay: ContentHash?

  public init(
    condition: PackID, forDay: Day, kind: Kind, dataThrough: Day, madeAt: Instant, probability: Double,
    range: ClosedRange<Double>,
    severity: ExpectedSeverity? = nil, baseRate: Double, contributions: [Contribution], learntFrom: Int,
    silentDays: Int? = nil,
    predictor: String,
    pack: ContentHash,
    overlay: ContentHash? = nil
  ) {
    self.condition = condition
    self.forDay = forDay
    self.kind = kind
    self.dataThrough = dataThrough
    self.madeAt = madeAt
    self.probability = probability
    self.range = range
    self.severity = severity
    self.baseRate = baseRate
    self.contributions = contributions
    self.learntFrom = learntFrom
    self.silentDays = silentDays
    self.predictor = predictor
    self.pack = pack
    self.overlay = overlay
  }

  private enum CodingKeys: String, CodingKey {
    case condition, forDay, kind, dataThrough, madeAt, probability, range, severity, contributions, learntFrom
    case silentDays, predictor, pack, overlay
    case baseRate = "usual"
  }

  /// The contributions with log-odds in whole units, which are short to keep; their sum moves by less than a unit.
  public static func rounded(_ contributions: [Contribution]) -> [Contribution] {
    var (exact, units) = (0.0, 0.0)
    return contributions.map { contribution in
      guard contribution.logOdds != 0 else { return contribution }
      exact += contribution.logOdds
      let next = (exact * Contribution.units).rounded()
      var rounded = contribution
      rounded.logOdds = (next - units) / Contribution.units
      units = next
      return rounded
    }
  }

  public var percent: Int { (probability * 100).roundedHalfUp }
  /// The band of `percent`; nil where nothing but the base rate is said, which is no claim about the day.
  public var band: RiskBand? { isBaseRateOnly ? nil : RiskBand(points: percent) }
  /// How many times the person's usual.
  public var ratio: Double { probability / baseRate }

  /// After so many calendar days without an answer nothing but the base rate is said (`docs/forecast.md`, 5.4).
  public static let silentDaysToBaseRate = 10
  /// Whether the last answer is so long ago that nothing but the base rate is said.
  public var isBaseRateOnly: Bool { (silentDays ?? 0) >= Forecast.silentDaysToBaseRate }
}
