import TrackerApplication
import TrackerCommandLine
import TrackerConsole
import TrackerCore
import TrackerGoals

/// Asks for a goal, question by question. Leaving any of them saves nothing.
struct GoalDialogue {
  private let context: CommandContext
  private var words: Phrases { context.environment.words }

  init(_ context: CommandContext) { self.context = context }

  /// - Returns: nil when the person left.
  func ask() throws -> GoalChange? {
    let session = try context.session()
    let templates = try GoalBook(session).suggestions()
    var change = GoalChange()
    if !templates.isEmpty {
      let own = ChoiceOption(id: "own", name: words("A goal of my own"))
      guard let chosen = try choose(words("What would you like to aim for?"), [own] + templates) else { return nil }
      if chosen != own.id {
        change.template = chosen
        return change
      }
    }
    guard let title = try text(words("What is the goal called?"), longest: Goal.titleLength) else { return nil }
    change.title = title
    guard let kind = try choose(words("How do you want to follow it?"), kinds) else { return nil }
    switch kind {
    case "habit": guard try askHabit(&change, session) else { return nil }
    case "target": guard try askTarget(&change, session) else { return nil }
    case "steps": guard try askSteps(&change) else { return nil }
    default: break
    }
    guard kind != "habit" else { return change }
    let due = try optionalText(
      words("By when?"), explains: words("A date, a weekday or “in 6 weeks”. You can leave it empty."))
    guard let due else { return nil }
    change.due = due.isEmpty ? nil : due
    return change
  }

  private var kinds: [ChoiceOption] {
    [
      ChoiceOption(id: "habit", name: words("A habit"), about: words("something on some days of each week")),
      ChoiceOption(id: "target", name: words("A number to reach"), about: words("such as 8 hours of sleep")),
      ChoiceOption(id: "steps", name: words("Steps to take"), about: words("one after the other")),
      ChoiceOption(id: "hand", name: words("By hand"), about: words("you say how much is done")),
    ]
  }

  private func askHabit(_ change: inout GoalChange, _ session: Session) throws -> Bool {
    guard let metric = try askMetric(session) else { return false }
    change.metric = metric.id
    let sides = [
      ChoiceOption(id: "least", name: words("At least a number")),
      ChoiceOption(id: "most", name: words("At most a number")),
    ]
    guard let side = try choose(words("When does a day count?"), sides),
      let number = try text(words("Which number? ({unit})", ["unit": words(metric.unit)]), longest: 12),
      let days = try choose(
        words("On how many days a week?"), (1...7).map { ChoiceOption(id: "\($0)", name: "\($0)") })
    else { return false }
    if side == "least" { change.atLeast = number } else { change.atMost = number }
    change.days = days
    return true
  }

  private func askTarget(_ change: inout GoalChange, _ session: Session) throws -> Bool {
    guard let metric = try askMetric(session) else { return false }
    change.metric = metric.id
    guard
      let target = try text(
        words("Which number do you want to reach? ({unit})", ["unit": words(metric.unit)]), longest: 12),
      let start = try optionalText(
        words("Where are you now?"), explains: words("Leave it empty to take what you logged lately."))
    else { return false }
    change.target = target
    change.start = start.isEmpty ? nil : start
    return true
  }

  private func askSteps(_ change: inout GoalChange) throws -> Bool {
    while change.steps.count < 10 {
      let asks =
        change.steps.isEmpty ? words("What is the first step?") : words("And then? Leave it empty when that is all.")
      guard let step = try optionalText(asks, explains: nil, longest: Goal.textLength) else { return false }
      if step.isEmpty { break }
      change.steps.append(step)
    }
    return true
  }

  private func askMetric(_ session: Session) throws -> (id: String, unit: String)? {
    let options = GoalBook(session).metrics()
    guard let chosen = try choose(words("What do you want to watch?"), options.map(\.option)) else { return nil }
    return options.first { $0.option.id == chosen }.map { ($0.option.id, $0.unit) }
  }

  // MARK: Forms

  private func choose(_ title: String, _ options: [ChoiceOption]) throws -> String? {
    var form = ChoiceForm(
      heading: FormHeading(title: title), options: options, allowsSeveral: false, atLeast: 1, canGoBack: false)
    return try context.console.ask(&form) == .finished ? form.chosen.first : nil
  }

  private func text(_ title: String, longest: Int) throws -> String? {
    var form = TextForm(
      heading: FormHeading(title: title), input: TextInput(maxLength: longest), isOptional: false, canGoBack: false)
    return try context.console.ask(&form) == .finished ? form.answer : nil
  }

  /// - Returns: Empty where it was skipped, nil where the person left.
  private func optionalText(_ title: String, explains: String?, longest: Int = 40) throws -> String? {
    var form = TextForm(
      heading: FormHeading(title: title, explains: explains), input: TextInput(maxLength: longest), isOptional: true,
      canGoBack: false)
    return try context.console.ask(&form) == .finished ? form.answer ?? "" : nil
  }
}
