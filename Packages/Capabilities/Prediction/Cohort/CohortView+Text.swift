import TrackerApplication
import TrackerCore

extension CohortView {
  /// Rejected rows that are shown.
  static let mostShown = 10

  public func text(_ style: TextStyle) -> String {
    var lines = [
      style.wrap("\(count(days, "forecast")) for \(count(people, "person", "people")) written to \(predictions).")
    ]
    if !unused.isEmpty, let pack {
      lines.append(style.wrap("No factor of \(pack) looks at: \(unused.map(\.rawValue).joined(separator: ", "))."))
    }
    if rejectedRows > 0 {
      lines.append(style.wrap("\(count(rejectedRows, "row")) could not be taken and counted as unanswered:"))
      lines += rejected.map {
        style.wrap("line \($0.line): \($0.reasons.joined(separator: "; "))", indent: 4, first: 2)
      }
      if rejectedRows > rejected.count { lines.append("  and \(rejectedRows - rejected.count) more") }
    }
    guard let all = scores.first else { return (lines + ["No day could be scored."]).joined(separator: "\n") + "\n" }
    lines.append("")
    lines.append(style.wrap(verdict(all)))
    lines += style.isPlain ? scores.map(sentence) : [""] + table(style)
    return lines.joined(separator: "\n") + "\n"
  }

  private func verdict(_ score: Score) -> String {
    let scored = "\(count(score.days, "day")) scored, \(score.flareDays) with a flare"
    guard score.days >= ForecastScore.fewestDays else {
      return "\(scored): too few to tell the forecasts from luck, which takes \(ForecastScore.fewestDays)."
    }
    guard let skill = score.skillAgainstOwnRate else { return "\(scored): each person's own rate was never wrong." }
    let percent = abs((skill * 1000).roundedHalfUp)
    let words = percent == 0 ? "as good as" : "\(percent / 10).\(percent % 10) % \(skill > 0 ? "better" : "worse") than"
    return "\(scored): \(words) always saying each person's own rate so far."
  }

  private func table(_ style: TextStyle) -> [String] {
    let head = ["day", "days", "flares", "skill", "log loss", "AUC", "ECE", "slope"]
    let rows = scores.enumerated().map { index, score in
      [
        index == 0 ? "all" : name(score), String(score.days), String(score.flareDays),
        figure(score.skillAgainstOwnRate, signed: true),
        figure(score.logLoss), figure(score.areaUnderCurve), figure(score.calibrationError),
        figure(score.calibrationSlope),
      ]
    }
    // Narrow screens keep what is looked at first.
    let columns = style.width < 60 ? [0, 1, 3, 5, 6] : Array(head.indices)
    return ([head] + rows).map { row in
      columns.map {
        $0 == 0 ? row[$0].padded(to: 9) : String(repeating: " ", count: max(0, 9 - row[$0].count)) + row[$0]
      }
      .joined()
    }
  }

  private func sentence(_ score: Score) -> String {
    """
    Days \(name(score)): \(score.days) scored, \(score.flareDays) with a flare, skill \
    \(figure(score.skillAgainstOwnRate, signed: true)), 
    """
      + """
      AUC \(figure(score.areaUnderCurve)), ECE \(figure(score.calibrationError)), slope \
      \(figure(score.calibrationSlope)).
      """
  }

  private func name(_ score: Score) -> String { score.toDay.map { "\(score.fromDay)–\($0)" } ?? "\(score.fromDay)+" }

  private func count(_ count: Int, _ one: String, _ many: String? = nil) -> String {
    "\(count) \(count == 1 ? one : many ?? one + "s")"
  }

  /// Three decimals, `–` where it can't be told.
  private func figure(_ value: Double?, signed: Bool = false) -> String {
    guard let value else { return "–" }
    let thousandths = (abs(value) * 1000).roundedHalfUp
    let digits = String(1000 + thousandths % 1000).dropFirst()
    return "\(value < 0 && thousandths > 0 ? "−" : signed ? "+" : "")\(thousandths / 1000).\(digits)"
  }
}
