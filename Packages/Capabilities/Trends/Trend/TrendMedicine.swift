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

  /// `median 6 (73 days)`
  private static func told(_ spread: Spread?, _ numbers: TrendNumbers) -> RichText {
    let format = numbers.format
    guard let spread else { return RichText(format("not known"), .unknown) }
    let values = ["median": numbers.told(spread.median), "count": "\(spread.known)"]
    return spread.known == 1
      ? "\(format("{median} (1 day)", values))" : "\(format("{median} ({count} days)", values))"
  }

  /// How the means differ: `−0.8 (−2.1 to 0.8): could be chance`.
  private func difference(_ numbers: TrendNumbers) -> RichText {
    let format = numbers.format
    guard let difference = change.difference, let low = change.low, let high = change.high else {
      return RichText(format("too few days"), .unknown)
    }
    let values = [
      "mean": numbers.told(difference, isSigned: true), "low": numbers.told(low, isSigned: true),
      "high": numbers.told(high, isSigned: true),
    ]
    switch change.verdict {
    case .unknown, .unclear: return "\(format("{mean} ({low} to {high}), could be chance", values))"
    case .same: return "\(format("{mean} ({low} to {high}), about the same", values))"
    case .probablyLower: return "\(format("{mean} ({low} to {high}), probably lower", values))"
    case .probablyHigher: return "\(format("{mean} ({low} to {high}), probably higher", values))"
    case .lower: return "\(format("{mean} ({low} to {high}), lower", values))"
    case .higher: return "\(format("{mean} ({low} to {high}), higher", values))"
    }
  }

  static func blocks(_ all: [TrendMedicine], _ numbers: TrendNumbers) -> [Block] {
    guard !all.isEmpty else { return [] }
    let format = numbers.format
    let rows = all.map { medicine -> Block.Table.Row in
      let name = format(
        "{name}, since {day}", ["name": medicine.name, "day": ChartDays(format: format).name(medicine.start)])
      return .init([
        "\(name)", told(medicine.before, numbers), told(medicine.after, numbers), medicine.difference(numbers),
      ])
    }
    let table = Block.Table(
      [
        .init(format("medicine")), .init(format("median before")), .init(format("median after")),
        .init(format("mean: change (95%)")),
      ], caption: format("The days before each medicine began, and after it"), rows: rows)
    return [
      .table(table),
      .sentence(
        "\(format("Other things changed, too. Nothing here shows that a medicine did it."), .faint)"),
    ]
  }
}
