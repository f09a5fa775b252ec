import TrackerStatistics

/// What some days say of a factor without any correction: a description, never a claim.
struct PatternDescription: Sendable, Hashable {
  /// How small the p of this one question is: nobody has corrected it for the others that were asked.
  enum Confidence: String, Encodable, Sendable {
    /// Under .01.
    case high
    /// Under .05.
    case medium
    /// Under .1.
    case low
    case none

    init(_ chance: Double?) {
      switch chance ?? 1 {
      case ..<0.01: self = .high
      case ..<0.05: self = .medium
      case ..<0.1: self = .low
      default: self = .none
      }
    }
  }

  enum Test: String, Encodable, Sendable {
    case chiSquare = "chi-square"
    case fisher
  }

  var counts: Pattern.Counts
  /// How much more often flare days had it before them than other days, as a share: 0 for as often. nil where no
  /// other day had it, and where there is no flare.
  var strength: Double?
  /// nil where nothing can be tested.
  var chance: Double?
  var test: Test?
  var confidence: Confidence

  init(_ counts: Pattern.Counts) {
    self.counts = counts
    let table = ContingencyTable(counts)
    if table.with > 0, table.exposedWithout > 0 {
      let (before, otherwise) = (
        Double(table.exposedWith) / Double(table.with), Double(table.exposedWithout) / Double(table.without)
      )
      strength = before / otherwise - 1
    }
    chance = table.chance
    if chance != nil { test = table.smallestExpected < 5 ? .fisher : .chiSquare }
    confidence = Confidence(chance)
  }

  /// For bars: −1 … 1. nil where there is none.
  var bar: Double? { strength.map { max(-1, min(1, $0)) } }
}

extension ContingencyTable {
  init(_ counts: Pattern.Counts) {
    self.init(
      exposedWith: counts.flaresWith, exposedWithout: counts.othersWith, unexposedWith: counts.flaresWithout,
      unexposedWithout: counts.othersWithout)
  }
}
