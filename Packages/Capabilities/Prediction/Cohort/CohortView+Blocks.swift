import TrackerApplication
import TrackerCore

extension CohortView {
  /// Rejected rows that are shown.
  static let mostShown = 10

  public func blocks(_ format: TextFormatter) -> [Block] {
    let written =
      "\(days.of("forecast")) for \(people == 1 ? "1 person" : "\(people) people") written to \(predictions)."
    let unused = pack.map { pack in
      "No factor of \(pack) looks at: \(self.unused.map(\.rawValue).joined(separator: ", "))."
    }
    return [.sentence("\(written)"), .sentence("\(self.unused.isEmpty ? "" : unused ?? "")")] + rejections
      + [.section(scored(format))]
  }

  private var rejections: [Block] {
    guard rejectedRows + rejectedCells > 0 else { return [] }
    let rows = rejected.map { RichText("line \($0.line): \($0.reasons.joined(separator: "; "))") }
    let all = rejectedRows + rejectedCells
    let more: [RichText] = all > rejected.count ? ["and \(all - rejected.count) more"] : []
    let parts = [(rejectedRows, "row"), (rejectedCells, "cell")].filter { $0.0 > 0 }.map { $0.0.of($0.1) }
    return [
      .sentence("\(parts.joined(separator: " and ")) could not be taken and counted as unanswered:"),
      .details([.list(.init(rows + more, mark: .none))]),
    ]
  }

  private func scored(_ format: TextFormatter) -> [Block] {
    guard let all = scores.first else { return [.sentence("No day could be scored.")] }
    return [.sentence("\(verdict(all, format))"), .table(table(format))]
  }

  private func verdict(_ score: Score, _ format: TextFormatter) -> String {
    let scored = "\(score.days.of("day")) scored, \(score.flareDays) with a flare"
    guard score.days >= ForecastScore.fewestDays else {
      return "\(scored): too few to tell the forecasts from luck, which takes \(ForecastScore.fewestDays)."
    }
    guard let skill = score.skillAgainstOwnRate else { return "\(scored): each person's own rate was never wrong." }
    let percent = format.number(abs(skill) * 100, upTo: 1, atLeast: 1)
    let isSame = (abs(skill) * 1000).roundedHalfUp == 0
    let words = isSame ? "as good as" : "\(percent) % \(skill > 0 ? "better" : "worse") than"
    return "\(scored): \(words) always saying each person's own rate so far."
  }

  private func table(_ format: TextFormatter) -> Block.Table {
    let titles = ["scored", "flares", "skill", "log loss", "AUC", "ECE", "slope"]
    return Block.Table(
      [.init("")] + titles.map { .init($0, .trailing) },
      rows: scores.enumerated().map { index, score in
        let cells = [
          index == 0 ? "All days" : "Days \(window(score))", "\(score.days)", "\(score.flareDays)",
          format.skill(score.skillAgainstOwnRate), format.figure(score.logLoss), format.figure(score.areaUnderCurve),
          format.figure(score.calibrationError), format.figure(score.calibrationSlope),
        ]
        return .init(cells.map { RichText($0) })
      })
  }

  /// `2–7`, `121+`
  private func window(_ score: Score) -> String { score.toDay.map { "\(score.fromDay)–\($0)" } ?? "\(score.fromDay)+" }
}
