import TrackerApplication
import TrackerCore

extension BacktestView {
  /// How many days whose band changes are listed; all of them are in the JSON.
  private static let shownBandChanges = 10

  public func blocks(_ format: TextFormatter) -> [Block] {
    [
      .heading(.init("\(name): \(before) against \(after)")),
      .sentence(
        """
        \(from) to \(through): \(days.of("day")), \(daysWithLoad) with a load, \(flares.of("flare")). Each forecast is \
        made from the days before it alone.
        """),
      .section(bandBlocks), .section(scoreBlocks(format)), .section([.sentence(verdict(format))]),
      .section(dayBlocks(format)),
    ]
  }

  private static func columns(_ alignment: Block.Table.Column.Alignment) -> [Block.Table.Column] {
    [.init(""), .init("before", alignment), .init("after", alignment)]
  }

  // MARK: Bands

  private var bandBlocks: [Block] {
    let title = "Days whose band changes: \(bandChanges.count) of \(daysWithLoad)"
    guard !bandChanges.isEmpty else { return [.sentence("\(title)")] + oneLoadBlocks }
    let up = bandChanges.count { change in
      change.bandBefore.flatMap { before in change.bandAfter.map { $0 > before } } ?? false
    }
    let shown = bandChanges.suffix(BacktestView.shownBandChanges)
    let rows = shown.map { change in
      Block.Table.Row([
        "\(change.day)", load(change.loadBefore, change.bandBefore), load(change.loadAfter, change.bandAfter),
      ])
    }
    let earlier = bandChanges.count - shown.count
    return [
      .heading(.init("\(title) (\(up) higher, \(bandChanges.count - up) lower)")),
      .table(.init(BacktestView.columns(.leading), rows: rows)),
    ] + (earlier > 0 ? [.details([.sentence("and \(earlier) earlier; --json has them all")])] : []) + oneLoadBlocks
  }

  private var oneLoadBlocks: [Block] {
    guard daysWithOneLoad > 0 else { return [] }
    let days = daysWithOneLoad.of("day")
    let are = daysWithOneLoad == 1 ? "has" : "have"
    return [.details([.sentence("\(days) \(are) a load on one side only, so there is nothing to compare.")])]
  }

  private func load(_ load: Int?, _ band: RiskBand?) -> RichText {
    guard let load, let band else { return "no load" }
    return "\("\(load) \(band.rawValue)", .init(band.colour))"
  }

  // MARK: Scores

  private func scoreBlocks(_ format: TextFormatter) -> [Block] {
    func row(_ name: String, _ value: (BacktestScores) -> String?) -> Block.Table.Row {
      .init(["\(name)", "\(value(scoresBefore) ?? "–")", "\(value(scoresAfter) ?? "–")"])
    }
    return [
      .heading(.init("Against what came")),
      .table(
        .init(
          BacktestView.columns(.trailing),
          rows: [
            row("mean load before a flare") { $0.loadBeforeFlares.map { format.number($0, atLeast: 1) } },
            row("mean load before other days") { $0.loadBeforeOthers.map { format.number($0, atLeast: 1) } },
            row("load tells flares apart (AUC)") { $0.loadAUC.map { format.thousandths($0) } },
            row("forecast: Brier skill") { $0.brierSkill.map { format.signedThousandths($0) } },
            row("forecast: log loss") { $0.logLoss.map { format.thousandths($0) } },
            row("forecast: AUC") { $0.auc.map { format.thousandths($0) } },
            row("forecast: calibration error") { $0.calibrationError.map { format.thousandths($0) } },
            row("forecast: calibration slope") { $0.calibrationSlope.map { format.number($0, upTo: 2, atLeast: 2) } },
          ])),
    ]
  }

  /// What the numbers allow to be said.
  private func verdict(_ format: TextFormatter) -> RichText {
    if flaresDiffer {
      return """
        The tuning calls other days flares, so the two columns answer different questions and are not to be compared.
        """
    }
    guard let skillGain, scoresAfter.days > 0 else { return "There are too few answered days to score a forecast." }
    let gain =
      "The skill of the forecast would be \(format.thousandths(abs(skillGain))) \(skillGain >= 0 ? "higher" : "lower")"
    guard let skillGainRange, skillGainRange.count == 2 else {
      return """
        \(gain). \(scoresAfter.days.of("scored day")) \(scoresAfter.days == 1 ? "is" : "are") too few to tell that \
        from luck: look at the days below.
        """
    }
    let range = skillGainRange.map { format.signedThousandths($0) }.joined(separator: " and ")
    let these = scoresAfter.days == 1 ? "this 1 day" : "these \(scoresAfter.days) days"
    let isTold = skillGainRange[0] > 0 || skillGainRange[1] < 0
    return isTold
      ? "\(gain), likely between \(range): more than luck would make, on \(these)."
      : "\(gain), likely between \(range): \(these) can't tell it from no difference."
  }

  // MARK: Days

  private func dayBlocks(_ format: TextFormatter) -> [Block] {
    guard !mostChanged.isEmpty else { return [.sentence("No day changes.")] }
    let title = mostChanged.count == 1 ? "The day that changes most" : "The \(mostChanged.count) days that change most"
    let days = mostChanged.map { change in
      Block.Table.Group("\(change.day), \(outcome(after: change))", rows: rows(of: change, format))
    }
    return [.heading(.init("\(title)")), .table(.init(BacktestView.columns(.trailing), groups: days))]
  }

  private func outcome(after change: ChangedDay) -> String {
    guard let nextWasFlare = change.nextWasFlare else { return "the day after is not known" }
    return nextWasFlare ? "the day after was a flare" : "the day after was no flare"
  }

  /// A day's numbers side by side: its load, what was said that evening, and each group's score with its weight.
  private func rows(of change: ChangedDay, _ format: TextFormatter) -> [Block.Table.Row] {
    var rows: [[RichText]] = [
      ["load", load(change.loadBefore, change.bandBefore), load(change.loadAfter, change.bandAfter)]
    ]
    if let before = change.saidBefore, let after = change.saidAfter {
      rows.append(["said of the day after", "\(before) %", "\(after) %"])
    }
    func side(_ score: Double?, _ weight: Double) -> RichText {
      "\(score.map { "\($0.roundedHalfUp)" } ?? "–") × \(format.number(weight, upTo: 2))"
    }
    rows += change.groups.filter { $0.scoreBefore != nil || $0.scoreAfter != nil }.map { group in
      ["\(group.id)", side(group.scoreBefore, group.weightBefore), side(group.scoreAfter, group.weightAfter)]
    }
    return rows.map { Block.Table.Row($0) }
  }
}

extension TextFormatter {
  /// A score with three digits after the point: `0.636`.
  fileprivate func thousandths(_ value: Double) -> String { number(value, upTo: 3, atLeast: 3) }

  /// A difference or a skill, whose sign says which way: `+0.018`, `−0.011`.
  fileprivate func signedThousandths(_ value: Double) -> String {
    words.number(value.decimal(upTo: 3, atLeast: 3, isSigned: true))
  }
}
