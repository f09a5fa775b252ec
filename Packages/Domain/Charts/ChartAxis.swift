import Foundation

/// One axis: its range and the places of its ticks are in the units of the values. Labels may give others, such as
/// percent for a share.
public struct ChartAxis: Sendable, Hashable {
  /// A labelled place.
  public struct Tick: Sendable, Hashable, Codable {
    public var value: Double
    public var label: String

    public init(_ value: Double, _ label: String) {
      self.value = value
      self.label = label
    }
  }

  public var title: String
  /// In words; empty where the title says it or there is none.
  public var unit: String
  public var lowest: Double
  public var highest: Double
  /// In order.
  public var ticks: [Tick]
  /// Whether equal distances are equal ratios. Such an axis lies above 0.
  public var isLogarithmic = false

  public init(_ title: String, unit: String = "", _ range: ClosedRange<Double>, ticks: [Tick] = []) {
    self.title = title
    self.unit = unit
    lowest = range.lowerBound
    highest = range.upperBound
    self.ticks = ticks
  }

  /// `Sleep (hours)`
  public var name: String { ChartAxis.named(title, unit) }

  /// A title with its unit: `Sleep (hours)`; the title alone where there is no unit, and where it says the same.
  public static func named(_ title: String, _ unit: String) -> String {
    unit.isEmpty || unit.lowercased() == title.lowercased() ? title : "\(title) (\(unit))"
  }

  /// Where a value lies from 0 to 1, at an end where it lies beyond it; 0 on an axis without length.
  public func share(_ value: Double) -> Double {
    guard highest > lowest, value.isFinite else { return 0 }
    guard isLogarithmic else { return min(1, max(0, (value - lowest) / (highest - lowest))) }
    guard lowest > 0, value > 0 else { return 0 }
    return min(1, max(0, log2(value / lowest) / log2(highest / lowest)))
  }

  func mapTexts(_ change: (String) -> String) -> ChartAxis {
    var result = self
    result.title = change(title)
    result.unit = change(unit)
    result.ticks = ticks.map { Tick($0.value, change($0.label)) }
    return result
  }
}

extension ChartAxis {
  /// An axis for values.
  ///
  /// - Parameters:
  ///   - scale: The whole scale of points, which is always shown; nil for what is measured.
  ///   - isAmount: Whether there can be none of it: bars and areas then start at 0.
  public init(
    _ title: String, unit: String = "", for values: [Double], scale: ClosedRange<Double>? = nil, isAmount: Bool,
    words: ChartWords
  ) {
    let known = values.filter(\.isFinite)
    let (lowest, highest) = (known.min() ?? 0, known.max() ?? 0)
    if let scale {
      self.init(title, unit: unit, scale, ticks: ChartAxis.places(on: scale).map { Tick($0, words.number($0)) })
      return
    }
    // Of an amount there is never less than none, also where there was none on all days.
    let amount = min(0, lowest)...(lowest == 0 && highest == 0 ? 1 : max(0, highest))
    let ticks = NiceTicks(isAmount ? amount : lowest...highest)
    self.init(
      title, unit: unit, ticks.range,
      ticks: ticks.values.map { Tick($0, words.number($0, upTo: ticks.places)) })
  }

  /// On a longer scale than this, not every whole number is labelled.
  private static let longestOfAll = 5.0

  /// The labelled places of a scale of points: its ends and its middle. On a scale of whole numbers without a middle
  /// these are all of its numbers, or the nearest one below the middle of a long one.
  public static func places(on scale: ClosedRange<Double>) -> [Double] {
    let (low, high) = (scale.lowerBound, scale.upperBound)
    let middle = (low + high) / 2
    let isWhole = low == low.rounded() && high == high.rounded()
    guard isWhole, middle != middle.rounded() else { return [low, middle, high] }
    if high - low <= longestOfAll { return Array(stride(from: low, through: high, by: 1)) }
    return [low, middle.rounded(.down), high]
  }
}

extension ChartAxis {
  /// The least and the most that an axis of ratios shows, as powers of two: what lies beyond stands at its end.
  private static let powers = -4...5
  /// More labels would touch each other in a cell of a table.
  private static let mostLabels = 5

  /// An axis of ratios, each labelled place twice or four times the one before it. It always has 1.
  public init(ratios: [Double], _ title: String, words: ChartWords) {
    let known = ratios.filter { $0.isFinite && $0 > 0 }.map { log2($0) }
    let least = max(Self.powers.lowerBound, min(0, Int((known.min() ?? 0).rounded(.down))))
    let most = min(Self.powers.upperBound, max(least + 1, max(0, Int((known.max() ?? 0).rounded(.up)))))
    let step = most - least < Self.mostLabels ? 1 : 2
    // From 1 on in both directions, so that it is among them.
    let labelled = (least...most).filter { $0 % step == 0 }
    func ratio(_ power: Int) -> Double { exp2(Double(power)) }
    self.init(
      title, ratio(least)...ratio(most),
      ticks: labelled.map { Tick(ratio($0), words.number(ratio($0), upTo: 4)) })
    isLogarithmic = true
  }
}

extension ChartAxis: Codable {
  private enum CodingKeys: String, CodingKey { case title, unit, lowest, highest, ticks, isLogarithmic }

  public init(from decoder: any Decoder) throws {
    let container = try decoder.container(keyedBy: CodingKeys.self)
    title = try container.decode(String.self, forKey: .title)
    unit = try container.decode(String.self, forKey: .unit)
    lowest = try container.decode(Double.self, forKey: .lowest)
    highest = try container.decode(Double.self, forKey: .highest)
    ticks = try container.decode([Tick].self, forKey: .ticks)
    isLogarithmic = try container.decodeIfPresent(Bool.self, forKey: .isLogarithmic) ?? false
  }

  public func encode(to encoder: any Encoder) throws {
    var container = encoder.container(keyedBy: CodingKeys.self)
    try container.encode(title, forKey: .title)
    try container.encode(unit, forKey: .unit)
    try container.encode(lowest, forKey: .lowest)
    try container.encode(highest, forKey: .highest)
    try container.encode(ticks, forKey: .ticks)
    if isLogarithmic { try container.encode(isLogarithmic, forKey: .isLogarithmic) }
  }
}

/// Round places for labels, 1, 2 or 5 times a power of ten apart, and the range between the first and the last.
///
/// P. Heckbert, "Nice numbers for graph labels", Graphics Gems (1990).
public struct NiceTicks: Sendable, Hashable {
  /// In order, at least two.
  public let values: [Double]
  /// Digits behind the point that tell them apart.
  public let places: Int

  public var range: ClosedRange<Double> { values[0]...values[values.count - 1] }

  /// - Parameter steps: About how many there are.
  public init(_ range: ClosedRange<Double>, steps: Int = 3) {
    let isPoint = range.lowerBound == range.upperBound
    // A twentieth on each side of a value that never changes.
    let room = isPoint ? max(abs(range.lowerBound) / 20, 0.5) : 0
    let (low, high) = (range.lowerBound - room, range.upperBound + room)
    let (step, places) = NiceTicks.step(over: (high - low) / Double(max(1, steps)))
    let first = (low / step).rounded(.down)
    let last = max(first + 1, (high / step).rounded(.up))
    values = stride(from: first, through: last, by: 1).map { $0 * step }
    self.places = places
  }

  /// The nearest of 1, 2, 5 and 10 times a power of ten, and its digits behind the point.
  private static func step(over rough: Double) -> (Double, Int) {
    var power = 1.0
    var places = 0
    while rough < power, places < 9 { (power, places) = (power / 10, places + 1) }
    while rough >= power * 10 { power *= 10 }
    let share = rough / power
    let nice: Double = share < 1.5 ? 1 : share < 3 ? 2 : share < 7 ? 5 : 10
    return (nice * power, nice == 10 ? max(0, places - 1) : places)
  }
}
