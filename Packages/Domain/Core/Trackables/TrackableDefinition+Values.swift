extension TrackableDefinition {
  /// A value as it is typed: `3h`, `yes`, `45m`, `medium`. Whether a number is in range, `fault(of:)` says.
  public var shape: FieldDefinition.Shape {
    switch kind {
    case .number:
      // The lowest and the highest number of a quantity are told where something else was typed.
      quantity == nil
        ? .number(-1e9...1e9, unit: unit)
        : .number(range ?? (quantity == .temperature ? -100...1_000 : 0...100_000), unit: unit)
    case .count:
      .whole(Int(range?.lowerBound ?? 0)...Int(range?.upperBound ?? Double(TrackableDefinition.highestCount)))
    case .duration: .minutes(0...TrackableDefinition.longest)
    case .yesNo:
      .choice([
        .init(TrackableDefinition.yes, aliases: ["y", "ja", "j", "1"]),
        .init(TrackableDefinition.no, aliases: ["n", "nein", "0"] + Scale.noneWords.sorted()),
      ])
    case .choice: .choice(choices.map { .init($0.metricWord, aliases: [$0.replacing(" ", with: "-")]) })
    }
  }

  private static let (yes, no) = ("yes", "no")

  /// The number of what was typed as a word; nil where it is none of its words.
  public func number(of word: String) -> Double? {
    switch kind {
    case .yesNo: word == TrackableDefinition.yes ? 1 : word == TrackableDefinition.no ? 0 : nil
    case .choice: choices.firstIndex { $0.metricWord == word.metricWord }.map { Double($0 + 1) }
    case .number, .count, .duration: nil
    }
  }

  /// Why a number is none of its values, as a sentence that names it; nil where it is one.
  ///
  /// - Parameter isExact: Whether it may be between the steps of a number.
  public func fault(of value: Double, isExact: Bool = false) -> Diagnostic? {
    switch kind {
    case .number:
      if let range, !range.contains(value) { return outside(range, value) }
      if isExact { return nil }
      let steps = step.map { (value - (range?.lowerBound ?? 0)) / $0 }
      guard let step, let steps, abs(steps - steps.rounded()) >= 1e-6 else { return nil }
      return fault("{name} goes in steps of {step}", ["step": .number(step, upTo: 3)])
    case .count, .duration:
      let highest = kind == .count ? TrackableDefinition.highestCount : TrackableDefinition.longest
      let range = range ?? 0...Double(highest)
      return range.contains(value) && value == value.rounded() ? nil : outside(range, value)
    case .yesNo: return value == 0 || value == 1 ? nil : fault("{name} is yes or no", [:])
    case .choice:
      let isFine = value == value.rounded() && (1...Double(max(1, choices.count))).contains(value)
      return isFine ? nil : fault("{name} is {words}", ["words": .anyOf(choices.map { .verbatim($0) })])
    }
  }

  /// `30 h is too much for screen time. Use 0 to 24 h`
  private func outside(_ range: ClosedRange<Double>, _ value: Double) -> Diagnostic {
    fault(
      value > range.upperBound
        ? "{value} is too much for {name}. Use {low} to {high}"
        : "{value} is too little for {name}. Use {low} to {high}",
      ["value": told(value), "low": .number(range.lowerBound, upTo: 3), "high": told(range.upperBound)])
  }

  private func fault(_ message: Phrase, _ values: [String: Phrase]) -> Diagnostic {
    Diagnostic(
      code: "out-of-range", message, values.merging(["name": .verbatim(label)]) { first, _ in first }, field: "value")
  }

  /// A value as people read it: `3 h`, `yes`, `1 h 20 min`, `medium`; a mean of several ones as a number.
  public func told(_ value: Double) -> Phrase {
    switch kind {
    case .number:
      if let quantity { return .amount(value, quantity) }
      guard let unit else { return .number(value, upTo: 3) }
      return .words("{value} {unit}", ["value": .number(value, upTo: 3), "unit": .verbatim(unit)])
    case .count: return .number(value, upTo: 1)
    case .duration: return .duration(minutes: Int(value.rounded()))
    case .yesNo: return value == 1 ? "yes" : value == 0 ? "no" : .number(value, upTo: 1)
    case .choice:
      guard let place = Int(exactly: value), choices.indices.contains(place - 1) else {
        return .number(value, upTo: 1)
      }
      return .verbatim(choices[place - 1])
    }
  }

  /// A value to type, for lines that show how: `12h`, `yes`, `30m`.
  public var example: String {
    switch kind {
    case .number:
      let middle = range.map { $0.lowerBound + ($0.upperBound - $0.lowerBound) / 2 } ?? 1
      let steps = step.map { ((middle - (range?.lowerBound ?? 0)) / $0).rounded() * $0 + (range?.lowerBound ?? 0) }
      return "\((steps ?? middle).decimal(upTo: 1))\(unit ?? "")".shellSafe
    case .count: return "1"
    case .duration: return "30m"
    case .yesNo: return TrackableDefinition.yes
    case .choice: return choices.last?.metricWord ?? "1"
    }
  }
}

extension String {
  /// Itself where a shell takes it as one word, else the number that it begins with.
  fileprivate var shellSafe: String {
    allSatisfy { $0.isLetter || $0.isNumber || "./-%°".contains($0) }
      ? self : String(prefix { $0.isNumber || $0 == "." || $0 == "-" })
  }
}
