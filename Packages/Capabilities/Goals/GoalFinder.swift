import TrackerApplication
import TrackerCore

/// Finds the goal that a person means.
struct GoalFinder {
  let goals: [Goal]

  /// The goal of an id, a title, or of words that only one goal has, those that are active first.
  ///
  /// - Throws: `Failure` (`validation`) where there is none, or where it could be several.
  func goal(_ word: String) throws(Failure) -> Goal {
    let wanted = word.trimmed.lowercased()
    if let exact = goals.first(where: { $0.id.rawValue == wanted })
      ?? goals.first(where: { $0.title.lowercased() == wanted })
    {
      return exact
    }
    let found = goals.filter { fits($0, wanted) }
    let best = found.filter { $0.state == .active }.isEmpty ? found : found.filter { $0.state == .active }
    if let only = best.first, best.count == 1 { return only }
    if !best.isEmpty {
      throw Failure(
        .validation, "“{word}” could be {goals}",
        [
          "word": .verbatim(word), "goals": .anyOf(best.prefix(3).map { .verbatim($0.id.rawValue) }),
        ], recovery: "Type a bit more. To see your goals: symptoms goals")
    }
    let near = nearestMatch(to: wanted, among: goals.lazy.map(\.id.rawValue))
    throw Failure(
      .validation,
      near == nil ? "“{word}” is not one of your goals" : "“{word}” is not one of your goals. Did you mean {near}?",
      ["word": .verbatim(word), "near": .verbatim(near ?? "")], recovery: "To see your goals: symptoms goals")
  }

  private func fits(_ goal: Goal, _ wanted: String) -> Bool {
    !wanted.isEmpty
      && (goal.id.rawValue.hasPrefix(wanted)
        || goal.title.lowercased().split { !$0.isLetter && !$0.isNumber }.contains { $0.hasPrefix(wanted) })
  }
}
