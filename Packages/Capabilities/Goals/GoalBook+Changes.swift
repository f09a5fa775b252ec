import TrackerApplication
import TrackerCore

/// What is done with goals. Each change is one action, made within the transaction that reads the goal.
extension GoalBook {
  /// Makes a goal.
  ///
  /// - Throws: `Failure` (`validation`) with everything that is wrong; then nothing is saved.
  public func add(_ change: GoalChange) throws -> GoalSavedView {
    let template = try change.template.map { try GoalTemplates(session).named($0) }
    return try save("goals add") { journal in
      var goal = try self.goal(title: change.title ?? template.map { session.format($0.title) } ?? "", in: journal)
      if let template { try put(template, into: &goal, given: change, in: journal) }
      var change = change
      change.title = change.title ?? goal.title
      try apply(change, to: &goal, in: journal)
      try journal.put(goal, as: Goal.document, of: goal.id)
      return (goal, .added)
    }
  }

  /// Makes goals of some templates, as one action.
  ///
  /// - Throws: `Failure` (`validation`) for an unknown one.
  func add(templates: [String]) throws -> [Goal] {
    let templates = try templates.map { try GoalTemplates(session).named($0) }
    let goals = try session.record("goals add") { journal in
      try templates.map { template in
        var goal = try self.goal(title: session.format(template.title), in: journal)
        try put(template, into: &goal, given: GoalChange(), in: journal)
        try journal.put(goal, as: Goal.document, of: goal.id)
        return goal
      }
    }.result
    session.environment.note(.goalAction)
    return goals
  }

  private func goal(title: String, in journal: any JournalReading) throws -> Goal {
    let id = try GoalID.new(for: title, orElse: "goal") {
      try !journal.revisions(of: Goal.document.key(of: $0)).isEmpty
    }
    return Goal(id: id, title: title, created: today)
  }

  /// A template's words and what it watches. A target without a start begins where the person is now.
  private func put(
    _ template: GoalTemplate, into goal: inout Goal, given: GoalChange, in journal: any JournalReading
  ) throws {
    goal.about = session.format(template.says)
    goal.category = template.category
    goal.template = template.id
    switch template.aim {
    case .habit: goal.aim = template.aim
    case .target(let target):
      var change = GoalChange()
      change.metrics = [target.metric.rawValue]
      change.starts = given.starts
      change.targets = given.targets
      // What a template says is in the metric's unit, whatever the person's are.
      goal.aim = .target(target)
      try apply(change, to: &goal, in: journal)
    }
  }

  private func apply(_ change: GoalChange, to goal: inout Goal, in journal: any JournalReading) throws {
    var editor = GoalEditor(session, categories: try categories(in: journal), in: journal)
    try editor.apply(change, to: &goal)
    guard editor.diagnostics.isEmpty else { throw Failure.invalid(editor.diagnostics) }
  }

  /// Changes a goal; what is not said stays.
  ///
  /// - Throws: `Failure` (`validation`) with everything that is wrong, also where nothing is said; nothing is saved
  ///   then.
  public func edit(_ word: String, _ change: GoalChange) throws -> GoalSavedView {
    guard !change.isEmpty else {
      throw Failure(
        .validation, "Say what to change", recovery: "To see how: symptoms goals edit --help")
    }
    return try self.change(word, "goals edit", .changed) { goal, journal in try apply(change, to: &goal, in: journal) }
  }

  /// What is done with a step.
  public enum StepChange: Sendable {
    case add(String, due: String?)
    case done(String)
    case reopen(String)
    case remove(String)
    /// To a place, counted from 1.
    case move(String, to: Int)
    /// nil takes the day away.
    case due(String, String?)
  }

  /// Changes the steps of a goal.
  ///
  /// - Throws: `Failure` (`validation`) where the goal has no such step; then nothing is saved.
  public func step(_ word: String, _ change: StepChange) throws -> GoalSavedView {
    try self.change(word, "goals step", .changed) { goal, journal in
      var editor = GoalEditor(session, categories: [], in: journal)
      switch change {
      case .add(let text, let due):
        let day = try due.flatMap { try editor.day($0) }
        if let step = editor.step(text, due: day) { goal.steps.append(step) }
        if goal.steps.count > Goal.mostSteps {
          throw Failure(.validation, "A goal has at most {most} steps", ["most": .count(Goal.mostSteps)])
        }
      case .done(let step):
        let index = try index(of: step, in: goal)
        goal.steps[index].done = goal.steps[index].done ?? today
      case .reopen(let step):
        let index = try index(of: step, in: goal)
        goal.steps[index].done = nil
      case .remove(let step):
        let index = try index(of: step, in: goal)
        goal.steps.remove(at: index)
      case .move(let step, let place):
        let index = try index(of: step, in: goal)
        let to = try self.index(of: "\(place)", in: goal)
        let moved = goal.steps.remove(at: index)
        goal.steps.insert(moved, at: to)
      case .due(let step, let due):
        let index = try index(of: step, in: goal)
        goal.steps[index].due = try due.flatMap { try editor.day($0) }
      }
      guard editor.diagnostics.isEmpty else { throw Failure.invalid(editor.diagnostics) }
      goal.isAsked = false
    }
  }

  /// The step of a number from 1, or of words of its title.
  private func index(of word: String, in goal: Goal) throws -> Int {
    if let number = Int(word), goal.steps.indices.contains(number - 1) { return number - 1 }
    let wanted = word.trimmed.lowercased()
    let found = goal.steps.indices.filter { !wanted.isEmpty && goal.steps[$0].title.lowercased().contains(wanted) }
    if let only = found.first, found.count == 1, Int(word) == nil { return only }
    let goalID = ["goal": Phrase.verbatim(goal.id.rawValue)]
    guard !goal.steps.isEmpty else {
      throw Failure(
        .validation, "This goal has no steps", goalID,
        recovery: "To add one: symptoms goals step {goal} \"first step\"")
    }
    throw Failure(
      .validation,
      goal.steps.count == 1
        ? "“{word}” is not a step of this goal. It has 1 step"
        : "“{word}” is not a step of this goal. It has steps 1 to {count}",
      goalID.merging(["word": .verbatim(word), "count": .count(goal.steps.count)]) { $1 },
      recovery: "To see them: symptoms goals show {goal}")
  }

  /// Says how much of a goal is done, in percent.
  ///
  /// - Throws: `Failure` (`validation`) for what is no share, and for a goal whose progress follows from what is
  ///   logged, or from its steps.
  public func setProgress(of word: String, to typed: String) throws -> GoalSavedView {
    let digits = typed.trimmed.hasSuffix("%") ? String(typed.trimmed.dropLast()).trimmed : typed.trimmed
    guard let percent = Double(digits.replacing(",", with: ".")), (0...100).contains(percent) else {
      throw Failure(
        .validation, "“{word}” is not a share. Use 0% to 100%", ["word": .verbatim(typed)])
    }
    // A number below 1 without a percent sign may be a share of one.
    guard typed.trimmed.hasSuffix("%") || percent == 0 || percent > 1 else {
      throw Failure(
        .validation, "“{word}” could mean {share} or {percent}",
        [
          "word": .verbatim(typed), "share": .verbatim("\((percent * 100).decimal(upTo: 1))%"),
          "percent": .verbatim("\(percent.decimal(upTo: 2))%"), "goal": .verbatim(word.shellWord),
        ], recovery: "Type: symptoms goals progress {goal} {share}")
    }
    return try change(word, "goals progress", .changed) { goal, _ in
      guard goal.aim == nil, goal.steps.isEmpty else {
        throw Failure(
          .validation,
          goal.aim == nil
            ? "The progress of this goal comes from its steps" : "The progress of this goal comes from what you log",
          ["goal": .verbatim(goal.id.rawValue)], recovery: "To see it: symptoms goals show {goal}")
      }
      goal.share = percent / 100
    }
  }

  /// Says that a goal is complete. A habit goes on until it is put away.
  public func complete(_ word: String) throws -> GoalSavedView {
    try change(word, "goals complete", .completed) { goal, _ in
      guard goal.habit == nil else {
        throw Failure(
          .validation, "A habit has no end. To stop following it, put it away",
          ["goal": .verbatim(goal.id.rawValue)], recovery: "Type: symptoms goals archive {goal}")
      }
      goal.completed = goal.completed ?? today
      goal.archived = nil
    }
  }

  /// Makes a goal active again.
  public func reopen(_ word: String) throws -> GoalSavedView {
    try change(word, "goals reopen", .reopened) { goal, _ in
      (goal.completed, goal.archived, goal.isAsked) = (nil, nil, false)
    }
  }

  /// Puts a goal away: it is kept and no more followed.
  public func archive(_ word: String) throws -> GoalSavedView {
    try change(word, "goals archive", .archived) { goal, _ in goal.archived = goal.archived ?? today }
  }

  /// Deletes a goal; `undo` brings it back.
  public func delete(_ word: String) throws -> GoalSavedView {
    try save("goals delete") { journal in
      let goal = try find(word, in: journal)
      try journal.put(nil as Goal?, as: Goal.document, of: goal.id)
      return (goal, .deleted)
    }
  }

  /// Notes that completing was asked about and is not wanted now.
  public func noteAsked(_ id: GoalID) throws {
    _ = try change(id.rawValue, "goals", .changed) { goal, _ in goal.isAsked = true }
  }

  /// Makes a category of the person's own, or changes it.
  ///
  /// - Throws: `Failure` (`validation`) for a name that does not fit, and a colour that is none.
  public func putCategory(_ name: String, colour: String?, icon: String?) throws -> CategoriesView {
    let id = name.lowercased().map { $0.isLetter || $0.isNumber ? String($0) : "-" }.joined()
    if let icon, icon.count != 1 || icon.allSatisfy(\.isWhitespace) || icon != icon.withoutControls {
      throw Failure(.validation, "“{icon}” is not one sign. Use one such as ✿", ["icon": .verbatim(icon)])
    }
    guard name.count <= 30, id.contains(where: { $0.isLetter }) else {
      throw Failure(.validation, "A category needs a name of up to 30 characters")
    }
    guard !GoalCategory.standard.contains(where: { $0.id == id }) else {
      throw Failure(.validation, "There is already a category {name}", ["name": .verbatim(id)])
    }
    if let colour, colour.count != 7 || colour.first != "#" || !colour.dropFirst().allSatisfy(\.isHexDigit) {
      throw Failure(.validation, "“{word}” is not a colour. Use one such as #4CAF50", ["word": .verbatim(colour)])
    }
    let all = try session.record("goals category") { journal in
      var own = try journal.value(GoalCategory.document) ?? []
      let before = own.first { $0.id == id }
      own.removeAll { $0.id == id }
      own.append(
        GoalCategory(
          id: id, name: name, colour: colour ?? before?.colour ?? "#607D8B",
          icon: icon ?? before?.icon ?? "●"))
      try journal.put(own, as: GoalCategory.document)
      return GoalCategory.standard + own
    }.result
    return CategoriesView(categories: all)
  }

  private func change(
    _ word: String, _ command: String, _ turn: GoalSavedView.Turn,
    _ body: (inout Goal, any JournalReading) throws -> Void
  ) throws -> GoalSavedView {
    // What changes nothing is no action that could be undone.
    let same = try session.journal.read { journal -> GoalSavedView? in
      let before = try find(word, in: journal)
      var goal = before
      try body(&goal, journal)
      guard goal == before else { return nil }
      return GoalSavedView(
        try GoalBook.situations(of: [goal], on: today, in: session, journal: journal)[0], turn: .unchanged)
    }
    if let same { return same }
    return try save(command) { journal in
      var goal = try find(word, in: journal)
      try body(&goal, journal)
      try journal.put(goal, as: Goal.document, of: goal.id)
      return (goal, turn)
    }
  }

  private func save(
    _ command: String, _ body: (any JournalWriting) throws -> (Goal, GoalSavedView.Turn)
  ) throws -> GoalSavedView {
    let ((goal, turn), _) = try session.record(command, body)
    session.environment.note(.goalAction)
    return try session.journal.read { journal in
      GoalSavedView(
        try GoalBook.situations(of: [goal], on: today, in: session, journal: journal)[0], turn: turn)
    }
  }
}
