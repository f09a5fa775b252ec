import TrackerApplication
import TrackerConsole
import TrackerCore

/// Asks a person at the keyboard about symptoms, one line each: `Pain today? n for none, or 1–10`
struct SymptomQuestions {
  let console: Console
  /// The day, as it stands within a question: `today`, `on Thursday 12 March`.
  let day: String

  /// What was answered.
  struct Answers {
    /// 0 for none; a symptom that was skipped is absent, and so are those that were not reached.
    var values: [SymptomID: Double] = [:]
    /// Whether the person left, or the input ended, before the last question.
    var isBrokenOff = false
  }

  /// - Throws: What the terminal throws.
  func answers(to symptoms: [SymptomDefinition]) throws -> Answers {
    var answers = Answers()
    for symptom in symptoms {
      switch try ask(symptom) {
      case .answered(let value): answers.values[symptom.id] = value
      case .skipped: break
      case .ended:
        answers.isBrokenOff = true
        return answers
      }
    }
    return answers
  }

  /// A line, nil where the person left or the input ended. Where keys can be read, Ctrl-C is one of them: it ends the
  /// questions, not the program.
  private func line() throws -> String? {
    let terminal = console.terminal
    guard terminal.isInteractive else { return terminal.readLine() }
    return try terminal.withKeys { next in
      var text = ""
      while true {
        switch next() {
        case .enter:
          terminal.writeError("\n")
          return text
        case .interrupt, .endOfInput, .escape: return nil
        case .backspace where !text.isEmpty:
          text.removeLast()
          terminal.put("\u{8} \u{8}", to: .errors)
        case .character(let character) where character.isLetter || character.isNumber || " .,-".contains(character):
          text.append(character)
          terminal.writeError(String(character))
        default: break
        }
      }
    }
  }

  private enum Reply { case answered(Double), skipped, ended }

  private func ask(_ symptom: SymptomDefinition) throws -> Reply {
    let words = console.style.words
    let range = symptom.scale.range
    let (low, high) = (words(symptom.scale.told(range.lowerBound)), words(symptom.scale.told(range.upperBound)))
    let values = ["symptom": symptom.name, "day": day, "low": low, "high": high]
    var question = words("{symptom} {day}? Type n for none, or {low}–{high}; Enter skips", values)
    while true {
      console.terminal.writeError(console.style.wrap(question + ":") + " ")
      guard let line = try line()?.trimmed.lowercased() else {
        console.terminal.writeError("\n")
        return .ended
      }
      if line.isEmpty { return .skipped }
      let answer = YesNo.answer(line)
      if let value = answer == false ? 0 : symptom.scale.answer(typed: line) {
        return .answered(value)
      }
      let isBeyond = (Double(line.replacing(",", with: ".")) ?? range.upperBound) > range.upperBound
      question = words(
        isBeyond
          ? "The scale ends at {high}. Type n for none, or {low}–{high}; Enter skips"
          : answer == true
            ? "How bad? Type {low}–{high}; Enter skips" : "Type n for none, or {low}–{high}; Enter skips", values)
    }
  }
}
