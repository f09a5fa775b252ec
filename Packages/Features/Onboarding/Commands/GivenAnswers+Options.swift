import ArgumentParser
import TrackerOnboarding

extension GivenAnswers {
  /// Answers of options of a command line.
  ///
  /// - Parameters:
  ///   - values: By what a step saves; nil where the option was not given.
  ///   - others: `step=value`, as `validate` takes them.
  init(packs: [String] = [], typed values: [String: String?], flare: String?, others: [String]) {
    self.init(packs: packs, values: [:], flare: flare)
    self.values = values.compactMapValues { $0.map(GivenAnswer.init(typed:)) }
    for text in others {
      let parts = text.split(separator: "=", maxSplits: 1, omittingEmptySubsequences: false)
      if let key = parts.first, let value = parts.last {
        self.values[String(key)] = GivenAnswer(typed: String(value))
      }
    }
    called = { GivenAnswers.options.contains($0) ? "--\($0)" : "--answer \($0)=…" }
  }

  /// Answers with an option of their own, by what they save.
  private static let options: Set<String> = ["name", "symptoms", "impact", "pattern", "track", "flare", "pack"]

  /// - Throws: `ValidationError` where one of `--answer` has no equals sign.
  static func validate(_ others: [String]) throws {
    guard others.allSatisfy({ $0.contains("=") }) else {
      throw ValidationError("--answer takes step=value, such as --answer sleep-aid=yes.")
    }
  }
}
