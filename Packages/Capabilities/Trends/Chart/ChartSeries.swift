import TrackerApplication
import TrackerCharts
import TrackerCore

/// A metric's days as a chart has them: in the person's units, and in their language.
struct ChartSeries: Sendable {
  let metric: MetricDefinition
  /// `Sleep`
  let name: String
  /// `hours`; empty where numbers have none, as points on a scale.
  let unit: String
  private(set) var days: ClosedRange<Day>
  /// One a day, nil where it is not known.
  private(set) var values: [Double?]
  /// Of the days before the first one that its rolling mean needs.
  private var earlier: [Double?]
  private let format: TextFormatter
  private let words: ChartWords

  init(
    _ metric: MetricDefinition, on days: ClosedRange<Day>, in table: DayTable, _ format: TextFormatter,
    words: ChartWords
  ) {
    self.metric = metric
    self.days = days
    self.format = format
    self.words = words
    name = format(metric.name)
    let quantity = Quantity(unit: metric.unit)
    let units = format.words.units
    unit = metric.pointScale != nil || metric.isYesOrNo ? "" : quantity?.typedUnit(in: units) ?? format(metric.unit)
    func values(_ days: ClosedRange<Day>) -> [Double?] {
      table.numbers(of: metric.id, on: days).map { number in
        number.isNaN ? nil : quantity.map { $0.number(number, in: units) } ?? number
      }
    }
    let first = days.lowerBound
    self.values = values(days)
    earlier = values(first.advanced(by: 1 - Self.meanDays)...first.advanced(by: -1))
  }

  /// Days of a rolling mean, and how many of them must be known.
  static let meanDays = 7
  static let fewestForMean = 5

  /// By day, of the seven days up to it; nil where fewer than five of them are known.
  var rollingMeans: [Double?] {
    let means = (earlier + values).rollingMean(over: Self.meanDays, fewest: Self.fewestForMean)
    return Array(means.suffix(values.count))
  }

  /// The last days alone, at least one.
  func suffix(_ count: Int) -> ChartSeries {
    var result = self
    result.values = Array(values.suffix(count))
    result.earlier = Array((earlier + values).dropLast(result.values.count).suffix(Self.meanDays - 1))
    result.days = days.upperBound.advanced(by: 1 - result.values.count)...days.upperBound
    return result
  }

  var known: [Double] { values.compactMap(\.self) }
  /// `Sleep (hours)`; `Steps`, where the unit says the same.
  var title: String { ChartAxis.named(name, unit) }
  var scale: ClosedRange<Double>? { metric.isYesOrNo ? 0...1 : metric.pointScale }
  /// Whether there can be none of it, so that bars begin at 0.
  var isAmount: Bool { metric.range.lowerBound == 0 && !metric.runsOn }
  /// Digits behind the point: scales and large numbers need none.
  var places: Int { metric.pointScale != nil || (known.map(abs).max() ?? 0) >= 100 ? 0 : 1 }
  /// How several days become one where there is no room for each.
  var fold: Fold { metric.runsOn ? .last : .mean }

  var axis: ChartAxis {
    if metric.isYesOrNo {
      return ChartAxis(name, 0...1, ticks: [.init(0, format("no")), .init(1, format("yes"))])
    }
    return ChartAxis(name, unit: unit, for: known, scale: scale, isAmount: isAmount, words: words)
  }

  /// `6.4 hours`; `4.3 of 10`; `5688 steps`
  func told(_ value: Double) -> String {
    let number = number(value)
    if let scale = metric.pointScale {
      return format("{value} of {most}", ["value": number, "most": words.number(scale.upperBound)])
    }
    return unit.isEmpty ? number : "\(number) \(unit)"
  }

  /// Of steps and the like, what stands behind the point says nothing.
  private func number(_ value: Double) -> String { words.number(value, upTo: abs(value) >= 100 ? 0 : 1) }

  /// How much is known, and what it was like, in one sentence.
  var sentence: String {
    let values = [
      "known": "\(known.count)", "days": "\(self.values.count)",
      "mean": known.isEmpty ? "" : told(known.reduce(0, +) / Double(known.count)),
      "low": known.min().map(number) ?? "", "high": known.max().map(number) ?? "",
    ]
    if metric.isYesOrNo {
      return format(
        "Yes on {yes} of {known} known days, of {days}.",
        values.merging(["yes": "\(known.count { $0 > 0 })"]) { $1 })
    }
    if known.isEmpty { return format("Nothing is logged on these {days} days.", values) }
    return known.min() == known.max()
      ? format("Always {mean}, on {known} of {days} days.", values)
      : format("Mean {mean}, from {low} to {high}, on {known} of {days} days.", values)
  }
}
