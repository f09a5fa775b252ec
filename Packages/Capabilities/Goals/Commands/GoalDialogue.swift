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
    let book = GoalBook(session)
    let due = try optionalText(
      words("By when?"), explains: words("A date, a weekday or “in 6 weeks”. You can leave it empty."),
      fault: { book.fault(inDay: $0) })
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
    change.metrics = [metric.id]
    let sides = [
      ChoiceOption(id: "least", name: words("At least a number")),
      ChoiceOption(id: "most", name: words("At most a number")),
    ]
    guard let side = try choose(words("When does a day count?"), sides),
      let number = try text(
        words("Which number? ({unit})", ["unit": metric.unit]), longest: 12, fault: { metric.fault($0) }),
      let days = try choose(
        words("On how many days a week?"), (1...7).map { ChoiceOption(id: "\($0)", name: "\($0)") })
    else { return false }
    if side == "least" { change.atLeast = number } else { change.atMost = number }
    change.days = days
    return true
  }

  private func askTarget(_ change: inout GoalChange, _ session: Session) throws -> Bool {
    guard let metric = try askMetric(session) else { return false }
    change.metrics = [metric.id]
    guard
      let target = try text(
        words("Which number do you want to reach? ({unit})", ["unit": metric.unit]), longest: 12,
        fault: { metric.fault($0) }),
      let start = try askStart(metric)
    else { return false }
    change.targets = [target]
    change.starts = start.isEmpty ? [] : [start]
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

  /// Where the person is now; empty where what they logged says so.
  private func askStart(_ metric: Watched) throws -> String? {
    guard let level = metric.level else {
      // Nothing is logged, so only the person knows.
      return try text(words("Where are you now?"), longest: 12, fault: { metric.fault($0) })
    }
    return try optionalText(
      words("Where are you now?"),
      explains: words("Leave it empty to take what you logged lately: {level}.", ["level": level]),
      fault: { metric.fault($0) })
  }

  /// A metric that was chosen.
  private struct Watched {
    let id: String
    /// The one in which a number without a unit is read.
    let unit: String
    /// Where the person is now.
    let level: String?
    /// Why a number does not fit it.
    let fault: (String) -> Phrase?
  }

  private func askMetric(_ session: Session) throws -> Watched? {
    let book = GoalBook(session)
    let options = book.metrics()
    guard let chosen = try choose(words("What do you want to watch?"), options.map(\.option)),
      let option = options.first(where: { $0.option.id == chosen })
    else { return nil }
    return Watched(
      id: chosen, unit: session.format(option.unit), level: book.level(of: chosen).map { session.format($0) },
      fault: { book.fault(in: $0, of: chosen) })
  }

  // MARK: Forms

  private func choose(_ title: String, _ options: [ChoiceOption]) throws -> String? {
    var form = ChoiceForm(
      heading: FormHeading(title: title), options: options, allowsSeveral: false, atLeast: 1, canGoBack: false)
    return try context.console.ask(&form) == .finished ? form.chosen.first : nil
  }

  /// - Parameter fault: Why an answer does not fit: then it is asked for again, with the reason.
  private func text(
    _ title: String, longest: Int, fault: (String) -> Phrase? = { _ in nil }
  ) throws -> String? {
    try answer(title, explains: nil, longest: longest, isOptional: false, fault: fault)
  }

  /// - Returns: Empty where it was skipped, nil where the person left.
  private func optionalText(
    _ title: String, explains: String?, longest: Int = 40, fault: (String) -> Phrase? = { _ in nil }
  ) throws -> String? {
    try answer(title, explains: explains, longest: longest, isOptional: true, fault: fault)
  }

  private func answer(
    _ title: String, explains: String?, longest: Int, isOptional: Bool, fault: (String) -> Phrase?
  ) throws -> String? {
    var (explains, typed) = (explains, "")
    while true {
      var form = TextForm(
        heading: FormHeading(title: title, explains: explains), input: TextInput(typed, maxLength: longest),
        isOptional: isOptional, canGoBack: false)
      guard try context.console.ask(&form) == .finished else { return nil }
      typed = form.answer ?? ""
      guard !typed.isEmpty, let why = fault(typed) else { return typed }
      explains = words(why).asSentence
    }
  }
}
