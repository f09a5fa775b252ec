import TrackerCore

/// How many of the doses that were due are logged as taken. A dose that nothing is said of is not known; it is never
/// counted as missed.
struct MedicineAdherence: Sendable, Hashable, Encodable {
  /// So many days, the last one yesterday, or one that is not over yet.
  var days: Int
  /// Doses that were due in them.
  var due: Int
  /// Of these, taken, late or not. More than were due count for nothing.
  var taken: Int
  /// Of these, logged as skipped.
  var skipped: Int
  /// Of these, nothing is said of.
  var unknown: Int

  /// What is known of the days: the doses of one medicine, and the days on which no others were taken.
  struct Record {
    fileprivate var taken: [Day: Int] = [:]
    fileprivate var skipped: [Day: Int] = [:]
    fileprivate let isComplete: (Day) -> Bool

    /// - Parameters:
    ///   - doses: Of the medicine.
    ///   - isComplete: Whether a day is complete: what is not logged on it was not taken.
    init(_ doses: [LoggedDose], isComplete: @escaping (Day) -> Bool) {
      self.isComplete = isComplete
      for dose in doses {
        if dose.isTaken { taken[dose.day, default: 0] += 1 } else { skipped[dose.day, default: 0] += 1 }
      }
    }

    fileprivate func counts(on days: ClosedRange<Day>) -> (taken: Int, skipped: Int, isComplete: Bool) {
      var result = (taken: 0, skipped: 0, isComplete: true)
      for number in days.lowerBound.number...days.upperBound.number {
        let day = Day(number: number)
        result.taken += taken[day] ?? 0
        result.skipped += skipped[day] ?? 0
        if !isComplete(day) { result.isComplete = false }
      }
      return result
    }
  }

  /// Whether nothing is said of any dose.
  var isUnknown: Bool { unknown == due }

  /// Counts the doses that were due. A weekly schedule is counted in whole weeks of seven days that are over: on which
  /// day of it a dose was taken makes no difference.
  ///
  /// - Parameters:
  ///   - days: How many, the last one the day before `today`.
  ///   - hasCome: Whether a time of the last day, in minutes after midnight, has come. Of a day that is not over, doses
  ///     are due whose time has come, and those that are logged. nil where the day is over.
  /// - Returns: nil where nothing was due in them.
  init?(of medicine: Medicine, days: Int, before today: Day, record: Record, hasCome: ((Int) -> Bool)? = nil) {
    self.init(days: days, due: 0, taken: 0, skipped: 0, unknown: 0)
    func inForce(on day: Day) -> MedicineSchedule? { medicine.isTaken(on: day) ? medicine.schedule(on: day) : nil }
    for back in 1...days {
      let day = today.advanced(by: -back)
      guard let schedule = inForce(on: day), schedule.rhythm == .daily else { continue }
      let logged = record.counts(on: day...day)
      var due = schedule.due ?? 0
      if back == 1, let hasCome {
        due = min(due, max(schedule.times.count(where: hasCome), logged.taken + logged.skipped))
      }
      count(due, logged)
    }
    let open = hasCome == nil ? 0 : 1
    for week in 0..<((days - open) / 7) {
      let last = today.advanced(by: -1 - open - 7 * week)
      guard let schedule = inForce(on: last), schedule.rhythm == .weekly,
        (1..<7).allSatisfy({ inForce(on: last.advanced(by: -$0)) == schedule })
      else { continue }
      count(schedule.due ?? 0, record.counts(on: last.advanced(by: -6)...last))
    }
    if due == 0 { return nil }
  }

  private init(days: Int, due: Int, taken: Int, skipped: Int, unknown: Int) {
    self.days = days
    self.due = due
    self.taken = taken
    self.skipped = skipped
    self.unknown = unknown
  }

  private mutating func count(_ due: Int, _ logged: (taken: Int, skipped: Int, isComplete: Bool)) {
    let taken = min(due, logged.taken)
    let skipped = min(due - taken, logged.skipped)
    self.due += due
    self.taken += taken
    self.skipped += skipped
    if !logged.isComplete { unknown += due - taken - skipped }
  }
}
