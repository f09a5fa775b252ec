/// A rule of a pack that says when something of a day is worth knowing: a metric, a comparison and a sentence.
public struct PackInsight: Sendable, Hashable, Codable {
  /// What a value is compared with.
  public enum Comparison: Sendable, Hashable, Codable {
    case atLeast(Double)
    case atMost(Double)
    /// So much or more above the day before, or below it.
    case aboveDayBefore(Double)
    case belowDayBefore(Double)
    /// So much or more above the person's own usual, or below it: the mean of the known days among the 28 before the
    /// first day that is compared.
    case aboveUsual(Double)
    case belowUsual(Double)

    /// The number that a pack writes.
    public var amount: Double {
      switch self {
      case .atLeast(let amount), .atMost(let amount), .aboveDayBefore(let amount), .belowDayBefore(let amount),
        .aboveUsual(let amount), .belowUsual(let amount):
        amount
      }
    }

    /// Whether it needs the person's own usual.
    public var isWithUsual: Bool {
      switch self {
      case .aboveUsual, .belowUsual: true
      case .atLeast, .atMost, .aboveDayBefore, .belowDayBefore: false
      }
    }
  }

  /// What is compared, once it is known that the insight speaks.
  public struct Values: Sendable, Hashable {
    /// Of the window that ends on the day.
    public var value: Double
    /// The person's own usual; nil where the comparison is with something else.
    public var usual: Double?
    /// Of the day before; nil where the comparison is with something else.
    public var dayBefore: Double?
  }

  /// For ever: people mute an insight by it.
  public var id: String
  public var window: MetricWindow
  public var comparison: Comparison
  /// The comparison must hold on each of so many days, the day itself and those before it; at least 1.
  public var running: Int
  /// One sentence with facts, and with the placeholders of factors' sentences: `{value}`, `{usual hours}`.
  public var text: String
  /// Days for which it is not said again, at least 1.
  public var period: Int
  public var category: InsightCategory
  public var severity: InsightSeverity
  /// 1 … 5; the highest are shown first.
  public var priority: Int
  /// For whom it is said; nil for everybody.
  public var appliesTo: AppliesTo?

  public init(
    id: String, window: MetricWindow, comparison: Comparison, running: Int = 1, text: String, period: Int,
    category: InsightCategory, severity: InsightSeverity = .neutral, priority: Int,
    appliesTo: AppliesTo? = nil
  ) {
    self.appliesTo = appliesTo
    self.id = id
    self.window = window
    self.comparison = comparison
    self.running = running
    self.text = text
    self.period = period
    self.category = category
    self.severity = severity
    self.priority = priority
  }

  /// Days of the usual, and the known days among them without which nothing is usual.
  public static let usualDays = (all: 28, fewest: 7)

  /// Days before the day for which its metric is needed.
  public var lookback: Int {
    let compared = comparison.isWithUsual ? PackInsight.usualDays.all : 1
    return running - 1 + compared + window.over - 1 + window.lag
  }

  /// What it compares on a day where it speaks; nil where it is silent. It is silent too where a day that it looks at,
  /// or too much of the usual, is unknown.
  public func values(on day: Day, in table: DayTable) -> Values? {
    func value(back: Int) -> Double? { table.value(of: window, endingOn: day.advanced(by: -back)) }
    let days = max(1, running)
    guard let last = value(back: 0) else { return nil }
    var usual: Double?
    if comparison.isWithUsual {
      let known = (days..<days + PackInsight.usualDays.all).compactMap(value(back:))
      guard known.count >= PackInsight.usualDays.fewest else { return nil }
      usual = known.reduce(0, +) / Double(known.count)
    }
    var dayBefore: Double?
    for back in 0..<days {
      guard let value = value(back: back) else { return nil }
      let holds: Bool
      switch comparison {
      case .atLeast(let least): holds = value >= least
      case .atMost(let most): holds = value <= most
      case .aboveUsual(let by): holds = usual.map { value - $0 >= by } ?? false
      case .belowUsual(let by): holds = usual.map { $0 - value >= by } ?? false
      case .aboveDayBefore(let by), .belowDayBefore(let by):
        guard let before = table.value(of: window, endingOn: day.advanced(by: -back - 1)) else { return nil }
        if back == 0 { dayBefore = before }
        if case .aboveDayBefore = comparison { holds = value - before >= by } else { holds = before - value >= by }
      }
      guard holds else { return nil }
    }
    return Values(value: last, usual: usual, dayBefore: dayBefore)
  }
}
