import TrackerApplication
import TrackerCommandLine
import TrackerConsole
import TrackerCore

extension CommandContext {
  /// Asks what modules ask once after somebody has set themselves up. Leaving a question, or having no keyboard,
  /// changes nothing.
  ///
  /// - Throws: `Failure` where an answer can't be kept.
  func askClosingQuestions() throws {
    guard console.canAsk else { return }
    let words = environment.words
    for question in environment.registry.closingQuestions.all {
      guard let setting = environment.registry.settings.all.first(where: { $0.id == question.id }) else { continue }
      var form = ChoiceForm(
        heading: FormHeading(title: words(question.asks)),
        options: question.choices.map { ChoiceOption(id: $0.value, name: words($0.name)) },
        chosen: question.choices.first.map { [$0.value] } ?? [], allowsSeveral: false, atLeast: 1, canGoBack: false)
      guard try console.ask(&form) == .finished, let chosen = form.chosen.first, chosen != setting.defaultValue else {
        continue
      }
      try environment.settings.set(chosen, for: setting)
      let values = ["setting": setting.id.rawValue, "value": setting.defaultValue]
      console.say([.sentence("\(words("Saved. To change it: symptoms settings set {setting} {value}", values))")])
    }
  }
}
