import TrackerCommands
import TrackerCore
import TrackerStatistics

extension AccuracyView {
  func text(_ style: TextStyle) -> String {
    conditions.map { condition in
      let title = conditions.count > 1 ? [style.paint(condition.name, .bold)] : []
      let rows = condition.kinds.map { AccuracyText(row: $0, fewestDays: fewestDays, style: style).text }
      return (title + (rows.isEmpty ? [nothing(style)] : [rows.joined(separator: "\n\n")])).joined(separator: "\n")
    }.joined(separator: "\n\n") + "\n"
  }

  private func nothing(_ style: TextStyle) -> String {
    style.wrap("No forecast has been scored yet.") + "\n"
      + style.wrap("A day counts once it had a forecast and is answered; the first claim needs \(fewestDays) of them.")
  }
}

/// One kind of forecast: the baseline first, then the figures, then what was said against what came.
private struct AccuracyText {
  let row: AccuracyView.Row
  let fewestDays: Int
  let style: TextStyle

  private struct Fact {
    var name: String
    var value: String
    var about: String
  }

  var text: String {
    let heading = style.wrap(heading).split(separator: "\n").map { style.paint(String($0), .bold) }
    guard row.daysNeeded == 0 else { return (heading + [style.wrap(tooFew)]).joined(separator: "\n") }
    let gap = style.isPlain ? [] : [""]
    return (heading + [style.wrap(baseline)] + gap + facts.map(line) + gap + table).joined(separator: "\n")
  }

  private var heading: String {
    let kind =
      switch row.kind {
      case .ahead: "Said the evening before"
      case .morning: "Said with last night's rest"
      case .replayed: "Worked out afterwards, from earlier days only"
      }
    return "\(kind): \(count(row.days)), \(row.flareDays) with a flare"
  }

  private var tooFew: String {
    "\(row.days) of \(fewestDays) days are scored: too few to tell the forecast from luck. After \(row.daysNeeded) more answered "
      + "\(row.daysNeeded == 1 ? "day" : "days") this page says whether it beats your own average."
  }

  /// Better than, as good as, or worse than the person's own average.
  private var baseline: String {
    guard let skill = row.skillAgainstOwnRate else { return "There is nothing to compare with: your own average was never wrong." }
    let percent = abs((skill * 100).roundedHalfUp)
    let share = "your own average so far"
    if percent == 0 { return "As good as always saying \(share), no better." }
    return skill > 0
      ? "\(percent) % better than always saying \(share)."
      : "\(percent) % worse than always saying \(share): that average would have told you more."
  }

  private var facts: [Fact] {
    func signed(_ value: Double?) -> String { value.map { (($0 * 1000).roundedHalfUp < 0 ? "−" : "+") + thousandths(abs($0)) } ?? "–" }
    func plain(_ value: Double?) -> String { value.map { $0 < 0 ? signed($0) : thousandths($0) } ?? "–" }
    func percent(_ value: Double?) -> String { value.map { "\(($0 * 100).roundedHalfUp) %" } ?? "–" }
    let fewest = AccuracyView.Row.fewestForSlope
    return [
      Fact(name: "Brier skill, own average", value: signed(row.skillAgainstOwnRate), about: "above 0 is better than your own average"),
      Fact(name: "Brier skill, yesterday", value: signed(row.skillAgainstSameAsYesterday), about: "against “the same as the day before”"),
      Fact(name: "Brier score", value: plain(row.brier), about: "0 is perfect; your own average: \(plain(row.brierOwnRate))"),
      Fact(name: "Log loss", value: plain(row.logLoss), about: "0 is perfect"),
      Fact(
        name: "Telling days apart (AUC)", value: plain(row.areaUnderCurve),
        about: row.areaUnderCurve == nil ? "needs days of both kinds" : ".5 is chance, 1 perfect"),
      Fact(name: "Calibration error", value: plain(row.calibrationError), about: "how far said and came lie apart"),
      Fact(
        name: "Calibration slope", value: plain(row.calibrationSlope),
        about: row.calibrationSlope == nil ? "needs \(fewest) flares and \(fewest) other days" : "1 is right, below 1 too sure"),
      Fact(
        name: "Right side of one half", value: percent(row.accuracy),
        about: "always the usual answer: \(percent(row.accuracyOfUsualAnswer))"),
    ]
  }

  private func line(_ fact: Fact) -> String {
    if style.isPlain { return "\(fact.name): \(fact.value == "–" ? "not known" : fact.value), \(fact.about)." }
    let head = fact.name.padded(to: 26) + fact.value.padded(to: 8)
    return style.width < 60
      ? "\(head.trimmingEnd)\n  \(style.wrap(fact.about, indent: 2, first: 2))" : head + style.wrap(fact.about, indent: 34, first: 34)
  }

  private var table: [String] {
    (style.isPlain ? [] : ["Said        came      days"])
      + row.calibration.map { bin in
        let said = "\((bin.from * 100).roundedHalfUp)–\((bin.to * 100).roundedHalfUp) %"
        let came = "\((bin.eventRate * 100).roundedHalfUp) %"
        return style.isPlain
          ? "Said \(said): a flare came on \(came) of \(count(bin.count))."
          : "\(said.padded(to: 12))\(came.padded(to: 10))\(String(bin.count).padded(to: 6))\(bar(bin))".trimmingEnd
      }
  }

  private func bar(_ bin: CalibrationBin) -> String {
    let room = max(0, min(30, style.width - 30))
    return String(repeating: "█", count: Int((bin.eventRate * Double(room)).rounded()))
  }

  private func count(_ days: Int) -> String { days == 1 ? "1 day" : "\(days) days" }

  /// `.123`
  private func thousandths(_ value: Double) -> String {
    let thousandths = (value * 1000).roundedHalfUp
    let rest = String(thousandths % 1000)
    return "\(thousandths >= 1000 ? String(thousandths / 1000) : "").\(String(repeating: "0", count: 3 - rest.count))\(rest)"
  }
}

extension String {
  fileprivate var trimmingEnd: String {
    var result = self[...]
    while result.last == " " { result.removeLast() }
    return String(result)
  }
}
