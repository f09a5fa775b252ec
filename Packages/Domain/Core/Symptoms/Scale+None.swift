/// A day without a symptom is an answer too: 0, below every value of the scale.
extension Scale {
  /// The words that people may type for it; stored it is 0.
  public static let noneWords: Set<String> = ["none", "no", "zero", "kein", "keine", "keinen", "keiner", "null"]

  /// Whether 0 stands below the scale and says that there was nothing: the bad end is high, and the scale begins
  /// above 0.
  public var hasNone: Bool { worse == .high && range.lowerBound > 0 }

  /// Whether the word none is an answer, which is 0: on the scale or below it. Where low is bad, or where the scale
  /// goes below 0, there is none.
  public var takesNone: Bool { worse == .high && range.lowerBound >= 0 }

  /// Whether a value is an answer: one on the scale, or 0 where it has a none.
  public func holdsAnswer(_ value: Double) -> Bool { holds(value) || isNone(value) }

  /// The same within what an entry is read against: where numbers are taken exactly, one between two steps is an
  /// answer.
  public func holdsAnswer(_ value: Double, in context: EntryContext) -> Bool {
    context.takesExactNumbers ? range.contains(value) || isNone(value) : holdsAnswer(value)
  }

  /// Whether a value is the none below the scale.
  public func isNone(_ value: Double) -> Bool { hasNone && value == 0 }

  /// What answers can be, from the lowest to the highest: from 0 where the scale has a none.
  public var answers: ClosedRange<Double> { hasNone ? 0...range.upperBound : range }

  /// The nearest answer: a none for what is no more than one, else the nearest value on a step.
  public func nearestAnswer(to value: Double) -> Double { hasNone && value <= 0 ? 0 : nearestStep(to: value) }

  /// The nearest value on a step, halves up, within the range.
  public func nearestStep(to value: Double) -> Double {
    let steps = ((value - range.lowerBound) / step + 0.5).rounded(.down)
    return min(range.upperBound, max(range.lowerBound, range.lowerBound + steps * step))
  }

  /// What can be answered, as a sentence.
  public var use: Phrase {
    let values: [String: Phrase] = [
      "low": toldExactly(range.lowerBound), "high": toldExactly(range.upperBound), "step": toldExactly(step),
    ]
    return switch (step == 1, hasNone) {
    case (true, true): .words("Use {low} to {high}, or 0 for none", values)
    case (true, false): .words("Use {low} to {high}", values)
    case (false, true): .words("Use {low} to {high} in steps of {step}, or 0 for none", values)
    case (false, false): .words("Use {low} to {high}, in steps of {step}", values)
    }
  }
}

extension Scale.Band {
  /// The band of a none.
  public static let ofNone = Scale.Band(upTo: 0, name: "none", colour: .green)
}

extension Phrase {
  /// An answer to a symptom as part of a sentence: `pain 6`, or `no pain`.
  ///
  /// - Parameter value: As the symptom's scale tells it.
  public static func answer(_ symptom: Phrase, _ value: Phrase, isNone: Bool) -> Phrase {
    .words(isNone ? "no {symptom}" : "{symptom} {value}", ["symptom": symptom, "value": value])
  }
}

extension SymptomDefinition {
  /// An answer as part of a sentence: `pain 6`, or `no pain`.
  public func told(_ value: Double, in language: LanguageTag) -> Phrase {
    .answer(.verbatim(language.inSentence(name)), scale.told(value), isNone: scale.isNone(value))
  }

  /// Why there is no none of it, such as of a mood.
  public var noNone: Diagnostic {
    Diagnostic(
      code: "no-none", "{symptom} starts at {low}; there is no 0",
      ["symptom": "\(name)", "low": scale.toldExactly(scale.range.lowerBound)])
  }

  /// Why a value is no answer to it.
  public var offScale: Diagnostic {
    Diagnostic(
      code: "out-of-range", "That is not on the scale of {symptom}. {use}", ["symptom": "\(name)", "use": scale.use],
      allowed: scale.use)
  }
}

extension Measure {
  /// Added to the rank of a none, so that it counts only where nothing else was answered on the day: a none never
  /// lowers a higher value.
  private static let noneRank = 1_000

  /// Whether it says that there was none of a symptom.
  public var isNone: Bool { rank >= Measure.noneRank }

  /// A metric that a day was closed for: 0, unless something was logged.
  public static func closes(_ metric: MetricID) -> Measure { Measure(metric, 0, fold: .sum, rank: noneRank) }

  /// An answer to a symptom.
  ///
  /// - Parameters:
  ///   - symptom: What packs say of it; nil where none has it any more. Its own fold joins the answers of a day.
  ///   - isNone: Whether it says that there was nothing; nil to take a 0 below the scale for that.
  public static func answer(
    _ id: SymptomID, _ value: Double, of symptom: SymptomDefinition?, isNone: Bool? = nil
  ) -> Measure {
    let isNone = isNone ?? (value == 0 && symptom?.scale.hasNone ?? true)
    return Measure(
      symptom?.metric ?? id.metric, value, fold: symptom?.fold ?? .max,
      rank: isNone ? noneRank : 0)
  }
}
