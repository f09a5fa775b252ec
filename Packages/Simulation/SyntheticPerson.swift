import TrackerCore

/// Somebody made up, who lives with the condition of a pack: severity keeps some of yesterday's, and short nights, overdoing it, foods of
/// the pack's groups and stress leave their mark on the next day. The same seed gives the same life.
///
/// Severity is a first-order autoregression around a personal level, s(t) = a + .6 (s(t−1) − a) + effects(t−1) + noise: the world of
/// FORMULAS 4.8 with fewer factors. The numbers are chosen for a demonstration, not measured on anyone.
public struct SyntheticPerson: Sendable {
  private let pack: ConditionPack
  private var random: SeededGenerator
  private var index = 0
  private var severity: Double
  private var carried = 0.0
  private var awayLeft = 0

  private let level: Double
  private let sleepNeed: Double
  private let sensitivity: (sleep: Double, exertion: Double, food: Double, stress: Double)
  /// Foods of the pack that raise the load, and plain ones.
  private let raising: [String]
  private let plain = ["soup", "omelette", "pumpkin", "millet", "stew", "turnip", "gnocchi"]

  public init(seed: UInt64, pack: ConditionPack) {
    self.pack = pack
    var random = SeededGenerator(seed: seed)
    // Below the cut by what makes about every fourth day a flare.
    level = pack.flare.atLeast - Double.random(in: 1.3...2.1, using: &random)
    sleepNeed = Double.random(in: 6.9...7.7, using: &random)
    sensitivity = (
      Double.random(in: 0.7...1.3, using: &random), Double.random(in: 0.6...1.4, using: &random),
      Double.random(in: 0.5...1.5, using: &random), Double.random(in: 0.1...0.3, using: &random)
    )
    severity = level
    raising = SyntheticPerson.raisingFoods(of: pack)
    self.random = random
  }

  /// The next day of this life.
  public mutating func nextDay() -> SyntheticDay {
    let isWeekend = index % 7 >= 5
    let night = drawNight(isWeekend: isWeekend)
    let hours = Double(night.awake - night.asleep) / 60
    let short = max(0, sleepNeed - hours - 0.3)
    severity = level + 0.6 * (severity - level) + carried + 0.55 * sensitivity.sleep * short + 0.8 * random.normal()
    severity = min(9.6, max(1, severity))

    let exercise = drawExercise(isWeekend: isWeekend)
    let meals = drawMeals()
    let stress = min(10, max(1, Int((isWeekend ? 2.5 : 4.2) + 1.8 * random.normal())))
    carried = effects(exercise: exercise, meals: meals, stress: stress)
    if awayLeft > 0 { awayLeft -= 1 } else if index > 14, random.chance(0.02) { awayLeft = Int.random(in: 2...4, using: &random) }

    defer { index += 1 }
    return SyntheticDay(
      index: index, night: night, exercise: exercise, meals: meals, stress: stress,
      workMinutes: isWeekend ? 0 : Int.random(in: 4...8, using: &random) * 60,
      symptoms: drawSymptoms(), isAway: awayLeft > 0)
  }

  private func effects(exercise: SyntheticDay.Exercise?, meals: [SyntheticDay.Meal], stress: Int) -> Double {
    let load = Double((exercise?.minutes ?? 0) * (exercise?.intensity ?? 0))
    let exertion = load > 350 ? sensitivity.exertion : load > 60 ? -0.25 : 0.1
    let eaten = meals.contains { meal in meal.items.contains(where: raising.contains) }
    return exertion + (eaten ? sensitivity.food : 0) + sensitivity.stress * Double(stress - 4) - 0.45
  }

  private mutating func drawNight(isWeekend: Bool) -> SyntheticDay.Night {
    let restless = random.chance(0.18)
    let asleep = Int(-60 + (isWeekend ? 40 : 0) + (restless ? 110 : 0) + 28 * random.normal())
    let hours = sleepNeed + (restless ? -1.6 : 0.15) + 0.55 * random.normal()
    let awake = min(11 * 60, max(asleep + 150, asleep + Int(hours * 60)))
    let quality = min(10, max(1, Int((restless ? 3.5 : 6.8) + 1.2 * random.normal())))
    return SyntheticDay.Night(asleep: asleep, awake: awake, quality: quality)
  }

  private mutating func drawExercise(isWeekend: Bool) -> SyntheticDay.Exercise? {
    guard random.chance(severity > 6.5 ? 0.25 : 0.6) else { return nil }
    let isHard = random.chance(isWeekend ? 0.35 : 0.12)
    let type = ["walking", "walking", "yoga", "swimming", "cycling"].randomElement(using: &random) ?? "walking"
    return SyntheticDay.Exercise(
      type: type, minutes: isHard ? Int.random(in: 6...10, using: &random) * 10 : Int.random(in: 3...8, using: &random) * 5,
      intensity: isHard ? Int.random(in: 6...8, using: &random) : Int.random(in: 2...4, using: &random),
      time: Int.random(in: 64...74, using: &random) * 15)
  }

  private mutating func drawMeals() -> [SyntheticDay.Meal] {
    [("breakfast", 480), ("lunch", 770), ("dinner", 1140)].map { type, time in
      var items = [plain.randomElement(using: &random) ?? "soup"]
      if type != "breakfast", random.chance(0.17), let food = raising.randomElement(using: &random) { items.append(food) }
      return SyntheticDay.Meal(
        type: type, items: items, isLarge: type == "dinner" && random.chance(0.15), time: time + Int(12 * random.normal()))
    }
  }

  private mutating func drawSymptoms() -> [SymptomID: Double] {
    let outcome = Set(pack.flare.symptoms.map(\.id))
    return pack.checkIn.compactMap(pack.symptom).reduce(into: [:]) { answers, symptom in
      let follows = outcome.contains(symptom.id) ? 0.5 : 0.9
      let felt = severity + (outcome.contains(symptom.id) ? 0 : -0.5) + follows * random.normal()
      let turned = symptom.scale.worse == .high ? felt : symptom.scale.range.lowerBound + symptom.scale.range.upperBound - felt
      let steps = ((turned - symptom.scale.range.lowerBound) / symptom.scale.step).rounded()
      answers[symptom.id] = min(
        symptom.scale.range.upperBound, max(symptom.scale.range.lowerBound, symptom.scale.range.lowerBound + steps * symptom.scale.step))
    }
  }

  /// Foods of the groups that some factor of the pack gives points above zero for.
  private static func raisingFoods(of pack: ConditionPack) -> [String] {
    let metrics = pack.risk.factors.compactMap { factor -> MetricID? in
      if case .response(let window, let curve) = factor.rule, curve.highest > 0 { window.metric } else { nil }
    }
    return pack.foods.filter { metrics.contains($0.metric) }.flatMap { $0.foods.prefix(4) }
  }
}
