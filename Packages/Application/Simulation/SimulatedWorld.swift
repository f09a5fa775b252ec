import TrackerCore

/// The rules by which simulated people live with the condition of a pack, so that the true probability of a flare is
/// known for each day (`docs/forecast.md`, 8.1).
///
/// Severity is an autoregressive process that the pack's own factors move: their points in windows and curves, as the
/// program itself evaluates them, with the person's own weights, drawn around the pack's log-odds. So the curves of the
/// pack fit its world, whichever pack it is; factors on metrics that are not simulated, such as the weather, have no
/// effect. Distances of severity are in ninths of the flare's scale. The defaults are chosen, not estimated from
/// anyone.
public struct SimulatedWorld: Sendable {
  /// The pack of the condition that everyone here has.
  public let pack: ConditionPack
  /// The metrics of the program and the pack.
  public let catalogue: MetricCatalogue
  /// Foods of most meals, in no food group that a sound pack would have.
  let plainFoods: [String]
  /// The food groups that each food eaten here belongs to, by their metrics.
  let foodGroups: [String: [MetricID]]

  /// φ: the share of yesterday's distance from the personal level that is left today, drawn for each person.
  public var persistence = 0.45...0.75
  /// Standard deviation of the noise that moves severity each day.
  public var unrest = 1.1
  /// Standard deviation of an answer around what was felt.
  public var answerNoise = 0.8
  /// How far the personal level lies below the flare's cut, in standard deviations of the person's severity: 0 makes
  /// every second day a flare, 1.5 one of fifteen.
  public var margin = 0.0...1.4
  /// Amplitude of the season, drawn for each person.
  public var season = 0.0...0.8
  /// Standard deviation of the effects of weekdays.
  public var weekday = 0.25
  /// What all the factors' weights are multiplied by; 0 makes a world without effects.
  public var strength = 1.0
  /// How much goes unlogged.
  public var gaps = Gaps()

  /// A world with the default parameters.
  ///
  /// - Parameters:
  ///   - metrics: The program's metrics, to which those of the pack are added. A factor on a metric that
  ///     neither knows has no effect.
  ///   - plainFoods: What most meals are, one or more: of as many foods, the same seed chooses the same ones.
  public init(
    pack: ConditionPack, metrics: MetricCatalogue,
    plainFoods: [String] = ["soup", "omelette", "pumpkin", "millet", "stew", "turnip", "gnocchi"]
  ) {
    self.pack = pack
    self.plainFoods = plainFoods
    catalogue = metrics.adding(pack)
    let foods = plainFoods + pack.foods.flatMap { FoodHabit.eaten(of: $0) }
    let index = FoodIndex([pack])
    foodGroups = foods.reduce(into: [:]) { groups, food in
      groups[food] = pack.foods.map(\.id).filter(index.groups(of: [food]).contains).map(FoodGroup.metric)
    }
  }

  /// How much goes unlogged.
  public struct Gaps: Sendable, Hashable {
    /// Nobody is away before this day, counted from 0.
    public var settled = 7
    /// The probability that a run of days without any entry begins, each day.
    public var away = 0.015
    /// How long such a run lasts, in days.
    public var awayDays = 2...6
    /// The probability that one part of a day is left out.
    public var unanswered = 0.05

    /// The default gaps.
    public init() {}
  }

  /// Standard deviation of personal weights around the pack's log-odds: the learner's priors are true here
  /// (`docs/forecast.md`, 3.2).
  static func deviation(_ sure: RiskFactor.Confidence) -> Double {
    switch sure {
    case .low: 0.12
    case .moderate: 0.20
    case .high: 0.30
    }
  }
}
