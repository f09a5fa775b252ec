import TrackerApplication
import TrackerCore

/// One kind of forecast: the baseline first, then the figures, then what was said against what came, then how it went
/// as more was known.
struct AccuracyText {
  let row: AccuracyView.Row
  let fewestDays: Int
  let style: TextStyle

  var text: String {
    let heading = style.wrap(heading).split(separator: "\n").map { style.paint(String($0), .bold) }
    guard row.daysNeeded == 0 else { return (heading + [style.wrap(tooFew)]).joined(separator: "\n") }
    let facts = AccuracyFacts(row: row, fewestDays: fewestDays)
    let blocks = [
      heading + [style.wrap(verdict)],
      (facts.score + facts.severity).map(line) + [style.wrap(AccuracyText.aboutRanges)],
      CalibrationText(bins: row.calibration, style: style).lines,
      PhaseText(phases: row.phases ?? [], style: style).lines,
    ]
    return blocks.filter { !$0.isEmpty }.map { $0.joined(separator: "\n") }.joined(
      separator: style.isPlain ? "\n" : "\n\n")
  }

  private static let aboutRanges = "“Likely” is where a score lies in nine of ten redraws of your days, week by week."

  private var heading: String {
    let kind =
      switch row.kind {
      case .ahead: "Said the evening before"
      case .morning: "Said with last night's rest"
      case .replayed: "Worked out afterwards, from earlier days only"
      }
    return "\(kind): \(row.days.days), \(row.flareDays) with a flare"
  }

  private var tooFew: String {
    """
    \(row.days) of \(fewestDays) days are scored: too few to tell the forecast from luck. After \(row.daysNeeded) \
    more answered 
    """
      + "\(row.daysNeeded == 1 ? "day" : "days") this page says whether it beats your own average."
  }

  /// Better than, as good as, or worse than the person's own average, and whether that may be luck.
  private var verdict: String {
    guard let skill = row.skillAgainstOwnRate else {
      return "There is nothing to compare with: your own average was never wrong."
    }
    let percent = abs((skill * 100).roundedHalfUp)
    let average = "always saying your own average so far"
    if percent == 0 { return "As good as \(average), no better." }
    let claim =
      skill > 0
      ? "\(percent) % better than \(average)."
      : "\(percent) % worse than \(average): that average would have told you more."
    guard let range = row.rangeAgainstOwnRate, range.contains(0) else { return claim }
    return
      """
      \(claim) It may be luck: the same days fit anything from \(spelled(range.lowerBound)) to \
      \(spelled(range.upperBound)).
      """
  }

  private func spelled(_ skill: Double) -> String {
    let percent = (skill * 100).roundedHalfUp
    return percent == 0 ? "no better" : "\(abs(percent)) % \(percent > 0 ? "better" : "worse")"
  }

  private func line(_ fact: AccuracyFacts.Fact) -> String {
    if style.isPlain {
      return style.wrap("\(fact.name): \(fact.value == "–" ? "not known" : fact.value); \(fact.about).")
    }
    let head = fact.name.padded(to: 26) + fact.value.padded(to: 7)
    return style.width < 60
      ? "\(head.trimmingEnd)\n  \(style.wrap(fact.about, indent: 2, first: 2))"
      : head + style.wrap(fact.about, indent: 33, first: 33)
  }
}
