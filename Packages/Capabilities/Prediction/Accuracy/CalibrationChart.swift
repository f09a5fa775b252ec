import TrackerApplication
import TrackerCharts
import TrackerCore
import TrackerStatistics

/// The forecasts, from left to right, against how often a flare day followed, from below: a perfect forecast lies on
/// the diagonal.
struct CalibrationChart {
  let bins: [CalibrationBin]
  let format: TextFormatter

  var chart: Chart {
    let ticks = stride(from: 0, through: 100, by: 20).map { ChartAxis.Tick(Double($0) / 100, "\($0)") }
    let scatter = Scatter(
      x: .init(format("forecast in %"), 0...1, ticks: ticks), y: .init(format("Flare days in %"), 0...1, ticks: ticks),
      points: bins.map { .init(x: $0.meanProbability, y: $0.eventRate, weight: Double($0.count)) },
      weights: format("days"), diagonal: format("perfect forecast"))
    return Chart("", bins.map(sentence), .scatter(scatter), numbers: .inPlaceOfSentences, table: table)
  }

  /// The same in rows: what was forecast on average, and how often a flare day followed.
  var dumbbell: Chart {
    let ticks = [0, 0.5, 1].map { ChartAxis.Tick($0, format.percent($0)) }
    let plot = DotPlot(
      axis: ChartAxis(format("Flare days in %"), 0...1, ticks: ticks),
      kinds: [format("flare days"), format("average forecast")],
      rows: bins.map { bin in
        .init(
          range(bin),
          [
            .init(bin.eventRate, told: format.percent(bin.eventRate)),
            .init(bin.meanProbability, told: format.percent(bin.meanProbability)),
          ])
      }, table: table, place: 3)
    return Chart("", bins.map(sentence), .dots(plot), numbers: .inPlaceOfSentences, words: ChartWords(format))
  }

  private func sentence(_ bin: CalibrationBin) -> String {
    let values = [
      "range": range(bin), "average": format.percent(bin.meanProbability), "share": format.percent(bin.eventRate),
      "count": "\(bin.count)",
    ]
    return format("Forecast {range}, average {average}: {share} flare days (days: {count}).", values)
  }

  private var table: ChartTable {
    ChartTable(
      [
        .init(format("forecast")), .init(format("average"), isNumeric: true),
        .init(format("flare days"), isNumeric: true), .init(format("days"), isNumeric: true),
      ],
      rows: bins.map { bin in
        [range(bin), format.percent(bin.meanProbability), format.percent(bin.eventRate), "\(bin.count)"]
      })
  }

  /// `10–20%`
  private func range(_ bin: CalibrationBin) -> String {
    "\((bin.from * 100).roundedHalfUp)–\(format.percent(bin.to))"
  }
}
