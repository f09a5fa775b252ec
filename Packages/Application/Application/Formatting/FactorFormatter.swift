import TrackerCore

/// The factors of a pack as they were on a day, in words: the same ones by every command.
public struct FactorFormatter: Sendable {
  private let pack: ConditionPack
  private let load: LoadScore
  private let table: DayTable
  private let words: Phrases

  /// - Parameters:
  ///   - load: Of the day.
  ///   - table: Holds each window of the day and of `usualDays` days before it.
  public init(_ pack: ConditionPack, of load: LoadScore, in table: DayTable, words: Phrases = .english) {
    self.pack = pack
    self.load = load
    self.table = table
    self.words = words
  }

  /// Days before the load's that the table has to hold for the usual of a window.
  public static let baselineDays = PersonalUsual.days

  /// The window value, nil for a compound and where unknown.
  public func value(of id: FactorID) -> Double? { result(id)?.value }

  /// Whether the day knew of the factor.
  public func knows(_ id: FactorID) -> Bool { result(id)?.points != nil }

  /// Its points on the day, −100 … 100; nil where unknown.
  public func points(of id: FactorID) -> Double? { result(id)?.points }

  /// A factor as every explanation of a forecast names it: its reason, else its name in the pack, else its id.
  public func text(_ id: FactorID) -> String { reason(id) ?? pack.factor(id)?.name ?? id.rawValue }

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

  /// A factor in the pack's words: `4.6 hours of sleep`. nil where the pack does not know it.
  public func says(_ id: FactorID) -> String? {
    guard let factor = pack.factor(id) else { return nil }
    let template = MessageTemplate(factor.says)
    var values: [String: String] = [:]
    values["value"] = value(of: id).map(number)
    if template.placeholders.contains("usual") { values["usual"] = baseline(of: id).map(number) }
    return template.text(filling: values)
  }

  /// The same as a reason of a forecast, with the person's own usual: `4.6 hours of sleep (usual 7.1)`. Where the curve
  /// has no points, what the pack says of it would not be true: `Short sleep: no`. nil where the pack does not know the
  /// factor, or the day did not.
  public func reason(_ id: FactorID) -> String? {
    guard let factor = pack.factor(id), let points = result(id)?.points else { return nil }
    if points == 0 { return words("{name}: no", ["name": factor.name]) }
    guard let text = says(id), !comparesItself(factor), let baseline = baseline(of: id).map(number),
      baseline != value(of: id).map(number)
    else {
      return says(id)
    }
    return words("{reason} (usual {usual})", ["reason": text, "usual": baseline])
  }

  /// Whether the words of a factor hold its value against the usual already.
  private func comparesItself(_ factor: RiskFactor) -> Bool {
    MessageTemplate(factor.says).placeholders.contains("usual")
      || factor.metric.flatMap { table.catalogue[$0] }?.unit == MetricDefinition.timesTheUsual
  }

  private func number(_ value: Double) -> String { words.number(value.decimal()) }
}
