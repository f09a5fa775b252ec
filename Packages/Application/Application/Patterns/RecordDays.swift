import TrackerCore

/// The days of a person's record, numbered from 0: from the first logged day on, but for the empty part of gaps of more
/// than a year, as in `JournalReading.livedDays`.
///
/// Gaps are cut by whole fortnights. So the number of a day keeps its place in the fortnight and in the week, and looks
/// at what stands are on the same days whatever lies between.
public struct RecordDays: Sendable, Hashable {
  private struct Run: Sendable, Hashable {
    var days: ClosedRange<Day>
    /// The number of its first day.
    var start: Int
  }

  private var runs: [Run] = []

  /// Days between two looks.
  public static let fortnight = 14

  /// - Parameters:
  ///   - last: The last day that may be among them.
  ///   - anchor: A day that is a whole number of fortnights before the first one, where the days before that were
  ///     erased since; nil where day 0 is the first logged day.
  /// - Throws: `Failure` (`storage`) when the journal can't be read.
  public init(in journal: any JournalReading, through last: Day, anchor: Day? = nil) throws {
    guard let logged = try journal.loggedDays()?.lowerBound, logged <= last else { return }
    var first = logged
    if let anchor, anchor < logged { first = logged.advanced(by: -(anchor.distance(to: logged) % Self.fortnight)) }
    try journal.eachLivedStretch(from: logged, through: last) { days in
      guard let run = runs.last else { return runs.append(Run(days: first...days.upperBound, start: 0)) }
      let gap = run.days.upperBound.distance(to: days.lowerBound) - 1
      let kept = run.days.upperBound.advanced(by: gap % Self.fortnight)
      let place = runs.count - 1
      if gap < Self.fortnight {
        runs[place].days = run.days.lowerBound...days.upperBound
      } else {
        runs[place].days = run.days.lowerBound...kept
        runs.append(Run(days: days, start: count))
      }
    }
  }

  /// How many days there are; 0 where nothing is logged.
  public var count: Int { runs.last.map { $0.start + $0.days.lowerBound.distance(to: $0.days.upperBound) + 1 } ?? 0 }

  /// Day 0; nil where there is none.
  public var first: Day? { runs.first?.days.lowerBound }
  public var last: Day? { runs.last?.days.upperBound }

  /// The day of a number from 0 on; what lies behind the last one goes on day by day.
  public func day(at number: Int) -> Day? {
    runs.last { $0.start <= number }.map { $0.days.lowerBound.advanced(by: number - $0.start) }
  }

  /// The number of a day; nil for one that is none of them.
  public func number(of day: Day) -> Int? {
    runs.last { $0.days.lowerBound <= day }.flatMap { run in
      run.days.contains(day) ? run.start + run.days.lowerBound.distance(to: day) : nil
    }
  }

  /// The first so many of the days.
  public func prefix(_ length: Int) -> RecordDays {
    var result = self
    result.runs = runs.filter { $0.start < length }
    if let run = result.runs.last, result.count > length {
      result.runs[result.runs.count - 1].days =
        run.days.lowerBound...run.days.lowerBound.advanced(by: length - run.start - 1)
    }
    return result
  }

  /// All of them, in stretches of a year at most, each with the number of its first day.
  public func eachStretch(_ body: (_ days: ClosedRange<Day>, _ start: Int) throws -> Void) rethrows {
    for run in runs {
      var first = run.days.lowerBound
      while first <= run.days.upperBound {
        let last = min(run.days.upperBound, first.advanced(by: LivedDays.year - 1))
        try body(first...last, run.start + run.days.lowerBound.distance(to: first))
        first = last.advanced(by: 1)
      }
    }
  }
}
