import TrackerCore
import TrackerLearner

/// The personal combinations of a condition as they were worked out every two weeks, from the year before: those that
/// were found two weeks earlier, too.
///
/// They follow from the journal and the definition alone; keeping them only saves time.
struct Combinations: Codable, Sendable, Hashable {
  /// The last day looked at.
  var through: Day
  /// The definition whose factors they are of.
  var definition: ContentHash?
  var found: [FactorCombination]

  /// Days looked at.
  private static let days = 365

  /// Days between two times that they are worked out, and days that the last one looked at lies back at least, so that
  /// correcting last week does not mean to read a year.
  private static let (spacing, age) = (14, 8)

  /// The last day looked at for what is said on a day: the same one for two weeks.
  static func lastDay(before day: Day) -> Day {
    let last = day.number - age
    let past = last % spacing
    return Day(number: last - (past < 0 ? past + spacing : past))
  }

  /// Works them out from the days through one.
  init(
    through day: Day, days: [LearnerDay], of risk: RiskModel, apartFrom excluded: Set<FactorID>, by hash: ContentHash?
  ) {
    through = day
    definition = hash
    let factors = risk.factors
    let compounds = Dictionary(risk.compoundsPartsFirst.map { ($0.id, Set($0.parts)) }) { first, _ in first }
    func isPart(_ one: FactorID, of other: FactorID) -> Bool { compounds[other]?.contains(one) ?? false }
    func looksAtSame(_ one: RiskFactor, _ other: RiskFactor) -> Bool { one.metric != nil && one.metric == other.metric }
    func isCandidate(_ one: Int, _ other: Int) -> Bool {
      let (first, second) = (factors[one], factors[other])
      // What counts raised groups is made of the others.
      let isOfGroups = [first, second].contains { $0.metric == RiskModel.raisedGroups }
      return !isOfGroups && !excluded.contains(first.id) && !excluded.contains(second.id) && !looksAtSame(first, second)
        && !isPart(first.id, of: second.id) && !isPart(second.id, of: first.id)
    }
    func combinations(_ days: some Sequence<LearnerDay>) -> [FactorCombination] {
      CombinationSearch(days.suffix(Combinations.days)).combinations(of: factors.map(\.id), where: isCandidate)
    }
    // What only the last two weeks brought about may be luck.
    let before = combinations(days.dropLast(Combinations.spacing))
    found = combinations(days).filter { now in
      before.contains { $0.pair == now.pair && ($0.slope > 0) == (now.slope > 0) }
    }
  }

  /// The first day to read.
  static func firstDay(through day: Day) -> Day { day.advanced(by: 1 - days - spacing) }
}

extension FactorCombination {
  fileprivate var pair: [FactorID] { [first.factor, second.factor] }
}
