import TrackerApplication
import TrackerCore

/// What can be wrong with the answers of a check-in. Of what was typed, only a number is quoted that is no answer.
enum CheckInFaults {
  /// - Parameters:
  ///   - typed: The number that was typed; nil where it was no number.
  ///   - isNone: Whether a none was answered, which not every symptom has.
  ///   - isBetweenSteps: Whether the answer lies on the scale's range, and on none of its steps.
  static func offScale(
    _ symptom: SymptomDefinition, typed: String? = nil, isNone: Bool, isBetweenSteps: Bool = false
  ) -> Diagnostic {
    if isNone, !symptom.scale.takesNone {
      var none = symptom.noNone
      none.field = symptom.id.rawValue
      return none
    }
    let isWhole = symptom.scale.step == 1
    return Diagnostic(
      code: "out-of-range",
      isBetweenSteps
        ? isWhole ? "{symptom} takes whole numbers only. {use}" : "{symptom} goes in steps of {step}. {use}"
        : typed == nil
          ? "That is not on the scale of {symptom}. {use}" : "{value} is not on the scale of {symptom}. {use}",
      [
        "symptom": "\(symptom.name)", "value": "\(typed ?? "")", "use": symptom.scale.use,
        "step": symptom.scale.kind == .duration
          ? symptom.scale.told(symptom.scale.step) : .number(symptom.scale.step, upTo: 3),
      ],
      allowed: symptom.scale.use, field: symptom.id.rawValue)
  }

  static func unknown(_ name: String, _ context: EntryContext) -> Diagnostic {
    let symptoms = context.symptoms
    let near = nearestMatch(to: name.metricWord, among: symptoms.flatMap(context.words))
    let meant = near.flatMap { near in symptoms.first { context.words(of: $0).contains(near) } }
    return .unknownSymptom(name, nearest: meant?.id.rawValue, in: context)
  }

  static func answeredTwice(_ name: String) -> Diagnostic {
    Diagnostic(code: "named-twice", "“{symptom}” appears twice. Keep one of them", ["symptom": "\(name)"])
  }

  static let notes = Diagnostic(
    code: "wrong-notes", "Notes can have up to {count} characters, and no hidden ones",
    ["count": .count(CheckInKind.notesLength)])

  /// A bare word may be a note, so only a symptom's own name is repeated.
  static func noAnswer(_ word: String, _ context: EntryContext) -> Diagnostic {
    let symptom = context.symptom(named: word)
    let near = symptom == nil ? nearestMatch(to: word, among: ["same"]) : nil
    let message: Phrase =
      switch (symptom, near) {
      case (_?, _): "{symptom} needs a number: symptoms check-in {id}={value}"
      case (nil, _?): "That is not an answer"
      case (nil, nil): "That needs a symptom and a number: symptoms check-in {id}={value}"
      }
    let example = symptom ?? context.symptoms.first
    return Diagnostic(
      code: "unexpected-word", message,
      [
        "symptom": "\(symptom?.name ?? "")", "id": "\(example?.id.rawValue ?? "")",
        "value": "\(example?.scale.typedExample ?? "6")",
      ], nearest: near)
  }
}
