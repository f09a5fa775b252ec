import TrackerCore

/// A name that is new, and one slip away from a known one, is probably the same: worth a line, never an error.
struct SlipHint {
  /// Before the entry is put.
  let journal: any JournalReading
  let context: EntryContext

  func text(for entry: Entry) throws -> String? {
    switch entry.kind {
    case FoodKind.id:
      let foods = (entry.payload[FoodKind.items] ?? []) + (entry.payload[FoodKind.drinks] ?? [])
      return try hint(
        for: foods.map(\.word), among: words(of: "intake."), mend: "symptoms edit \(entry.id.short) items=…")
    case MedicationKind.id:
      let name = entry.payload[MedicationKind.name]?.metricWord
      return try hint(
        for: [name].compactMap { $0 }, among: words(of: "medication."), mend: "symptoms edit \(entry.id.short) name=…")
    case SymptomKind.id:
      let sites = entry.payload[SymptomKind.symptom].flatMap { context.symptom(SymptomID($0)) }?.sites ?? []
      let site = entry.payload[SymptomKind.site]?.lowercased()
      return hint(for: [site].compactMap { $0 }, among: sites, mend: "symptoms edit \(entry.id.short) site=…")
    default: return nil
    }
  }

  /// The known word of a family of metrics that a new word is one slip away from.
  func near(_ word: String, family prefix: String) throws -> String? {
    hit(for: [word], among: try words(of: prefix))?.known
  }

  private func words(of prefix: String) throws -> [String] {
    try journal.metrics(withPrefix: prefix).map { String($0.metric.rawValue.dropFirst(prefix.count)) }
  }

  private func hint(for words: [String], among known: [String], mend: String) -> String? {
    hit(for: words, among: known).map {
      "“\($0.word)” is new; did you mean “\($0.known)”, as before? Mend with: \(mend)"
    }
  }

  /// Words under four letters are too near each other to say anything.
  private func hit(for words: [String], among known: [String]) -> (word: String, known: String)? {
    for word in words where word.count >= 4 && !known.contains(word) {
      if let near = known.first(where: { isOneSlip(from: word, to: $0) }) { return (word, near) }
    }
    return nil
  }
}
