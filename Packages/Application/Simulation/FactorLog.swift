import TrackerCore

/// The points of a pack's factors day by day, as the program evaluates them. Memory stays flat over years.
struct FactorLog: Sendable {
  /// What is known of one day.
  struct Entry: Sendable {
    var day: Day
    var metrics: [MetricID: Double]
    /// Kinds of entries that the day is kept for.
    var kept: [LogKindID]
    /// Whether it is kept for every kind.
    var isClosed: Bool
  }

  private let evaluator: RiskEvaluator
  /// Days before a day that its points may depend on.
  let lookback: Int
  private var recent: [Entry] = []
  private var table: DayTable

  /// How many days a table covers before the next one is made.
  private static let stretch = 64

  init(_ world: SimulatedWorld, from day: Day) {
    evaluator = RiskEvaluator(world.pack.risk, catalogue: world.catalogue)
    lookback = FactorLog.lookback(in: world)
    table = DayTable(days: day...day.advanced(by: FactorLog.stretch), catalogue: world.catalogue)
  }

  static func lookback(in world: SimulatedWorld) -> Int {
    world.pack.risk.lookback.flatMap { world.catalogue.stored(behind: $0.key, lookback: $0.value).values }.max() ?? 0
  }

  mutating func add(_ entry: Entry) {
    recent.append(entry)
    if entry.day > table.days.upperBound {
      recent.removeFirst(max(0, recent.count - 1 - lookback))
      let days = entry.day.advanced(by: -lookback)...entry.day.advanced(by: FactorLog.stretch)
      table = DayTable(days: days, catalogue: table.catalogue)
      for entry in recent { fill(entry) }
    } else {
      fill(entry)
    }
  }

  /// Of the last day added, in the pack's order.
  var points: [Double?] {
    guard let day = recent.last?.day else { return evaluator.model.factors.map { _ in nil } }
    return evaluator.points(on: day, in: table)
  }

  private mutating func fill(_ entry: Entry) {
    for (metric, value) in entry.metrics { table.set(metric, on: entry.day, to: value) }
    for kind in entry.kept { table.keep(entry.day, for: kind) }
    if entry.isClosed { table.close(entry.day) }
  }
}
