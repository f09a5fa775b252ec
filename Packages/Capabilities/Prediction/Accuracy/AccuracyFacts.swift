/// The figures of a kind of forecast, each with what it means.
struct AccuracyFacts {
  let row: AccuracyView.Row
  let fewestDays: Int

  struct Fact {
    var name: String
    var value: String
    var about: String
  }

  var score: [Fact] {
    let fewest = AccuracyView.Row.fewestForSlope
    return [
      Fact(
        name: "Brier skill, own average", value: row.skillAgainstOwnRate.signedThousandths,
        about: likely(row.rangeAgainstOwnRate) + "above 0 is better"),
      Fact(
        name: "Brier skill, day before", value: row.skillAgainstSameAsYesterday.signedThousandths,
        about: likely(row.rangeAgainstSameAsYesterday) + "against “the same again”"),
      Fact(
        name: "Brier skill, last week", value: row.skillAgainstLastWeek.signedThousandths,
        about: likely(row.rangeAgainstLastWeek) + "against your last 7 days"),
      Fact(
        name: "Brier score", value: row.brier.thousandths,
        about: "0 is perfect; your own average: \(row.brierOwnRate.thousandths)"),
      Fact(name: "Log loss", value: row.logLoss.thousandths, about: "0 is perfect"),
      Fact(
        name: "Telling days apart (AUC)", value: row.areaUnderCurve.thousandths,
        about: row.areaUnderCurve == nil ? "needs days of both kinds" : ".5 is chance, 1 perfect"),
      Fact(
        name: "Calibration error", value: row.calibrationError.thousandths, about: "how far said and came lie apart"),
      Fact(
        name: "Calibration slope", value: row.calibrationSlope.thousandths,
        about: row.calibrationSlope == nil
          ? "needs \(fewest) flares and \(fewest) other days" : "1 is right, below 1 too sure"),
      Fact(
        name: "Right side of one half", value: row.accuracy.percent,
        about: "always the usual answer: \(row.accuracyOfUsualAnswer.percent)"),
    ]
  }

  var severity: [Fact] {
    guard let severity = row.severity else { return [] }
    guard severity.daysNeeded == 0 else {
      return [
        Fact(
          name: "Severity", value: "–",
          about: "expected on \(severity.days) of the \(fewestDays) answered days that a score needs")
      ]
    }
    return [
      Fact(
        name: "Severity, points off", value: severity.meanError.hundredths,
        about:
          """
          the last known one: \(severity.meanErrorOfLastKnown.hundredths); your mean: \
          \(severity.meanErrorOfOwnMean.hundredths)
          """
      ),
      Fact(
        name: "Severity, day before", value: severity.skillAgainstLastKnown.signedThousandths,
        about: likely(severity.rangeAgainstLastKnown) + "against “the same again”"),
      Fact(
        name: "Severity within its range", value: Optional(severity.shareWithinRange).percent,
        about: "80 % were meant, of \(severity.days.days)"),
    ]
  }

  private func likely(_ range: ClosedRange<Double>?) -> String {
    range.map {
      "likely \(Optional($0.lowerBound).signedThousandths) to \(Optional($0.upperBound).signedThousandths); "
    } ?? ""
  }
}
