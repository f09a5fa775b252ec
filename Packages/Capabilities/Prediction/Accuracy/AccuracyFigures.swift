import TrackerApplication
import TrackerCore

/// All figures of one kind of forecast, each with what is good: for whoever knows the scores.
struct AccuracyFigures {
  let row: AccuracyView.Row
  let fewestDays: Int
  let format: TextFormatter

  var blocks: [Block] {
    let heading = Block.heading(.init("\(format(kind, ["days": "\(row.days)", "flares": "\(row.flareDays)"]))"))
    let sentences = AccuracySentences(kinds: [row], fewestDays: fewestDays, format: format)
    guard row.daysNeeded == 0 else { return [heading, .sentence("\(sentences.tooEarly(row))")] }
    return [
      heading, .sentence("\(sentences.result(row))"),
      .section([.table(table), .details(notes.map { .sentence(.init($0, .faint)) })]),
      .section([.chart(CalibrationChart(bins: row.calibration, format: format).chart)]),
      .section(PhaseTable(phases: row.phases ?? [], fewestDays: fewestDays, format: format).blocks),
    ]
  }

  private var notes: [String] {
    [
      format("Range: 90% interval from resampling your days in blocks of a week."),
      format("A calibration slope below 1 is overconfident."),
      format("Correct: good is better than always guessing the commoner outcome."),
    ] + (row.severity == nil ? [] : [format("Severity: good is below the error of just using your average.")])
  }

  private var kind: String {
    switch row.kind {
    case .ahead: "Forecasts made the evening before (days: {days}, flare days: {flares})"
    case .morning: "Forecasts updated in the morning (days: {days}, flare days: {flares})"
    case .replayed: "Forecasts estimated later (days: {days}, flare days: {flares})"
    }
  }

  /// A row for each figure: its name, the figure, where it probably lies, and what is good.
  private var table: Block.Table {
    Block.Table(
      [
        .init(""), .init(format("value"), .trailing), .init(format("range"), .trailing), .init(format("good is")),
      ],
      rows: (skills + scores + severity).map { .init(["\($0.name)", "\($0.value)", "\($0.range)", "\($0.good)"]) })
  }

  private typealias Figure = (name: String, value: String, range: String, good: String)

  private var skills: [Figure] {
    let skills = [
      ("Brier skill score, your average", row.skillAgainstOwnRate, row.rangeAgainstOwnRate),
      ("Brier skill score, as yesterday", row.skillAgainstSameAsYesterday, row.rangeAgainstSameAsYesterday),
      ("Brier skill score, last 7 days", row.skillAgainstLastWeek, row.rangeAgainstLastWeek),
    ]
    return skills.map { (format($0.0), format.skill($0.1), format.skills($0.2), format("above 0")) }
  }

  private var scores: [Figure] {
    let fewest = ["fewest": "\(AccuracyView.Row.fewestForSlope)"]
    let chance = ["chance": format.number(0.5)]
    return [
      (
        format("Brier score (your average: {value})", ["value": format.figure(row.brierOwnRate)]),
        format.figure(row.brier), "", "0"
      ),
      (format("Log loss"), format.figure(row.logLoss), "", "0"),
      (
        format("Discrimination (AUC)"), format.figure(row.areaUnderCurve), "",
        row.areaUnderCurve == nil
          ? format("needs both kinds") : format("1 ({chance} is chance)", chance)
      ),
      (format("Calibration error (ECE)"), format.figure(row.calibrationError), "", "0"),
      (
        format("Calibration slope"), format.figure(row.calibrationSlope), "",
        row.calibrationSlope == nil
          ? format("needs {fewest} of each", fewest) : "1"
      ),
      (
        format("Correct at a 50% cut-off"), row.accuracy.map(format.percent) ?? "", "",
        format("above {share}", ["share": row.accuracyOfUsualAnswer.map(format.percent) ?? "–"])
      ),
    ]
  }

  private var severity: [Figure] {
    guard let severity = row.severity else { return [] }
    guard severity.daysNeeded == 0 else {
      let values = ["days": "\(severity.days)", "fewest": "\(fewestDays)"]
      return [(format("Severity"), "", "", format("needs {fewest} days, {days} so far", values))]
    }
    return [
      (
        format("Severity: average error in points"), points(severity.meanError), "",
        format("below {value}", ["value": points(severity.meanErrorOfOwnMean)])
      ),
      (
        format("Severity skill score, last value"), format.skill(severity.skillAgainstLastKnown),
        format.skills(severity.rangeAgainstLastKnown), format("above 0")
      ),
      (
        format("Severity within its range"), format.percent(severity.shareWithinRange), "",
        format("{share} (days: {days})", ["share": format.percent(points: 80), "days": "\(severity.days)"])
      ),
    ]
  }

  private func points(_ severity: Double) -> String { format.number(severity, upTo: 2, atLeast: 2) }
}
