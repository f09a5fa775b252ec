import TrackerApplication
import TrackerCore

/// A forecast as every answer gives it: how likely a flare is on a day, how confident that is, and why.
struct ForecastView: Encodable, Sendable {
  /// The day spoken of.
  var forDay: Day
  var kind: Forecast.Kind
  /// The last day that it knew.
  var dataThrough: Day
  /// Whether nothing was logged by then.
  var isBeforeAnyEntry: Bool
  var madeAt: Instant
  /// The probability of a flare, 0 … 100, rounded half up; the band is this number's.
  var percent: Int
  /// nil where nothing but the base rate is said.
  var band: RiskBand?
  /// Whether the last answer is so long ago that nothing but the base rate is said.
  var isBaseRateOnly: Bool
  /// Calendar days without an answer since the last one.
  var silentDays: Int
  /// The probability over the person's own flare rate so far.
  var ratioToBaseRate: Double
  /// The person's own flare rate so far, in percent.
  var average: Int
  /// The credible interval of the probability in percent, rounded half up.
  var interval: ClosedRange<Int>
  /// nil where no severity can be expected.
  var severity: Forecast.ExpectedSeverity?
  /// What moved it away from the usual, in words, the strongest first.
  var reasons: [String]
  /// Whether the reasons raise it; else they lower it.
  var isRaised: Bool
  /// What there is to say where nothing but the base rate is said; else nil.
  var notEnough: String?
  /// How it came about, step by step; nil in answers that give the outcome alone.
  var derivation: Derivation?
  /// What there is to say to it; nil in answers that only inform.
  var advice: Advice?

  /// How a forecast came about.
  struct Derivation: Encodable, Sendable {
    /// 0 … 1, exclusive.
    var probability: Double
    /// The person's own flare rate so far, 0 … 1.
    var baseRate: Double
    /// Days with a known outcome that it learnt from; under seven the pattern is still being built.
    var learntFrom: Int
    /// Of the probability: the sum of the steps.
    var logOdds: Double
    var steps: [Step]
    /// The same steps as they are told: those that say the same are one, and small ones are one together. Factors
    /// without a sentence go by their name.
    var explanation: [ExplanationLine]
    /// The same as a person reads them: what has no sentence counts among what is told together.
    var sentences: [ExplanationLine] = []
    /// The personal combinations that were present, the surest first.
    var combinations: [Combination] = []

    private enum CodingKeys: String, CodingKey {
      case probability, learntFrom, logOdds, steps, combinations
      case baseRate = "usual"
      case explanation = "told"
    }
  }

  /// One step from the person's usual to the forecast.
  struct Step: Encodable, Sendable {
    var part: Forecast.Contribution.Part
    /// A factor's id, or a term of the base rate or of the recent days.
    var name: String
    /// In words, nil where it has none.
    var says: String?
    /// Of a factor, on the last day that the forecast knew.
    var value: Double?
    /// The person's own usual of the value.
    var baseline: Double?
    var logOdds: Double

    private enum CodingKeys: String, CodingKey {
      case part, name, says, value, logOdds
      case baseline = "usual"
    }
  }

  /// Two factors that are more together than each alone, in the person's own records.
  struct Combination: Encodable, Sendable {
    var factors: [FactorID]
    /// Points of severity, 0 … 10, of the day after, beyond what the two add up to.
    var severity: Double
    /// 0 … 1, over all pairs tested.
    var falseDiscovery: Double
    /// Days on which both were present.
    var days: Int

    init(_ combination: FactorCombination) {
      factors = [combination.first.factor, combination.second.factor]
      severity = combination.slope
      falseDiscovery = combination.falseDiscovery
      days = combination.days
    }
  }

  /// A line of the explanation.
  struct ExplanationLine: Encodable, Sendable {
    enum Part: String, Encodable, Sendable {
      case baseRate = "usual"
      case moving, smaller, limit
    }
    var part: Part
    var text: String
    var logOdds: Double
    /// Whether it is more than 0.00 as it is written; what a forecast starts at is always told.
    var isShown: Bool { part == .baseRate || logOdds.writtenHundredths > 0 }
  }

  struct Advice: Encodable, Sendable {
    /// Something of the day that goes together with better or worse days in the person's own records; nil where
    /// nothing stands.
    var goesTogether: String?
    /// What the pack says to the band.
    var message: String?
  }

  private enum CodingKeys: String, CodingKey {
    case forDay, kind, dataThrough, isBeforeAnyEntry, madeAt, percent, band, isBaseRateOnly, silentDays
    case notEnough, likelyFrom, likelyTo, severity, reasons, average
    case ratioToBaseRate = "timesUsual"
  }

  /// Everything on one level.
  func encode(to encoder: any Encoder) throws {
    var container = encoder.container(keyedBy: CodingKeys.self)
    try container.encode(forDay, forKey: .forDay)
    try container.encode(kind, forKey: .kind)
    try container.encode(dataThrough, forKey: .dataThrough)
    try container.encode(isBeforeAnyEntry, forKey: .isBeforeAnyEntry)
    try container.encode(madeAt, forKey: .madeAt)
    try container.encode(percent, forKey: .percent)
    try container.encode(band, forKey: .band)
    try container.encode(isBaseRateOnly, forKey: .isBaseRateOnly)
    try container.encode(silentDays, forKey: .silentDays)
    try container.encode(ratioToBaseRate, forKey: .ratioToBaseRate)
    try container.encode(average, forKey: .average)
    try container.encode(interval.lowerBound, forKey: .likelyFrom)
    try container.encode(interval.upperBound, forKey: .likelyTo)
    try container.encodeIfPresent(severity, forKey: .severity)
    try container.encode(reasons, forKey: .reasons)
    try container.encodeIfPresent(notEnough, forKey: .notEnough)
    try derivation?.encode(to: encoder)
    try advice?.encode(to: encoder)
  }
}

extension ForecastView {
  /// - Parameters:
  ///   - firstEntry: The first logged day; nil where nothing is logged.
  ///   - reasons: In words, the strongest first.
  init(
    _ forecast: Forecast, firstEntry: Day?, reasons: [String], notEnough: String? = nil, derivation: Derivation? = nil,
    advice: Advice? = nil
  ) {
    self.init(
      forDay: forecast.forDay, kind: forecast.kind, dataThrough: forecast.dataThrough,
      isBeforeAnyEntry: firstEntry.map { forecast.dataThrough < $0 } ?? true, madeAt: forecast.madeAt,
      percent: forecast.percent, band: forecast.band,
      isBaseRateOnly: forecast.isBaseRateOnly, silentDays: forecast.silentDays ?? 0, ratioToBaseRate: forecast.ratio,
      average: (forecast.baseRate * 100).roundedHalfUp,
      interval: (forecast.range.lowerBound * 100).roundedHalfUp...(forecast.range.upperBound * 100).roundedHalfUp,
      severity: forecast.severity, reasons: reasons, isRaised: ForecastFormatter.isRaised(forecast),
      notEnough: notEnough, derivation: derivation, advice: advice)
  }
}

extension Double {
  /// Its size as it is written, in hundredths.
  var writtenHundredths: Int { (abs(self) * 100).roundedHalfUp }
}
