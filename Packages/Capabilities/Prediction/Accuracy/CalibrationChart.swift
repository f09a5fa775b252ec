import TrackerApplication
import TrackerCore
import TrackerStatistics

/// The forecasts, from left to right, against how often a flare day followed, from below: a perfect forecast lies on
/// the diagonal.
struct CalibrationChart {
  let bins: [CalibrationBin]
  let format: TextFormatter

  var chart: Chart {
    let ticks = stride(from: 0, through: 100, by: 20).map { (value: Double($0) / 100, label: "\($0)") }
    return Chart(
      x: .init(format("forecast in %"), 0...1, ticks: ticks), y: .init(format("Flare days in %"), 0...1, ticks: ticks),
      points: bins.map { .init(x: $0.meanProbability, y: $0.eventRate, weight: Double($0.count)) },
      weights: format("days"), diagonal: format("perfect forecast"), words: bins.map(sentence), table: table)
  }

  private func sentence(_ bin: CalibrationBin) -> RichText {
    let values = [
      "range": range(bin), "average": format.percent(bin.meanProbability), "share": format.percent(bin.eventRate),
      "count": "\(bin.count)",
    ]
    return "\(format("Forecast {range}, average {average}: {share} flare days (days: {count}).", values))"
  }

  private var table: Block.Table {
    Block.Table(
      [
        .init(format("forecast")), .init(format("average"), .trailing), .init(format("flare days"), .trailing),
        .init(format("days"), .trailing),
      ],
      rows: bins.map { bin in
        .init([
          "\(range(bin))", "\(format.percent(bin.meanProbability))", "\(format.percent(bin.eventRate))", "\(bin.count)",
        ])
      })
  }

  /// `10–20%`
  private func range(_ bin: CalibrationBin) -> String {
    "\((bin.from * 100).roundedHalfUp)–\(format.percent(bin.to))"
  }
}
