import TrackerApplication
import TrackerCore

/// How forecasts did by how much was known of the person when they were made: a table, or a paragraph for each phase
/// where that is too wide.
struct PhaseText {
  let phases: [AccuracyView.Row]
  let style: TextStyle

  var lines: [String] {
    guard !phases.isEmpty else { return [] }
    let heading = style.wrap("By answered days known when it was said")
    let few =
      phases.contains { $0.daysNeeded > 0 } && !style.isPlain
      ? [style.wrap("* Under \(ForecastScore.fewestDays) days: figures, not a finding.")] : []
    if style.isPlain { return phases.map { style.wrap(sentence($0)) } }
    return [heading] + (style.width < 76 ? phases.map(paragraph) : table) + few
  }

  private func name(_ phase: AccuracyView.Phase?) -> String {
    switch phase {
    case .building: "under 7"
    case .weeks: "7–27"
    case .months: "28–89"
    case .settled: "90 or more"
    case nil: "all"
    }
  }

  private var table: [String] {
    let columns = [14, 6, 8, 8, 17, 7, 7, 7]
    func line(_ cells: [String]) -> String {
      zip(cells, columns + [0]).map { $0.padded(to: $1) }.joined().trimmingEnd
    }
    return [line(["", "days", "flares", "skill", "likely", "loss", "AUC", "error", "slope"])]
      + phases.map { phase in
        line([
          name(phase.phase) + (phase.daysNeeded > 0 ? " *" : ""), String(phase.days), String(phase.flareDays),
          phase.skillAgainstOwnRate.signedThousandths, range(phase) ?? "–", phase.logLoss.thousandths,
          phase.areaUnderCurve.thousandths,
          phase.calibrationError.thousandths, phase.calibrationSlope.thousandths,
        ])
      }
  }

  private func paragraph(_ phase: AccuracyView.Row) -> String {
    let head =
      "\(name(phase.phase))\(phase.daysNeeded > 0 ? " *" : ""): \(phase.days.days), \(phase.flareDays) with a flare"
    return style.wrap(head) + "\n  " + style.flow(figures(phase).map { "\($0) \($1)" }, first: 2, indent: 2)
  }

  private func sentence(_ phase: AccuracyView.Row) -> String {
    let few = phase.daysNeeded > 0 ? "; under \(ForecastScore.fewestDays) days: figures, not a finding" : ""
    let figures = figures(phase).map { "\($0) \($1)" }.joined(separator: ", ")
    return
      """
      Said when \(name(phase.phase)) answered days were known: \(phase.days.days), \(phase.flareDays) with a flare; \
      \(figures)\(few).
      """
  }

  /// The figures that can be told.
  private func figures(_ phase: AccuracyView.Row) -> [(String, String)] {
    [
      ("skill", phase.skillAgainstOwnRate.signedThousandths), ("likely", range(phase) ?? "–"),
      ("log loss", phase.logLoss.thousandths),
      ("AUC", phase.areaUnderCurve.thousandths), ("error", phase.calibrationError.thousandths),
      ("slope", phase.calibrationSlope.thousandths),
    ].filter { $0.1 != "–" }
  }

  private func range(_ phase: AccuracyView.Row) -> String? {
    phase.rangeAgainstOwnRate.map {
      "\(Optional($0.lowerBound).signedThousandths) to \(Optional($0.upperBound).signedThousandths)"
    }
  }
}
