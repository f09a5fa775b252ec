import TrackerCommands
import TrackerCore

extension TodayView {
  /// One fact a line, every value with its word, nothing told by place, colour or sign alone.
  func plainText(_ style: TextStyle) -> String {
    let words = style.words
    let sentences = TodayWords(style: style)
    var lines = [
      [greeting.map { greeting in name.map { "\(greeting), \($0)" } ?? greeting }, words.long(day)].compactMap { $0 }
        .joined(
          separator: ". ")
        + "."
    ]
    for condition in conditions { lines += plainLines(condition, sentences, words) }
    lines += checkIn.map { plainLine($0, words) }
    lines += logged.map { category in
      category.isAnswered
        ? words(
          category.count > 1 ? "Logged: {name}, {count} entries." : "Logged: {name}.",
          ["name": words(category.name), "count": "\(category.count)"])
        : words(
          "Not logged yet: {name}. Command: {command}", ["name": words(category.name), "command": category.command])
    }
    if checkIn.contains(where: { $0.value == nil }) {
      lines.append(words("To answer: {command}", ["command": "symptoms check-in"]))
    }
    lines += insights.map(\.text)
    return lines.filter { !$0.isEmpty }.joined(separator: "\n") + "\n"
  }

  private func plainLines(_ condition: Condition, _ sentences: TodayWords, _ words: Phrases) -> [String] {
    let prefix = conditions.count > 1 ? "\(condition.name). " : ""
    let risk = condition.today
    var lines = [
      prefix
        + words(
          "Today: {percent} percent, {band}, {said}.",
          ["percent": "\(risk.percent)", "band": words(risk.band.rawValue), "said": sentences.said(risk, on: day)])
    ]
    lines.append(
      words("Likely between {from} and {to} percent.", ["from": "\(risk.likelyFrom)", "to": "\(risk.likelyTo)"]))
    if let building = sentences.building(condition) {
      lines.append(words("Still {building}.", ["building": building]))
    } else {
      lines.append(words("That is {ratio}.", ["ratio": sentences.timesUsual(risk, condition)]))
      if !risk.reasons.isEmpty {
        lines.append(words("Because: {reasons}.", ["reasons": risk.reasons.joined(separator: "; ")]))
      }
    }
    if let morning = condition.morning {
      lines.append(
        words(
          "With last night's rest: {percent} percent, {band}.",
          ["percent": "\(morning.percent)", "band": words(morning.band.rawValue)]))
    }
    if let last = lastLogged, let message = awayMessage { lines.append(sentences.away(since: last, message)) }
    let load = condition.yesterdaysLoad
    if let score = load.score, let band = load.band {
      let groups = load.groups.map { "\(words($0.id.rawValue)) \($0.score.map(String.init) ?? words("not known"))" }
        .joined(separator: ", ")
      lines.append(
        words(
          "Yesterday's load: {score}, {band}: {groups}.",
          ["score": "\(score)", "band": words(band.rawValue), "groups": groups]))
      if !load.reasons.isEmpty {
        lines.append(words("It came from: {reasons}.", ["reasons": load.reasons.joined(separator: "; ")]))
      }
    } else {
      lines.append(words("Yesterday's load: not known, too little was logged."))
    }
    let tomorrow = condition.tomorrow
    lines.append(
      words(
        "Tomorrow so far: {percent} percent, {band}.",
        ["percent": "\(tomorrow.percent)", "band": words(tomorrow.band.rawValue)])
        + (tomorrow.habits.isEmpty ? tomorrow.message.map { " \($0)" } ?? "" : ""))
    if !tomorrow.habits.isEmpty {
      lines.append(
        words("On your better days, in your records: {habits}.", ["habits": tomorrow.habits.joined(separator: "; ")]))
    }
    lines += [sentences.lookBack(condition.yesterday), sentences.score(condition.score)]
    return lines
  }

  private func plainLine(_ slider: Slider, _ words: Phrases) -> String {
    let name = words.inSentence(slider.name)
    guard let value = slider.value else { return words("Check-in: {name} not answered.", ["name": name]) }
    let change: String? =
      switch slider.change {
      case .up?: words("up from {value}", ["value": words.number(slider.before?.shortText ?? "")])
      case .down?: words("down from {value}", ["value": words.number(slider.before?.shortText ?? "")])
      case .same?: words("as yesterday")
      case nil: nil
      }
    let facts = [name + " " + words.number(value.shortText), slider.band, change].compactMap { $0 }
    return words("Check-in: {facts}.", ["facts": facts.joined(separator: ", ")])
  }
}
