import TrackerCore

extension Session {
  /// What is said where an entry says that there was none of a symptom, and the day has a higher answer, which stays;
  /// nil where it has none.
  ///
  /// - Parameter journal: With the entry in it.
  public func higherAnswers(than entry: Entry, of kind: any LogKind.Type, in journal: any JournalReading) throws
    -> Phrase?
  {
    let context = person.entryContext
    let nones = kind.allMeasures(of: entry, in: context).filter(\.isNone).map(\.metric)
    let symptoms = nones.compactMap(context.symptom(of:))
    let totals = try journal.totals(of: Set(symptoms.map(\.metric)), in: entry.day...entry.day)
    let values = Dictionary(totals.map { ($0.metric, $0.value) }) { first, _ in first }
    let higher = symptoms.compactMap { symptom -> Phrase? in
      guard let value = values[symptom.metric], value > 0 else { return nil }
      return symptom.told(value, in: context.language)
    }
    guard !higher.isEmpty else { return nil }
    return .words("You logged more earlier that day, and that still counts: {answers}.", ["answers": .allOf(higher)])
  }
}
