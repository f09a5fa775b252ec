import TrackerApplication
import TrackerCore

extension BacktestView {
  /// How many days whose band changes are listed; all of them are in the JSON.
  private static let shownBandChanges = 10

  public func blocks(_ format: TextFormatter) -> [Block] {
    let title = format(
      "{condition}: {before} compared with {after}",
      ["condition": name, "before": format(before), "after": format(after)])
    let values = [
      "from": format.long(from), "through": format.long(through), "days": "\(days)", "load": "\(daysWithLoad)",
      "flares": "\(flares)",
    ]
    let about =
      format("{from} to {through} (days: {days}, with a load score: {load}, flare days: {flares}).", values) + " "
      + format("Each forecast uses only the days before it.")
    return [
      .heading(.init("\(title)")), .sentence("\(about)"), .section(bandBlocks(format)),
      .section(scoreBlocks(format)), .section([.sentence("\(verdict(format))")]), .section(dayBlocks(format)),
    ]
  }

  private func columns(_ alignment: Block.Table.Column.Alignment, _ format: TextFormatter) -> [Block.Table.Column] {
    [.init(""), .init(format("before"), alignment), .init(format("after"), alignment)]
  }

  // MARK: Bands

  private func bandBlocks(_ format: TextFormatter) -> [Block] {
    let up = bandChanges.count { change in
      change.bandBefore.flatMap { before in change.bandAfter.map { $0 > before } } ?? false
    }
    let values = [
      "count": "\(bandChanges.count)", "all": "\(daysWithLoad)", "up": "\(up)", "down": "\(bandChanges.count - up)",
    ]
    guard !bandChanges.isEmpty else {
      return [.sentence("\(format("No day changes band (days with a load score: {all}).", values))")] + oneLoad(format)
    }
    let shown = bandChanges.suffix(BacktestView.shownBandChanges)
    let rows = shown.map { change in
      Block.Table.Row([
        "\(format.short(change.day))", load(change.loadBefore, change.bandBefore, format),
        load(change.loadAfter, change.bandAfter, format),
      ])
    }
    let earlier = bandChanges.count - shown.count
    let more = format("and {count} earlier ones (all of them: --json)", ["count": "\(earlier)"])
    let title = format("Days that change band: {count} of {all} (higher: {up}, lower: {down})", values)
    return [.heading(.init("\(title)")), .table(.init(columns(.leading, format), rows: rows))]
      + (earlier > 0 ? [.details([.sentence("\(more)")])] : []) + oneLoad(format)
  }

  private func oneLoad(_ format: TextFormatter) -> [Block] {
    guard daysWithOneLoad > 0 else { return [] }
    let text = format(
      "Days with a load score on one side only, not compared: {count}.", ["count": "\(daysWithOneLoad)"])
    return [.details([.sentence("\(text)")])]
  }

  private func load(_ load: Int?, _ band: RiskBand?, _ format: TextFormatter) -> RichText {
    guard let load, let band else { return "\(format("no load score"))" }
    return "\("\(load) \(format(band.rawValue))", .init(band.colour))"
  }

  // MARK: Scores

  private func scoreBlocks(_ format: TextFormatter) -> [Block] {
    func row(_ name: String, _ good: String, _ value: (BacktestScores) -> String?) -> Block.Table.Row {
      .init([
        "\(format(name))", "\(value(scoresBefore) ?? "–")", "\(value(scoresAfter) ?? "–")", "\(good)",
      ])
    }
    let chance = format("1 ({chance} is chance)", ["chance": format.number(0.5)])
    return [
      .heading(.init("\(format("Compared with what happened"))")),
      .table(
        .init(
          columns(.trailing, format) + [.init(format("good is"))],
          rows: [
            row("Mean load score before a flare day", format("higher")) { score in
              score.loadBeforeFlares.map { format.number($0, atLeast: 1) }
            },
            row("Mean load score before other days", format("lower")) { score in
              score.loadBeforeOthers.map { format.number($0, atLeast: 1) }
            },
            row("Load score: discrimination (AUC)", chance) { $0.loadAUC.map { format.thousandths($0) } },
            row("Forecast: Brier skill score", format("above 0")) { score in
              score.brierSkill.map { format.signedThousandths($0) }
            },
            row("Forecast: log loss", "0") { $0.logLoss.map { format.thousandths($0) } },
            row("Forecast: discrimination (AUC)", chance) { $0.auc.map { format.thousandths($0) } },
            row("Forecast: calibration error (ECE)", "0") { $0.calibrationError.map { format.thousandths($0) } },
            row("Forecast: calibration slope", format("1 (below: too sure)")) { score in
              score.calibrationSlope.map { format.number($0, upTo: 2, atLeast: 2) }
            },
          ])),
    ]
  }

  /// What the numbers allow to be claimed.
  private func verdict(_ format: TextFormatter) -> String {
    if flaresDiffer {
      return format("The tuning counts other days as flare days, so the two columns cannot be compared.")
    }
    guard let skillGain, scoresAfter.days > 0 else {
      return format("There are too few days with answers to score a forecast.")
    }
    let gain = format(
      skillGain >= 0
        ? "The skill score of the forecast would be {gain} higher."
        : "The skill score of the forecast would be {gain} lower.", ["gain": format.thousandths(abs(skillGain))])
    guard let skillGainRange, skillGainRange.count == 2 else {
      return "\(gain) "
        + format(
          "That could be luck: there are too few scored days ({days}). Look at the days below.",
          ["days": "\(scoresAfter.days)"])
    }
    let values = [
      "from": format.signedThousandths(skillGainRange[0]), "to": format.signedThousandths(skillGainRange[1]),
      "days": "\(scoresAfter.days)",
    ]
    let range = format("The real difference is probably between {from} and {to} (days: {days}).", values)
    let isTold = skillGainRange[0] > 0 || skillGainRange[1] < 0
    return "\(gain) \(range) \(format(isTold ? "That is more than luck." : "That could be luck."))"
  }

  // MARK: Days

  private func dayBlocks(_ format: TextFormatter) -> [Block] {
    guard !mostChanged.isEmpty else { return [.sentence("\(format("No day changes."))")] }
    let title = format(
      mostChanged.count == 1 ? "The day that changes most" : "The {count} days that change most",
      ["count": "\(mostChanged.count)"])
    let days = mostChanged.map { change in
      Block.Table.Group("\(heading(of: change, format))", rows: rows(of: change, format))
    }
    return [.heading(.init("\(title)")), .table(.init(columns(.trailing, format), groups: days))]
  }

  private func heading(of change: ChangedDay, _ format: TextFormatter) -> String {
    let sentence =
      switch change.nextWasFlare {
      case true?: "{day} (the next day was a flare day)"
      case false?: "{day} (the next day was not a flare day)"
      case nil: "{day} (no check-in the next day)"
      }
    return format(sentence, ["day": format.short(change.day)])
  }

  /// A day's numbers side by side: its load score, the forecast for the next day, and each group's score with its
  /// weight.
  private func rows(of change: ChangedDay, _ format: TextFormatter) -> [Block.Table.Row] {
    var rows: [[RichText]] = [
      [
        "\(format("load score"))", load(change.loadBefore, change.bandBefore, format),
        load(change.loadAfter, change.bandAfter, format),
      ]
    ]
    if let before = change.saidBefore, let after = change.saidAfter {
      rows.append([
        "\(format("forecast for the next day"))", "\(format.percent(points: before))",
        "\(format.percent(points: after))",
      ])
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
