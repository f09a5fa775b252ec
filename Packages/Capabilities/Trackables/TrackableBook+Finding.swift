import TrackerApplication
import TrackerCore

/// What a typed word names.
extension TrackableBook {
  /// One that the person made, to be changed.
  ///
  /// - Throws: `Failure` (`validation`) where the word is none of it, and for a metric that a pack declares.
  func find(_ word: String, in own: Trackables) throws -> TrackableDefinition {
    let definition = try found(word, in: own)
    guard let condition = definition.condition else { return definition }
    throw fixed(definition, by: condition)
  }

  /// One of it, also of a pack.
  func found(_ word: String, in own: Trackables) throws -> TrackableDefinition {
    let all = own.adding(session.person.packs)
    guard let found = all.named(word) else { throw unknown(word, in: all) }
    guard let other = found.yieldsTo,
      let pack = session.person.packs.first(where: { pack in pack.metrics.contains { $0.id == other } })
    else { return found }
    throw fixed(found, by: pack.id)
  }

  /// One whose place in lists is changed: of a metric of a pack, the definition under whose id the journal keeps that.
  func kept(_ word: String, in own: Trackables) throws -> TrackableDefinition {
    var definition = try found(word, in: own)
    if let known = own.all.first(where: { $0.id == definition.id }) { return known }
    definition.condition = nil
    definition.asking = nil
    definition.seekCare = nil
    definition.appliesTo = nil
    return definition
  }

  /// Why something can't be changed: a condition decides about it.
  private func fixed(_ definition: TrackableDefinition, by condition: PackID) -> Failure {
    Failure(
      .validation, "{name} is part of {condition}, so it cannot be changed here",
      ["name": .verbatim(definition.label), "condition": .verbatim(name(of: condition) ?? "")],
      recovery: "To see what you track: symptoms own")
  }

  /// What the condition is called whose pack declares a metric; nil for what the person made.
  func name(of condition: PackID?) -> String? {
    condition.flatMap { id in session.person.conditions.first { $0.id == id }?.pack.name }
  }

  func unknown(_ word: String, in own: Trackables) -> Failure {
    let near = nearestMatch(to: word.metricWord, among: own.all.lazy.map(\.id.rawValue))
    return Failure(
      .validation,
      near == nil ? "You track nothing of that name" : "You track nothing of that name. Did you mean {near}?",
      ["near": .verbatim(near ?? "")], recovery: "To see what you track: symptoms own")
  }
}
