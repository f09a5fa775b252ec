import TrackerApplication
import TrackerCore
import TrackerLearner

/// What each factor weighs, and after how many days it shows.
struct WeightsText {
  let weights: [PredictView.Weight]
  /// The first logged day.
  let since: Day?
  let style: TextStyle

  private var words: Phrases { style.words }
  private var isTuned: Bool { weights.contains { $0.tuned != nil } }

  var text: String {
    guard !weights.isEmpty else {
      return laid(words("This condition looks at no factors: only your recent days move its forecast."))
    }
    let gap = style.isPlain ? [] : [""]
    return ([heading, about] + gap + table + [inForce] + gap + timing).filter { style.isPlain ? !$0.isEmpty : true }
      .joined(separator: "\n")
  }

  private var heading: String { style.paint(laid(words("What each factor weighs")), .bold) }

  private var about: String {
    laid(
      words(
        """
        Log-odds of tomorrow's flare for a day that is one spread above your usual, 0 is no effect. “Pack” is what \
        is believed of people, “learnt” what your days have made of it so far, “likely” its plausible range; ✓ where \
        your own records bear it out.
        """
      ))
  }

  /// Plain text has a sentence a line, however long.
  private func laid(_ text: String, indent: Int = 0) -> String {
    style.isPlain ? text : style.wrap(text, indent: indent)
  }

  // MARK: The table

  private var names: Int { style.width - (isTuned ? 48 : 40) }

  private var table: [String] {
    if style.isPlain || style.width < 60 { return weights.map(style.isPlain ? sentence : narrow) }
    let columns = words("Pack").leftPadded(to: 7) + (isTuned ? words("Tuned").leftPadded(to: 8) : "")
    let head = words("Factor").padded(to: names) + columns + words("Learnt").leftPadded(to: 8)
    return [head + words("Likely").leftPadded(to: 16) + words("Days").leftPadded(to: 6)] + weights.map(row)
  }

  private func row(_ weight: PredictView.Weight) -> String {
    let wrapped = TextStyle(width: names - 1, usesColour: false, isPlain: false).wrap(weight.name).split(
      separator: "\n"
    ).map(String.init)
    let columns =
      number(weight.pack).leftPadded(to: 7) + (isTuned ? (weight.tuned.map(number) ?? "–").leftPadded(to: 8) : "")
    let first =
      (wrapped.first ?? "").padded(to: names) + columns + number(weight.learnt).leftPadded(to: 8)
      + range(weight).leftPadded(to: 16)
    return ([first + String(weight.knownDays).leftPadded(to: 6) + (weight.isOwn ? " ✓" : "")] + wrapped.dropFirst())
      .joined(separator: "\n")
  }

  private func narrow(_ weight: PredictView.Weight) -> String {
    let tuned = weight.tuned.map { [words("tuned {number}", ["number": number($0)])] } ?? []
    let pieces =
      [words("pack {number}", ["number": number(weight.pack)])] + tuned + [
        words("learnt {number}", ["number": number(weight.learnt)]) + (weight.isOwn ? " ✓" : ""), "(\(range(weight)))",
        words(weight.knownDays == 1 ? "1 day known" : "{count} days known", ["count": "\(weight.knownDays)"]),
      ]
    return style.wrap(weight.name) + "\n  " + style.flow(pieces, first: 2, indent: 2)
  }

  private func sentence(_ weight: PredictView.Weight) -> String {
    let values = [
      "name": weight.name, "pack": number(weight.pack), "learnt": number(weight.learnt),
      "from": number(weight.learntFrom),
      "to": number(weight.learntTo), "days": FlareLine.days("\(weight.knownDays)", words),
      "tuned": weight.tuned.map { words(" tuned to {number},", ["number": number($0)]) } ?? "",
      "own": weight.isOwn ? words(", borne out by your own records") : "",
    ]
    return words("{name}: pack {pack},{tuned} learnt {learnt}, likely {from} to {to}, known on {days}{own}.", values)
  }

  private func number(_ value: Double) -> String { words.number(value.signedHundredths) }
  private func range(_ weight: PredictView.Weight) -> String {
    "\(number(weight.learntFrom))…\(number(weight.learntTo))"
  }

  /// Since when the weights are in force and learnt: the day most of them share, then the others'.
  private var inForce: String {
    let counts = Dictionary(grouping: weights.compactMap(\.inForceSince)) { $0 }
    guard let common = counts.max(by: { ($0.value.count, $1.key) < ($1.value.count, $0.key) })?.key else { return "" }
    let others = weights.filter { $0.inForceSince != common }.compactMap { weight in
      weight.inForceSince.map { "\(weight.name) \(words.long($0))" }
    }
    let sentences =
      [words("In force since {day}.", ["day": words.long(common)])]
      + (others.isEmpty ? [] : [words("But: {others}.", ["others": others.joined(separator: " · ")])])
      + [
        since.map { words("Learnt since {day}.", ["day": words.long($0)]) }
          ?? words("Nothing is learnt yet: log a day first.")
      ]
    return laid(sentences.joined(separator: " "))
  }

  // MARK: After how many days

  private var timing: [String] {
    let holding = weights.filter { $0.timing.contains(where: \.holds) }
    let early = weights.filter { $0.timingDaysNeeded ?? 0 > 0 }
    let heading = style.paint(laid(words("After how many days it shows")), .bold)
    let about = laid(
      words(
        """
        Points of severity (0 to 10) for a day one spread above your usual, next to how the day before was; only \
        what holds.
        """
      ))
    let none = holding.isEmpty ? [laid(words("Nothing holds at any lag so far."))] : []
    return [heading, about] + holding.map(shown) + none + waiting(early)
  }

  private func shown(_ weight: PredictView.Weight) -> String {
    let pieces = weight.timing.filter(\.holds).map { timing in
      words(
        "{lag} {points} ({from} to {to})",
        [
          "lag": lag(timing.lag), "points": words.number(timing.severity.signedHundredths),
          "from": words.number(timing.from.signedHundredths), "to": words.number(timing.to.signedHundredths),
        ])
    }
    return style.isPlain
      ? "\(weight.name): \(pieces.joined(separator: "; "))."
      : laid("\(weight.name): \(pieces.joined(separator: " · "))", indent: 2)
  }

  private func lag(_ days: Int) -> String {
    switch days {
    case 0: words("the same day")
    case 1: words("the day after")
    default: words("{count} days after", ["count": "\(days)"])
    }
  }

  /// Factors for which days are missing, by how many.
  private func waiting(_ early: [PredictView.Weight]) -> [String] {
    guard !early.isEmpty else { return [] }
    let groups = Dictionary(grouping: early) { $0.timingDaysNeeded ?? 0 }.sorted { $0.key < $1.key }
    let told = groups.map { needed, weights in
      words(
        "{count} more: {names}", ["count": "\(needed)", "names": weights.map(\.name).sorted().joined(separator: ", ")])
    }
    if style.isPlain { return told.map { words("Not enough days yet, {told}.", ["told": $0]) } }
    return [laid(words("Not enough days yet, {told}.", ["told": told.joined(separator: "; ")]), indent: 2)]
  }
}
