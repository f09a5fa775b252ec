import TrackerApplication
import TrackerCore

/// The person's goals: what there is to see of them, and what is done with them, each change one action that `undo`
/// takes back.
public struct GoalBook {
  let session: Session

  public init(_ session: Session) { self.session = session }

  var today: Day { session.today }

  // MARK: Reading

  /// Every goal, in the order of their ids. One question to the journal, however many there are.
  static func goals(in journal: any JournalReading) throws -> [Goal] { try journal.values(Goal.document) }

  /// What is known of some goals on a day: the days of all their metrics are read as one table.
  static func situations(
    of goals: [Goal], on day: Day, in session: Session, journal: any JournalReading
  ) throws -> [GoalSituation] {
    let table = try journal.dayTable(
      GoalSituation.metrics(of: goals, on: day), on: day...day, catalogue: session.person.catalogue)
    let isOver = day < session.today || table.isKept(day, for: GoalBook.nothing)
    return goals.map { GoalSituation($0, on: day, in: table, isOver: isOver) }
  }

  /// A kind that no entry has: a day that is kept for it was closed.
  private static let nothing: LogKindID = "goals.nothing"

  func categories(in journal: any JournalReading) throws -> [GoalCategory] {
    GoalCategory.standard + (try journal.value(GoalCategory.document) ?? [])
  }

  /// The categories that there are.
  public func categories() throws -> CategoriesView {
    CategoriesView(categories: try session.journal.read { try categories(in: $0) })
  }

  /// An overview of the goals.
  ///
  /// - Throws: `Failure` (`validation`) for a category that there is not; `storage` when the journal can't be read.
  public func overview(_ query: GoalQuery = GoalQuery()) throws -> GoalsView {
    try session.journal.read { journal in
      let categories = try categories(in: journal)
      let wanted = try query.category.map { try self.category($0, among: categories).id }
      let all = try GoalBook.goals(in: journal)
      let goals = all.filter { goal in
        (query.states.contains(goal.state)) && (wanted.map { $0 == goal.category } ?? true)
          && (query.priority.map { $0 == goal.priority } ?? true)
      }
      let situations = try GoalBook.situations(of: goals, on: today, in: session, journal: journal)
      return GoalsView(
        goals: query.sorted(situations).map { GoalsView.Item($0) }, query: query, day: today,
        others: all.count - goals.count, categories: categories)
    }
  }

  /// All there is to know of one goal.
  ///
  /// - Throws: `Failure` (`validation`) where the word is no goal's.
  public func show(_ word: String) throws -> GoalView {
    try session.journal.read { try view(of: find(word, in: $0), in: $0) }
  }

  private func view(of goal: Goal, in journal: any JournalReading) throws -> GoalView {
    let situations = try GoalBook.situations(of: [goal], on: today, in: session, journal: journal)
    let category = try categories(in: journal).first { $0.id == goal.category }
    let days = today.advanced(by: 1 - GoalView.daysOfInsights)...today
    let related = try goal.metrics.flatMap { try Coach(session, in: journal).related(to: $0, on: days) }
    let template = goal.template.flatMap { id in GoalTemplates(session).all.first { $0.id == id } }
    return GoalView(
      situations[0], category: category ?? GoalCategory.standard[0], sources: template?.sources ?? [],
      related: related.sorted { $0.day > $1.day })
  }

  /// How a goal came along, week by week.
  ///
  /// - Throws: `Failure` (`validation`) where the word is no goal's.
  public func progress(of word: String, weeks: Int = 12) throws -> GoalProgressView {
    try session.journal.read { journal in
      let goal = try find(word, in: journal)
      let now = try GoalBook.situations(of: [goal], on: today, in: session, journal: journal)[0]
      let days = (0..<weeks).map { today.advanced(by: -7 * $0) }.filter { $0 >= goal.created }.reversed()
      let series = GoalProgressSeries(of: goal, in: journal, catalogue: session.person.catalogue)
      let points = try series.values(on: Array(days))
      return GoalProgressView(now, points: zip(days, points).map { GoalProgressView.Point(day: $0, share: $1) })
    }
  }

  /// What was changed of a goal, and when.
  ///
  /// - Throws: `Failure` (`validation`) where the word is no goal's.
  public func history(of word: String) throws -> GoalHistoryView {
    try session.journal.read { journal in
      let goal = try find(word, in: journal)
      let key = Goal.document.key(of: goal.id)
      let difference = GoalDifference(
        catalogue: session.person.catalogue, categories: try categories(in: journal))
      var before: Goal?
      var changes: [GoalHistoryView.Change] = []
      for revision in try journal.revisions(of: key) {
        let after = try revision.json.map { try Goal.document.value(of: $0) }
        let at = try journal.action(revision.action)?.at
        let parts = difference.parts(from: before, to: after)
        if !parts.isEmpty { changes.append(.init(action: Action.name(of: revision.action), at: at, parts: parts)) }
        before = after
      }
      return GoalHistoryView(goal: goal.id, title: goal.title, changes: changes, calendar: session.calendar)
    }
  }

  /// What is due, the earliest first.
  ///
  /// - Parameter days: How far it is looked ahead.
  public func upcoming(days: Int = 30) throws -> UpcomingView {
    try session.journal.read { journal in
      let goals = try GoalBook.goals(in: journal).filter { $0.state == .active }
      let last = today.advanced(by: days)
      let dates = goals.flatMap { goal -> [UpcomingView.Item] in
        let own = goal.due.map { [UpcomingView.Item(day: $0, goal: goal.id, title: goal.title, step: nil)] } ?? []
        return own
          + goal.steps.filter { $0.done == nil }.compactMap { step in
            step.due.map { UpcomingView.Item(day: $0, goal: goal.id, title: goal.title, step: step.title) }
          }
      }
      return UpcomingView(
        items: dates.filter { $0.day <= last }.sorted { ($0.day, $0.goal) < ($1.day, $1.goal) }, today: today,
        days: days)
    }
  }

  /// What a day did for the goals, and what the person's own days suggest next.
  public func day(_ day: Day) throws -> GoalsOfDayView {
    try session.journal.read { journal in
      let goals = try GoalBook.goals(in: journal).filter { $0.state == .active && $0.created <= day }
      return GoalsOfDayView(
        try GoalBook.situations(of: goals, on: day, in: session, journal: journal), day: day, today: today)
    }
  }

  /// The first goal that is reached, and that nobody was asked about; nil where there is none.
  public func reached() throws -> (id: GoalID, title: String)? {
    try session.journal.read { journal in
      let goals = try GoalBook.goals(in: journal).filter {
        $0.state == .active && !$0.isAsked && $0.habit == nil
      }
      return try GoalBook.situations(of: goals, on: today, in: session, journal: journal).first(where: \.isReached)
        .map { ($0.goal.id, $0.goal.title) }
    }
  }

  func find(_ word: String, in journal: any JournalReading) throws -> Goal {
    if let goal = try journal.value(Goal.document, of: word.trimmed.lowercased()) { return goal }
    return try GoalFinder(goals: GoalBook.goals(in: journal)).goal(word)
  }

  private func category(_ word: String, among categories: [GoalCategory]) throws -> GoalCategory {
    let wanted = word.lowercased()
    if let found = categories.first(where: {
      $0.id == wanted || $0.name.lowercased() == wanted || session.format($0.name).lowercased() == wanted
    }) {
      return found
    }
    throw Failure.invalid([
      Diagnostic(
        code: "unknown-category", "“{word}” is not a category. To see them: symptoms goals category",
        ["word": .verbatim(word)], nearest: nearestMatch(to: wanted, among: categories.map(\.id)))
    ])
  }
}
