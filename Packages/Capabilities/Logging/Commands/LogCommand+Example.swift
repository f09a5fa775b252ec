import TrackerApplication
import TrackerCommandLine
import TrackerCore
import TrackerLogging

extension LogCommand {
  /// A line with the symptom that was typed, or with what the person tracks of their own; else the first of the kind's
  /// examples that could be saved now; where none could, because they name symptoms that are not the person's, a line
  /// with one of theirs.
  static func example(in context: CommandContext, for words: [String]) -> String? {
    guard let session = try? context.session() else { return nil }
    let logbook = Logbook(session)
    let typed = words.lazy.compactMap { session.person.entryContext.symptom(named: $0) }.first
    let examples =
      symptomExamples(typed) + ownExamples(words, session.person.trackables) + Kind.definition.examples.map(\.line)
      + symptomExamples(session.person.checkIn.first)
    return examples.first { example in
      let words = Array(example.commandWords.dropFirst())
      return (try? logbook.preview(logbook.entry(of: Kind.self, words))) != nil
    }.map { "symptoms log \($0)" }
  }

  private static func ownExamples(_ words: [String], _ trackables: Trackables) -> [String] {
    guard Kind.definition.isOfTrackables, let found = trackables.leading(words)?.definition else { return [] }
    return ["\(Kind.id) \(found.id) \(found.example)"]
  }

  private static func symptomExamples(_ symptom: SymptomDefinition?) -> [String] {
    let takesSymptom = Kind.definition.fields.contains { $0.isPositional && $0.shape == .symptom }
    guard takesSymptom, let symptom else { return [] }
    return ["\(Kind.id) \(symptom.id) \(symptom.scale.typedExample)"]
  }
}
