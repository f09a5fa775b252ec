/// On which days a sentence of a factor is true.
extension RiskFactor {
  /// Up to this share of all that a curve can give, its points count as none.
  private static let next = 0.1 + 1e-9

  /// Whether there are days on which the factor can be said to raise the chance of a flare.
  public var canRaise: Bool { highestPoints >= 0 }

  /// Whether there are days on which the factor can be said to lower it. That two things did not come together is
  /// nothing to say.
  public var canLower: Bool {
    switch rule {
    case .response: lowestPoints <= 0
    case .compound: lowestPoints < 0
    }
  }

  /// Whether points of a day raise the load, or are as good as none where the factor otherwise lowers it.
  public func raises(at points: Double) -> Bool {
    guard canRaise else { return false }
    return highestPoints > 0 ? points > 0 : points >= RiskFactor.next * lowestPoints
  }

  /// Whether points of a day lower the load, or are as good as none where the factor otherwise raises it.
  public func lowers(at points: Double) -> Bool {
    guard canLower else { return false }
    return lowestPoints < 0 ? points < 0 : points <= RiskFactor.next * highestPoints
  }
}
