import TrackerApplication
import TrackerCore

/// The parts of reports that this module has.
enum LoggingSections {
  static let all: [any ReportSection] = [ExerciseSection(), FoodSection(), ActivitiesSection()]
}

extension ReportRange {
  /// So many entries of a kind are listed at most.
  static let mostEntries = 5

  /// The latest entries of a kind that count, as they are told in lists, and how many there are in all. Only those that
  /// are told are read.
  ///
  /// - Throws: `Failure` (`storage`) when the journal can't be read.
  func entries(of kind: any LogKind.Type) throws -> (count: Int, told: [(day: Day, what: Phrase)]) {
    var counting = EntryQuery(days: days, kinds: [kind.id], order: .newestFirst, onlyCounting: true)
    let count = try journal.count(counting)
    counting.limit = Self.mostEntries
    let latest = try journal.entries(counting)
    let context = person.entryContext
    return (count, latest.map { ($0.day, kind.summary(of: $0, in: context)) })
  }

  /// The total of the known days; nil where none is known.
  func total(_ metric: MetricID) -> Mean? {
    let known = known(metric)
    return Mean(of: known).map { mean in
      var total = mean
      total.mean = known.reduce(0, +)
      return total
    }
  }
}
