import TrackerApplication
import TrackerConsole
import TrackerCore

/// A check-in as it was typed after the command's name.
struct CheckInWords: Sendable {
  var answers: [SymptomID: Double] = [:]
  var notes: String?
  /// Whether the rest is as it was before.
  var isSame = false
  var time: String?
  var day: String?

  /// Reads `symptom=value`, `notes=`, `at=`, `day=` and `same`; a symptom goes by its id, name or alias.
  init(_ words: [String], context: EntryContext, faults: inout [Diagnostic]) {
    for word in words {
      guard let equals = word.firstIndex(of: "=") else {
        if word.lowercased() == "same" { isSame = true } else { faults.append(CheckInWords.strange(word, context)) }
        continue
      }
      let name = String(word[..<equals]).trimmed
      let value = String(word[word.index(after: equals)...]).trimmed
      switch name.lowercased() {
      case "notes": readNotes(value, &faults)
      case "at": time = value
      case "day", "date": day = value
      default: readAnswer(name, value, context, &faults)
      }
    }
  }

  private mutating func readNotes(_ text: String, _ faults: inout [Diagnostic]) {
    var input = TextInput(maxLength: CheckInKind.notesLength)
    if input.set(text) == nil {
      notes = text
    } else {
      faults.append(
        Diagnostic(
          code: "wrong-notes", "notes is not what it takes",
          allowed: "up to \(CheckInKind.notesLength) characters, none of them control characters"))
    }
  }

  private mutating func readAnswer(
    _ name: String, _ text: String, _ context: EntryContext, _ faults: inout [Diagnostic]
  ) {
    guard let symptom = CheckInWords.symptom(name, context, &faults) else { return }
    guard let value = Double(text.replacing(",", with: ".")), symptom.scale.holds(value) else {
      let range = symptom.scale.range
      let steps = symptom.scale.step == 1 ? "" : ", in steps of \(symptom.scale.step.shortText)"
      let ends = "\(range.lowerBound.shortText) to \(range.upperBound.shortText)\(steps) (\(symptom.scale.ends))"
      // The value is not named: what a person logs stands in no error.
      faults.append(Diagnostic(code: "out-of-range", "\(symptom.id) is not on its scale", allowed: ends))
      return
    }
    if answers.updateValue(value, forKey: symptom.id) != nil {
      faults.append(Diagnostic(code: "named-twice", "\(symptom.id) is answered twice", allowed: "one answer each"))
    }
  }

  /// The symptom of an id, name or alias. An alias of several, without an id or name that is equal, is none of them.
  private static func symptom(_ name: String, _ context: EntryContext, _ faults: inout [Diagnostic])
    -> SymptomDefinition?
  {
    let word = name.metricWord
    let symptoms = context.symptoms
    if let exact = symptoms.first(where: { $0.id.rawValue == word || $0.name.metricWord == word }) { return exact }
    let byAlias = symptoms.filter { $0.aliases.contains { $0.metricWord == word } }
    if let only = byAlias.first, byAlias.count == 1 { return only }
    if byAlias.isEmpty {
      let near = nearestMatch(
        to: word, among: symptoms.flatMap { [$0.id.rawValue, $0.name.metricWord] + $0.aliases.map(\.metricWord) })
      let meant = near.flatMap { near in
        symptoms.first {
          $0.id.rawValue == near || $0.name.metricWord == near || $0.aliases.contains { $0.metricWord == near }
        }
      }
      let ids = symptoms.map(\.id.rawValue)
      faults.append(
        Diagnostic(
          code: "unknown-symptom", "There is no such symptom in your conditions", found: "“\(name)”",
          allowed: (ids + ["notes", "at", "day"]).joined(separator: ", "), nearest: meant?.id.rawValue))
    } else {
      faults.append(
        Diagnostic(
          code: "ambiguous-symptom", "Several symptoms go by that name", found: "“\(name)”",
          allowed: byAlias.map(\.id.rawValue).joined(separator: ", ")))
    }
    return nil
  }

  private static func strange(_ word: String, _ context: EntryContext) -> Diagnostic {
    // A bare word may be a note, so only a symptom's own name is repeated.
    let symptom = context.symptom(named: word)
    return Diagnostic(
      code: "unexpected-word", symptom.map { "\($0.id) has no value" } ?? "A word is no answer",
      allowed: "symptom=value, notes=…, at=HH:MM, or same",
      nearest: symptom == nil ? nearestMatch(to: word, among: ["same"]) : nil)
  }
}
