import TrackerCore
import TrackerStatistics

/// A simulated person, who lives by the rules of a world. The same seed gives the same life, day by day, however far it
/// is followed.
///
/// They have lived for a while before their first day, so that windows reach into a past and each factor has a mean and
/// a spread; none of that was logged. What is done, how it is felt and what is logged have random sequences of their
/// own: a world with other gaps changes no day.
public struct SimulatedPerson: Sendable {
  private let world: SimulatedWorld
  private let cut: Double
  private let range: ClosedRange<Double>
  private let step: Double
  private let answerNoise: Double
  private let persistence: Double
  private let unrest: Double
  private let rhythm: Rhythm

  private var habits: Habits
  private var effects: FactorEffects
  private var answers: SymptomAnswers
  private var omissions: Omissions
  private var noise: SplitMix64
  private var truth: FactorLog
  private var logged: FactorLog
  private var level = 0.0
  private var day: Day
  /// Yesterday's distance of severity from that day's level.
  private var distance = 0.0
  /// Effect of yesterday's factors on today's severity.
  private var push = 0.0
  /// Logged days since something was left out.
  private var complete = 0
  /// Days in a row that were as bad as a flare day.
  private var badDays = 0

  /// Days before the first from which the factors' means and spreads are taken; more where a window reaches further
  /// back.
  private static let earlierDays = 56

  /// Draws a person's parameters and lives the days before the first.
  ///
  /// - Parameters:
  ///   - seed: Any number; each gives another person.
  ///   - first: The first day that may be logged.
  public init(seed: UInt64, in world: SimulatedWorld, from first: Day) {
    self.world = world
    var seeds = SplitMix64(seed: seed)
    var traits = SplitMix64(seed: seeds.next())
    (range, step) = SymptomAnswers.scale(of: world.pack.flare)
    let unit = (range.upperBound - range.lowerBound) / 9
    cut = world.pack.flare.atLeast - step / 2
    unrest = world.unrest * unit
    answerNoise = world.answerNoise * unit
    persistence = Double.random(in: world.persistence, using: &traits)
    rhythm = Rhythm(world, unit: unit, using: &traits)
    let margin = Double.random(in: world.margin, using: &traits)
    habits = Habits(seed: seeds.next(), in: world)
    effects = FactorEffects(
      world, spread: (unrest * unrest + answerNoise * answerNoise).squareRoot(), seed: seeds.next())
    answers = SymptomAnswers(seed: seeds.next(), pack: world.pack)
    omissions = Omissions(seed: seeds.next(), gaps: world.gaps)
    noise = SplitMix64(seed: seeds.next())
    logged = FactorLog(world, from: first)
    day = first.advanced(by: -SimulatedPerson.earlierDays - FactorLog.lookback(in: world))
    truth = FactorLog(world, from: day)
    // The factors have no effect yet on the days before the first, so that this level is right for them.
    let ownVariance = unrest * unrest / (1 - persistence * persistence) + answerNoise * answerNoise + rhythm.variance
    level = cut - margin * ownVariance.squareRoot()
    while day < first { liveEarlier() }
    level = cut - margin * (ownVariance + effects.variance(persistence: persistence)).squareRoot()
  }

  /// Lives the next day, the first one at first.
  public mutating func nextDay() -> SimulatedDay {
    let expected = level + rhythm.offset(on: day) + persistence * distance + push
    // Where several bad days in a row make a flare day, none can be one before the run is long enough.
    let isPossible = badDays + 1 >= world.pack.flare.days ?? 1
    let spread = (unrest * unrest + answerNoise * answerNoise).squareRoot()
    let probability = isPossible ? Normal.upperTail((cut - expected) / spread) : 0
    let felt = expected + unrest * noise.normal()
    let severity = SymptomAnswers.nearest(to: felt + answerNoise * noise.normal(), in: range, step: step)
    let symptoms = answers.next(severity: severity, felt: felt)
    let isBad = severity >= world.pack.flare.atLeast
    badDays = isBad ? badDays + 1 : 0
    let life = habits.live(day, isBad: felt >= cut)
    distance = felt - level - rhythm.offset(on: day)

    let whole = entry(of: life, symptoms: symptoms, without: [])
    truth.add(whole)
    let points = truth.points
    push = effects.effect(of: points)
    let (isAway, unanswered) = omissions.next()
    complete = unanswered.isEmpty ? complete + 1 : 0
    let known = unanswered.isEmpty ? whole : entry(of: life, symptoms: symptoms, without: unanswered)
    logged.add(known)

    defer { day = day.advanced(by: 1) }
    return SimulatedDay(
      day: day, night: life.night, exercise: life.exercise, meals: life.meals, stress: life.stress,
      workMinutes: life.workMinutes,
      symptoms: symptoms, isAway: isAway, unanswered: unanswered, severity: severity,
      isFlare: isBad && isPossible,
      probability: probability, metrics: known.metrics, values: complete > logged.lookback ? points : logged.points)
  }

  /// A day before the first: the factors are watched and do nothing yet.
  private mutating func liveEarlier() {
    distance = persistence * distance + unrest * noise.normal()
    let felt = level + rhythm.offset(on: day) + distance
    let symptoms = answers.next(severity: SymptomAnswers.nearest(to: felt, in: range, step: step), felt: felt)
    truth.add(entry(of: habits.live(day, isBad: felt >= cut), symptoms: symptoms, without: []))
    let points = truth.points
    effects.observe(points)
    day = day.advanced(by: 1)
  }

  private func entry(of life: DayLife, symptoms: [SymptomID: Double], without left: Set<SimulatedDay.Part>)
    -> FactorLog.Entry
  {
    var metrics: [MetricID: Double] = [:]
    let parts = SimulatedDay.Part.allCases.filter { !left.contains($0) }
    for part in parts { metrics.merge(life.metrics(of: part, in: world)) { first, _ in first } }
    if !left.contains(.checkIn) { for (id, value) in symptoms { metrics[MetricID("symptom.\(id)")] = value } }
    return FactorLog.Entry(day: day, metrics: metrics, kept: parts.compactMap(\.logKind), isClosed: left.isEmpty)
  }
}
