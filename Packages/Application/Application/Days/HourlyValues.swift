import TrackerCore

/// What devices counted and measured in each hour of a logical day: what an entry of the kind `hours` keeps, for
/// whatever looks at hours. Hours are counted from the beginning of the day, so the first one is 0 and mostly begins at
/// 04:00; a day on which clocks change has 23 or 25. An hour without a value is unknown, never zero.
///
/// Each field is one short text of hours and values, `3:420 4:1310`, so that a day takes some hundred bytes.
public struct HourlyValues: Sendable, Hashable {
  /// The kind of such entries.
  public static let kind: LogKindID = "hours"
  public static let steps = Field<String>("steps")
  public static let energy = Field<String>("energy")
  public static let heart = Field<String>("heart")
  public static let recovery = Field<String>("recovery")

  /// What somebody did while their heart rate was measured.
  public enum Context: String, Sendable, Hashable {
    case still = "s"
    case moving = "m"
  }

  /// The heart rate in an hour, in beats a minute.
  public struct Heart: Sendable, Hashable {
    public var mean: Double
    public var lowest: Double
    public var highest: Double
    /// Of most of its measurements; nil where the device did not say.
    public var context: Context?

    public init(mean: Double, lowest: Double, highest: Double, context: Context? = nil) {
      self.mean = mean
      self.lowest = lowest
      self.highest = highest
      self.context = context
    }
  }

  /// How the heart rate fell after exercise.
  public struct Recovery: Sendable, Hashable {
    /// When the exercise ended.
    public var end: Instant
    /// Beats a minute by the seconds from the end, the earliest first; some lie just before it.
    public var rates: [Rate]
    /// By how much it fell in the first minute, where the device itself says so.
    public var fall: Double?

    public struct Rate: Sendable, Hashable {
      public var after: Int
      public var rate: Double

      public init(after: Int, rate: Double) {
        self.after = after
        self.rate = rate
      }
    }

    public init(end: Instant, rates: [Rate], fall: Double? = nil) {
      self.end = end
      self.rates = rates
      self.fall = fall
    }
  }

  /// By the hours of the day.
  public var steps: [Int: Double]
  /// Active energy in kilocalories, by the hours of the day.
  public var energy: [Int: Double]
  public var heart: [Int: Heart]
  /// In the order of time.
  public var recovery: [Recovery]

  public init(
    steps: [Int: Double] = [:], energy: [Int: Double] = [:], heart: [Int: Heart] = [:], recovery: [Recovery] = []
  ) {
    self.steps = steps
    self.energy = energy
    self.heart = heart
    self.recovery = recovery
  }

  public var isEmpty: Bool { steps.isEmpty && energy.isEmpty && heart.isEmpty && recovery.isEmpty }

  /// The texts of the fields that have a value.
  public var fields: [String: String] {
    [
      HourlyValues.steps.name: HourlyValues.text(of: steps) { HourlyValues.number($0, 0) },
      HourlyValues.energy.name: HourlyValues.text(of: energy) { HourlyValues.number($0, 1) },
      HourlyValues.heart.name: HourlyValues.text(of: heart) { heart in
        [heart.mean, heart.lowest, heart.highest].map { HourlyValues.number($0, 1) }.joined(separator: "/")
          + (heart.context?.rawValue ?? "")
      },
      HourlyValues.recovery.name: recovery.map { recovery in
        let rates = recovery.rates.map { "\($0.after)=\(HourlyValues.number($0.rate, 0))" }
        let fall = recovery.fall.map { ["fall=\(HourlyValues.number($0, 0))"] } ?? []
        return "\(recovery.end.seconds):" + (rates + fall).joined(separator: ",")
      }.joined(separator: " "),
    ].filter { !$0.value.isEmpty }
  }

  /// Of an entry; nil for one of another kind. What can't be read is unknown.
  public init?(_ entry: Entry) {
    guard entry.kind == HourlyValues.kind else { return nil }
    self.init(entry.payload)
  }

  /// Of the fields of an entry; what can't be read is unknown.
  public init(_ payload: Payload) {
    func values<Value>(_ field: Field<String>, _ read: (Substring) -> Value?) -> [Int: Value] {
      (payload[field] ?? "").split(separator: " ").reduce(into: [:]) { values, pair in
        let parts = pair.split(separator: ":", maxSplits: 1)
        guard parts.count == 2, let hour = Int(parts[0]), (0...24).contains(hour) else { return }
        values[hour] = read(parts[1])
      }
    }
    steps = values(HourlyValues.steps) { Double($0) }
    energy = values(HourlyValues.energy) { Double($0) }
    heart = values(HourlyValues.heart, HourlyValues.readHeart)
    recovery = (payload[HourlyValues.recovery] ?? "").split(separator: " ").compactMap(HourlyValues.readRecovery)
  }

  private static func readHeart(_ text: Substring) -> Heart? {
    let context = text.last.flatMap { Context(rawValue: String($0)) }
    let numbers = (context == nil ? text : text.dropLast()).split(separator: "/").compactMap { Double($0) }
    guard numbers.count == 3 else { return nil }
    return Heart(mean: numbers[0], lowest: numbers[1], highest: numbers[2], context: context)
  }

  private static func readRecovery(_ text: Substring) -> Recovery? {
    let parts = text.split(separator: ":", maxSplits: 1)
    guard parts.count == 2, let end = Int64(parts[0]) else { return nil }
    var recovery = Recovery(end: Instant(seconds: end), rates: [])
    for pair in parts[1].split(separator: ",").map({ $0.split(separator: "=") }) where pair.count == 2 {
      guard let value = Double(pair[1]) else { continue }
      if pair[0] == "fall" { recovery.fall = value }
      if let after = Int(pair[0]) { recovery.rates.append(.init(after: after, rate: value)) }
    }
    return recovery
  }

  private static func text<Value>(of values: [Int: Value], _ told: (Value) -> String) -> String {
    values.sorted { $0.key < $1.key }.map { "\($0.key):\(told($0.value))" }.joined(separator: " ")
  }

  private static func number(_ value: Double, _ decimals: Int) -> String {
    let factor = decimals == 0 ? 1.0 : 10
    let rounded = (value * factor).rounded() / factor
    return Int64(exactly: rounded).map(String.init) ?? "\(rounded)"
  }
}
