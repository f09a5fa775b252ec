import TrackerCore

/// The rules by which made-up people live with the condition of a pack, so that each day's true probability of a flare
/// is known.
///
/// Severity keeps some of yesterday's: s(t) = a(t) + φ (s(t−1) − a(t−1)) + Σ w z(t−1) + noise, as in FORMULAS 4.8. What
/// moves it are the pack's own factors: z is a factor's points in windows and curves as the program itself evaluates
/// them, standardised for the person, and w the person's own weight, drawn around the pack's log-odds. So the curves of
/// the pack fit its world, whichever pack it is; factors on metrics that nobody here lives, such as the weather, do
/// nothing. Distances of severity are in ninths of the flare's scale. The numbers are chosen, not measured on anyone.
public struct SimulatedWorld: Sendable {
  public let pack: ConditionPack
  public let catalogue: MetricCatalogue
  /// The food groups that each food eaten here belongs to, by their metrics.
  let foodGroups: [String: [MetricID]]

  /// How much of yesterday's distance from the personal level is left today.
  public var persistence = 0.45...0.75
  /// Standard deviation of what moves severity by itself each day.
  public var unrest = 1.1
  /// Standard deviation of an answer around what is felt.
  public var answerNoise = 0.8
  /// How far the personal level lies below the flare's cut, in standard deviations of the person's severity: 0 makes
  /// every second day a flare, 1.5 one of fifteen.
  public var margin = 0.0...1.4
  /// Half of the distance between the best and the worst time of the year.
  public var season = 0.0...0.8
  /// Standard deviation of the days of the week.
  public var weekday = 0.25
  /// Times the pack's log-odds.
  public var strength = 1.0
  /// What is not logged.
  public var gaps = Gaps()

  /// - Parameter metrics: What is known of metrics; those of the pack are added. A factor on a metric that it does not
  ///   know does nothing.
  public init(pack: ConditionPack, metrics: MetricCatalogue) {
    self.pack = pack
    catalogue = metrics.adding(pack)
    let foods = Habits.plainFoods + pack.foods.flatMap { FoodHabit.eaten(of: $0) }
    foodGroups = foods.reduce(into: [:]) { groups, food in
      groups[food] = pack.foods.filter { $0.holds(food) }.map(\.metric)
    }
  }

  /// How much goes unlogged.
  public struct Gaps: Sendable, Hashable {
    /// Nobody is away before this day, counted from 0.
    public var settled = 7
    /// The chance that a run of days without any entry begins.
    public var away = 0.015
    public var awayDays = 2...6
    /// The chance that one part of a day is left out.
    public var unanswered = 0.05

    public init() {}
  }

  /// Standard deviation of personal weights around the pack's log-odds: what the learner is told of them is true
  /// (FORMULAS 2.2).
  static func deviation(_ sure: RiskFactor.Sureness) -> Double {
    switch sure {
    case .low: 0.12
    case .moderate: 0.20
    case .high: 0.30
    }
  }
}
