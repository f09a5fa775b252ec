import TrackerApplication
import TrackerCore
import TrackerPatternEngine
import TrackerStatistics

/// How much the person can bear, by their own days: the amounts above which the next day was clearly worse, and whether
/// a long night made up for a short one (`docs/patterns.md`, 11).
///
/// A limit is told where the last two looks found it, as any claim is.
struct PersonalLimits {
  /// What there can be too much of.
  static let loads: [MetricID] = ["exercise.minutes", "stress.level"]
  private static let sleep: MetricID = "sleep.hours"

  private let days: FactorDays
  private let outcome: RecordOutcome
  private let condition: PackID

  /// - Throws: `Failure` (`storage`) when the journal can't be read.
  init(of condition: ActiveCondition, of person: Person, today: Day, in journal: any JournalReading) throws {
    let record = try RecordDays(in: journal, through: today.advanced(by: -1))
    days = try FactorDays(of: person, record, reading: Set(Self.loads + [Self.sleep]), in: journal)
    outcome = try RecordOutcome(of: condition, of: person, on: record, today: today, in: journal)
    self.condition = condition.id
  }

  /// What can be said of each limit, in a fixed order. Numbers that are never known, or that make a flare, are left
  /// out.
  var all: [PredictView.Limit] {
    let loads = Self.loads.compactMap { metric in
      limit(of: metric, .load, "\(condition) \(metric)", LoadThreshold.find) {
        PredictView.Limit.Finding(level: $0.threshold, above: .init($0.above), upTo: .init($0.upTo))
      }
    }
    let sleep = limit(of: Self.sleep, .recoverySleep, "", { RecoverySleep.find($1, on: $2) }) {
      PredictView.Limit.Finding(level: $0.usualHours, above: .init($0.afterLonger), upTo: .init($0.afterOther))
    }
    return loads + [sleep].compactMap { $0 }
  }

  /// - Parameters:
  ///   - find: Looks for the limit in numbers and an outcome.
  ///   - finding: What it found, as it is told.
  private func limit<Found>(
    of metric: MetricID, _ kind: PredictView.Limit.Kind, _ name: String,
    _ find: (_ name: String, _ numbers: [Double?], _ outcome: Outcome) -> PersonalLimit<Found>,
    _ finding: (Found) -> PredictView.Limit.Finding
  ) -> PredictView.Limit? {
    let numbers = days.numbers(of: metric).map { $0.isNaN ? nil : $0 }
    guard numbers.contains(where: { $0 != nil }), !outcome.metrics.contains(metric),
      let definition = days.person.catalogue[metric]
    else { return nil }
    func found(in length: Int) -> PersonalLimit<Found> {
      find(
        name, Array(numbers.prefix(length)),
        Outcome(severity: Array(outcome.severity.prefix(length)), flare: Array(outcome.flare.prefix(length))))
    }
    func limit(_ state: PredictView.Limit.State) -> PredictView.Limit {
      PredictView.Limit(kind: kind, metric: metric, name: definition.name, unit: definition.unit, state: state)
    }
    let last = numbers.count / RecordDays.fortnight * RecordDays.fortnight
    switch found(in: numbers.count) {
    case .needs(let missing): return limit(.needs(.init(missing)))
    case .unclear(let days, _): return limit(.unclear(days: days))
    case .found:
      guard let now = found(in: last).found, found(in: last - RecordDays.fortnight).found != nil else {
        return limit(.unclear(days: numbers.count { $0 != nil }))
      }
      return limit(.found(finding(now)))
    }
  }
}

extension PredictView.Limit.Missing {
  fileprivate init(_ missing: PatternFinding.Missing) {
    self.init(
      days: max(missing.days, missing.exposedDays, missing.unexposedDays), flares: missing.flares)
  }
}

extension PredictView.Limit.Share {
  fileprivate init(_ proportion: Proportion) {
    self.init(flares: proportion.count, days: proportion.total, range: proportion.interval(level: 0.95) ?? 0...1)
  }
}
