import TrackerApplication
import TrackerCore

/// How forecasts did by how much was known of the person when they were made.
struct PhaseTable {
  let phases: [AccuracyView.Row]
  let fewestDays: Int
  let format: TextFormatter

  /// Nothing without phases.
  var blocks: [Block] {
    guard !phases.isEmpty else { return [] }
    let few = "Under \(fewestDays) days: figures, not a finding."
    return [.heading(.init("By answered days known when it was said")), .table(table)]
      + (phases.contains { $0.flareDays == 0 }
        ? [
          .details([
            .sentence(.init("Without a flare no skill is shown: there was nothing to forecast better.", .faint))
          ])
        ]
        : [])
      + (phases.contains { $0.daysNeeded > 0 } ? [.details([.sentence(.init(few, .faint))])] : [])
  }

  private var table: Block.Table {
    let titles = ["days", "flares", "skill", "likely", "loss", "AUC", "error", "slope"]
    return Block.Table([.init("Known")] + titles.map { .init($0, .trailing) }, rows: phases.map(row))
  }

  private func row(_ phase: AccuracyView.Row) -> Block.Table.Row {
    let cells = [
      name(phase.phase), "\(phase.days)", "\(phase.flareDays)", format.skill(phase.skillAgainstOwnRate),
      format.skills(phase.rangeAgainstOwnRate), format.figure(phase.logLoss), format.figure(phase.areaUnderCurve),
      format.figure(phase.calibrationError), format.figure(phase.calibrationSlope),
    ]
    return .init(cells.map { phase.daysNeeded > 0 ? RichText($0, .faint) : RichText($0) })
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
}
