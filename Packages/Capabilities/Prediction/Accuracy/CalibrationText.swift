import TrackerApplication
import TrackerCore
import TrackerStatistics

/// What was said against what came: a plot and a table, or a sentence for each bin.
struct CalibrationText {
  let bins: [CalibrationBin]
  let style: TextStyle

  var lines: [String] {
    style.isPlain
      ? bins.map { style.wrap(sentence($0)) } : CalibrationPlot(bins: bins, width: style.width).lines + [""] + table
  }

  private func sentence(_ bin: CalibrationBin) -> String {
    """
    Said \(said(bin)), on average \(Optional(bin.meanProbability).percent): a flare came on \
    \(Optional(bin.eventRate).percent) of 
    """
      + "\(bin.count.days)."
  }

  private var table: [String] {
    ["Said        on average  came    days"]
      + bins.map { bin in
        said(bin).padded(to: 12) + Optional(bin.meanProbability).percent.padded(to: 12)
          + Optional(bin.eventRate).percent.padded(to: 8)
          + String(bin.count)
      }
  }

  private func said(_ bin: CalibrationBin) -> String {
    "\((bin.from * 100).roundedHalfUp)–\((bin.to * 100).roundedHalfUp) %"
  }
}
