import ArgumentParser
import TrackerOnboarding

/// Answers to the steps of packs, as options or in a file.
struct AnswerOptions: ParsableArguments {
  @Option(help: ArgumentHelp("The symptoms that bother you most, with commas between them.", valueName: "ids"))
  var symptoms: String?

  @Option(help: ArgumentHelp("How much they affect your daily life, such as 6.", valueName: "n"))
  var impact: String?

  @Option(help: ArgumentHelp("How they come and go, such as episodic.", valueName: "id"))
  var pattern: String?

  @Option(help: ArgumentHelp("What to log each day, with commas between, or none.", valueName: "ids"))
  var track: String?

  @Option(
    help: ArgumentHelp(
      "What counts as a flare: pack for a fixed level, usual for worse than usual.", valueName: "usual|pack"))
  var flare: String?

  @Option(help: ArgumentHelp("The answer to any other question. You can repeat it.", valueName: "step=value"))
  var answer: [String] = []

  @Option(
    help: ArgumentHelp("Take the answers from a file.", valueName: "file"),
    completion: .file(extensions: ["yaml", "yml"]))
  var answers: String?

  /// - Throws: `ValidationError` where one of `--answer` has no equals sign.
  func validate() throws {
    guard answer.allSatisfy({ $0.contains("=") }) else {
      throw ValidationError("--answer takes a question and its answer, such as --answer sleep-aid=yes.")
    }
  }

  /// The answers of options, over those of the file; nil where there are neither.
  ///
  /// - Parameter others: Of options that only the command has, by what the step saves.
  /// - Throws: `Failure` where the file can't be read.
  func given(packs: [String] = [], _ others: [String: String?] = [:]) throws -> GivenAnswers? {
    let own = ["symptoms": symptoms, "impact": impact, "pattern": pattern, "track": track]
    let typed = GivenAnswers(
      packs: packs, typed: own.merging(others) { own, _ in own }, flare: flare, others: answer)
    if let answers { return typed.over(try GivenAnswers(file: answers)) }
    return typed.isEmpty ? nil : typed
  }
}
