import TrackerCommandLine
import TrackerCore

extension CheckInCommand {
  /// The first symptom that was typed, else the first of the person's check-in, with a number from the middle of its
  /// scale.
  static func example(in context: CommandContext, for words: [String]) -> String? {
    guard let person = try? context.session().person else { return nil }
    let named = words.lazy.compactMap { word in person.entryContext.symptom(named: String(word.prefix { $0 != "=" })) }
      .first
    guard let symptom = named ?? person.checkIn.first else { return nil }
    return "symptoms check-in \(answer(to: symptom))"
  }

  /// A symptom with a number from the middle of its scale, as it is typed.
  static func answer(to symptom: SymptomDefinition) -> String { "\(symptom.id)=\(symptom.scale.typedExample)" }
}
