import Foundation
import TrackerCore
import TrackerOnboarding

extension GivenAnswers {
  /// Answers of options of a command line.
  ///
  /// - Parameters:
  ///   - values: By what a step saves; nil where the option was not given.
  ///   - others: `step=value`, each with an equals sign.
  init(packs: [String] = [], typed values: [String: String?], flare: String?, others: [String]) {
    self.init(packs: packs, values: [:], flare: flare)
    called = { GivenAnswers.options.contains($0) ? "--\($0)" : "--answer \($0)=…" }
    self.typed = { GivenAnswers.options.contains($0) ? "--\($0) \($1)" : "--answer \($0)=\($1)" }
    self.values = values.compactMapValues { $0.map(GivenAnswer.init(typed:)) }
    for text in others {
      let parts = text.split(separator: "=", maxSplits: 1, omittingEmptySubsequences: false)
      if let key = parts.first, let value = parts.last {
        take(key.trimmingCharacters(in: .whitespaces), value.trimmingCharacters(in: .whitespaces))
      }
    }
  }

  /// Takes an answer by its name, also those that have an option of their own; one that is there already is a fault.
  private mutating func take(_ key: String, _ value: String) {
    switch key {
    case "pack", "packs":
      packs += value.split(separator: ",").map { .init(text: $0.trimmingCharacters(in: .whitespaces)) }
    case "flare" where flare == nil: flare = .init(text: value)
    case _ where key != "flare" && values[key] == nil: values[key] = GivenAnswer(typed: value)
    default:
      diagnostics.append(
        Diagnostic(code: "given-twice", "You gave {answer} twice. Keep one", ["answer": .verbatim(called(key))]))
    }
  }

  /// Answers with an option of their own, by what they save.
  private static let options: Set<String> = [
    "name", "symptoms", "impact", "pattern", "track", "treatments", "triggers", "flare", "pack",
  ]
}
