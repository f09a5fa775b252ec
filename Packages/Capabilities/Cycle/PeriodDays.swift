import TrackerCore

/// Some days in a row with what was logged of periods on each, and the starts that follow from it.
///
/// It knows nothing of days after the last one, so that the value of a day never changes when a later day is logged:
/// what is learnt from days that have passed stays true.
struct PeriodDays {
  /// A flow that follows another one within so many days belongs to the same period.
  static let daysOfOne = 10
  /// A marked start counts for a new period unless there was a flow within so many days before it: the start was marked
  /// a little late then.
  static let daysOfLateMark = 4
  /// A cycle that is longer is a gap: a period in between was not logged.
  static let longestCycle = 60
  /// Of so many cycles the usual length is the middle one.
  static let cycles = 6
  /// Fewer cycles than these have no usual length.
  static let fewestCycles = 2
  /// So many days before a day are needed to know everything of its cycle.
  static let lookback = longestCycle * (cycles + 1) + daysOfOne

  /// The last of the days.
  let last: Day
  private let flow: [Double]
  private let marks: [Double]
  private let ends: [Double]
  /// The starts of periods, the latest one last, as indices of days.
  private let starts: [Int]

  /// - Parameter back: How many days before the last one are looked at; the first ten only say what goes on from them.
  init(_ table: DayTable, upTo last: Day, back: Int) {
    let days = last.advanced(by: -back)...last
    let flow = table.numbers(of: CycleMetrics.flow, on: days)
    let marks = table.numbers(of: CycleMetrics.start, on: days)
    let ends = table.numbers(of: CycleMetrics.end, on: days)
    var starts: [Int] = []
    var (lastFlow, lastSign) = (Int?.none, Int?.none)
    for index in flow.indices where flow[index] >= 1 || marks[index] > 0 || ends[index] > 0 {
      let isMarked = marks[index] > 0
      // An end says that the period before is over: it takes nothing from a start that is marked behind it.
      let gap = (isMarked ? lastFlow : lastSign).map { index - $0 } ?? .max
      lastSign = index
      guard isMarked || flow[index] >= 1 else { continue }
      lastFlow = index
      // What is too near to the first of the days may go on from before it.
      guard index >= PeriodDays.daysOfOne else { continue }
      if gap > (isMarked ? PeriodDays.daysOfLateMark : PeriodDays.daysOfOne) { starts.append(index) }
    }
    self.last = last
    self.flow = flow
    self.marks = marks
    self.ends = ends
    self.starts = starts
  }

  private func day(_ index: Int) -> Day { last.advanced(by: index - (flow.count - 1)) }

  /// The starts of periods, the latest one last.
  var startDays: [Day] { starts.map(day) }

  /// The day of the cycle, 1 on the first day of a period; nil where none started in the last 60 days.
  var dayOfCycle: Int? {
    guard let start = starts.last, flow.count - 1 - start < PeriodDays.longestCycle else { return nil }
    return flow.count - start
  }

  /// The lengths of the last cycles that are complete, the latest one last; gaps are none.
  var lengths: [Int] {
    let all = zip(starts, starts.dropFirst()).map { $1 - $0 }.filter { $0 <= PeriodDays.longestCycle }
    return all.suffix(PeriodDays.cycles)
  }

  /// When the next period is expected; nil with fewer than two complete cycles, and where the day of the cycle is not
  /// known.
  var expected: Expected? {
    let sorted = lengths.sorted()
    guard dayOfCycle != nil, let start = starts.last, sorted.count >= PeriodDays.fewestCycles,
      let shortest = sorted.first, let longest = sorted.last
    else { return nil }
    let usual = PeriodDays.middle(of: sorted)
    return Expected(
      day: day(start + usual), earliest: day(start + shortest), latest: day(start + longest), cycles: sorted.count,
      usual: usual, shortest: shortest, longest: longest)
  }

  /// The middle one; of an even number the mean of the two in the middle, rounded to a whole day.
  private static func middle(of sorted: [Int]) -> Int {
    let upper = sorted[sorted.count / 2]
    return sorted.count.isMultiple(of: 2) ? (sorted[sorted.count / 2 - 1] + upper + 1) / 2 : upper
  }

  /// Whether the last day is one of a period; nil where it is not known.
  ///
  /// It is one from the start to the marked end. Where no end is marked, days with a flow are; where nothing but the
  /// start is logged, eight days are, as periods are seldom longer.
  var isPeriod: Bool? {
    guard let start = starts.last, dayOfCycle != nil else { return nil }
    let today = flow.count - 1
    if flow[today] >= 1 || marks[today] > 0 || ends[today] > 0 { return true }
    let lastFlow = flow.indices.last { $0 >= start && flow[$0] >= 1 }
    let end = ends.indices.last { $0 >= start && ends[$0] > 0 }
    if let end, end >= lastFlow ?? start { return false }
    if today - start >= PeriodDays.daysOfOne { return false }
    guard lastFlow == nil, today - start < PeriodDays.daysOfUnmarked else { return nil }
    return true
  }

  private static let daysOfUnmarked = 8

  /// Whether the last day is one of the five around the start of a period: two before, as far as one can expect it, and
  /// the first three; nil where it is not known.
  var isAroundOnset: Bool? {
    guard let dayOfCycle else { return nil }
    if dayOfCycle <= PeriodDays.daysFromOnset { return true }
    guard let expected else { return nil }
    let ahead = last.distance(to: expected.day)
    return ahead < 0 ? nil : ahead <= PeriodDays.daysBeforeOnset
  }

  private static let daysFromOnset = 3
  private static let daysBeforeOnset = 2

  /// When the next period is expected, from the person's own cycles.
  struct Expected: Sendable, Hashable {
    /// From the usual length.
    var day: Day
    /// From the shortest and the longest of the cycles.
    var earliest: Day
    var latest: Day
    /// Of so many cycles.
    var cycles: Int
    var usual: Int
    var shortest: Int
    var longest: Int
  }
}
