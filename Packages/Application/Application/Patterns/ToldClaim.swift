import TrackerCore

/// What stands, in one sentence: of all conditions whose claims say the same.
public struct ToldClaim: Sendable {
  /// The claims of these conditions, the strongest first; never empty.
  public let claims: [StandingClaim]
  /// What they say; to a person with several conditions also of which.
  public let sentence: Phrase
}

extension [StandingClaim] {
  /// The claims as a person is told them, in the order of the first one of each sentence.
  public func told(to person: Person) -> [ToldClaim] {
    let alike = reduce(into: [[StandingClaim]]()) { alike, claim in
      if let place = alike.firstIndex(where: { $0.first?.sentence == claim.sentence }) {
        alike[place].append(claim)
      } else {
        alike.append([claim])
      }
    }
    return alike.compactMap { claims in
      guard let sentence = claims.first?.sentence else { return nil }
      let named = person.names(of: claims.map(\.condition)).map { names in
        Phrase.words("{conditions}: {sentence}", ["conditions": names, "sentence": sentence])
      }
      return ToldClaim(claims: claims, sentence: named ?? sentence)
    }
  }
}

extension Person {
  /// What some of the person's conditions are called, in the person's order, the last two joined by “and”. nil for a
  /// person with one condition, where it goes without saying.
  public func names(of conditions: [PackID]) -> Phrase? {
    guard self.conditions.count > 1 else { return nil }
    return .allOf(self.conditions.filter { conditions.contains($0.id) }.map { Phrase.verbatim($0.pack.name) })
  }
}
