import TrackerApplication
import TrackerCore

/// Puts what was typed into a goal, and collects everything that is wrong with it.
struct GoalEditor {
  let session: Session
  let journal: any JournalReading
  /// Those of the program and the person.
  let categories: [GoalCategory]
  private(set) var diagnostics: [Diagnostic] = []

  init(_ session: Session, categories: [GoalCategory], in journal: any JournalReading) {
    self.session = session
    self.categories = categories
    self.journal = journal
  }

  var today: Day { session.today }
  var catalogue: MetricCatalogue { session.person.catalogue }

  /// Puts a change into a goal. What is wrong is left as it was, and said in `diagnostics`.
  ///
  /// - Throws: `OpenQuestions` for a day that can be read two ways; `Failure` when the journal can't be read.
  mutating func apply(_ change: GoalChange, to goal: inout Goal) throws {
    let before = goal
    if let title = text(change.title, longest: Goal.titleLength, "title") { goal.title = title }
    if let about = text(change.about, longest: Goal.textLength, "about") { goal.about = about }
    if let word = change.category, let category = category(word) { goal.category = category }
    if let word = change.priority, let priority = one(of: GoalPriority.self, word, "priority") {
      goal.priority = priority
    }
    if let word = change.reminder, let reminder = one(of: GoalReminder.self, word, "remind") {
      goal.reminder = reminder
    }
    if change.clears.contains(.about) { goal.about = nil }
    if change.clears.contains(.due) { goal.due = nil }
    if change.clears.contains(.aim) { (goal.aim, goal.others) = (nil, nil) }
    if let word = change.due, let due = try day(word) { goal.due = due }
    for text in change.steps { if let step = step(text, due: nil) { goal.steps.append(step) } }
    if goal.steps.count > Goal.mostSteps {
      report("too-many-steps", "A goal has at most {most} steps", ["most": .count(Goal.mostSteps)])
    }
    if change.isOfAim { try aim(change, &goal) }
    // Whoever said that it is not complete did not say so of what it is now.
    if goal.aim != before.aim || goal.others != before.others || goal.steps != before.steps { goal.isAsked = false }
  }

  /// A step of a typed text.
  mutating func step(_ text: String, due: Day?) -> GoalStep? {
    self.text(text, longest: Goal.textLength, "step").map { GoalStep(title: $0, due: due, done: nil) }
  }

  private mutating func text(_ text: String?, longest: Int, _ field: String) -> String? {
    guard let text else { return nil }
    let trimmed = text.trimmed
    if trimmed.isEmpty {
      report("empty-text", "This needs at least one word", field: field)
      return nil
    }
    guard trimmed.count <= longest else {
      report(
        "too-long", "This has {count} characters. Up to {most} fit",
        [
          "count": .count(trimmed.count), "most": .count(longest),
        ], field: field)
      return nil
    }
    return trimmed
  }

  private mutating func one<Word: RawRepresentable<String> & CaseIterable>(
    of type: Word.Type, _ word: String, _ field: String
  ) -> Word? {
    if let found = Word(rawValue: word.lowercased()) { return found }
    let words = Word.allCases.map(\.rawValue)
    report(
      "unknown-word", "“{word}” does not fit. Use {words}",
      ["word": .verbatim(word), "words": .anyOf(words.map { .verbatim($0) })], field: field)
    return nil
  }

  private mutating func category(_ word: String) -> String? {
    let wanted = word.lowercased()
    let format = session.format
    if let found = categories.first(where: { $0.id == wanted || $0.name.lowercased() == wanted })
      ?? categories.first(where: { format($0.name).lowercased() == wanted })
    {
      return found.id
    }
    report(
      "unknown-category", "“{word}” is not a category. To see them: symptoms goals category",
      ["word": .verbatim(word)], nearest: nearestMatch(to: wanted, among: categories.map(\.id)), field: "category")
    return nil
  }

  /// The day that something is due by.
  ///
  /// - Throws: `OpenQuestions` for a day that can be read two ways.
  mutating func day(_ word: String) throws -> Day? {
    let day: Day?
    do { day = try DueDay.read(word, in: session) } catch let diagnostic as Diagnostic {
      diagnostics.append(diagnostic)
      return nil
    }
    guard let day else {
      diagnostics.append(DayWord.noDay(word))
      return nil
    }
    guard day > today else {
      report("past-day", "{day} is not after today. Choose a later day", ["day": .day(day)], field: "by")
      return nil
    }
    return day
  }

  mutating func report(
    _ code: String, _ message: Phrase, _ values: [String: Phrase] = [:], nearest: String? = nil, field: String? = nil
  ) {
    diagnostics.append(Diagnostic(code: code, message, values, nearest: nearest, field: field))
  }
}
