import TrackerApplication
import TrackerCore

/// One answer on a scale, unanswered until it is touched.
public struct Slider: Sendable, Hashable {
  /// An earlier answer: shown faintly, copied only on purpose.
  public struct Earlier: Sendable, Hashable {
    public var value: Double
    /// When it was given, such as `yesterday`.
    public var when: String
    public init(_ value: Double, when: String) {
      self.value = value
      self.when = when
    }
  }

  public var id: String
  public var name: String
  public var about: String?
  public var scale: Scale
  /// Whether none is an answer, which is 0: the stops are then not answered, none where it stands below the scale, and
  /// the scale.
  public var takesNone: Bool
  /// nil while unanswered.
  public var value: Double?
  public var earlier: Earlier?
  /// Whether its earlier answer is copied with all the others; otherwise only by itself.
  public var isFilled: Bool

  public init(
    id: String, name: String, about: String? = nil, scale: Scale, takesNone: Bool = false, value: Double? = nil,
    earlier: Earlier? = nil, isFilled: Bool = true
  ) {
    self.id = id
    self.name = name
    self.about = about
    self.scale = scale
    self.takesNone = takesNone
    self.value = value
    self.earlier = earlier
    self.isFilled = isFilled
  }

  /// A step up or down: from the value, else from the earlier answer. An untouched slider without one goes to none
  /// first, and where there is no none it starts in the middle.
  public mutating func step(_ steps: Int) {
    let middle = (scale.range.lowerBound + scale.range.upperBound - scale.step) / 2
    guard takesNone else {
      guard let from = value ?? earlier?.value else {
        value = scale.nearestStep(to: middle)
        return
      }
      value = scale.nearestStep(to: from + Double(steps) * scale.step)
      return
    }
    let stop = (value ?? earlier?.value).map(self.stop) ?? 0
    value = self.value(at: max(0, min(firstOfScale + scale.count - 1, stop + steps)))
  }

  /// Whether a none has a stop of its own, below the scale.
  var hasNoneBelow: Bool { takesNone && scale.hasNone }

  /// The first stop of the scale: 0 is not answered, 1 is a none below the scale.
  private var firstOfScale: Int { hasNoneBelow ? 2 : 1 }

  /// Where a value stands among the stops.
  private func stop(of value: Double) -> Int {
    if hasNoneBelow, value <= 0 { return 1 }
    return firstOfScale + Int(((scale.nearestStep(to: value) - scale.range.lowerBound) / scale.step).rounded())
  }

  private func value(at stop: Int) -> Double? {
    guard stop > 0 else { return nil }
    guard stop >= firstOfScale else { return 0 }
    return scale.nearestStep(to: scale.range.lowerBound + Double(stop - firstOfScale) * scale.step)
  }

  /// The lowest answer.
  public var lowest: Double { takesNone ? 0 : scale.range.lowerBound }

  /// Answers as before, if there is a before.
  public mutating func takeEarlier() {
    if let earlier { value = takesNone ? scale.nearestAnswer(to: earlier.value) : scale.nearestStep(to: earlier.value) }
  }

  /// Whether a number can be the answer.
  public func holds(_ number: Double) -> Bool { takesNone ? scale.holdsAnswer(number) : scale.holds(number) }

  /// Reads what was typed so far: the value it means, nil where the slider does not hold it.
  ///
  /// - Parameter zeroIsTen: Whether `0` alone is 10 on a scale without 0: not beside sliders where it is none.
  public func value(typed: String, zeroIsTen: Bool = true) -> Double? {
    guard let number = Double(typed) else { return nil }
    if holds(number) { return number }
    return zeroIsTen && typed == "0" && scale.holds(10) ? 10 : nil
  }

  /// A line as an answer: a number, or a word for none; nil for anything else.
  func answer(line: String) -> Double? {
    if takesNone || scale.kind == .duration { return scale.answer(typed: line) }
    return Double(line.replacing(",", with: ".")).flatMap { scale.holds($0) ? $0 : nil }
  }

  /// Whether what was typed so far may become a value, as `2` becomes `20`.
  func isBeginning(typed: String) -> Bool {
    (0..<scale.count).contains { scale.text(of: scale.range.lowerBound + Double($0) * scale.step).hasPrefix(typed) }
  }

  /// The words of a value: `6 moderate`, `0 none`.
  public func words(of value: Double, _ words: Phrases = .english) -> String {
    let number = scale.kind == .duration ? words(scale.told(value)) : scale.text(of: value)
    if scale.isNone(value) { return "\(number) \(words(Scale.Band.ofNone.name))" }
    return scale.band(of: value).map { "\(number) \($0.name)" } ?? number
  }

  /// The name with what the ends of the scale mean: `Fatigue: 1 is hardly tired, 10 is too tired to get up.`
  public var ends: Phrase {
    let filled = values
    guard scale.anchors.count > 1 else {
      return hasNoneBelow
        ? .words("{name}: a number from {low} to {high}, or 0 for none.", filled)
        : scale.kind == .duration
          ? .words("{name}: a length such as 45m, up to {high}.", filled)
          : .words("{name}: a number from {low} to {high}.", filled)
    }
    return hasNoneBelow
      ? .words("{name}: 0 = none, {first} = {firstWords}, {last} = {lastWords}.", filled)
      : .words("{name}: {first} = {firstWords}, {last} = {lastWords}.", filled)
  }

  /// The question where it is asked line by line, with the earlier answer: `Fatigue (yesterday 2): 1 is hardly tired …`
  public var question: Phrase {
    guard let earlier else { return ends }
    let label = Phrase.words(
      "{name} ({day} {value})",
      [
        "name": .verbatim(name), "day": .verbatim(earlier.when),
        "value": scale.isNone(earlier.value) ? .words(Scale.Band.ofNone.name, [:]) : scale.told(earlier.value),
      ])
    guard case .words(let english, let values) = ends else { return ends }
    return .words(english, values.merging(["name": label]) { _, new in new })
  }

  /// What fills the placeholders of what is said of the scale.
  private var values: [String: Phrase] {
    [
      "name": .verbatim(name), "low": scale.told(scale.range.lowerBound),
      "high": scale.told(scale.range.upperBound),
      "first": scale.told(scale.anchors.first?.value ?? 0),
      "firstWords": .verbatim(scale.anchors.first?.words ?? ""),
      "last": scale.told(scale.anchors.last?.value ?? 0), "lastWords": .verbatim(scale.anchors.last?.words ?? ""),
    ]
  }

  /// Why 0 is no answer.
  var noNone: Phrase { .words("For {name}, the lowest answer is {low}.", values) }

  /// What to type in place of a line that is no answer.
  var refusal: Phrase {
    .words(
      hasNoneBelow
        ? "For {name}, type a number from 0 (none) to {high}, or press Enter to skip."
        : scale.kind == .duration
          ? "For {name}, type a length such as 45m, up to {high}. Enter skips it."
          : "For {name}, type a number from {low} to {high}, or press Enter to skip.", values)
  }

  /// Why a number that was typed is no answer.
  ///
  /// - Parameter hasNones: Whether 0 is none for a slider beside this one.
  func whyNot(typed: String, hasNones: Bool) -> Phrase {
    if typed == "0", hasNones { return noNone }
    return .words(
      hasNoneBelow ? "Choose a number from 0 (none) to {high}." : "Choose a number from {low} to {high}.", values)
  }

  /// All that is known of the question, for `?`.
  public var explanation: Phrase {
    guard scale.anchors.count > 1 else {
      return about.map { .words("{about} {scale}", ["about": .verbatim($0), "scale": ends]) } ?? ends
    }
    let none: [Phrase] = hasNoneBelow ? ["0 = none"] : []
    let steps =
      none
      + scale.anchors.map { anchor in
        Phrase.words("{value} = {words}", ["value": scale.told(anchor.value), "words": .verbatim(anchor.words)])
      }
    let filled: [String: Phrase] = [
      "name": .verbatim(name), "about": .verbatim(about ?? ""), "steps": .list(steps, last: "{first}, {last}"),
    ]
    return .words(about == nil ? "{name}: {steps}." : "{name}: {about} {steps}.", filled)
  }
}

extension Slider {
  /// The bar: filled up to the value; unanswered it is dotted, with a ring at the earlier answer.
  ///
  /// - Parameters:
  ///   - columns: The room; scales with more values than columns are drawn coarser.
  ///   - leavesRoom: Whether the room of a none stays empty where there is none, so that bars below each other line up.
  func bar(columns: Int, leavesRoom: Bool = false, _ style: TextStyle) -> String {
    let nones = hasNoneBelow || leavesRoom ? 1 : 0
    let last = scale.count - 1 + nones
    let spacing = last * 2 + 1 <= columns ? 2 : 1
    let cells = max(1, min(columns, last * spacing + 1))
    func cell(of value: Double) -> Int {
      if hasNoneBelow, value <= 0 { return 0 }
      let place = (value - scale.range.lowerBound) / scale.step + Double(nones)
      return last > 0 ? min(cells - 1, max(0, Int((place / Double(last) * Double(cells - 1)).rounded()))) : 0
    }
    let first = hasNoneBelow ? 0 : cell(of: scale.range.lowerBound)
    let room = String(repeating: " ", count: first)
    guard let value else {
      let ring = earlier.map { cell(of: $0.value) }
      let dots = (first..<cells).map { $0 == ring ? "○" : $0 % spacing == 0 ? "·" : " " }.joined()
      return room + style.paint(dots, .faint)
    }
    let knob = cell(of: value)
    let filled = String(repeating: "━", count: knob - first) + "●"
    return room + painted(filled, value, style)
      + style.paint(String(repeating: "─", count: cells - 1 - knob), .faint)
  }

  func painted(_ text: String, _ value: Double, _ style: TextStyle) -> String {
    scale.band(of: value).map { style.paint(text, TextStyle.Paint($0.colour)) } ?? text
  }

  /// The value with its word, coloured by the band; nil while unanswered.
  func answer(_ style: TextStyle) -> String? { value.map { painted(words(of: $0, style.words), $0, style) } }

  /// `(yesterday 6)`, `(yesterday none)`
  func earlierWords(_ words: Phrases) -> String? {
    earlier.map { words("({day} {value})", ["day": $0.when, "value": scale.answer($0.value, words)]) }
  }
}
