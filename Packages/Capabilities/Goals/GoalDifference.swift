import TrackerCore

/// What differs between two states of a goal, in words.
enum GoalDifference {
  /// - Parameters:
  ///   - before: nil where there was no such goal.
  ///   - after: nil where there is none any more.
  static func parts(from before: Goal?, to after: Goal?) -> [Phrase] {
    guard let after else { return before == nil ? [] : ["Deleted"] }
    guard let before else { return ["Added"] }
    var parts: [Phrase] = []
    func add(_ phrase: Phrase, _ isChanged: Bool) { if isChanged { parts.append(phrase) } }
    add("Completed", before.completed == nil && after.completed != nil)
    add("Put away", before.archived == nil && after.archived != nil)
    add(
      "Active again",
      (before.completed != nil && after.completed == nil) || (before.archived != nil && after.archived == nil))
    add("New title", before.title != after.title)
    add("New description", before.about != after.about)
    add("New category", before.category != after.category)
    add("New priority", before.priority != after.priority)
    add("New reminder", before.reminder != after.reminder)
    add(after.due == nil ? "No day to reach it by" : "New day to reach it by", before.due != after.due)
    add("New target", before.aim != after.aim)
    add("New progress", before.share != after.share)
    return parts + steps(from: before.steps, to: after.steps)
  }

  private static func steps(from before: [GoalStep], to after: [GoalStep]) -> [Phrase] {
    guard before != after else { return [] }
    if after.count > before.count { return ["New step"] }
    if after.count < before.count { return ["Step removed"] }
    let done = zip(before, after).filter { $0.done == nil && $1.done != nil }.map(\.1)
    if let step = done.first { return [.words("Step done: {step}", ["step": .verbatim(step.title)])] }
    return ["Steps changed"]
  }
}
