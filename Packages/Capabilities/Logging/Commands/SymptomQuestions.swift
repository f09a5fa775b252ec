import TrackerApplication
import TrackerConsole
import TrackerCore

/// Asks a person at the keyboard about symptoms, one line each: `Any pain today?`
struct SymptomQuestions {
  let console: Console
  /// The day, as it stands within a question: `today`, `on Thursday 12 March`.
  let day: String

  private static let yes: Set<String> = ["y", "yes", "j", "ja"]
  private static let no: Set<String> = ["n", "nein"]

  /// Whether somebody is there to answer, and an answer as text is what they want.
  static func canAsk(on console: Console) -> Bool {
    let terminal = console.terminal
    return terminal.hasKeyboard && (terminal.isInteractive || console.isPlain) && console.format == .text
  }

  /// What was answered, 0 for none; a symptom that was skipped is absent, and so are those after the end of input.
  func answers(to symptoms: [SymptomDefinition]) -> [SymptomID: Double] {
    var answers: [SymptomID: Double] = [:]
    for symptom in symptoms {
      switch ask(symptom) {
      case .answered(let value): answers[symptom.id] = value
      case .skipped: break
      case .ended: return answers
      }
    }
    return answers
  }

  private enum Reply { case answered(Double), skipped, ended }

  private func ask(_ symptom: SymptomDefinition) -> Reply {
    let words = console.style.words
    let range = symptom.scale.range
    let (low, high) = (symptom.scale.text(of: range.lowerBound), symptom.scale.text(of: range.upperBound))
    var question = words(
      "Any {symptom} {day}? y, n or {low}–{high}; Enter skips",
      ["symptom": words.inSentence(symptom.name), "day": day, "low": low, "high": high])
    while true {
      console.terminal.write(question + ": ")
      guard let line = console.terminal.readLine()?.trimmed.lowercased() else {
        console.terminal.write("\n")
        return .ended
      }
      if line.isEmpty { return .skipped }
      if let value = SymptomQuestions.no.contains(line) ? 0 : symptom.scale.answer(typed: line) {
        return .answered(value)
      }
      question = words(
        SymptomQuestions.yes.contains(line) ? "How strong? {scale}; Enter skips" : "Type y, n or {scale}; Enter skips",
        ["scale": symptom.scale.ends.isEmpty ? "\(low)–\(high)" : symptom.scale.ends])
    }
  }
}
