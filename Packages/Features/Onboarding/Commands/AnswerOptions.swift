import ArgumentParser
import TrackerOnboarding

/// Answers to the steps of packs, as options or in a file.
struct AnswerOptions: ParsableArguments {
  @Option(help: ArgumentHelp("The symptoms that affect you most, with commas between them.", valueName: "ids"))
  var symptoms: String?

  @Option(help: ArgumentHelp("How much they affect your daily life, on the pack's scale.", valueName: "n"))
  var impact: String?

  @Option(help: ArgumentHelp("How they usually occur: one of the pack's patterns.", valueName: "id"))
  var pattern: String?

  @Option(help: ArgumentHelp("What to track, with commas between them, or none.", valueName: "ids"))
  var track: String?

  @Option(
    help: ArgumentHelp("What makes a flare: the pack's level, or worse than your own usual.", valueName: "usual|pack"))
  var flare: String?

  @Option(help: ArgumentHelp("The answer to any step, by its name; repeatable.", valueName: "step=value"))
  var answer: [String] = []

  @Option(
    help: ArgumentHelp("Read the answers from a YAML file.", valueName: "file"),
    completion: .file(extensions: ["yaml", "yml"]))
  var answers: String?

  /// - Throws: `ValidationError` where one of `--answer` has no equals sign.
  func validate() throws {
    guard answer.allSatisfy({ $0.contains("=") }) else {
      throw ValidationError("--answer takes step=value, such as --answer sleep-aid=yes.")
    }
  }

  /// The answers of options, over those of the file; nil where there are neither.
  ///
  /// - Throws: `Failure` where the file can't be read.
  func given(packs: [String] = [], name: String? = nil) throws -> GivenAnswers? {
    let typed = GivenAnswers(
      packs: packs,
      typed: ["name": name, "symptoms": symptoms, "impact": impact, "pattern": pattern, "track": track], flare: flare,
      others: answer)
    if let answers { return typed.over(try GivenAnswers(file: answers)) }
    return typed.isEmpty ? nil : typed
  }
}
