import TrackerCommands
import TrackerCore

extension TodayView {
  func text(_ style: TextStyle) -> String {
    style.isPlain ? plainText(style) : TodayText(view: self, style: style).text
  }
}

/// The view of a day for the eye: labels at the left, wrapped to the width; colour only ever repeats a word.
private struct TodayText {
  let view: TodayView
  let style: TextStyle

  /// Columns of the labels; narrow screens put what follows a label on lines of its own.
  private var words: Phrases { style.words }
  private var sentences: TodayWords { TodayWords(style: style) }

  private var indent: Int { style.width < 60 ? 2 : 10 }

  var text: String {
    guard let main = view.conditions.first else { return heading + "\n" }
    let name = view.conditions.count > 1 ? style.paint(main.name, .bold) : ""
    let body = [heading, name] + whole(main) + [checkIn, logged, tomorrow(main)] + noticed + [lookBack(main)]
    return (body + view.conditions.dropFirst().map(line)).filter { !$0.isEmpty }.joined(separator: "\n") + "\n"
  }

  private var heading: String {
    let greeting = view.greeting.map { greeting in view.name.map { "\(greeting), \($0)" } ?? greeting }
    guard let greeting else { return style.spread(style.paint(words("Looking back"), .bold), words.long(view.day)) }
    return style.spread(style.paint(greeting, .bold), words.long(view.day))
  }

  private func whole(_ condition: TodayView.Condition) -> [String] {
    let risk = condition.today
    let said = sentences.said(risk, on: view.day)
    let pieces = [percent(risk), sentences.timesUsual(risk, condition), sentences.likely(risk)].filter { !$0.isEmpty }
    let flowed = style.flow(pieces, separator: "   ", first: 10, indent: indent)
    let lastWidth = (flowed.split(separator: "\n").last?.visibleWidth ?? 0) + (flowed.contains("\n") ? 0 : 10)
    let place = lastWidth + said.visibleWidth + 2 <= style.width
    let first =
      place
      ? label(words("Today")) + flowed + String(repeating: " ", count: style.width - lastWidth - said.visibleWidth)
        + style.paint(said, .faint)
      : label(words("Today")) + flowed + "\n" + pad + style.paint(said, .faint)
    return [first] + because(condition) + [load(condition.yesterdaysLoad)]
  }

  private func because(_ condition: TodayView.Condition) -> [String] {
    var lines: [String] = []
    if let building = sentences.building(condition) {
      lines.append(pad + style.wrap(building, indent: indent, first: indent))
    } else if !condition.today.reasons.isEmpty {
      lines.append(pad + listed([words("because:")] + joined(condition.today.reasons)))
    }
    if let morning = condition.morning {
      lines.append(
        pad
          + style.flow(
            [words("with last night's rest:"), percent(morning)], separator: " ", first: indent, indent: indent))
    }
    if let message = view.awayMessage, let last = view.lastLogged {
      lines.append(pad + style.wrap(sentences.away(since: last, message), indent: indent, first: indent))
    }
    return lines
  }

  private func load(_ load: TodayView.Load) -> String {
    guard let score = load.score, let band = load.band else {
      let head = words("Yesterday's load")
      return "\(head)  "
        + style.wrap(words("not known: too little was logged"), indent: indent, first: head.visibleWidth + 2)
    }
    let groups = load.groups.map { "\(words($0.id.rawValue)) \($0.score.map(String.init) ?? "–")" }
    let head = "\(words("Yesterday's load"))  \(style.paint("\(score) \(words(band.rawValue))", .init(band.colour)))"
    let flowed = style.flow(
      ["     " + (groups.first ?? "")] + joinedTail(groups), separator: " ", first: head.visibleWidth, indent: indent)
    let reasons = load.reasons.isEmpty ? "" : "\n" + pad + listed(joined(load.reasons))
    return head + flowed + reasons
  }

  private var checkIn: String {
    let sliders = view.checkIn.map { slider in
      let value = slider.value.map { style.paint(words.number($0.shortText), .init(slider.colour ?? .yellow)) } ?? "–"
      return "\(words.inSentence(slider.name)) \(value)\(slider.change.map { " \(sentences.arrow($0))" } ?? "")"
    }
    let hint = view.checkIn.contains { $0.value == nil } ? ["symptoms check-in"] : []
    return labelled(words("Check-in"), sliders, hint: hint)
  }

  private var logged: String {
    guard !view.logged.isEmpty else { return "" }
    let pieces = view.logged.map { category in
      let count = category.count > 1 ? " (\(category.count))" : ""
      return category.isAnswered
        ? "\(style.paint("✓", .green)) \(words(category.name))\(count)" : "○ \(words(category.name))"
    }
    return labelled(words("Logged"), pieces, hint: view.logged.first { !$0.isAnswered }.map { [$0.command] } ?? [])
  }

  private func tomorrow(_ condition: TodayView.Condition) -> String {
    let risk = condition.tomorrow
    let head = "\(words("Tomorrow so far"))  \(percent(risk))"
    if !risk.habits.isEmpty {
      let pieces = [words("on your better days, in your records:")] + joined(risk.habits)
      return "\(head)\n\(pad)\(listed(pieces))"
    }
    guard let message = risk.message else { return head }
    let after = head.visibleWidth + 5 + message.visibleWidth <= style.width
    return after ? "\(head)     \(message)" : "\(head)\n\(pad)\(style.wrap(message, indent: indent, first: indent))"
  }

  private var noticed: [String] {
    view.insights.map { pad + style.wrap("· \($0.text)", indent: indent + 2, first: indent) }
  }

  private func lookBack(_ condition: TodayView.Condition) -> String {
    let sentence = [sentences.lookBack(condition.yesterday), sentences.score(condition.score)].filter { !$0.isEmpty }
      .joined(
        separator: "  ")
    let wrapped = style.wrap(sentence)
    let last = wrapped.split(separator: "\n").last.map(String.init) ?? ""
    let command = "symptoms accuracy"
    guard condition.score.days > 0 else { return wrapped }
    return last.visibleWidth + command.count + 2 <= style.width
      ? wrapped + String(repeating: " ", count: style.width - last.visibleWidth - command.count)
        + style.paint(command, .faint)
      : wrapped + "\n" + pad + style.paint(command, .faint)
  }

  private func line(_ condition: TodayView.Condition) -> String {
    let pieces = [
      style.paint(condition.name, .bold), "\(words("today")) \(percent(condition.today))",
      "\(words("load")) \(condition.yesterdaysLoad.score.map(String.init) ?? words("not known"))",
      "\(words("tomorrow so far")) \(percent(condition.tomorrow))",
    ]
    return style.flow(pieces, separator: "   ", indent: 2)
  }

  // MARK: Setting

  private var pad: String { String(repeating: " ", count: indent) }

  private func label(_ text: String) -> String { text.padded(to: 10) }

  private func percent(_ risk: TodayView.Risk) -> String {
    style.paint("\(risk.percent) %  \(words(risk.band.rawValue))", .init(risk.band.colour), .bold)
  }

  /// Pieces after a label, with a hint at the right edge of their last line or on a line of its own.
  private func labelled(_ name: String, _ pieces: [String], hint: [String]) -> String {
    let flowed = style.flow(pieces, first: 10, indent: indent)
    guard let hint = hint.first else { return label(name) + flowed }
    let lines = flowed.split(separator: "\n")
    let lastWidth = (lines.last?.visibleWidth ?? 0) + (lines.count > 1 ? 0 : 10)
    let space = style.width - lastWidth - hint.visibleWidth
    return label(name) + flowed + (space >= 2 ? String(repeating: " ", count: space) : "\n" + pad)
      + style.paint(hint, .faint)
  }

  /// Pieces after the indent, each whole where all fit a line.
  private func listed(_ pieces: [String]) -> String {
    pieces.allSatisfy { $0.visibleWidth <= style.width - indent }
      ? style.flow(pieces, separator: " ", first: indent, indent: indent)
      : style.wrap(pieces.joined(separator: " "), indent: indent, first: indent)
  }

  private func joined(_ texts: [String]) -> [String] { (texts.first.map { [$0] } ?? []) + joinedTail(texts) }
  private func joinedTail(_ texts: [String]) -> [String] { texts.dropFirst().map { "· \($0)" } }
}
