import TrackerApplication
import TrackerCore

/// How forecasts did by how many days they had to learn from.
struct PhaseTable {
  let phases: [AccuracyView.Row]
  let fewestDays: Int
  let format: TextFormatter

  /// Nothing without phases.
  var blocks: [Block] {
    guard !phases.isEmpty else { return [] }
    let few = format("Under {fewest} days: too few to draw a conclusion.", ["fewest": "\(fewestDays)"])
    let none = format("No skill score without a flare day.")
    let notes =
      (phases.contains { $0.flareDays == 0 } ? [none] : [])
      + (phases.contains { $0.daysNeeded > 0 } ? [few] : [])
    return [.heading(.init("\(format("By how many days the forecast had to learn from"))")), .table(table)]
      + notes.map { .details([.sentence(.init($0, .faint))]) }
  }

  private var table: Block.Table {
    let titles = [
      format("days"), format("flare days"), format("skill"), format("range"), format("AUC"), format("slope"),
    ]
    return Block.Table([.init(format("learnt from"))] + titles.map { .init($0, .trailing) }, rows: phases.map(row))
  }

  private func row(_ phase: AccuracyView.Row) -> Block.Table.Row {
    let cells = [
      name(phase.phase), "\(phase.days)", "\(phase.flareDays)", format.skill(phase.skillAgainstOwnRate),
      format.skills(phase.rangeAgainstOwnRate), format.figure(phase.areaUnderCurve),
      format.figure(phase.calibrationSlope),
    ]
    return .init(cells.map { phase.daysNeeded > 0 ? RichText($0, .faint) : RichText($0) })
  }

  private func name(_ phase: AccuracyView.Phase?) -> String {
    switch phase {
    case .building: format("under 7 days")
    case .weeks: format("7 to 27 days")
    case .months: format("28 to 89 days")
    case .settled: format("90 days or more")
    case nil: format("all days")
    }
  }
}
