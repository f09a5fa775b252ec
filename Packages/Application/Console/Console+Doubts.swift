import TrackerCore

/// Questions beside the answer, one after the other. They go to standard error: standard output is the answer alone.
extension Console {
  /// Whether somebody is there to be asked: a keyboard, and no script that reads JSON.
  public var canAsk: Bool { terminal.hasKeyboard && format == .text }

  /// Asks a question until it is answered with yes or no; nil where the input ends first.
  public func confirm(_ question: String) -> Bool? {
    while true {
      guard let line = line(style.wrap("\(question) [y/n]") + " ") else { return nil }
      switch line.lowercased() {
      case "y", "yes", "j", "ja": return true
      case "n", "no", "nein": return false
      default: terminal.writeError(words("Type y for yes or n for no.") + "\n")
      }
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
      terminal.writeError(style.wrap(fault.sentence + ".") + "\n")
      answers.typed[field] = try retyped(field, isOptional: fault.code != FieldDefinition.missingCode)
    }
    guard open.faults.isEmpty else { return answers }
    for doubt in open.doubts {
      guard let answer = confirm(doubt.question) else { throw unanswered }
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

  private func retyped(_ field: String, isOptional: Bool) throws -> String {
    let line = line("\(field): ")
    guard let line, isOptional || !line.isEmpty else { throw unanswered }
    return line
  }

  private func line(_ prompt: String) -> String? {
    terminal.writeError(prompt)
    guard let line = terminal.readLine() else {
      terminal.writeError("\n")
      return nil
    }
    return line.trimmed
  }

  private var unanswered: Failure {
    Failure(.negative, "Nothing was saved", recovery: "Run the command again to answer.")
  }
}
