import TrackerApplication
import TrackerCommandLine
import TrackerConsole
import TrackerCore
import TrackerTrackables

/// Asks what is to be tracked, question by question. Leaving any of them saves nothing.
struct TrackableDialogue {
  private let context: CommandContext
  private var words: Phrases { context.environment.words }

  init(_ context: CommandContext) { self.context = context }

  /// - Returns: nil when the person left.
  func ask() throws -> TrackableDraft? {
    guard let label = try text(words("What do you want to track?"), isOptional: false),
      let chosen = try askKind()
    else { return nil }
    var draft = TrackableDraft(label)
    guard let kind = TrackableDefinition.Kind(rawValue: chosen) else {
      return try ask(role: TrackableDefinition.Role(rawValue: chosen), draft)
    }
    draft.kinds = [kind]
    switch kind {
    case .number:
      guard let unit = try text(words("In which unit?"), words("Such as h or cups. You can leave it empty.")),
        let range = try text(
          words("From which number to which?"), words("Such as 0-24. Leave it empty for any number."))
      else { return nil }
      draft.unit = unit.isEmpty ? nil : unit
      draft.range = range.isEmpty ? nil : range
    case .choice:
      let explains = words("From the lowest to the highest, such as quiet, normal, loud.")
      guard let choices = try text(words("Which words?"), explains, isOptional: false) else { return nil }
      draft.choices = choices
    case .yesNo, .count, .duration: break
    }
    return draft
  }

  private func ask(role: TrackableDefinition.Role?, _ draft: TrackableDraft) throws -> TrackableDraft? {
    var draft = draft
    switch role {
    case .symptom:
      var form = ChoiceForm(
        heading: FormHeading(title: words("Should the check-in ask for it?")),
        options: [ChoiceOption(id: "yes", name: words("Yes")), ChoiceOption(id: "no", name: words("No"))],
        allowsSeveral: false, atLeast: 1, canGoBack: false)
      guard try context.console.ask(&form) == .finished else { return nil }
      draft.isSymptom = true
      draft.isAsked = form.chosen.first == "yes"
    case .foods:
      guard let foods = try text(words("Which foods?"), words("Such as figs, dates, plums."), isOptional: false),
        let butNot = try text(
          words("Which names do not count?"), words("Such as sweet potato. You can leave it empty."))
      else { return nil }
      draft.foods = foods
      draft.butNot = butNot.isEmpty ? nil : butNot
    case nil: return nil
    }
    return draft
  }

  /// - Returns: The id of a kind or of a role.
  private func askKind() throws -> String? {
    var form = ChoiceForm(
      heading: FormHeading(title: words("What do you log of it?")),
      options: [
        ChoiceOption(id: TrackableDefinition.Kind.number.rawValue, name: words("A number")),
        ChoiceOption(id: TrackableDefinition.Kind.yesNo.rawValue, name: words("Yes or no")),
        ChoiceOption(id: TrackableDefinition.Kind.count.rawValue, name: words("How many times")),
        ChoiceOption(id: TrackableDefinition.Kind.duration.rawValue, name: words("How long")),
        ChoiceOption(id: TrackableDefinition.Kind.choice.rawValue, name: words("One of some words")),
        ChoiceOption(id: TrackableDefinition.Role.symptom.rawValue, name: words("How bad a symptom is")),
        ChoiceOption(id: TrackableDefinition.Role.foods.rawValue, name: words("Foods, in the meals you log")),
      ], allowsSeveral: false, atLeast: 1, canGoBack: false)
    guard try context.console.ask(&form) == .finished else { return nil }
    return form.chosen.first
  }

  /// - Returns: Empty where it was skipped, nil where the person left.
  private func text(_ title: String, _ explains: String? = nil, isOptional: Bool = true) throws -> String? {
    var form = TextForm(
      heading: FormHeading(title: title, explains: explains),
      input: TextInput(maxLength: 10 * TrackableDefinition.labelLength), isOptional: isOptional, canGoBack: false)
    return try context.console.ask(&form) == .finished ? form.answer ?? "" : nil
  }
}
