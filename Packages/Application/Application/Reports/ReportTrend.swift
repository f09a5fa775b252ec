import TrackerCharts
import TrackerCore

/// A number over the days of a report: day by day for a week, else by weeks, months or years.
public struct ReportTrend: Sendable, Encodable {
  /// Some days in a row, and what is known of them.
  public struct Point: Sendable, Encodable {
    public var from: Day
    public var to: Day
    /// Of the known days; nil where none is.
    public var mean: Double?
    public var known: Int
  }

  public private(set) var points: [Point]
  /// One a day; nil where it is not known.
  public let values: [Double?]
  private let earlier: [Double?]
  private let days: ClosedRange<Day>
  private let metric: MetricDefinition?

  private enum CodingKeys: String, CodingKey { case points }

  /// A week or less stands day by day.
  private static let mostDays = 7
  /// Up to so many days are told by weeks, up to so many by months.
  public static let (mostOfWeeks, mostOfMonths) = (92, 1100)

  public init(_ metric: MetricID, in range: ReportRange) {
    days = range.days
    values = range.values(metric)
    earlier = range.values(metric, on: range.leadIn)
    self.metric = range.table.catalogue[metric]
    points = Self.stretches(of: range.days).map { days in
      let known = range.table.known(metric, on: days)
      let mean = ReportRange.Mean(of: known)
      return Point(from: days.lowerBound, to: days.upperBound, mean: mean?.mean, known: known.count)
    }
  }

  /// The days as they stand one after the other: each by itself in a week, else those of a week that ends with the last
  /// day, of a month, or of a year.
  ///
  /// - Parameters:
  ///   - weeks: Up to so many days are told by weeks.
  ///   - months: Up to so many by months.
  public static func stretches(
    of days: ClosedRange<Day>, byWeeksUpTo weeks: Int = mostOfWeeks, byMonthsUpTo months: Int = mostOfMonths
  ) -> [ClosedRange<Day>] {
    let count = days.lowerBound.distance(to: days.upperBound) + 1
    if count <= mostDays { return each(of: days).map { $0...$0 } }
    if count <= weeks {
      return stride(from: days.upperBound.number, through: days.lowerBound.number, by: -7).reversed().map { last in
        max(days.lowerBound, Day(number: last - 6))...Day(number: last)
      }
    }
    let isOfMonths = count <= months
    return each(of: days).reduce(into: []) { stretches, day in
      let (year, month, _) = day.components
      if let last = stretches.last, last.upperBound.components.year == year,
        !isOfMonths || last.upperBound.components.month == month
      {
        stretches[stretches.count - 1] = last.lowerBound...day
      } else {
        stretches.append(day...day)
      }
    }
  }

  private static func each(of days: ClosedRange<Day>) -> [Day] {
    (days.lowerBound.number...days.upperBound.number).map(Day.init(number:))
  }

  /// Whether each point is one day.
  private var isOfDays: Bool { points.allSatisfy { $0.from == $0.to } }

  /// A column for each day of a week with a bar above its number, else a chart of the days with the means of its
  /// stretches to unfold.
  /// nil for a single day, which the heading tells, and where nothing is known.
  ///
  /// - Parameters:
  ///   - label: What the numbers are: `Hours`.
  ///   - told: A number as it stands in a cell.
  ///   - caption: For whoever sees no picture.
  ///   - marked: Days that stand out.
  public func block(
    _ label: String, caption: String, _ format: TextFormatter, marked: Set<Day> = [],
    told: (Double) -> String
  ) -> Block? {
    let highest = points.compactMap(\.mean).max() ?? 0
    guard points.count > 1, points.contains(where: { $0.mean != nil }) else { return nil }
    func share(_ value: Double) -> Double { highest > 0 ? max(0, value) / highest : 0 }
    guard isOfDays else {
      return chart(
        label, caption: caption, format, marked: marked,
        table: rows(label, caption: caption, format, told: told, share: share), told: told)
    }
    let looks = points.map { point -> Block.Table.Look in
      point.mean.map { .bar(share($0), isMarked: marked.contains(point.from)) } ?? .unknown
    }
    let cells = points.map { point in point.mean.map { RichText(told($0)) } ?? RichText("–", .unknown) }
    let days = points.map { Block.Table.Column(ReportTrend.weekday(of: $0.from, format), .trailing) }
    return .table(
      .init(
        [.init("")] + days, caption: caption, rows: [.init(["\(label)"] + cells, looks: [nil] + looks.map { $0 })]))
  }

  private func chart(
    _ label: String, caption: String, _ format: TextFormatter, marked: Set<Day>, table: Block.Table,
    told: (Double) -> String
  ) -> Block {
    let known = values.compactMap(\.self)
    let axis = ChartAxis(
      label, for: known, scale: metric?.pointScale, isAmount: metric?.range.lowerBound == 0, words: ChartWords(format))
    let spread = [
      "lowest": known.min().map(told) ?? "", "highest": known.max().map(told) ?? "", "known": "\(known.count)",
      "days": "\(values.count)",
    ]
    var chart = ReportChart(
      label, values, on: days, axis: axis,
      sentences: ["\(caption). " + format("From {lowest} to {highest}, on {known} of {days} days.", spread)])
    chart.earlier = earlier
    chart.marked = marked
    chart.table = ChartTable(table)
    return chart.block(format)
  }

  private func rows(
    _ label: String, caption: String, _ format: TextFormatter, told: (Double) -> String, share: (Double) -> Double
  ) -> Block.Table {
    let rows = points.map { point in
      Block.Table.Row(
        [
          "\(ReportTrend.name(of: point.from...point.to, format))",
          point.mean.map { RichText(told($0)) } ?? RichText("–", .unknown), "\(point.known)",
        ], bar: point.mean.map(share))
    }
    return .init(
      [.init(format("Days")), .init(label, .trailing), .init(format("days known"), .trailing)], caption: caption,
      rows: rows)
  }

  /// The first two letters of a weekday, as they stand above a column.
  public static func weekday(of day: Day, _ format: TextFormatter) -> String {
    String(format(day.weekdayName).prefix(2))
  }

  /// `15–21 November`, `November 2026`, `2026`: what days in a row are called.
  public static func name(of days: ClosedRange<Day>, _ format: TextFormatter) -> String {
    let (first, last) = (days.lowerBound, days.upperBound)
    let (from, to) = (first.components, last.components)
    func month(_ day: Day) -> String { format(Day.monthNames[day.components.month - 1]) }
    let count = first.distance(to: last) + 1
    if count > 31 { return from.year == to.year ? "\(from.year)" : "\(from.year)–\(to.year)" }
    if from.month == to.month, from.year == to.year, count > 7 { return "\(month(first)) \(from.year)" }
    if first == last { return format("{day} {month}", ["day": "\(from.day)", "month": month(first)]) }
    if from.month == to.month, from.year == to.year {
      return format(
        "{first}–{last} {month}", ["first": "\(from.day)", "last": "\(to.day)", "month": month(last)])
    }
    return format(
      "{first} {month} – {last} {next}",
      ["first": "\(from.day)", "month": month(first), "last": "\(to.day)", "next": month(last)])
  }
}
