import ArgumentParser
import TrackerApplication
import TrackerCommandLine
import TrackerConsole
import TrackerCore
import TrackerSettings

/// `settings edit`: changes settings in a form.
struct SettingsEditCommand: TrackerCommand {
  static let configuration = CommandConfiguration(
    commandName: "edit", abstract: "Change settings in a form.",
    discussion: """
      Choose a setting, then its new value. Nothing is saved until you choose to save. Type a few letters to find a \
      setting.
      """)

  @OptionGroup var global: GlobalOptions

  var beforeSetUp: BeforeSetUp { .works }

  /// The option that ends the form; no setting has such an id.
  private static let saving = "-save"

  func run(in context: CommandContext) throws {
    guard context.console.canAsk else {
      throw Failure(
        .usage, "This form needs a keyboard", recovery: "To change one setting: symptoms settings set theme dark")
    }
    let words = context.environment.words
    var form = try SettingsForm(SettingsEditor(context.environment))
    while true {
      var choice = choice(form, words)
      guard try context.console.ask(&choice) == .finished, let chosen = choice.chosen.first else {
        throw Failure(.negative, "Nothing was changed", recovery: "To see your settings: symptoms settings")
      }
      if chosen == Self.saving { return try context.answer(form.save()) }
      guard let item = form.items.first(where: { $0.setting.id.rawValue == chosen }) else { continue }
      try change(item, in: &form, context)
    }
  }

  /// Every setting with its value, and what ends the form once something was chosen.
  private func choice(_ form: SettingsForm, _ words: Phrases) -> ChoiceForm {
    let count = form.changes.count
    let saving = ChoiceOption(
      id: Self.saving, name: words(count == 1 ? "Save 1 change" : "Save {count} changes", ["count": "\(count)"]))
    let options = form.items.map { item in
      let title = words(item.setting.title ?? "\(item.setting.id)")
      let value = words(item.setting.words(of: item.value))
      let values = ["value": value]
      return ChoiceOption(
        id: item.setting.id.rawValue, name: title,
        about: item.isChanged ? words("{value} (not saved yet)", values) : value, aliases: [],
        topics: [words(item.setting.about), words(item.setting.topic.name)])
    }
    return ChoiceForm(
      heading: FormHeading(title: words("Settings"), asks: words("Which setting do you want to change?")),
      options: (count > 0 ? [saving] : []) + options, allowsSeveral: false, atLeast: 1, canGoBack: false)
  }

  /// Asks for a value until it can be taken, or the person goes back.
  private func change(_ item: SettingsForm.Item, in form: inout SettingsForm, _ context: CommandContext) throws {
    let words = context.environment.words
    let setting = item.setting
    var why: String?
    while true {
      let heading = FormHeading(
        title: words(setting.title ?? "\(setting.id)"), asks: words(setting.about),
        explains: why
          ?? words(
            "Allowed: {values}. Default: {default}.",
            ["values": words(setting.allowed), "default": setting.defaultValue]))
      guard let value = try ask(heading, setting, item.value, context) else { return }
      guard let refused = form.choose(value, for: setting) else { return }
      why = words(refused).asSentence
    }
  }

  /// - Returns: nil where the person goes back.
  private func ask(
    _ heading: FormHeading, _ setting: SettingDefinition, _ value: String, _ context: CommandContext
  ) throws -> String? {
    let options = setting.words.map { ChoiceOption(id: $0, name: $0) }
    switch setting.shape {
    case .choice, .bool:
      var form = ChoiceForm(
        heading: heading, options: options, chosen: [value], allowsSeveral: false, atLeast: 1, canGoBack: true)
      return try context.console.ask(&form) == .finished ? form.chosen.first : nil
    case .several:
      let chosen = value.split(separator: ",").map(String.init)
      var form = ChoiceForm(
        heading: heading, options: options, chosen: chosen, allowsSeveral: true, atLeast: 0, canGoBack: true)
      guard try context.console.ask(&form) == .finished else { return nil }
      let kept = setting.words.filter(form.chosen.contains)
      return kept.isEmpty ? SettingDefinition.none : kept.joined(separator: ",")
    case .order, .whole, .decimal, .time, .colour, .folder, .hours:
      var form = TextForm(
        heading: heading, input: TextInput(value, maxLength: 500), isOptional: false, canGoBack: true)
      return try context.console.ask(&form) == .finished ? form.answer : nil
    }
  }
}
