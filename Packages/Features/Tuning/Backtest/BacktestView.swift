import TrackerApplication
import TrackerCore
import TrackerStatistics

/// A person's past with and without a tuning.
public struct BacktestView: ReadModel {
  public static let schema = "tune-backtest/1"

  /// A finished day as both versions see it.
  struct ChangedDay: Encodable, Sendable, Hashable {
    var day: Day
    /// 0 … 100; absent where too little was known.
    var loadBefore: Int?
    var loadAfter: Int?
    var bandBefore: RiskBand?
    var bandAfter: RiskBand?
    /// By group, before and after.
    var groups: [Group]
    /// Said that evening of the day after, in percent.
    var saidBefore: Int?
    var saidAfter: Int?
    /// What the day after was; absent where it was not answered.
    var nextWasFlare: Bool?

    struct Group: Encodable, Sendable, Hashable {
      var id: GroupID
      var weightBefore: Double
      var weightAfter: Double
      /// 0 … 100; absent where unknown.
      var scoreBefore: Double?
      var scoreAfter: Double?
    }
  }

  var condition: PackID
  var name: String
  /// What is compared: `the pack`, `the tuning in use`, `the draft` or a file.
  var before: Phrase
  var after: Phrase
  var from: Day
  var through: Day
  /// Calendar days between, those of which both versions have a load, and flares.
  var days: Int
  var daysWithLoad: Int
  /// Days of which only one version has a load: they are not compared.
  var daysWithOneLoad: Int
  var flares: Int
  var scoresBefore: BacktestScores
  var scoresAfter: BacktestScores
  /// How much the Brier skill would have grown, with the middle 90 % of a block bootstrap; the interval is absent under
  /// eight weeks.
  var skillGain: Double?
  var skillGainRange: [Double]?
  /// Whether the tuning calls other days flares, so that the two scores answer different questions.
  var flaresDiffer: Bool
  /// Every day whose band changes, the oldest first.
  var bandChanges: [ChangedDay]
  /// The days that change most, the most first.
  var mostChanged: [ChangedDay]

  /// How many of them are shown side by side.
  static let shown = 5
  /// Blocks of a week, and under eight of them no interval.
  private static let block = 7
  private static let fewestDays = 56

  init(_ past: PastDays, of tuning: TuningSession, before: Phrase, after: Phrase) throws {
    guard let first = past.entries.first?.day, let last = past.entries.last?.day else {
      throw Failure(
        .notEnoughData, "There is no past day to compare yet",
        recovery: "Log a few days first. To start, type: symptoms check-in")
    }
    condition = tuning.condition.id
    name = tuning.condition.untuned.name
    (self.before, self.after) = (before, after)
    (from, through) = (first, last)
    days = past.entries.count
    daysWithLoad = past.entries.count(where: \.hasBothLoads)
    daysWithOneLoad = past.entries.count { ($0.before.load.score == nil) != ($0.after.load.score == nil) }
    flares = past.entries.count { $0.before.outcome.isFlare == true }
    scoresBefore = BacktestScores(past) { $0.before }
    scoresAfter = BacktestScores(past) { $0.after }
    flaresDiffer = past.entries.contains {
      $0.hasBothOutcomes && $0.before.outcome.isFlare != $0.after.outcome.isFlare
    }
    if let before = scoresBefore.brierSkill, let after = scoresAfter.brierSkill { skillGain = after - before }
    let changed = BacktestView.changedDays(past)
    bandChanges = changed.filter { $0.isJudgedByBoth && $0.bandBefore != $0.bandAfter }
    mostChanged = Array(
      changed.filter { $0.isJudgedByBoth && $0.change > 0 }.enumerated()
        .sorted { ($0.element.change, $1.offset) > ($1.element.change, $0.offset) }.map(\.element).prefix(
          BacktestView.shown))
    skillGainRange = flaresDiffer ? nil : BacktestView.gainRange(past)
  }

  private static func changedDays(_ past: PastDays) -> [ChangedDay] {
    past.entries.enumerated().map { index, entry in
      let next = index + 1 < past.entries.count ? past.entries[index + 1] : nil
      let (old, new) = (entry.before.load, entry.after.load)
      let ids = (old.groups + new.groups).map(\.id).inOrderOnce
      return ChangedDay(
        day: entry.day, loadBefore: old.score, loadAfter: new.score, bandBefore: old.band, bandAfter: new.band,
        groups: ids.map { id in
          let (was, becomes) = (old.groups.first { $0.id == id }, new.groups.first { $0.id == id })
          return .init(
            id: id, weightBefore: was?.weight ?? 0, weightAfter: becomes?.weight ?? 0, scoreBefore: was?.score,
            scoreAfter: becomes?.score)
        },
        saidBefore: next?.before.probability.map { ($0 * 100).roundedHalfUp },
        saidAfter: next?.after.probability.map { ($0 * 100).roundedHalfUp }, nextWasFlare: next?.before.outcome.isFlare)
    }
  }

  /// Weeks are resampled: days resemble the days before, so single days would make the interval too narrow.
  private static func gainRange(_ past: PastDays) -> [Double]? {
    let scored = past.entries.compactMap { entry -> [Double]? in
      guard let before = entry.before.probability, let after = entry.after.probability, entry.hasBothOutcomes,
        let isFlare = entry.before.outcome.isFlare
      else {
        return nil
      }
      func squared(_ probability: Double) -> Double {
        let error = min(0.999, max(0.001, probability)) - (isFlare ? 1 : 0)
        return error * error
      }
      return [squared(before) - squared(after), squared(entry.baseRate)]
    }
    guard scored.count >= fewestDays else { return nil }
    var generator = SplitMix64(seed: 1)
    let draws = BlockBootstrap(blockLength: block, rounds: 1000).draws(
      of: [scored.map { $0[0] }, scored.map { $0[1] }], using: &generator)
    return draws.interval(level: 0.9) { $0[1] > 0 ? $0[0] / $0[1] : nil }.map { [$0.lowerBound, $0.upperBound] }
  }
}

extension BacktestView.ChangedDay {
  /// Whether both versions have a load of the day, or neither has.
  fileprivate var isJudgedByBoth: Bool { (loadBefore == nil) == (loadAfter == nil) }

  /// By how much the load moves, then the forecast.
  fileprivate var change: Double {
    let load = loadBefore.flatMap { before in loadAfter.map { Double(abs($0 - before)) } } ?? 0
    return load + Double(abs((saidAfter ?? 0) - (saidBefore ?? 0))) / 1000
  }
}
