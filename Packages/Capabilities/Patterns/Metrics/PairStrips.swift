import TrackerApplication
import TrackerCore

/// The last days of two metrics, one line below the other.
struct PairStrips: Encodable, Sendable {
  /// One metric's days.
  struct Strip: Encodable, Sendable {
    var metric: MetricID
    /// One number a day, null where it is not known.
    var values: [Double?]
  }

  /// Days up to the last one.
  private static let days = 42
  private static let fewestSigns = 14

  var from: Day
  var strips: [Strip]
  private let lines: [Sparkline]
  private let names: [Phrase]

  private enum CodingKeys: String, CodingKey { case from, strips }

  init(_ series: [MetricSeries], through last: Day) {
    let days = min(PairStrips.days, series.map(\.values.count).min() ?? 0)
    from = last.advanced(by: 1 - days)
    strips = series.map { Strip(metric: $0.metric.id, values: $0.values.suffix(days)) }
    lines = series.map { Sparkline($0.values.suffix(days), of: $0.metric) }
    names = series.map(\.metric.name)
  }

  func table(_ format: TextFormatter) -> Block.Table {
    let hasLines = !format.spellsSigns && lines.contains { !$0.text.isEmpty }
    let columns: [Block.Table.Column] = [
      .init(format("Since {day}", ["day": format.short(from)])), .init(format("lowest"), .trailing),
      .init(format("highest"), .trailing), .init(format("days known"), .trailing),
    ]
    let drawn = Block.Table.Column("", isTitleShown: false, fewestSigns: PairStrips.fewestSigns)
    return Block.Table(
      hasLines ? columns + [drawn] : columns,
      rows: strips.indices.map { index in
        let known = strips[index].values.compactMap(\.self)
        let name: RichText = "\(format(names[index]))"
        func told(_ value: Double?) -> RichText { "\(value.map { format.number($0) } ?? "–")" }
        let cells = [name, told(known.min()), told(known.max()), "\(known.count)"]
        let line: RichText = "\(lines[index].text)"
        return .init(
          hasLines ? cells + [line] : cells,
          short: hasLines
            ? [name, "\(known.count)", RichText(String(lines[index].text.suffix(PairStrips.fewestSigns)))] : [])
      })
  }
}
