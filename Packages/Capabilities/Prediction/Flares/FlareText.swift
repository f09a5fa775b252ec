import TrackerApplication
import TrackerCore

/// Sets a flare as text.
struct FlareText {
  let view: FlareView
  let style: TextStyle

  private var words: Phrases { style.words }

  var text: String {
    ([head] + [days, why, before, logged].filter { !$0.isEmpty }).map { $0.joined(separator: "\n") }
      .joined(separator: style.isPlain ? "\n" : "\n\n") + "\n"
  }

  /// Plain text has a sentence a line, however long.
  private func laid(_ text: String, indent: Int = 0) -> String {
    style.isPlain ? text : style.wrap(text, indent: indent)
  }
  private func heading(_ text: String) -> String { style.isPlain ? text : style.paint(style.wrap(text), .bold) }

  private var head: [String] {
    let flare = view.flare
    let title = words(
      "{name}: flare {number}, from {day}",
      ["name": view.name, "number": "\(flare.number)", "day": words.long(flare.from)])
    let facts = FlareLine.facts(flare, words)
    return style.isPlain
      ? [title + ".", facts.joined(separator: ", ") + "."]
      : [heading(title), style.flow(facts, separator: " · ", indent: 0)]
  }

  // MARK: Its days

  private var days: [String] { [heading(words("Its days:"))] + view.days.map(day) }

  /// Columns of the days' names.
  private var names: Int { max(24, (view.days.map { style.short($0.day).visibleWidth }.max() ?? 0) + 2) }

  private func day(_ line: FlareView.DayLine) -> String {
    let severity =
      line.severity.map { words("severity {value}", ["value": words.number($0.shortText)]) }
      ?? words("severity unanswered")
    let isFlare =
      switch (line.isFlare, line.isMarked) {
      case (nil, _): words("unanswered")
      case (_, true): words("marked")
      default: ""
      }
    let said = line.said.map { FlareLine.said($0, words) } ?? words("nothing was forecast")
    let facts = [line.isFlare == nil && line.severity == nil ? "" : severity, isFlare, said].filter { !$0.isEmpty }
    if style.isPlain { return "\(style.short(line.day)): \(facts.joined(separator: ", "))." }
    let indent = style.width < 60 ? 4 : names + 2
    let name = style.width < 60 ? "\(style.short(line.day))\n  " : style.short(line.day).padded(to: names)
    return "  " + name + (style.width < 60 ? "  " : "")
      + style.flow(facts, separator: " · ", first: indent, indent: indent)
  }

  // MARK: What drove the forecast

  private var why: [String] {
    guard let said = view.why else { return [laid(words("Nothing was forecast of its first day."))] }
    let title = words(
      said.kind == .replayed
        ? "What drove the forecast of its first day, worked out from earlier days:"
        : "What drove the forecast of its first day:")
    return [heading(title)] + said.told.filter(\.isShown).map(step) + [
      line(words("together: {percent} %", ["percent": "\(said.percent)"]), said.logOdds)
    ]
  }

  private func step(_ told: PredictView.Told) -> String { line(told.text, told.logOdds) }

  private func line(_ text: String, _ logOdds: Double) -> String {
    let number = words.number(logOdds.signedHundredths)
    if style.isPlain { return words("{text}: {number} log-odds.", ["text": text, "number": number]) }
    return "  \(number.leftPadded(to: 5))  " + style.wrap(text, indent: 9, first: 9)
  }

  // MARK: What went before

  private var dayNames: [String] {
    [-2, -1].map { style.short(view.flare.from.advanced(by: $0)) }
  }

  private var before: [String] {
    let title = words(
      "What went before, on {first} and {second} (48 hours):", ["first": dayNames[0], "second": dayNames[1]])
    let moving = view.factors.filter { ($0.strength ?? 0) >= 0.5 }
    let still = view.factors.filter { $0.strength.map { $0 < 0.5 } ?? false }
    let unknown = view.factors.filter { $0.strength == nil }
    return [heading(title)] + moving.map(factor)
      + [named("without points", still), named("unanswered", unknown)].compactMap { $0 }
      + [laid(words("In your records these went before it; that does not make them the cause."))]
  }

  private func named(_ label: String, _ factors: [FlareView.Factor]) -> String? {
    guard !factors.isEmpty else { return nil }
    let names = factors.map(\.name).joined(separator: ", ")
    return style.isPlain
      ? "\(words(label)): \(names)." : "  " + style.wrap("\(words(label)): \(names)", indent: 4, first: 2)
  }

  private func factor(_ factor: FlareView.Factor) -> String {
    let values = factor.before.map { value -> String in
      guard let points = value.points else { return words("unanswered") }
      let effect = words("{points} points", ["points": signed(points)])
      return value.value.map { "\(words.number($0.shortText)) (\(effect))" } ?? effect
    }
    let usual = factor.usual.map { words("usual {value}", ["value": words.number($0.shortText)]) } ?? ""
    let facts = [values.joined(separator: words(", then ")), usual].filter { !$0.isEmpty }
    if style.isPlain { return "\(factor.name): \(facts.joined(separator: ", "))." }
    if style.width < 60 {
      return "  " + style.wrap(factor.name, indent: 4, first: 2) + "\n    "
        + style.flow(facts, separator: " · ", first: 4, indent: 4)
    }
    return "  " + factor.name.padded(to: 30) + " "
      + style.flow(facts, separator: " · ", first: max(33, factor.name.visibleWidth + 3), indent: 33)
  }

  private func signed(_ points: Double) -> String {
    let whole = abs(points).roundedHalfUp
    return "\(whole == 0 ? "" : points < 0 ? "−" : "+")\(whole)"
  }

  private var logged: [String] {
    guard !view.logged.isEmpty else { return [laid(words("Nothing was logged on these two days."))] }
    let kinds = view.logged.map { "\(words($0.name)) \($0.counts.map(String.init).joined(separator: " + "))" }
    return [laid(words("Logged on these two days: {kinds}.", ["kinds": kinds.joined(separator: ", ")]))]
  }
}
