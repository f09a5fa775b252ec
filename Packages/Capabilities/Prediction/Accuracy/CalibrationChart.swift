import TrackerApplication
import TrackerCore
import TrackerStatistics

/// What was said, from left to right, against what came, from below: a forecast that is right about itself lies on the
/// diagonal.
struct CalibrationChart {
  let bins: [CalibrationBin]
  let format: TextFormatter

  var chart: Chart {
    let ticks = stride(from: 0, through: 100, by: 20).map { (value: Double($0) / 100, label: "\($0)") }
    return Chart(
      x: .init("said, in %", 0...1, ticks: ticks), y: .init("Came", 0...1, ticks: ticks),
      points: bins.map { .init(x: $0.meanProbability, y: $0.eventRate, weight: Double($0.count)) },
      weights: "days", diagonal: "said and came agree", words: bins.map(sentence), table: table)
  }

  private func sentence(_ bin: CalibrationBin) -> RichText {
    """
    Said \(said(bin)), on average \(format.percent(bin.meanProbability)): a flare came on \
    \(format.percent(bin.eventRate)) of \(bin.count.of("day")).
    """
  }

  private var table: Block.Table {
    Block.Table(
      [.init("Said"), .init("on average", .trailing), .init("came", .trailing), .init("days", .trailing)],
      rows: bins.map { bin in
        .init([
          "\(said(bin))", "\(format.percent(bin.meanProbability))", "\(format.percent(bin.eventRate))", "\(bin.count)",
        ])
      })
  }

  private func said(_ bin: CalibrationBin) -> String {
    "\((bin.from * 100).roundedHalfUp)–\((bin.to * 100).roundedHalfUp) %"
  }
}
