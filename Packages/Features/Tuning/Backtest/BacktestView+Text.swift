import TrackerApplication
import TrackerCore

extension BacktestView {
  public func text(_ style: TextStyle) -> String {
    let head = [
      style.paint(style.wrap("\(name): \(before) against \(after)", indent: 2), .bold),
      style.wrap(
        """
        \(from) to \(through): \(days.of("day")), \(daysWithLoad) with a load, \(flares.of("flare")). Each forecast \
        is made from the days before it alone.
        """,
        indent: 2),
    ]
    return (head + [""] + bandLines(style) + [""] + scoreLines(style) + [""] + verdict(style) + [""] + dayLines(style))
      .joined(
        separator: "\n")
      + "\n"
  }

  private func bandLines(_ style: TextStyle) -> [String] {
    let moves = bandChanges.compactMap { change in
      change.bandBefore.flatMap { before in change.bandAfter.map { $0.range.lowerBound > before.range.lowerBound } }
    }
    let (up, alone) = (moves.count { $0 }, bandChanges.count - moves.count)
    let oneSided = alone == 0 ? "" : ", \(alone) with a load on one side alone"
    let title = "Days whose band changes: \(bandChanges.count) of \(daysWithLoad)"
    guard !bandChanges.isEmpty else { return [style.wrap(title)] }
    let shown = bandChanges.suffix(10).map { change in
      let loads = "\(words(change.loadBefore, change.bandBefore)) → \(words(change.loadAfter, change.bandAfter))"
      return "  \(change.day)  " + style.wrap(loads, indent: 4, first: 14)
    }
    let left =
      bandChanges.count > shown.count
      ? ["  " + style.wrap("and \(bandChanges.count - shown.count) earlier; --json has them all", indent: 2, first: 2)]
      : []
    return [style.wrap("\(style.paint(title, .bold)) (\(up) higher, \(moves.count - up) lower\(oneSided))", indent: 2)]
      + shown + left
  }

  private func words(_ load: Int?, _ band: RiskBand?) -> String {
    guard let load, let band else { return "no load" }
    return "\(load) \(band.rawValue)"
  }

  private func scoreLines(_ style: TextStyle) -> [String] {
    func row(_ name: String, _ value: (BacktestScores) -> String?) -> (name: String, before: String, after: String) {
      (name, value(scoresBefore) ?? "–", value(scoresAfter) ?? "–")
    }
    let rows = [
      row("mean load before a flare") { $0.loadBeforeFlares?.rounded(places: 1).short },
      row("mean load before other days") { $0.loadBeforeOthers?.rounded(places: 1).short },
      row("load tells flares apart (AUC)") { $0.loadAUC?.three },
      row("forecast: Brier skill") { $0.brierSkill?.three },
      row("forecast: log loss") { $0.logLoss?.three },
      row("forecast: AUC") { $0.auc?.three },
      row("forecast: calibration error") { $0.calibrationError?.three },
      row("forecast: calibration slope") { $0.calibrationSlope?.short },
    ]
    if style.isPlain || style.width < 54 {
      return [style.paint("Against what came", .bold)]
        + rows.map { style.wrap("\($0.name): before \($0.before), after \($0.after)", indent: 2) }
    }
    let width = rows.map(\.name.count).max() ?? 0
    return [
      style.paint("Against what came", .bold),
      style.paint(
        String(repeating: " ", count: width + 2) + "before".leftPadded(to: 10) + "after".leftPadded(to: 10), .faint),
    ]
      + rows.map { "  \($0.name.padded(to: width))\($0.before.leftPadded(to: 10))\($0.after.leftPadded(to: 10))" }
  }

  /// What the numbers allow to be said.
  private func verdict(_ style: TextStyle) -> [String] {
    if flaresDiffer {
      return [
        style.wrap(
          """
          The tuning calls other days flares, so the two columns answer different questions and are not to be \
          compared.
          """
        )
      ]
    }
    guard let skillGain, scoresAfter.days > 0 else {
      return [style.wrap("There are too few answered days to score a forecast.")]
    }
    let gain = "The skill of the forecast would be \(abs(skillGain).three) \(skillGain >= 0 ? "higher" : "lower")"
    guard let skillGainRange, skillGainRange.count == 2 else {
      return [
        style.wrap(
          """
          \(gain). \(scoresAfter.days.of("scored day")) \(scoresAfter.days == 1 ? "is" : "are") too few to tell that \
          from luck: look at the days below.
          """
        )
      ]
    }
    let range = "\(skillGainRange[0].signed) and \(skillGainRange[1].signed)"
    let these = scoresAfter.days == 1 ? "this 1 day" : "these \(scoresAfter.days) days"
    let isTold = skillGainRange[0] > 0 || skillGainRange[1] < 0
    return [
      style.wrap(
        isTold
          ? "\(gain), likely between \(range): more than luck would make, on \(these)."
          : "\(gain), likely between \(range): \(these) can't tell it from no difference.")
    ]
  }

  private func dayLines(_ style: TextStyle) -> [String] {
    guard !mostChanged.isEmpty else { return ["No day changes."] }
    let title = style.paint(
      "The \(mostChanged.count == 1 ? "day that changes" : "\(mostChanged.count) days that change") most", .bold)
    return [title] + mostChanged.flatMap { lines(of: $0, style) }
  }

  /// A day's numbers side by side: its load, what was said that evening, and each group's score with its weight.
  private func lines(of change: ChangedDay, _ style: TextStyle) -> [String] {
    let next =
      change.nextWasFlare.map { $0 ? "the day after was a flare" : "the day after was no flare" }
      ?? "the day after is not known"
    var rows = [("load", words(change.loadBefore, change.bandBefore), words(change.loadAfter, change.bandAfter))]
    if let before = change.saidBefore, let after = change.saidAfter {
      rows.append(("said of the day after", "\(before) %", "\(after) %"))
    }
    rows += change.groups.filter { $0.scoreBefore != nil || $0.scoreAfter != nil }.map { group in
      func side(_ score: Double?, _ weight: Double) -> String {
        "\(score.map { "\($0.roundedHalfUp)" } ?? "–") × \(weight.short)"
      }
      return (group.id.rawValue, side(group.scoreBefore, group.weightBefore), side(group.scoreAfter, group.weightAfter))
    }
    let head = "  " + style.paint("\(change.day)", .bold) + "  " + style.wrap(next, indent: 4, first: 14)
    if style.isPlain || style.width < 60 {
      return [head] + rows.map { "    " + style.wrap("\($0.0): before \($0.1), after \($0.2)", indent: 6, first: 4) }
    }
    let width = max(24, rows.map(\.0.count).max() ?? 0)
    return [head] + rows.map { "    \($0.0.padded(to: width))\($0.1.leftPadded(to: 14))\($0.2.leftPadded(to: 14))" }
  }
}

extension Double {
  /// To a thousandth, always with three places.
  var three: String {
    let thousandths = Int((abs(self) * 1000).rounded())
    let digits = String(thousandths % 1000)
    let sign = self < 0 && thousandths > 0 ? "−" : ""
    return "\(sign)\(thousandths / 1000)." + String(repeating: "0", count: 3 - digits.count) + digits
  }

  fileprivate var signed: String { self >= 0 ? "+\(three)" : three }
}
