import TrackerApplication
import TrackerCore

extension StandingClaim {
  /// A claim as a look would have made it.
  public static func example(
    _ factor: CandidateID, of condition: PackID, _ direction: Direction = .trigger, isConfirmed: Bool = true,
    riskFactors: [FactorID] = [], metrics: [MetricID] = []
  ) -> StandingClaim {
    StandingClaim(
      condition: condition, factor: factor, name: .verbatim(factor.rawValue), direction: direction,
      isConfirmed: isConfirmed, lag: 1, riskRatio: 2, interval: 1.2...3.1, exposedDays: 40, flares: 30,
      since: Day(number: 0), riskFactors: riskFactors, metrics: metrics)
  }
}

extension JournalWriting {
  /// Keeps claims as if a look had made them today.
  public func keep(_ claims: [StandingClaim], today: Day) throws {
    try cache(
      StandingClaims(claims, on: RecordDays(in: self, through: today), today: today, in: self),
      as: StandingClaims.document)
  }
}
