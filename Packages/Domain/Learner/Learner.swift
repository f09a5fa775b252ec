import TrackerCore

/// Learns one person's flares of one condition from their own days, and says how likely tomorrow's is.
///
/// Three members, pooled in log-odds: the person's recent past, the same with the factors, and a regression of severity
/// read at the flare's cut (`docs/forecast.md`). It is advanced once per calendar day, logged or not; the same days
/// give the same state to the last bit.
public struct Learner: Sendable {
  public let design: LearnerDesign
  public private(set) var history: HistoryState
  private(set) var columns: FactorColumns
  private(set) var factors: FactorsMember
  private(set) var severity: SeverityMember
  private(set) var pool: Pool
  /// Of the last day taken in.
  private(set) var row: LearnerRow

  public init(_ design: LearnerDesign) {
    self.design = design
    history = HistoryState()
    columns = FactorColumns(count: design.factors.count)
    factors = FactorsMember(design)
    severity = SeverityMember(design)
    pool = Pool(hasSeverity: design.isSeverity)
    row = LearnerRow(history, columns: columns, cut: design.cut)
  }

  /// As it was kept.
  ///
  /// - Parameter plain: Of the last day's row.
  init(
    _ design: LearnerDesign, history: HistoryState, columns: FactorColumns, factors: FactorsMember,
    severity: SeverityMember, pool: Pool,
    plain: [Double]
  ) {
    self.design = design
    self.history = history
    self.columns = columns
    self.factors = factors
    self.severity = severity
    self.pool = pool
    row = LearnerRow(history, columns: columns, cut: design.cut, plain: plain)
  }

  /// Takes in the next calendar day. O(d³) in the number of factors where its severity is known, else O(d²).
  public mutating func advance(_ day: LearnerDay) {
    let before = row
    let guess = severity.mean(after: before)
    history.advance(outcome: day.isFlare, severity: day.severity)
    columns.advance(day.values)
    row = LearnerRow(history, columns: columns, cut: design.cut, values: day.values, guess: guess)
    guard before.isInformed else { return }
    if let isFlare = day.isFlare {
      pool.learn(isFlare: isFlare, said: opinions(on: before).map { LearnerPrediction.cut($0.logOdds) })
    }
    factors.learn(day, from: before, at: row)
    severity.learn(day, from: before, at: row)
  }

  func opinions(on row: LearnerRow) -> [MemberOpinion] {
    let members: [any LearnerMember] = [HistoryMember(), factors, severity]
    return members.compactMap { $0.opinion(on: row) }
  }

  /// What is said of the day after the last one taken in.
  public var prediction: LearnerPrediction { prediction(on: row) }

  /// The same with points of some factors that are known only now, such as those of last night's sleep; nil leaves a
  /// factor as it was.
  public func prediction(updating values: [Double?]) -> LearnerPrediction {
    var row = row
    for (index, value) in values.enumerated() where index < row.factors.count {
      if let value { row.update(index, to: value, columns: columns) }
    }
    return prediction(on: row)
  }

  private func prediction(on row: LearnerRow) -> LearnerPrediction {
    let opinions = opinions(on: row)
    return LearnerPrediction(
      opinions, shares: pool.shares(of: opinions.count), usual: history.rate, severity: severity.expectation(on: row))
  }
}
