import TrackerCore
import TrackerStatistics

/// What somebody does with their days: nights, exercise, meals and stress, each with its own ups and downs.
struct Habits: Sendable {
  private var random: SplitMix64
  private let sleepNeed: Double
  /// On a working day, 1 … 10.
  private let usualStress: Double
  private let exerciseChance: Double
  private var foods: [FoodHabit]
  /// Yesterday's distance of stress from the usual.
  private var strain = 0.0

  private let plainFoods: [String]
  private static let mealTimes = [("breakfast", 480), ("lunch", 770), ("dinner", 1140)]

  /// - Parameter seed: Of all that is done; how it is felt has seeds of its own.
  init(seed: UInt64, in world: SimulatedWorld) {
    let pack = world.pack
    plainFoods = world.plainFoods
    var random = SplitMix64(seed: seed)
    sleepNeed = Double.random(in: 6.9...7.7, using: &random)
    usualStress = Double.random(in: 3.6...5.2, using: &random)
    exerciseChance = Double.random(in: 0.4...0.7, using: &random)
    let metrics = Set(pack.risk.factors.compactMap(\.metric))
    let groups = pack.foods.filter { metrics.contains($0.metric) && !$0.foods.isEmpty }
    foods = []
    for group in groups { foods.append(FoodHabit(group, groups: groups.count, using: &random)) }
    self.random = random
  }

  /// - Parameter isBad: Whether it is a day on which one does less.
  mutating func live(_ day: Day, isBad: Bool) -> DayLife {
    let isWeekend = day.weekday >= 6
    return DayLife(
      night: night(isWeekend: isWeekend), exercise: exercise(isWeekend: isWeekend, isBad: isBad), meals: meals(),
      stress: stress(isWeekend: isWeekend), workMinutes: work(isWeekend: isWeekend))
  }

  private mutating func night(isWeekend: Bool) -> SimulatedDay.Night {
    let isRestless = random.chance(0.2)
    let asleep = Int(-60 + (isWeekend ? 40 : 0) + (isRestless ? 100 : 0) + 28 * random.normal())
    let hours = sleepNeed + (isRestless ? -1.7 : 0.15) + 0.7 * random.normal()
    let awake = min(11 * 60, max(asleep + 150, asleep + Int(hours * 60)))
    let quality = Int((isRestless ? 4.5 : 6.8) + 1.5 * random.normal())
    return SimulatedDay.Night(asleep: asleep, awake: awake, quality: min(10, max(1, quality)))
  }

  private mutating func exercise(isWeekend: Bool, isBad: Bool) -> SimulatedDay.Exercise? {
    let isWanted = random.chance(exerciseChance * (isBad ? 0.6 : 1))
    let isHard = random.chance(isWeekend ? 0.45 : 0.2)
    let type = ["walking", "walking", "yoga", "swimming", "cycling"].randomElement(using: &random) ?? "walking"
    let (long, strong) = (Int.random(in: 5...10, using: &random) * 10, Int.random(in: 5...8, using: &random))
    let (short, light) = (Int.random(in: 3...8, using: &random) * 5, Int.random(in: 2...4, using: &random))
    let time = Int.random(in: 64...74, using: &random) * 15
    guard isWanted else { return nil }
    return SimulatedDay.Exercise(
      type: type, minutes: isHard ? long : short, intensity: isHard ? strong : light, time: time)
  }

  private mutating func meals() -> [SimulatedDay.Meal] {
    var meals = Habits.mealTimes.map { type, time in
      SimulatedDay.Meal(
        type: type, items: [plainFoods.randomElement(using: &random) ?? ""],
        isLarge: type == "dinner" && random.chance(0.15),
        time: time + Int(12 * random.normal()))
    }
    for index in foods.indices {
      for food in foods[index].next(using: &random) { meals[Int.random(in: 1...2, using: &random)].items.append(food) }
    }
    return meals
  }

  private mutating func stress(isWeekend: Bool) -> Int {
    strain = 0.4 * strain + 1.8 * random.normal()
    return min(10, max(1, Int((usualStress - (isWeekend ? 1.5 : 0) + strain).rounded())))
  }

  private mutating func work(isWeekend: Bool) -> Int {
    let hours = Int.random(in: 4...8, using: &random)
    return isWeekend ? 0 : hours * 60
  }
}
