import TrackerCore

/// Days as the person types them, and what is doubtful about them.
extension Session {
  /// The day of a word as `DayWord` reads it, in the order of the person's dates; today for nil.
  ///
  /// - Throws: `OpenQuestions` for a word that may be either of two days, until that is answered; `Failure`
  ///   (`validation`) for what is no day, a day after today, or one before `Day.earliestOfEntries`.
  public func day(_ word: String?) throws -> Day {
    guard let word else { return today }
    let day: Day?
    do { day = try readDay(word) } catch let diagnostic as Diagnostic { throw Failure.invalid([diagnostic]) }
    guard let day else { throw Failure.invalid([DayWord.noDay(word)]) }
    if let diagnostic = day.faultOfEntry(latest: today, today: today) { throw Failure.invalid([diagnostic]) }
    return day
  }

  /// The days from one word to another; nil where there is neither.
  ///
  /// - Parameters:
  ///   - from: The first day; nil for the first that entries can be on.
  ///   - to: The last day; nil for today.
  /// - Throws: As for one day, and where the first day is after the last one.
  public func days(from: String?, to: String?) throws -> ClosedRange<Day>? {
    guard from != nil || to != nil else { return nil }
    let first = try from.map { try day($0) } ?? .earliestOfEntries
    let last = try day(to)
    guard first <= last else {
      throw Failure(
        .validation, "{from} is after {to}",
        ["from": .day(first), "to": .day(last), "first": "\(first)", "last": "\(last)"],
        recovery: "Turn them around: --from {last} --to {first}")
    }
    return first...last
  }

  /// The day of a word, in time to come or not.
  ///
  /// - Throws: `OpenQuestions` for a word that may be either of two days, until that is answered; a `Diagnostic` for
  ///   what is no day.
  public func readDay(_ word: String) throws -> Day? {
    switch DayWord.read(word, today: today, order: environment.dateOrder) {
    case .day(let day)?: return day
    case .either(let first, let second, let doubt)?:
      guard let isFirst = environment.answers[doubt] else { throw OpenQuestions(doubts: [doubt]) }
      return isFirst ? first : second
    case nil: throw DayWord.noDay(word)
    }
  }

  /// Days before the first entry that an entry may lie without a question: people fill in some weeks at the start.
  private static let daysBeforeFirst = 60

  /// The doubt about a day that lies long before the first entry, such as one of last year in January; nil where there
  /// is none. Where nothing is logged yet, today counts as the first day.
  ///
  /// - Parameter journal: Within the action that writes the entry.
  /// - Throws: `Failure` (`storage`) when the journal can't be read.
  public func doubt(aboutDay day: Day, in journal: any JournalReading) throws -> Doubt? {
    let first = min(today, try journal.loggedDays()?.lowerBound ?? today)
    guard day < first.advanced(by: -Session.daysBeforeFirst) else { return nil }
    return Doubt(
      code: "early-day",
      question: "{day} is long before your first entry. Is the date right?",
      problem: "{day} is long before your first entry on {first}",
      fix: "Check the year. If the date is right, add --yes.", ["day": .day(day), "first": .day(first)])
  }

  /// Days between today and the nearest entry that leave no doubt about the clock: people pause for a year, and clocks
  /// that are wrong are mostly wrong by many.
  private static let daysOfDoubtfulClock = 730

  /// The doubt about the clock of the computer where today lies years away from every entry; nil where there is none.
  /// Where the person was set up by a clock that agrees, as before importing an old diary, there is none either.
  ///
  /// - Parameter journal: Within the action that writes the entry.
  /// - Throws: `Failure` (`storage`) when the journal can't be read.
  public func doubtAboutClock(in journal: any JournalReading) throws -> Doubt? {
    func isFar(_ day: Day) -> Bool { abs(day.distance(to: today)) > Session.daysOfDoubtfulClock }
    guard let nearest = try journal.loggedDay(nearestTo: today), isFar(nearest) else { return nil }
    if let first = try journal.action(1), !isFar(calendar.day(of: first.at)) { return nil }
    return Doubt(
      code: "doubtful-clock",
      question: "This computer says that today is {today}. Your nearest entry is on {nearest}. Is today's date right?",
      problem: "This computer says it is {today}, years from your nearest entry ({nearest})",
      fix: "Check the computer's date. If it is right, add --yes.",
      ["today": .day(today), "nearest": .day(nearest)])
  }

  /// Goes on with a day that an entry may have.
  ///
  /// - Parameter journal: Within the action that writes the entry.
  /// - Throws: `OpenQuestions` for a day long before the first entry and for a clock years away from all of them, until
  ///   that is answered; `Failure` (`storage`) when the journal can't be read.
  public func settle(_ day: Day, in journal: any JournalReading) throws {
    try environment.answers.settle(
      [doubtAboutClock(in: journal), doubt(aboutDay: day, in: journal)].compactMap(\.self))
  }

  /// How many entries are on days that are still to come, as after a journey to the west or with a clock that was
  /// wrong. They count from their day on.
  ///
  /// - Throws: `Failure` (`storage`) when the journal can't be read.
  public func entriesToCome(in journal: any JournalReading) throws -> Int {
    guard let days = daysToCome else { return 0 }
    return try journal.count(EntryQuery(days: days))
  }

  /// Where so many entries of days that are still to come stand; nil for none.
  public static func remark(onEntriesToCome count: Int) -> Phrase? {
    switch count {
    case ...0: nil
    case 1: "1 entry is on a day that is still to come: symptoms list"
    default:
      .words("{count} entries are on days that are still to come: symptoms list", ["count": .count(count)])
    }
  }

  /// The days after today that an entry may be of.
  public var daysToCome: ClosedRange<Day>? {
    let last = ClosedRange.allOfEntries.upperBound
    return today < last ? today.advanced(by: 1)...last : nil
  }
}
