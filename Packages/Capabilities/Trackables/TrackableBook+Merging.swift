import TrackerApplication
import TrackerCore

extension TrackableBook {
  /// Makes two one: what was logged of the first counts as the second.
  ///
  /// - Parameters:
  ///   - old: The one that goes: something with a definition, or a plain number that was logged.
  ///   - new: The one that stays.
  /// - Throws: `Failure` (`validation`) where a word is none of it, and where the values are of two scales.
  public func merge(_ old: String, into new: String) throws -> TrackableSavedView {
    try change("own merge", .merged) { own, journal in
      if own.named(new) == nil, let symptom = session.person.entryContext.symptoms(named: new).first {
        return try merge(old, intoPackOf: symptom, own)
      }
      var into = try find(new, in: own)
      guard let from = own.named(old) else {
        guard session.person.entryContext.symptoms(named: old).isEmpty else {
          throw Failure(
            .validation, "{name} is a symptom of your conditions, so it stays", ["name": .verbatim(old)],
            recovery: "Name your own symptom first, then the one that stays.")
        }
        let id = TrackableID(old.metricWord)
        try checkPlainNumbers(of: id, old, fit: into, own, in: journal)
        into.merged.append(id)
        return into
      }
      guard from.id != into.id else {
        throw Failure(
          .validation, "Both names are of {name}", ["name": .verbatim(into.label)],
          recovery: "To see what you track: symptoms own")
      }
      guard from.role == .foods ? into.role == .foods : from.hasScale(of: into) else {
        throw differentScales(from, into.label, into.scale)
      }
      if let foods = into.foods {
        into.foods = foods + (from.foods ?? []).filter { !foods.contains($0) }
        let butNot = into.butNot ?? []
        into.butNot = butNot + (from.butNot ?? []).filter { !butNot.contains($0) }
        if into.butNot?.isEmpty == true { into.butNot = nil }
      }
      into.otherLabels += ([from.label] + from.otherLabels).filter { !into.words.contains($0.metricWord) }
      into.merged += [from.id] + from.merged
      try journal.put(nil as TrackableDefinition?, as: TrackableDefinition.document, of: from.id)
      return into
    }
  }

  /// Makes a symptom of one's own the same as one of a pack.
  private func merge(_ old: String, intoPackOf symptom: SymptomDefinition, _ own: Trackables) throws
    -> TrackableDefinition
  {
    guard var from = own.adding(session.person.packs).named(old), from.condition == nil else {
      throw unknown(old, in: own)
    }
    guard from.hasScale(of: symptom) else {
      throw differentScales(
        from, symptom.name,
        .words(
          "{low} to {high}",
          [
            "low": .number(symptom.scale.answers.lowerBound, upTo: 3),
            "high": .number(symptom.scale.answers.upperBound, upTo: 3),
          ]))
    }
    from.becomes = symptom.id
    return from
  }

  private func differentScales(_ from: TrackableDefinition, _ new: String, _ scale: Phrase) -> Failure {
    Failure(
      .validation, "{old} and {new} have different scales",
      ["old": .verbatim(from.label), "new": .verbatim(new), "first": from.scale, "second": scale],
      recovery: "The first is {first}, the second is {second}.")
  }

  /// Holds plain numbers against the values of what they are merged into.
  private func checkPlainNumbers(
    of id: TrackableID, _ typed: String, fit into: TrackableDefinition, _ own: Trackables,
    in journal: any JournalReading
  ) throws {
    let totals = try journal.totals(of: [TrackableDefinition.metric(id)], in: .allOfEntries)
    guard !id.rawValue.isEmpty, !totals.isEmpty else { throw unknown(typed, in: own) }
    guard totals.contains(where: { into.fault(of: $0.value) != nil }) else { return }
    throw Failure(
      .validation, "Not every number of {old} fits {new}",
      ["old": .verbatim(id.rawValue), "new": .verbatim(into.label)],
      recovery: .words("The numbers of the second are {second}.", ["second": into.scale]))
  }
}
