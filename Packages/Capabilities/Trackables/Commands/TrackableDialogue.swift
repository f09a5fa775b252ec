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
      let kind = try askKind()
    else { return nil }
    var draft = TrackableDraft(label)
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

  private func askKind() throws -> TrackableDefinition.Kind? {
    var form = ChoiceForm(
      heading: FormHeading(title: words("What do you log of it?")),
      options: [
        ChoiceOption(id: TrackableDefinition.Kind.number.rawValue, name: words("A number")),
        ChoiceOption(id: TrackableDefinition.Kind.yesNo.rawValue, name: words("Yes or no")),
        ChoiceOption(id: TrackableDefinition.Kind.count.rawValue, name: words("How many times")),
        ChoiceOption(id: TrackableDefinition.Kind.duration.rawValue, name: words("How long")),
        ChoiceOption(id: TrackableDefinition.Kind.choice.rawValue, name: words("One of some words")),
      ], allowsSeveral: false, atLeast: 1, canGoBack: false)
    guard try context.console.ask(&form) == .finished else { return nil }
    return form.chosen.first.flatMap(TrackableDefinition.Kind.init(rawValue:))
  }

  /// - Returns: Empty where it was skipped, nil where the person left.
  private func text(_ title: String, _ explains: String? = nil, isOptional: Bool = true) throws -> String? {
    var form = TextForm(
      heading: FormHeading(title: title, explains: explains),
      input: TextInput(maxLength: 10 * TrackableDefinition.labelLength), isOptional: isOptional, canGoBack: false)
    return try context.console.ask(&form) == .finished ? form.answer ?? "" : nil
  }
}
