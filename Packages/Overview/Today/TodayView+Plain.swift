import TrackerCommands
import TrackerCore

extension TodayView {
  /// One fact a line, every value with its word, nothing told by place, colour or sign alone.
  var plainText: String {
    var lines = [
      [greeting.map { greeting in name.map { "\(greeting), \($0)" } ?? greeting }, day.longText].compactMap { $0 }.joined(separator: ". ")
        + "."
    ]
    for condition in conditions { lines += plainLines(condition) }
    lines += checkIn.map(plainLine)
    lines += logged.map { category in
      category.isAnswered
        ? "Logged: \(category.name)\(category.count > 1 ? ", \(category.count) entries" : "")."
        : "Not logged yet: \(category.name). Command: \(category.command)"
    }
    if checkIn.contains(where: { $0.value == nil }) { lines.append("To answer: symptoms check-in") }
    lines += insights.map(\.text)
    return lines.filter { !$0.isEmpty }.joined(separator: "\n") + "\n"
  }

  private func plainLines(_ condition: Condition) -> [String] {
    let prefix = conditions.count > 1 ? "\(condition.name). " : ""
    let risk = condition.today
    var lines = ["\(prefix)Today: \(risk.percent) percent, \(risk.band.rawValue), \(TodayWords.said(risk, on: day))."]
    lines.append("Likely between \(risk.likelyFrom) and \(risk.likelyTo) percent.")
    if let building = TodayWords.building(condition) {
      lines.append("Still \(building).")
    } else {
      lines.append("That is \(TodayWords.timesUsual(risk, condition)).")
      if !risk.reasons.isEmpty { lines.append("Because: \(risk.reasons.joined(separator: "; ")).") }
    }
    if let last = lastLogged, let message = awayMessage { lines.append("Nothing logged since \(last.shortText). \(message)") }
    let load = condition.yesterdaysLoad
    if let score = load.score, let band = load.band {
      let groups = load.groups.map { "\($0.id) \($0.score.map(String.init) ?? "not known")" }.joined(separator: ", ")
      lines.append("Yesterday's load: \(score), \(band.rawValue): \(groups).")
      if !load.reasons.isEmpty { lines.append("It came from: \(load.reasons.joined(separator: "; ")).") }
    } else {
      lines.append("Yesterday's load: not known, too little was logged.")
    }
    let tomorrow = condition.tomorrow
    lines.append("Tomorrow so far: \(tomorrow.percent) percent, \(tomorrow.band.rawValue).\(tomorrow.message.map { " \($0)" } ?? "")")
    lines += [TodayWords.lookBack(condition.yesterday), TodayWords.score(condition.score)]
    return lines
  }

  private func plainLine(_ slider: Slider) -> String {
    guard let value = slider.value else { return "Check-in: \(slider.name.lowercased()) not answered." }
    let change: String? =
      switch slider.change {
      case .up?: "up from \(slider.before?.shortText ?? "")"
      case .down?: "down from \(slider.before?.shortText ?? "")"
      case .same?: "as yesterday"
      case nil: nil
      }
    return
      "Check-in: \(([slider.name.lowercased() + " " + value.shortText, slider.band, change] as [String?]).compactMap { $0 }.joined(separator: ", "))."
  }
}
