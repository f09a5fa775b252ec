import TrackerApplication
import TrackerConsole
import TrackerCore

extension CommandContext {
  /// Goes on once words were typed that nobody types by mistake, for what undo can't bring back: in a terminal after it
  /// was shown what goes, elsewhere with an option.
  ///
  /// - Parameters:
  ///   - confirmation: The words, in English; translated they are taken, too.
  ///   - typed: What the option says, nil where it was left out.
  ///   - plan: What will go.
  ///   - prompt: Asks for the words, which it names `{words}`.
  ///   - command: What to type in a script, up to the option.
  /// - Throws: `Failure` (`negative`) where other words were typed, or none.
  public func confirm(
    _ confirmation: String, typed: String?, for plan: some ReadModel, prompt: String, command: String
  ) throws {
    let translated = environment.words(.words(confirmation, [:]))
    var answer = typed
    if answer == nil, console.canAsk {
      console.say(plan.blocks(TextFormatter(environment.words)), isApart: true)
      answer = console.line(environment.words(prompt, ["words": translated]) + " ") ?? ""
    }
    if let answer, [confirmation, translated].map({ $0.lowercased() }).contains(answer.trimmed.lowercased()) { return }
    throw Failure(
      .negative, "Nothing was erased", ["command": .verbatim("\(command) --confirm \"\(translated)\"")],
      recovery: answer == nil ? "To confirm it, type: {command}" : nil)
  }
}
