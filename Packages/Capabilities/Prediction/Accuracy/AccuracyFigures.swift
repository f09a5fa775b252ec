import TrackerApplication

/// The figures of a kind of forecast, each with what it means.
struct AccuracyFigures {
  let row: AccuracyView.Row
  let fewestDays: Int
  let format: TextFormatter

  /// A row for each figure: its name, the figure, and what it is held against or which way is better.
  var table: Block.Table {
    Block.Table(
      [.init(""), .init("", .trailing), .init("")],
      rows: (skills + scores + severity).map { .init(["\($0.name)", "\($0.value)", "\($0.about)"]) })
  }

  private typealias Figure = (name: String, value: String, about: String)

  private var skills: [Figure] {
    [
      (
        "Brier skill, own average", format.skill(row.skillAgainstOwnRate),
        likely(row.rangeAgainstOwnRate) + "above 0 is better"
      ),
      (
        "Brier skill, day before", format.skill(row.skillAgainstSameAsYesterday),
        likely(row.rangeAgainstSameAsYesterday) + "against “same again”"
      ),
      (
        "Brier skill, last week", format.skill(row.skillAgainstLastWeek),
        likely(row.rangeAgainstLastWeek) + "against your last week"
      ),
    ]
  }

  private var scores: [Figure] {
    let fewest = AccuracyView.Row.fewestForSlope
    return [
      ("Brier score", format.figure(row.brier), "0 is perfect; your own average: \(format.figure(row.brierOwnRate))"),
      ("Log loss", format.figure(row.logLoss), "0 is perfect"),
      (
        "Telling days apart (AUC)", format.figure(row.areaUnderCurve),
        row.areaUnderCurve == nil ? "needs days of both kinds" : "\(format.figure(0.5)) is chance, 1 perfect"
      ),
      ("Calibration error", format.figure(row.calibrationError), "how far said and came lie apart"),
      (
        "Calibration slope", format.figure(row.calibrationSlope),
        row.calibrationSlope == nil ? "needs \(fewest) flares and \(fewest) other days" : "1 is right, below 1 too sure"
      ),
      (
        "Right side of one half", row.accuracy.map(format.percent) ?? "",
        "always the usual answer: \(row.accuracyOfUsualAnswer.map(format.percent) ?? "–")"
      ),
    ]
  }

  private var severity: [Figure] {
    guard let severity = row.severity else { return [] }
    guard severity.daysNeeded == 0 else {
      return [
        ("Severity", "", "expected on \(severity.days) of the \(fewestDays) answered days that a score needs")
      ]
    }
    return [
      (
        "Severity, points off", points(severity.meanError),
        "the last known one: \(points(severity.meanErrorOfLastKnown)); "
          + "your mean: \(points(severity.meanErrorOfOwnMean))"
      ),
      (
        "Severity, day before", format.skill(severity.skillAgainstLastKnown),
        likely(severity.rangeAgainstLastKnown) + "against “same again”"
      ),
      (
        "Severity within range", format.percent(severity.shareWithinRange),
        "80 % were meant, of \(severity.days.of("day"))"
      ),
    ]
  }

  private func likely(_ range: ClosedRange<Double>?) -> String { range.map { "likely \(format.skills($0)); " } ?? "" }

  private func points(_ severity: Double) -> String { format.number(severity, upTo: 2, atLeast: 2) }
}
