import TrackerApplication
import TrackerCore

/// A day of the journal whose load lies in another band with another pack.
struct BandChange: Encodable, Sendable {
  var day: Day
  /// Absent where there is no score.
  var before: RiskBand?
  var after: RiskBand?
  var scoreBefore: Int?
  var scoreAfter: Int?

  /// Every such day, the oldest first. Reads the journal a year at a time, so that memory stays flat.
  ///
  /// - Throws: `Failure` where nobody is set up.
  static func all(from old: ConditionPack, to new: ConditionPack, in environment: Environment) throws -> [BandChange] {
    let session = try environment.session()
    let catalogue = session.person.catalogue.adding(old).adding(new)
    let lookback = old.risk.lookback.merging(new.risk.lookback, uniquingKeysWith: max)
    let (earlier, later) = (
      RiskEvaluator(old.risk, catalogue: catalogue), RiskEvaluator(new.risk, catalogue: catalogue)
    )
    return try session.journal.read { reading in
      guard let logged = try reading.loggedDays() else { return [] }
      var changes: [BandChange] = []
      try reading.eachLivedStretch(from: logged.lowerBound, through: logged.upperBound) { days in
        let table = try reading.dayTable(lookback, on: days, catalogue: catalogue)
        for (before, after) in zip(earlier.loads(over: days, in: table), later.loads(over: days, in: table))
        where before.band != after.band {
          changes.append(
            BandChange(
              day: before.day, before: before.band, after: after.band, scoreBefore: before.score,
              scoreAfter: after.score))
        }
      }
      return changes
    }
  }
}
