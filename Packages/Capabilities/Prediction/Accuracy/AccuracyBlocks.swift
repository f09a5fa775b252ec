import TrackerApplication
import TrackerCore

/// One kind of forecast: the baseline first, then the figures, then what was said against what came, then how it went
/// as more was known.
struct AccuracyBlocks {
  let row: AccuracyView.Row
  let fewestDays: Int
  let format: TextFormatter

  var blocks: [Block] {
    let heading = Block.heading(.init("\(heading)"))
    guard row.daysNeeded == 0 else { return [heading, .sentence("\(tooFew)")] }
    let figures = AccuracyFigures(row: row, fewestDays: fewestDays, format: format)
    return [
      heading, .sentence("\(verdict)"),
      .section([.table(figures.table), .details([.sentence(.init(AccuracyBlocks.aboutRanges, .faint))])]),
      .section([.chart(CalibrationChart(bins: row.calibration, format: format).chart)]),
      .section(PhaseTable(phases: row.phases ?? [], fewestDays: fewestDays, format: format).blocks),
    ]
  }

  private static let aboutRanges = "“Likely” is where a score lies in nine of ten redraws of your days, week by week."

  /// Why there is no skill of days without any flare.
  static let noFlare = "No flare came on these days, so there was nothing to forecast better."

  private var heading: String {
    let kind =
      switch row.kind {
      case .ahead: "Said the evening before"
      case .morning: "Said with last night's rest"
      case .replayed: "Worked out afterwards, from earlier days only"
      }
    return "\(kind): \(row.days.of("day")), \(row.flareDays) with a flare"
  }

  private var tooFew: String {
    """
    \(row.days) of \(fewestDays) days are scored: too few to tell the forecast from luck. After \
    \(row.daysNeeded.of("more answered day")) this page says whether it beats your own average.
    """
  }

  /// Better than, as good as, or worse than the person's own average, and whether that may be luck.
  private var verdict: String {
    if row.flareDays == 0 { return AccuracyBlocks.noFlare }
    guard let skill = row.skillAgainstOwnRate else {
      return "There is nothing to compare with: your own average was never wrong."
    }
    let percent = (skill * 100).roundedHalfUp
    let average = "always saying your own average so far"
    if percent == 0 { return "As good as \(average), no better." }
    let claim = "\(compared(skill)) than \(average)"
    let whole = skill > 0 ? "\(claim)." : "\(claim): that average would have told you more."
    guard let range = row.rangeAgainstOwnRate, range.contains(0) else { return whole }
    return
      """
      \(whole) It may be luck: the same days fit anything from \(compared(range.lowerBound)) to \
      \(compared(range.upperBound)).
      """
  }

  /// `24 % better`
  private func compared(_ skill: Double) -> String {
    let percent = (skill * 100).roundedHalfUp
    return percent == 0 ? "no better" : "\(abs(percent)) % \(percent > 0 ? "better" : "worse")"
  }
}
