import TrackerCore

/// Learns one person's flares of one condition from their own days, and says how likely tomorrow's is.
///
/// Three members, pooled in log-odds: the person's recent past, the same with the factors, and a regression of severity read at the flare's
/// cut (FORMULAS section 2). It is advanced once per calendar day, logged or not; the same days give the same state to the last bit.
public struct Learner: Sendable {
  public let design: LearnerDesign
  public private(set) var history = HistoryState()
  private(set) var columns: FactorColumns
  private(set) var factors: FactorsMember
  private(set) var severity: SeverityMember
  /// Of the last day taken in.
  private(set) var row: LearnerRow

  public init(_ design: LearnerDesign) {
    self.init(
      design, history: HistoryState(), columns: FactorColumns(count: design.factors.count), factors: FactorsMember(design),
      severity: SeverityMember(design))
  }

  init(_ design: LearnerDesign, history: HistoryState, columns: FactorColumns, factors: FactorsMember, severity: SeverityMember) {
    self.design = design
    self.history = history
    self.columns = columns
    self.factors = factors
    self.severity = severity
    row = LearnerRow(history, factors: columns.standardised, cut: design.cut)
  }

  /// Takes in the next calendar day. O(d³) in the number of factors where its severity is known, else O(d²).
  public mutating func advance(_ day: LearnerDay) {
    if row.isInformed {
      factors.learn(day, from: row)
      severity.learn(day, from: row)
    }
    history.advance(outcome: day.isFlare, severity: day.severity)
    columns.advance(day.values)
    row = LearnerRow(history, factors: columns.standardised, cut: design.cut)
  }

  private var members: [any LearnerMember] { [HistoryMember(), factors, severity] }

  /// What is said of the day after the last one taken in.
  public var prediction: LearnerPrediction { prediction(on: row) }

  /// The same with points of some factors that are known only now, such as those of last night's sleep; nil leaves a factor as it was.
  public func prediction(updating values: [Double?]) -> LearnerPrediction {
    var row = row
    for (index, value) in values.enumerated() where index < row.factors.count {
      if let value { row.factors[index] = columns.standardised(value, index) }
    }
    return prediction(on: row)
  }

  private func prediction(on row: LearnerRow) -> LearnerPrediction {
    LearnerPrediction(
      members.compactMap { member in member.opinion(on: row).map { (weight: member.weight, opinion: $0) } }, usual: history.rate,
      severity: severity.expectation(on: row))
  }
}
