import TrackerApplication
import TrackerCore

/// The goals that are suggested to a person: those of their conditions' packs first, then the modules'.
struct GoalTemplates {
  fileprivate(set) var all: [GoalTemplate]

  /// A template of a pack stands in place of a module's of the same id. One whose metric nobody brings is left out.
  init(_ session: Session) {
    let packs = session.person.conditions.flatMap(\.pack.goals)
    all = (packs + session.environment.registry.goalTemplates.all).reduce(into: []) { all, template in
      if !all.contains(where: { $0.id == template.id }) { all.append(template) }
    }
    .filter { session.person.catalogue[$0.aim.metric] != nil }
  }

  /// The template of an id.
  ///
  /// - Throws: `Failure` (`validation`) where there is none.
  func named(_ id: String) throws(Failure) -> GoalTemplate {
    if let found = all.first(where: { $0.id == id.lowercased() }) { return found }
    throw Failure.invalid([
      Diagnostic(
        code: "unknown-template", "“{word}” is not a suggested goal", ["word": .verbatim(id)],
        allowed: .anyOf(all.map { .verbatim($0.id) }), nearest: nearestMatch(to: id, among: all.map(\.id)))
    ])
  }

  /// To choose from.
  func options(_ format: TextFormatter) -> [ChoiceOption] {
    all.map { template in
      let values = ["says": format(template.says), "source": template.sources.first.map(GoalTemplate.cited) ?? ""]
      return ChoiceOption(
        id: template.id, name: format(template.title),
        about: template.sources.isEmpty ? values["says"] : format("{says} Source: {source}", values))
    }
  }

  /// Asked after setting up; nothing is chosen unless the person does.
  static let question = ClosingQuestion(
    "goals", asks: "Would you like to start with a goal?",
    explains: "You can choose none, and add goals at any time.",
    several: .init(
      // A target without a start begins where the person is, which nobody knows yet.
      options: { session in
        var templates = GoalTemplates(session)
        templates.all.removeAll { if case .target(let target) = $0.aim { target.start == nil } else { false } }
        return templates.options(session.format)
      },
      keep: { chosen, session in
        let goals = try GoalBook(session).add(templates: chosen)
        return goals.count == 1
          ? "Saved your goal. To see it: symptoms goals" : "Saved your goals. To see them: symptoms goals"
      }))
}

extension GoalTemplate {
  /// Those that suit anybody. What they ask of a person is small on purpose: packs leave out what does not suit a
  /// condition.
  static let general: [GoalTemplate] = [
    GoalTemplate(
      id: "log-sleep", title: "Log your sleep", says: "Log your sleep on at least 5 days a week.",
      aim: .habit(GoalHabit(metric: "sleep.hours", side: .atLeast, threshold: 0, days: 5)), sources: [monitoring]),
    GoalTemplate(
      id: "log-stress", title: "Log your stress", says: "Log your stress on at least 4 days a week.",
      category: "personal",
      aim: .habit(GoalHabit(metric: "stress.level", side: .atLeast, threshold: 1, days: 4)), sources: [monitoring]),
  ]

  /// A source as texts name it: `Harkin et al., 2016` of one that begins with its authors and has its year. One that
  /// does not stays as it is.
  static func cited(_ source: String) -> String {
    guard let year = source.firstMatch(of: /\b(?:19|20)\d\d\b/) else { return source }
    let authors = source[..<year.range.lowerBound].split(separator: ",").map { String($0).trimmed }.filter {
      !$0.isEmpty
    }
    guard let first = authors.first else { return source }
    // Surnames stand before the initials: “Harkin B”.
    var words = first.split(separator: " ")
    if words.count > 1, let last = words.last, last.allSatisfy({ $0.isUppercase || $0 == "." }) { words.removeLast() }
    let name = words.joined(separator: " ")
    return authors.count > 1 ? "\(name) et al., \(year.output)" : "\(name), \(year.output)"
  }

  /// 138 experiments: people who were asked to keep track of a goal reached it more often.
  private static let monitoring =
    """
    Harkin B, Webb TL, Chang BPI, et al., 2016. Does monitoring goal progress promote goal attainment? A meta-analysis \
    of the experimental evidence. doi:10.1037/bul0000025
    """
}
