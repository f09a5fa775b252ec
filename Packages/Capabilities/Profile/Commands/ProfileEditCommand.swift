import ArgumentParser
import TrackerApplication
import TrackerCommandLine
import TrackerConsole
import TrackerCore
import TrackerProfile

/// `profile edit`: the profile in a form.
struct ProfileEditCommand: TrackerCommand {
  static let configuration = CommandConfiguration(
    commandName: "edit", abstract: "Fill in or change your profile in a form.",
    discussion: "Choose a part, then give your answer. Nothing is saved until you choose to save.")

  @OptionGroup var global: GlobalOptions

  var beforeSetUp: BeforeSetUp { .savesNothing("Here you fill in your profile.") }

  /// The option that ends the form; no part has such an id.
  private static let saving = "-save"

  func run(in context: CommandContext) throws {
    let answers = try ProfileBook(try context.session()).answers()
    guard context.console.canAsk else {
      throw Failure(
        .usage, "This form needs a keyboard", recovery: "To change one answer: symptoms profile set height 172cm")
    }
    let form = ProfileForm(context)
    var chosen: [ProfileField: JSONValue?] = [:]
    while true {
      let changes = chosen.filter { $0.value != answers[$0.key] }
      var choice = choice(answers, changes, context)
      guard try context.console.ask(&choice) == .finished, let id = choice.chosen.first else {
        throw Failure(.negative, "Nothing was changed", recovery: "To see your profile: symptoms profile")
      }
      if id == Self.saving {
        let wishes = ProfileField.allCases.compactMap { field in changes[field].map { (field: field, value: $0) } }
        return try context.answer(try form.save(wishes, by: "profile edit"))
      }
      guard let field = ProfileField(rawValue: id) else { continue }
      let now = chosen[field] ?? answers[field]
      if case .given(let value) = try form.ask(field, now: now) { chosen[field] = .some(value) }
    }
  }

  /// Every part with its answer, and what ends the form once something was changed.
  private func choice(
    _ answers: ProfileAnswers, _ changes: [ProfileField: JSONValue?], _ context: CommandContext
  ) -> ChoiceForm {
    let words = context.environment.words
    let format = TextFormatter(words)
    let count = changes.count
    let saving = ChoiceOption(
      id: Self.saving, name: words(count == 1 ? "Save 1 change" : "Save {count} changes", ["count": "\(count)"]))
    let options = ProfileField.allCases.map { field in
      let value = changes[field] ?? answers[field]
      let answer = value.map { field.told($0, format) } ?? words("not given")
      let shown = changes[field] == nil ? answer : words("{value} (not saved yet)", ["value": answer])
      return ChoiceOption(
        id: field.rawValue, name: "\(words(field.title)): \(shown)", about: words(field.use), aliases: field.aliases)
    }
    var form = ChoiceForm(
      heading: FormHeading(title: words("Your profile"), asks: words("Which answer do you want to give or change?")),
      options: (count > 0 ? [saving] : []) + options, allowsSeveral: false, atLeast: 1, canGoBack: false)
    form.offersSearch = false
    return form
  }
}

/// Asks for answers of the profile.
struct ProfileForm {
  /// An answer, nil where there is none any more; or none was given.
  enum Answer {
    case given(JSONValue?)
    case left
  }

  private let context: CommandContext
  private var words: Phrases { context.environment.words }

  init(_ context: CommandContext) { self.context = context }

  /// Asks for one answer until it can be taken, or the person leaves.
  func ask(_ field: ProfileField, now: JSONValue?) throws -> Answer {
    if field == .sex { return try askSex(now: now) }
    let before = now.map { field.typed($0, words.units) } ?? ""
    var typed = before
    var why: String?
    while true {
      let use = words(field.use)
      var form = TextForm(
        heading: FormHeading(
          title: words(field.title), asks: words(field.asks), explains: why.map { "\($0) \(use)" } ?? use),
        input: TextInput(typed, maxLength: field.mostTyped), isOptional: true, canGoBack: false)
      guard try context.console.ask(&form) == .finished else { return .left }
      guard let answer = form.answer else { return .given(nil) }
      // What was rounded to be shown is kept as it was.
      if answer == before { return .given(now) }
      do {
        return .given(
          try context.settling { context in try ProfileBook(try context.session()).value(answer, of: field) })
      } catch let failure as Failure where failure.kind == .validation && context.console.terminal.hasKeyboard {
        why = words(failure.message).asSentence
        typed = answer
      }
    }
  }

  private func askSex(now: JSONValue?) throws -> Answer {
    let field = ProfileField.sex
    var form = ChoiceForm(
      heading: FormHeading(title: words(field.title), asks: words(field.asks), explains: words(field.use)),
      options: field.choices.map { ChoiceOption(id: $0.id, name: words($0.name)) },
      chosen: now?.text.map { [$0] } ?? [], allowsSeveral: false, atLeast: 0, canGoBack: false)
    guard try context.console.ask(&form) == .finished else { return .left }
    return .given(form.chosen.first.map { .text($0) })
  }

  /// Saves answers that were asked for; where another command wrote something meanwhile, once more, so that nothing has
  /// to be typed again.
  func save(_ wishes: [(field: ProfileField, value: JSONValue?)], by command: String) throws -> ProfileChangeView {
    do { return try ProfileBook(try context.session()).save(wishes, by: command) } catch let failure as Failure
      where failure == .changedMeanwhile
    {
      return try ProfileBook(try context.session()).save(wishes, by: command)
    }
  }
}
