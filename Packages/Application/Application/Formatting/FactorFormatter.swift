import TrackerCore

/// The factors of a pack as they were on a day, in words: the same ones by every command.
public struct FactorFormatter: Sendable {
  /// The day on which the sentences are read, beside the day of the load that they tell of.
  public enum SpokenOn: Sendable {
    /// The load's day is today, as in a forecast for tomorrow: it is `today`, its night `last night`.
    case theDayBefore
    /// The load's day was yesterday, as in a forecast for today: its night is `the night before last`.
    case theDayItself
    /// The load's day is past, and the sentences tell what came before a later day: `the day before`.
    case later
  }

  private let pack: ConditionPack
  private let load: LoadScore
  private let table: DayTable
  private let words: Phrases
  private let spokenOn: SpokenOn
  private let isBelowItsDay: Bool

  /// - Parameters:
  ///   - load: Of the day.
  ///   - table: Holds each window of the day and of `baselineDays` days before it.
  ///   - isBelowItsDay: Whether the sentences stand below a heading with the load's day, which is past: it is then
  ///     `that day`, and its night `the night before`.
  public init(
    _ pack: ConditionPack, of load: LoadScore, in table: DayTable, words: Phrases = .english,
    spokenOn: SpokenOn = .theDayBefore, isBelowItsDay: Bool = false
  ) {
    self.pack = pack
    self.load = load
    self.table = table
    self.words = words
    self.spokenOn = spokenOn
    self.isBelowItsDay = isBelowItsDay
  }

  /// Days before the load's that the table has to hold for the usual of a window.
  public static let baselineDays = PersonalUsual.days

  /// The window value, nil for a compound and where unknown.
  public func value(of id: FactorID) -> Double? { result(id)?.value }

  /// Whether the day knew of the factor.
  public func knows(_ id: FactorID) -> Bool { result(id)?.points != nil }

  /// Its points on the day, −100 … 100; nil where unknown.
  public func points(of id: FactorID) -> Double? { result(id)?.points }

  private func result(_ id: FactorID) -> LoadScore.Factor? { load.factors.first { $0.id == id } }

  /// The person's own usual of the window value, from the days before; nil for a compound and where too few days are
  /// known.
  public func baseline(of id: FactorID) -> Double? {
    guard case .response(let window, _)? = pack.factor(id)?.rule else { return nil }
    let known = (1...FactorFormatter.baselineDays).compactMap {
      table.value(of: window, endingOn: load.day.advanced(by: -$0))
    }
    return PersonalUsual.mean(of: known)
  }

  /// A factor as a sentence about the person's day: `You slept 4.6 hours last night; you usually sleep 7.`
  ///
  /// nil leaves the factor out: the pack or the day does not know it, the pack has no sentence for the direction, or
  /// the sentence would not be true of the day.
  ///
  /// - Parameter raises: Whether the factor raises the chance of a flare in what the sentence is a reason for.
  public func sentence(of id: FactorID, raises: Bool) -> String? {
    guard let factor = pack.factor(id), let points = result(id)?.points else { return nil }
    switch factor.says {
    case .plain(let text): return points == 0 ? nil : filled(text, factor).asWholeSentence
    case .sentences(let up, let down):
      guard raises ? factor.raises(at: points) : factor.lowers(at: points) else { return nil }
      let number = told(factor).map { shown($0.value, of: factor) }
      return (raises ? up : down)?.text(for: number).map { filled($0, factor) }
    }
  }

  /// The factor in the direction that its points have on the day; nil where it is left out.
  public func reason(_ id: FactorID) -> String? { sentence(of: id, raises: true) ?? sentence(of: id, raises: false) }

  /// A factor as every explanation of a forecast names it: its reason, else its name in the pack, else its id.
  public func text(_ id: FactorID) -> String { reason(id) ?? pack.factor(id)?.name ?? id.rawValue }

  // MARK: Placeholders

  private func filled(_ text: String, _ factor: RiskFactor) -> String {
    let template = MessageTemplate(text)
    let values = template.placeholders.reduce(into: [:]) { values, name in values[name] = word(for: name, factor) }
    return template.text(filling: values)
  }

  /// What stands for a placeholder; nil where it has no value, such as a usual that is not known or not another one.
  private func word(for placeholder: String, _ factor: RiskFactor) -> String? {
    if let time = word(for: placeholder) { return time }
    let parts = placeholder.split(separator: " ")
    let counting = parts.dropFirst().first.flatMap { FactorSentence.Counting(rawValue: String($0)) }
    guard let told = told(factor) else { return nil }
    switch parts.first {
    case "value": return words.counted(shown(told.value, of: factor), counting)
    case "now": return words.counted(shown(told.now, of: factor), counting)
    case "usual": return told.usual.flatMap { words.usual($0, beside: shown(told.now, of: factor), counting) }
    default: return nil
    }
  }

  /// The numbers that sentences tell of a factor: of one that is compared with other days, the difference without its
  /// sign and in the metric's unit; nil where unknown.
  private func told(_ factor: RiskFactor) -> (value: Double, now: Double, usual: Double?)? {
    guard let value = value(of: factor.id) else { return nil }
    guard case .response(let window, _) = factor.rule, let against = window.against else {
      return (value, value, baseline(of: factor.id))
    }
    guard let compared = table.comparison(of: window, endingOn: load.day) else { return nil }
    return (abs(compared.difference), compared.now, against.isWithUsual ? compared.before : nil)
  }

  private func word(for time: String) -> String? {
    if isBelowItsDay { return Self.wordsBelowItsDay[time].map { words($0) } }
    return switch (time, spokenOn) {
    case ("on_day", .theDayBefore): words("today")
    case ("on_day", .theDayItself): words("yesterday")
    case ("on_day", .later): words("the day before")
    case ("night", .theDayBefore): words("last night")
    case ("night", .theDayItself): words("the night before last")
    case ("night", .later): words("the night before that")
    case ("day_before", .theDayBefore): words("yesterday")
    case ("day_before", .theDayItself): words("two days ago")
    case ("day_before", .later): words("two days before")
    default: nil
    }
  }

  private static let wordsBelowItsDay = [
    "on_day": "that day", "night": "the night before", "day_before": "the day before that",
  ]

  /// A value as it is shown: with one decimal at most.
  private func shown(_ value: Double, of factor: RiskFactor) -> Double {
    ShownNumber.value(value, of: factor.metric.flatMap { table.catalogue[$0] })
  }
}

extension String {
  /// With a capital letter and a full stop, which words of older packs lack.
  fileprivate var asWholeSentence: String {
    let text = prefix(1).uppercased() + dropFirst()
    return text.last.map { ".!?…".contains($0) } ?? true ? text : text + "."
  }
}
