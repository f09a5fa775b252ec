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

  /// Goes on with a day that an entry may have.
  ///
  /// - Parameter journal: Within the action that writes the entry.
  /// - Throws: `OpenQuestions` for a day long before the first entry, until that is answered; `Failure` (`storage`)
  ///   when the journal can't be read.
  public func settle(_ day: Day, in journal: any JournalReading) throws {
    try environment.answers.settle([doubt(aboutDay: day, in: journal)].compactMap(\.self))
  }
}
