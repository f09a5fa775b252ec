/// Amounts with names: of a histogram, or the parts of a whole.
public struct Portions: Sendable, Hashable, Codable {
  public struct Portion: Sendable, Hashable, Codable {
    public var name: String
    /// 0 or more.
    public var amount: Double
    /// Whether it is what is not known.
    public var isUnknown: Bool
    /// The number of its colour among those of steps from the least to the most, 0 ..< `HeatMap.mostSteps`; nil for a
    /// part in no order.
    public var step: Int?

    public init(_ name: String, _ amount: Double, isUnknown: Bool = false, step: Int? = nil) {
      self.name = name
      self.amount = amount
      self.isUnknown = isUnknown
      self.step = step
    }
  }

  /// What is named: the title of the first column.
  public var title: String
  /// What the amounts count, such as `days`.
  public var unit: String
  /// The same where the amount is 1, such as `day`; nil where it is the same word.
  public var unitOfOne: String?
  public var portions: [Portion]

  public init(_ title: String, unit: String, unitOfOne: String? = nil, _ portions: [Portion]) {
    self.title = title
    self.unit = unit
    self.unitOfOne = unitOfOne
    self.portions = portions
  }

  /// What an amount counts, in the singular or the plural.
  func unit(of amount: Double) -> String { amount == 1 ? unitOfOne ?? unit : unit }

  public var total: Double { portions.reduce(0) { $0 + $1.amount } }

  /// The part of the whole; 0 where there is no whole.
  public func share(_ portion: Portion) -> Double { total > 0 ? portion.amount / total : 0 }

  func table(_ words: ChartWords) -> ChartTable {
    ChartTable(
      [.init(title), .init(unit, isNumeric: true), .init("%", isNumeric: true)],
      rows: portions.map { [$0.name, words.number($0.amount), words.number(share($0) * 100, upTo: 0)] })
  }

  func mapTexts(_ change: (String) -> String) -> Portions {
    Portions(
      change(title), unit: change(unit), unitOfOne: unitOfOne.map(change),
      portions.map { Portion(change($0.name), $0.amount, isUnknown: $0.isUnknown, step: $0.step) })
  }
}

extension Portions {
  /// How many values lie in each of some ranges of the same width.
  ///
  /// - Parameters:
  ///   - places: nil for a value that is not known; they are counted by themselves, last.
  ///   - most: At most about so many ranges.
  public init(
    histogramOf places: [Double?], _ title: String, unit: String, unitOfOne: String? = nil, most: Int = 8,
    words: ChartWords
  ) {
    let known = places.compactMap(\.self)
    let unknown = places.count - known.count
    var portions: [Portion] = []
    if let lowest = known.min(), let highest = known.max() {
      let isWhole = known.allSatisfy { $0 == $0.rounded() }
      // Each whole number has a bar of its own where there are few of them.
      if isWhole, highest - lowest <= 10 {
        portions = stride(from: lowest, through: highest, by: 1).map { value in
          Portion(words.number(value), Double(known.count { $0 == value }))
        }
      } else {
        let ticks = NiceTicks(lowest...highest, steps: most)
        portions = zip(ticks.values, ticks.values.dropFirst()).enumerated().map { index, edges in
          let isLast = index == ticks.values.count - 2
          let count = known.count { $0 >= edges.0 && ($0 < edges.1 || (isLast && $0 == edges.1)) }
          let label = [edges.0, edges.1].map { words.number($0, upTo: ticks.places) }.joined(separator: "–")
          return Portion(label, Double(count))
        }
      }
    }
    if unknown > 0 { portions.append(Portion(words.gap, Double(unknown), isUnknown: true)) }
    self.init(title, unit: unit, unitOfOne: unitOfOne, portions)
  }
}
