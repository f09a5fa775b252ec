import TrackerStatistics

/// What a person's days say of one exposure and the days after it.
public struct PatternFinding: Sendable, Hashable {
  /// How far a finding has come.
  public enum Label: String, Sendable, CaseIterable {
    /// Too few days for any claim, or nothing that could be estimated.
    case tooEarly = "too-early"
    /// Enough days, and nothing to tell.
    case none
    /// The days show it, but so would chance among so many questions, or it cannot be told apart from another exposure.
    case watch
    /// It holds among everything that was tested.
    case likely
    /// It is almost certainly among the few exposures that matter.
    case confirmed
    /// There are days enough to say that it makes little difference.
    case unlikely

    /// Whether it says that the exposure goes together with better or worse days.
    public var isClaim: Bool { self == .likely || self == .confirmed }
  }

  /// Whether days were worse after it, or better.
  public enum Direction: String, Sendable {
    case trigger, protective
  }

  /// How much worse the next days were, freed of what `DayDesign` knows.
  public struct Effect: Sendable, Hashable {
    /// Days on which everything is known.
    public var days: Int
    /// Those of them with the exposure.
    public var exposedDays: Int
    /// Points of severity by which exposed days were worse; nil where it cannot be estimated.
    public var slope: PartialSlope?
  }

  /// Days that are missing before anything is claimed; all 0 where there are enough.
  public struct Missing: Sendable, Hashable {
    /// Days with the outcome.
    public var days: Int
    /// Days with the exposure.
    public var exposedDays: Int
    /// Days without it.
    public var unexposedDays: Int
    /// Flares.
    public var flares: Int

    /// Of whatever is needed most.
    var most: Int { max(days, exposedDays, unexposedDays, flares) }

    var isNothing: Bool { most == 0 }

    init(days: Int, exposedDays: Int, unexposedDays: Int, flares: Int) {
      self.days = days
      self.exposedDays = exposedDays
      self.unexposedDays = unexposedDays
      self.flares = flares
    }

    /// What is missing to an effect and the flares of its days.
    init(_ effect: Effect, flares: Int) {
      self.init(
        days: max(0, PatternAnalysis.Needed.days - effect.days),
        exposedDays: max(0, PatternAnalysis.Needed.exposedDays - effect.exposedDays),
        unexposedDays: max(0, PatternAnalysis.Needed.exposedDays - (effect.days - effect.exposedDays)),
        flares: max(0, PatternAnalysis.Needed.flares - flares))
    }
  }

  /// The exposure.
  public var exposure: String
  /// What can be said.
  public var label: Label
  /// nil where the effect cannot be estimated.
  public var direction: Direction?
  /// Days by exposure and by flare of the day that it is held against.
  public var table: ContingencyTable
  /// Days with only one of the two answers.
  public var unanswered: Int
  /// The adjusted effect.
  public var effect: Effect
  /// The rate of false discoveries at which it would still be one, among all that were tested; nil where it was not.
  public var q: Double?
  /// How probable it is that the exposure is among the few that matter, 0 … 1; nil where it was not tested.
  public var inclusion: Double?
  /// How many times as frequent flares were.
  public var riskRatio: RiskRatio
  /// What is still needed.
  public var missing: Missing
  /// Exposures that nearly always come with this one, or in its place, and explain the days about as well: it cannot be
  /// told apart from them, so it is no claim.
  public var inseparable: [String] = []

  /// Whether the ratio itself is uncertain: under 24 flares.
  public var isRatioUncertain: Bool { table.with < 24 }
}
