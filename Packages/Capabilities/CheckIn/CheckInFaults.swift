import TrackerApplication
import TrackerCore

/// What can be wrong with the answers of a check-in. No value is named: what a person logs stands in no error.
enum CheckInFaults {
  /// - Parameters:
  ///   - isNone: Whether a none was answered, which not every symptom has.
  ///   - isBetweenSteps: Whether the answer lies on the scale's range, and on none of its steps.
  static func offScale(_ symptom: SymptomDefinition, isNone: Bool, isBetweenSteps: Bool = false) -> Diagnostic {
    if isNone, !symptom.scale.takesNone { return symptom.noNone }
    let ends = "\(symptom.scale.answersInWords) (\(symptom.scale.ends))"
    let steps = symptom.scale.step == 1 ? "whole numbers" : "steps of \(symptom.scale.step.words)"
    return Diagnostic(
      code: "out-of-range",
      isBetweenSteps ? "\(symptom.id) takes \(steps) only" : "\(symptom.id) is not on its scale", allowed: ends,
      field: symptom.id.rawValue)
  }

  static func unknown(_ name: String, _ context: EntryContext) -> Diagnostic {
    let symptoms = context.symptoms
    func names(_ symptom: SymptomDefinition) -> [String] {
      [symptom.id.rawValue, symptom.name.metricWord] + symptom.aliases.map(\.metricWord)
    }
    let near = nearestMatch(to: name.metricWord, among: symptoms.flatMap(names))
    let meant = near.flatMap { near in symptoms.first { names($0).contains(near) } }
    return Diagnostic(
      code: "unknown-symptom", "There is no such symptom in your conditions", found: "“\(name)”",
      allowed: (symptoms.map(\.id.rawValue) + ["notes", "at", "day"]).joined(separator: ", "),
      nearest: meant?.id.rawValue)
  }

  static func ambiguous(_ name: String, _ symptoms: [SymptomDefinition]) -> Diagnostic {
    Diagnostic(
      code: "ambiguous-symptom", "Several symptoms go by that name", found: "“\(name)”",
      allowed: symptoms.map(\.id.rawValue).joined(separator: ", "))
  }

  static func answeredTwice(_ symptom: SymptomDefinition) -> Diagnostic {
    Diagnostic(code: "named-twice", "\(symptom.id) is answered twice", allowed: "one answer each")
  }

  static let notes = Diagnostic(
    code: "wrong-notes", "notes is not what it takes",
    allowed: "up to \(CheckInKind.notesLength) characters, none of them control characters")

  /// A bare word may be a note, so only a symptom's own name is repeated.
  static func noAnswer(_ word: String, _ context: EntryContext) -> Diagnostic {
    let symptom = context.symptom(named: word)
    return Diagnostic(
      code: "unexpected-word", symptom.map { "\($0.id) has no value" } ?? "A word is no answer",
      allowed: "symptom=value, symptom=none, notes=…, at=HH:MM, or same",
      nearest: symptom == nil ? nearestMatch(to: word, among: ["same"]) : nil)
  }
}
