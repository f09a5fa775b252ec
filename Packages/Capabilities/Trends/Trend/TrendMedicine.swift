import TrackerApplication
import TrackerCore

/// The days before a medicine began, and those after. It says nothing of what did it.
struct TrendMedicine: Encodable, Sendable {
  var name: String
  var start: Day
  /// What is known of the days before it, and of those after; nil where none is.
  var before: Spread?
  var after: Spread?
  var change: TrendChange

  /// So many days on each side at most.
  static let days = 84
  /// Known days that each side needs.
  static let fewest = 14

  private enum CodingKeys: String, CodingKey { case name, start, before, after, change }

  /// - Parameter values: The days of the metric.
  init?(_ beginning: FactorBeginning, of metric: MetricDefinition, scale: ClosedRange<Double>?, in values: TrendValues)
  {
    let last = min(
      beginning.first.advanced(by: Self.days - 1), values.days.upperBound, beginning.last ?? values.days.upperBound)
    guard beginning.first <= last else { return nil }
    let earlier = values[beginning.first.advanced(by: -Self.days)...beginning.first.advanced(by: -1)]
    let later = values[beginning.first...last]
    (name, start) = (beginning.name, beginning.first)
    before = Spread(earlier.compactMap(\.self))
    after = Spread(later.compactMap(\.self))
    let isEnough = min(before?.known ?? 0, after?.known ?? 0) >= Self.fewest
    change = TrendChange(metric, scale: scale, from: isEnough ? earlier : [], to: isEnough ? later : [])
  }

  /// The medians with the known days of each side, then how the means differ.
  private func sentences(_ numbers: TrendNumbers) -> [String] {
    let format = numbers.format
    let values = ["days": "\(before?.known ?? 0)", "later": "\(after?.known ?? 0)", "fewest": "\(Self.fewest)"]
    guard let before, let after, let difference = change.difference, let low = change.low, let high = change.high else {
      return [
        format("Too few days are known: {days} before, {later} since. Each side needs {fewest}.", values)
      ]
    }
    let medians = values.merging(
      ["before": numbers.told(before.median), "after": numbers.told(after.median)]) { $1 }
    let means = [
      "mean": numbers.told(difference, isSigned: true), "low": numbers.told(low, isSigned: true),
      "high": numbers.told(high, isSigned: true),
    ]
    return [
      format("Median {before} before it (n = {days}), {after} since (n = {later}).", medians),
      format("The mean changed by {mean} (95%: {low} to {high}).", means) + " " + verdict(format),
    ]
  }

  private func verdict(_ format: TextFormatter) -> String {
    switch change.verdict {
    case .unknown, .unclear: format("It could be chance.")
    case .same: format("That is about the same.")
    case .probablyLower: format("It is probably lower.")
    case .probablyHigher: format("It is probably higher.")
    case .lower: format("It is lower.")
    case .higher: format("It is higher.")
    }
  }

  static func blocks(_ all: [TrendMedicine], _ numbers: TrendNumbers) -> [Block] {
    guard !all.isEmpty else { return [] }
    let format = numbers.format
    let items = all.map { medicine -> Block.ItemList.Item in
      let values = ["name": medicine.name, "day": ChartDays(format: format).name(medicine.start)]
      return .init(
        "\(format("{name}, since {day}", values))", mark: .bullet,
        details: medicine.sentences(numbers).map { .sentence("\($0)") })
    }
    return [
      .list(.init(items)),
      .sentence("\(format("Other things changed, too. Nothing here shows that a medicine did it."), .faint)"),
    ]
  }
}
