import TrackerApplication
import TrackerCore

/// Questions beside the answer, one after the other. They go to standard error: standard output is the answer alone.
extension Console {
  /// Whether somebody is there to be asked: a keyboard, and no script that reads JSON.
  public var canAsk: Bool { terminal.hasKeyboard && format == .text }

  /// Asks a doubt until it is answered: yes or no, or which of two readings; the first is yes. How to leave is said
  /// once.
  ///
  /// - Returns: nil where the input ends first, and where nothing is chosen of two readings.
  public func confirm(_ doubt: Doubt) -> Bool? {
    var help = words("Ctrl-C stops")
    while true {
      let answers = doubt.isChoice ? numbered(doubt.choices.map { words($0) }) : words("y/n")
      let more = help.isEmpty ? "" : "; \(help)"
      guard let line = line(style.wrap("\(words(doubt.question)) [\(answers)\(more)]") + " ") else { return nil }
      if let answer = doubt.answer(typed: line, format: { words($0) }) { return answer }
      guard !doubt.isChoice || !line.isEmpty else { return nil }
      let fix = doubt.isChoice ? words("Type 1 or 2, or a word of it.") : words("Type y for yes or n for no.")
      terminal.writeError(style.shown(fix + "\n"))
      help = ""
    }
  }

  /// Asks open questions, and gives the answers so far with what was answered.
  ///
  /// - Throws: the questions' `Failure` where nobody is there; `Failure` (`negative`) for a no that ends the command,
  ///   and where the input ends.
  public func settle(_ open: OpenQuestions, _ answers: DoubtAnswers) throws -> DoubtAnswers {
    guard canAsk else { throw open.failure }
    var answers = answers
    for fault in open.faults {
      guard let field = fault.field else { throw open.failure }
      terminal.writeError(style.shown(style.wrap(DiagnosticAnswer(fault, TextFormatter(words)).text) + "\n"))
      answers.typed[field] = try retyped(
        field, isOptional: !open.required.contains(field) && fault.code != FieldDefinition.missingCode)
    }
    guard open.faults.isEmpty else { return answers }
    for doubt in open.doubts {
      guard let answer = confirm(doubt) else { throw unanswered }
      if answer || doubt.isChoice {
        answers[doubt] = answer
      } else if let field = doubt.field {
        answers.typed[field] = try retyped(field, isOptional: false)
      } else {
        throw Failure(.negative, "Nothing was saved", recovery: doubt.fix)
      }
    }
    return answers
  }

  /// Asks for a field again. An empty line leaves an optional one out; a required one is asked for until it is typed.
  private func retyped(_ field: String, isOptional: Bool) throws -> String {
    let help = isOptional ? words("Enter skips it") : words("needed, Ctrl-C stops")
    while true {
      guard let line = line("\(field) [\(help)]: ") else { throw unanswered }
      if isOptional || !line.isEmpty { return line }
    }
  }

  /// `1: 400 minutes, 2: 400 metres`
  private func numbered(_ choices: [String]) -> String {
    choices.enumerated().map { "\($0.offset + 1): \($0.element)" }.joined(separator: ", ")
  }

  /// Asks for a line; nil at the end of the input.
  public func line(_ prompt: String) -> String? {
    terminal.writeError(style.shown(prompt))
    guard let line = terminal.readLine() else {
      terminal.writeError("\n")
      return nil
    }
    return line.trimmed
  }

  private var unanswered: Failure {
    Failure(.negative, "Nothing was saved", recovery: "To answer, type the command again")
  }
}
