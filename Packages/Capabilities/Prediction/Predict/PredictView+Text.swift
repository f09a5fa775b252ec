import TrackerApplication
import TrackerCore

extension PredictView {
  public func text(_ style: TextStyle) -> String {
    conditions.map { condition in
      let title = conditions.count > 1 ? [style.paint(condition.name, .bold)] : []
      let parts =
        condition.forecasts.map {
          SaidText(said: $0, day: day, isPast: isPast, condition: condition, isExplained: isExplained, style: style)
            .text
        }
        + (condition.weights.map { [WeightsText(weights: $0, since: condition.learntSince, style: style).text] } ?? [])
      return (title + [parts.joined(separator: style.isPlain ? "\n" : "\n\n")]).joined(separator: "\n")
    }.joined(separator: "\n\n") + "\n"
  }
}

/// One forecast: what is said, how sure it is, and why.
private struct SaidText {
  let said: PredictView.Said
  /// The one asked for.
  let day: Day
  let isPast: Bool
  let condition: PredictView.Condition
  let isExplained: Bool
  let style: TextStyle

  private var words: Phrases { style.words }
  private var isBuilding: Bool { said.learntFrom < ForecastFormatter.patternDays }

  var text: String {
    let heading = style.paint(laid("\(words.long(said.forDay)): \(how)" + (style.isPlain ? "." : "")), .bold)
    return
      ([heading] + (style.isPlain ? plainLines : lines) + [beforeAnyEntry, away] + (isExplained ? steps : reasons)
      + came).filter {
        !$0.isEmpty
      }
      .joined(separator: "\n")
  }

  private var how: String {
    switch said.kind {
    case .ahead: words("from all through {day}", ["day": style.short(said.dataThrough)])
    case .morning: words("with last night's rest")
    case .replayed: words(said.isBeforeAnyEntry ? "before anything was logged" : "worked out from earlier days")
    }
  }

  private var lines: [String] {
    let percent = style.paint("\(said.percent) %  \(words(said.band.rawValue))", .init(said.band.colour), .bold)
    let usual = isBuilding ? "" : ForecastFormatter.timesUsual(said.timesUsual, words)
    let range = ForecastFormatter.likely(Double(said.likelyFrom) / 100...Double(said.likelyTo) / 100, words)
    return [
      style.flow([percent, usual, range], separator: "   ", indent: 0), severity.map { style.wrap($0) } ?? "", building,
    ]
  }

  private var plainLines: [String] {
    [
      words("A flare: {percent} percent, {band}.", ["percent": "\(said.percent)", "band": words(said.band.rawValue)]),
      words("Likely between {from} and {to} percent.", ["from": "\(said.likelyFrom)", "to": "\(said.likelyTo)"]),
      isBuilding ? "" : words("That is {ratio}.", ["ratio": ForecastFormatter.timesUsual(said.timesUsual, words)]),
      severity ?? "", building.isEmpty ? "" : words("Still {building}.", ["building": building]),
    ]
  }

  private var severity: String? {
    said.severity.map { severity in
      words(
        style.isPlain
          ? "Severity about {value} of 10, likely between {from} and {to}."
          : "severity about {value} of 10, likely {from}–{to}",
        [
          "value": words.number(severity.value.shortText), "from": words.number(severity.range.lowerBound.shortText),
          "to": words.number(severity.range.upperBound.shortText),
        ])
    }
  }

  private var building: String {
    ForecastFormatter.building(knownDays: said.learntFrom, words).map {
      laid(words("{building}; until then mostly what is usual for people", ["building": $0]))
    } ?? ""
  }

  private var beforeAnyEntry: String {
    guard said.kind == .replayed, said.isBeforeAnyEntry else { return "" }
    return laid(words("Nothing was logged by then: this is what is said before anything is known."))
  }

  /// After a long time without an answer: what is said is old.
  private var away: String {
    guard said.forDay == day, said.kind != .morning, let last = condition.lastAnswer else { return "" }
    let values = ["day": words.long(last.day), "count": "\(last.daysAgo)"]
    return laid(
      words(
        isPast
          ? "The last answer before it was on {day}, {count} days earlier: this says how things were then."
          : "The last answer was on {day}, {count} days ago: this says how things were then.", values))
  }

  private var came: [String] {
    guard said.forDay == day, let isFlare = condition.isFlare else { return [] }
    let severity = condition.severity.map { " (\(words.number($0.shortText)))" } ?? ""
    return [laid(words(isFlare ? "It was a flare{severity}." : "It was no flare{severity}.", ["severity": severity]))]
  }

  private var reasons: [String] {
    guard !isBuilding, !said.reasons.isEmpty else { return [] }
    return style.isPlain
      ? [words("Because: {reasons}.", ["reasons": said.reasons.joined(separator: "; ")])]
      : [style.wrap("\(words("because:")) \(said.reasons.joined(separator: " · "))")]
  }

  /// Plain text has a sentence a line, however long.
  private func laid(_ text: String) -> String { style.isPlain ? text : style.wrap(text) }

  // MARK: Every step

  private var steps: [String] {
    let head = words("Step by step, in log-odds: they add up, percentages would not.")
    let sum = words("together: {percent} %", ["percent": "\(said.percent)"])
    let gap = style.isPlain ? [] : [""]
    let told = said.told.filter(\.isShown)
    let nothing = told.count > 1 ? [] : [laid(words("Nothing has moved it from there yet."))]
    return gap + [laid(head)] + told.map(step) + nothing + [line("", sum, said.logOdds, bar: false)]
  }

  private func step(_ told: PredictView.Told) -> String {
    switch told.part {
    case .usual: line(words("starts at"), told.text, told.logOdds, bar: false)
    case .moving, .limit: line(words(verb(told.logOdds)), told.text, told.logOdds, bar: true)
    case .smaller: line(words(told.logOdds > 0 ? "raise it" : "lower it"), told.text, told.logOdds, bar: true)
    }
  }

  private func verb(_ logOdds: Double) -> String {
    // By the number that stands beside it: −0.20 is the same on every screen.
    switch logOdds.writtenHundredths {
    case ..<20: logOdds > 0 ? "raises it a little" : "lowers it a little"
    case ..<60: logOdds > 0 ? "raises it" : "lowers it"
    default: logOdds > 0 ? "raises it much" : "lowers it much"
    }
  }

  private func line(_ verb: String, _ text: String, _ logOdds: Double, bar: Bool) -> String {
    let number = words.number(logOdds.signedHundredths)
    if style.isPlain {
      return words(
        verb.isEmpty ? "{text}: {number} log-odds." : "{verb}: {text}, {number} log-odds.",
        ["verb": verb, "text": text, "number": number])
    }
    let length = bar ? min(12, Int((abs(logOdds) * 8).rounded())) : 0
    let drawn = String(repeating: "█", count: length)
    if style.width < 60 {
      let head = [verb, number, drawn].filter { !$0.isEmpty }.joined(separator: "  ")
      return "\(head)\n  \(style.wrap(text, indent: 2, first: 2))"
    }
    let column = SaidText.verbs + 2
    let room = style.width - column - 20
    let wrapped = TextStyle(width: room, usesColour: false, isPlain: false).wrap(text).split(separator: "\n").map(
      String.init)
    let first =
      verb.padded(to: column) + (wrapped.first ?? "").padded(to: room) + number.leftPadded(to: 7)
      + (drawn.isEmpty ? "" : " " + drawn)
    return ([first] + wrapped.dropFirst().map { String(repeating: " ", count: column) + $0 }).joined(separator: "\n")
  }

  /// Columns of the longest verb, in any language.
  private static let verbs = 18
}

extension PredictView.Told {
  /// Whether it is more than 0.00 as it is written; what a forecast starts at is always told.
  var isShown: Bool { part == .usual || logOdds.writtenHundredths > 0 }
}

extension Double {
  /// Its size as it is written, in hundredths.
  fileprivate var writtenHundredths: Int { (abs(self) * 100).roundedHalfUp }

  /// With its sign and two decimals: `+0.92`.
  var signedHundredths: String {
    let hundredths = writtenHundredths
    let sign = hundredths == 0 ? "" : self < 0 ? "−" : "+"
    return "\(sign)\(hundredths / 100).\(hundredths % 100 < 10 ? "0" : "")\(hundredths % 100)"
  }
}

extension String {
  /// The text with spaces before it up to a width in columns.
  func leftPadded(to width: Int) -> String { String(repeating: " ", count: Swift.max(0, width - visibleWidth)) + self }
}
