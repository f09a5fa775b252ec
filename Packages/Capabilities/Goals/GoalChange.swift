import TrackerApplication
import TrackerCore

/// What is to be said of a goal, as it was typed; nil leaves what there is, or takes what is usual.
public struct GoalChange: Sendable {
  public var title: String?
  public var about: String?
  public var category: String?
  public var priority: String?
  public var due: String?
  public var metric: String?
  public var start: String?
  public var target: String?
  public var atLeast: String?
  public var atMost: String?
  public var days: String?
  public var steps: [String] = []
  public var reminder: String?
  public var template: String?
  /// What is taken away: of a goal that has it.
  public var clears: Set<Part> = []

  /// What can be taken away.
  public enum Part: Sendable { case about, due, aim }

  public init() {}

  /// Whether it says nothing.
  var isEmpty: Bool {
    [title, about, category, priority, due, metric, start, target, atLeast, atMost, days, reminder, template]
      .allSatisfy { $0 == nil } && steps.isEmpty && clears.isEmpty
  }

  /// Whether it says anything of what is watched.
  fileprivate var isOfAim: Bool { [metric, start, target, atLeast, atMost, days].contains { $0 != nil } }
}

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

  private var today: Day { session.today }
  private var catalogue: MetricCatalogue { session.person.catalogue }

  /// Puts a change into a goal. What is wrong is left as it was, and said in `diagnostics`.
  ///
  /// - Throws: `OpenQuestions` for a day that can be read two ways; `Failure` when the journal can't be read.
  mutating func apply(_ change: GoalChange, to goal: inout Goal) throws {
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
    if change.clears.contains(.aim) { goal.aim = nil }
    if let word = change.due, let due = try day(word) { goal.due = due }
    for text in change.steps { if let step = step(text, due: nil) { goal.steps.append(step) } }
    if goal.steps.count > Goal.mostSteps {
      report("too-many-steps", "A goal has at most {most} steps", ["most": .count(Goal.mostSteps)])
    }
    if change.isOfAim { try aim(change, &goal) }
  }

  // MARK: Words

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

  // MARK: What is watched

  private mutating func aim(_ change: GoalChange, _ goal: inout Goal) throws {
    guard let metric = change.metric.map({ self.metric($0) }) ?? goal.aim.flatMap({ catalogue[$0.metric] }) else {
      if change.metric == nil {
        report("no-metric", "Say what to watch, such as --track sleep.hours", field: "track")
      }
      return
    }
    let isHabit = change.atLeast != nil || change.atMost != nil || change.days != nil
    if isHabit, change.start != nil || change.target != nil {
      report("two-aims", "A goal is a habit or has a target, not both. Leave out --target, or --days")
    } else if isHabit || (goal.habit != nil && change.target == nil && change.metric == nil) {
      habit(change, metric, &goal)
    } else {
      try target(change, metric, &goal)
    }
  }

  private mutating func habit(_ change: GoalChange, _ metric: MetricDefinition, _ goal: inout Goal) {
    let before = goal.habit
    if change.atLeast != nil, change.atMost != nil {
      return report("two-sides", "A day counts from a value up, or down. Leave out --at-least or --at-most")
    }
    let side = change.atMost != nil ? .atMost : change.atLeast != nil ? .atLeast : before?.side ?? .atLeast
    let typed = change.atMost ?? change.atLeast
    var threshold: Double? = before?.threshold ?? 1
    if let typed { threshold = number(typed, of: metric, change.atMost == nil ? "at-least" : "at-most") }
    var days: Int? = before?.days ?? 7
    if let typed = change.days {
      days = Int(typed).flatMap { GoalHabit.daysOfWeek.contains($0) ? $0 : nil }
      if days == nil {
        report(
          "days-of-week", "“{word}” does not fit. A week has 1 to 7 days", ["word": .verbatim(typed)], field: "days")
      }
    }
    guard let threshold, let days else { return }
    goal.aim = .habit(GoalHabit(metric: metric.id, side: side, threshold: threshold, days: days))
  }

  private mutating func target(_ change: GoalChange, _ metric: MetricDefinition, _ goal: inout Goal) throws {
    let before = goal.target.flatMap { $0.metric == metric.id ? $0 : nil }
    let start: Double?
    if let typed = change.start {
      start = number(typed, of: metric, "from")
      if start == nil { return }
    } else {
      start = try before?.start ?? level(of: metric)
    }
    guard let typed = change.target ?? before.map({ $0.target.words }) else {
      return report("no-target", "Say what to reach, such as --target 8, or --at-least 7 --days 5", field: "target")
    }
    guard let target = number(typed, of: metric, "target") else { return }
    guard let start else {
      return report(
        "no-start", "Nothing is logged of it yet, so say where you are now: --from {example}",
        ["example": "\(metric.range.contains(0) ? "0" : metric.range.lowerBound.words)"], field: "from")
    }
    guard start != target else {
      return report(
        "goal-at-start", "The target is where you are now ({value}). Choose another one",
        ["value": .number(target, upTo: 2)], field: "target")
    }
    goal.aim = .target(GoalTarget(metric: metric.id, start: start, target: target))
  }

  /// Where a metric is now.
  private func level(of metric: MetricDefinition) throws -> Double? {
    let days = today.advanced(by: -27)...today
    let table = try journal.dayTable([metric.id: 27], on: today...today, catalogue: catalogue)
    return GoalSituation.level(table.numbers(of: metric.id, on: days)[...], of: metric)
      .map { ($0 * 100).rounded() / 100 }
  }

  private mutating func number(_ word: String, of metric: MetricDefinition, _ field: String) -> Double? {
    let text = word.trimmed.replacing(",", with: ".")
    guard let value = Double(text), value.isFinite else {
      report("no-number", "“{word}” is not a number", ["word": .verbatim(word)], field: field)
      return nil
    }
    guard metric.reach.contains(value) else {
      report(
        "out-of-range", "{value} does not fit. Use {range}",
        ["value": .number(value, upTo: 3), "range": .range(metric.reach)], field: field)
      return nil
    }
    return value
  }

  /// The metric of a typed word: its id, or its name.
  mutating func metric(_ word: String) -> MetricDefinition? {
    let format = session.format
    let wanted = word.trimmed.lowercased()
    let all = GoalEditor.trackable(catalogue)
    if let found = catalogue[MetricID(wanted)], GoalEditor.isTrackable(found) { return found }
    let named = all.filter { metric in
      format(metric.name).lowercased() == wanted || metric.name.description.lowercased() == wanted
        || metric.id.rawValue.split(separator: ".").last.map(String.init) == wanted
    }
    if let only = named.first { return only }
    let near =
      nearestMatch(to: wanted, among: all.map(\.id.rawValue))
      ?? nearestMatch(to: wanted, among: all.map { format($0.name) })
      .flatMap { name in all.first { format($0.name) == name }?.id.rawValue }
    report(
      "unknown-metric",
      near == nil ? "“{word}” cannot be tracked. To see what can: symptoms pack metrics" : "“{word}” cannot be tracked",
      ["word": .verbatim(word)], nearest: near, field: "track")
    return nil
  }

  /// What goals can watch, besides the families: nothing that follows from goals.
  static func trackable(_ catalogue: MetricCatalogue) -> [MetricDefinition] {
    catalogue.definitions.filter(isTrackable)
  }

  private static func isTrackable(_ metric: MetricDefinition) -> Bool { metric.documents?.readsDays != true }

  private mutating func report(
    _ code: String, _ message: Phrase, _ values: [String: Phrase] = [:], nearest: String? = nil, field: String? = nil
  ) {
    diagnostics.append(Diagnostic(code: code, message, values, nearest: nearest, field: field))
  }
}
