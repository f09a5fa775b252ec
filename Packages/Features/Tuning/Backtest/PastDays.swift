import TrackerApplication
import TrackerCore
import TrackerLearner

/// A person's finished days, with what each of two versions of a pack makes of them.
///
/// Both sides see the same logged days, and each forecast only days before its own. Reads a year at a time, so that
/// memory stays flat.
struct PastDays {
  /// What one version of the pack makes of a day.
  struct Side: Sendable, Hashable {
    var load: LoadScore
    /// By the version's own flare rule.
    var outcome: DayOutcome
    /// Of a flare on the day, said the evening before; nil before anything was known.
    var probability: Double?
  }

  struct Entry: Sendable, Hashable {
    var day: Day
    var before: Side
    var after: Side
    /// The own flare rate so far, that forecasts are scored against.
    var baseRate: Double

    /// Whether both versions have a load of the day.
    var hasBothLoads: Bool { before.load.score != nil && after.load.score != nil }
    /// Whether both versions know what the day was.
    var hasBothOutcomes: Bool { before.outcome.isFlare != nil && after.outcome.isFlare != nil }
    /// Whether both versions said something of the day.
    var hasBothForecasts: Bool { before.probability != nil && after.probability != nil }
  }

  /// Every calendar day from the first logged one on, but those more than a year after the last entry.
  private(set) var entries: [Entry] = []

  /// - Parameter last: The last day that has ended.
  /// - Throws: `Failure` (`storage`) where the journal can't be read.
  init(
    of tuning: TuningSession, before: ConditionPack, after: ConditionPack, through last: Day,
    in journal: any JournalReading
  ) throws {
    guard let logged = try journal.loggedDays(), logged.lowerBound <= last else { return }
    let isRelative = tuning.condition.record.isFlareRelative
    let catalogue = tuning.session.person.catalogue.adding(before).adding(after)
    var sides = [SideWalk(before, isFlareRelative: isRelative), SideWalk(after, isFlareRelative: isRelative)]
    var metrics = before.risk.lookback.merging(after.risk.lookback, uniquingKeysWith: max)
    for pack in [before, after] {
      let days = pack.flare.lookback(isRelative: isRelative)
      for metric in pack.flare.metrics(of: pack.id) { metrics[metric] = max(metrics[metric] ?? 0, days) }
    }
    try journal.eachLivedStretch(from: logged.lowerBound, through: last) { days in
      let table = try journal.dayTable(metrics, on: days, catalogue: catalogue)
      let logged = [before, after].map { table.daysLogged(for: $0.risk.lookback.keys) }
      for day in days {
        let baseRate = sides[0].baseRate
        let both = sides.indices.map { sides[$0].advance(day, in: table, logged: logged[$0]) }
        entries.append(Entry(day: day, before: both[0], after: both[1], baseRate: baseRate))
      }
    }
  }
}

/// One version of a pack going through the days.
private struct SideWalk {
  private let pack: ConditionPack
  private let isRelative: Bool
  private var learner: Learner

  init(_ pack: ConditionPack, isFlareRelative: Bool) {
    self.pack = pack
    isRelative = isFlareRelative
    learner = Learner(LearnerDesign(flare: pack.flare, risk: pack.risk, isFlareRelative: isFlareRelative))
  }

  var baseRate: Double { learner.history.referenceRate }

  mutating func advance(_ day: Day, in table: DayTable, logged: Set<Day>) -> PastDays.Side {
    let probability = learner.history.known > 0 ? learner.prediction.probability : nil
    let load = pack.risk.load(on: day, in: table)
    let outcome = pack.flare.outcome(of: day, for: pack.id, in: table, isRelative: isRelative)
    learner.advance(LearnerDay(outcome, values: load.factors.map(\.points), logged: logged))
    return PastDays.Side(load: load, outcome: outcome, probability: probability)
  }
}
