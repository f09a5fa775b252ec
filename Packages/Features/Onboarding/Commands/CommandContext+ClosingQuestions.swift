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
    for question in environment.registry.closingQuestions.all {
      switch question.answer {
      case .setting(let choices): try ask(question, choices)
      case .several(let several): try ask(question, several)
      }
    }
  }

  private func ask(_ question: ClosingQuestion, _ choices: [(value: String, name: Phrase)]) throws {
    let words = environment.words
    guard let setting = environment.registry.settings.all.first(where: { $0.id == question.id }) else { return }
    var form = ChoiceForm(
      heading: heading(question), options: choices.map { ChoiceOption(id: $0.value, name: words($0.name)) },
      chosen: choices.first.map { [$0.value] } ?? [], allowsSeveral: false, atLeast: 1, canGoBack: false)
    guard try console.ask(&form) == .finished, let chosen = form.chosen.first, chosen != setting.defaultValue else {
      return
    }
    switch setting.backing {
    case .settingsFile: try environment.settings.set(chosen, for: setting)
    case .journal(let backing):
      let session = try session()
      _ = try session.record("settings set \(setting.id)") { try backing.set(chosen, for: session, in: $0) }
    }
    let values = ["setting": setting.id.rawValue, "value": setting.defaultValue]
    console.say([.sentence("\(words("Saved. To change it: symptoms settings set {setting} {value}", values))")])
  }

  private func ask(_ question: ClosingQuestion, _ several: ClosingQuestion.Several) throws {
    let session = try session()
    let options = try several.options(session)
    guard !options.isEmpty else { return }
    var form = ChoiceForm(
      heading: heading(question), options: options, allowsSeveral: true, atLeast: 0, canGoBack: false)
    guard try console.ask(&form) == .finished, !form.chosen.isEmpty else { return }
    console.say([.sentence("\(session.format(try several.keep(form.chosen, session)))")])
  }

  private func heading(_ question: ClosingQuestion) -> FormHeading {
    FormHeading(
      title: environment.words(question.asks), explains: question.explains.map { environment.words($0) })
  }
}
