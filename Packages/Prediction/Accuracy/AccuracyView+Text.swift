import TrackerCommands
import TrackerCore
import TrackerStatistics

extension AccuracyView {
  func text(_ style: TextStyle) -> String {
    conditions.map { condition in
      let title = conditions.count > 1 ? [style.paint(condition.name, .bold)] : []
      let rows = condition.kinds.isEmpty ? [nothing] : condition.kinds.map { text(of: $0, style) }
      return (title + rows).joined(separator: "\n")
    }.joined(separator: "\n\n") + "\n"
  }

  private var nothing: String {
    """
    No forecast has been scored yet.
    A day counts once it had a forecast and is answered; the first claim needs \(fewestDays) of them.
    """
  }

  private func text(of row: Row, _ style: TextStyle) -> String {
    var lines = [style.paint(heading(row), .bold)]
    guard row.isEnough else {
      lines.append(
        style.wrap(
          "\(row.days) of \(fewestDays) days are scored: too few to tell the forecast from luck. \(fewestDays - row.days) more answered days, "
            + "and this page says whether it beats your own average."))
      return lines.joined(separator: "\n")
    }
    lines.append(style.wrap(baseline(row)))
    lines.append("")
    lines += facts(row).map { name, value, about in
      style.isPlain ? "\(name): \(value). \(about)" : name.padded(to: 26) + value.padded(to: 8) + style.wrap(about, indent: 34, first: 34)
    }
    lines.append("")
    lines += table(row, style)
    return lines.joined(separator: "\n")
  }

  private func heading(_ row: Row) -> String {
    let kind =
      switch row.kind {
      case .ahead: "Said the evening before"
      case .morning: "Said with last night's rest"
      case .replayed: "Worked out afterwards, from earlier days only"
      }
    return "\(kind): \(row.days) days, \(row.flareDays) with a flare"
  }

  /// The baseline opens the page: better, as good as, or worse than the person's own average.
  private func baseline(_ row: Row) -> String {
    guard let skill = row.skillAgainstOwnRate else { return "There is nothing to compare with: every scored day was the same." }
    let percent = abs((skill * 100).roundedHalfUp)
    let share = "your own average so far"
    if percent == 0 { return "As good as always saying \(share), no better." }
    return skill > 0
      ? "\(percent) % better than always saying \(share)."
      : "\(percent) % worse than always saying \(share): that average would have told you more."
  }

  private func facts(_ row: Row) -> [(String, String, String)] {
    func signed(_ value: Double?) -> String { value.map { ($0 < 0 ? "−" : "+") + thousandths(abs($0)) } ?? "–" }
    func plain(_ value: Double?) -> String { value.map(thousandths) ?? "–" }
    func percent(_ value: Double?) -> String { value.map { "\(($0 * 100).roundedHalfUp) %" } ?? "–" }
    return [
      ("Brier skill, own average", signed(row.skillAgainstOwnRate), "above 0 is better than your own average"),
      ("Brier skill, yesterday", signed(row.skillAgainstSameAsYesterday), "against “the same as the day before”"),
      ("Brier score", plain(row.brier), "0 is perfect; your own average: \(plain(row.brierOwnRate))"),
      ("Log loss", plain(row.logLoss), "0 is perfect"),
      ("Telling days apart (AUC)", plain(row.areaUnderCurve), ".5 is chance, 1 perfect"),
      ("Calibration error", plain(row.calibrationError), "how far said and came lie apart"),
      ("Calibration slope", plain(row.calibrationSlope), "1 is right, below 1 too sure"),
      ("Right side of one half", percent(row.accuracy), "always the usual answer: \(percent(row.accuracyOfUsualAnswer))"),
    ]
  }

  private func table(_ row: Row, _ style: TextStyle) -> [String] {
    let head = style.isPlain ? [] : ["Said        came      days"]
    return head
      + row.calibration.map { bin in
        let said = "\(Int((bin.from * 100).rounded()))–\(Int((bin.to * 100).rounded())) %"
        let came = "\((bin.eventRate * 100).roundedHalfUp) %"
        return style.isPlain
          ? "Said \(said): came on \(came) of \(bin.count) days."
          : "\(said.padded(to: 12))\(came.padded(to: 10))\(String(bin.count).padded(to: 6))\(bar(bin, style))"
      }
  }

  private func bar(_ bin: CalibrationBin, _ style: TextStyle) -> String {
    let room = max(0, min(30, style.width - 30))
    return String(repeating: "█", count: Int((bin.eventRate * Double(room)).rounded()))
  }

  /// `.123`
  private func thousandths(_ value: Double) -> String {
    let thousandths = (value * 1000).roundedHalfUp
    let rest = String(thousandths % 1000)
    return "\(thousandths >= 1000 ? String(thousandths / 1000) : "").\(String(repeating: "0", count: 3 - rest.count))\(rest)"
  }
}
