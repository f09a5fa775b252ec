import TrackerApplication
import TrackerCommandLine
import TrackerCore

/// Words that name no command, and whose meaning is clear all the same.
extension UnknownWord {
  /// What people type first for what another command does.
  private static let lines = [
    "next": "symptoms today", "why": "symptoms predict --explain",
    "close": "symptoms day close", "finish": "symptoms day close", "warum": "symptoms predict --explain",
    "abschließen": "symptoms day close",
  ]

  var values: [String: Phrase] { ["typed": "\(word)"] }

  /// A dose behind the word: `400`, `400mg`.
  var dose: String? {
    guard let next, next.contains(/^\d+(?:[.,]\d+)?(?:mg|g|ml|µg|mcg|ie|iu)?$/.ignoresCase()), isPlain else {
      return nil
    }
    return next
  }

  private var isPlain: Bool { (1...30).contains(word.count) && word.allSatisfy { $0.isLetter || $0 == "-" } }

  /// The answer to a word that is a line of another command, or a medicine, food or drink that the person or their
  /// packs know; nil for other words.
  func known(in context: CommandContext?) -> Failure? {
    if !isLog, let line = Self.lines[word.lowercased()] {
      return Failure(
        .usage, "There's no command “{typed}”", values.merging(["line": "\(line)"]) { first, _ in first },
        recovery: "Type: {line}")
    }
    guard isPlain, let session = try? context?.session() else { return nil }
    let counted = FoodItem.countedWord(word.metricWord)
    func isLogged(_ metric: String) -> Bool {
      let id = MetricID(metric)
      // What the program counts of all medicines, such as skipped doses, is no medicine.
      guard !session.environment.registry.metrics.all.contains(where: { $0.id == id }) else { return false }
      return (try? session.journal.read { try $0.metrics(withPrefix: metric).contains { $0.metric == id } }) ?? false
    }
    if isLogged("medication.\(word.metricWord)") {
      return Failure(.usage, "There's no command “{typed}”", values, recovery: medicine(dose))
    }
    guard session.person.entryContext.isFood(word) || isLogged("\(FoodItem.metricPrefix)\(counted)") else { return nil }
    return Failure(
      .usage, "There's no command “{typed}”", values,
      recovery: .words("To log a food or drink: {line}", ["line": "symptoms log food \(word)"]))
  }

  /// The line that logs the word as a medicine.
  func medicine(_ dose: String?) -> Phrase {
    .words(
      "To log a medicine: {line}",
      ["line": "symptoms log medication \(word)\(dose.map { " \($0)" } ?? "")"])
  }
}
