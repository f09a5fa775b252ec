/// For whom a part of a pack is there. Everything that it names must hold; what is not known of a person leaves the
/// part in, but for a factor of a diagnosis.
public struct AppliesTo: Sendable, Hashable, Codable {
  /// The sex at birth that a part can be for.
  public enum Sex: String, Sendable, Hashable, Codable, CaseIterable {
    case female, male
  }

  /// Options of the step that saves the diagnosis, one of which the person has; nil for any.
  public var diagnosis: [String]?
  public var sex: [Sex]?
  /// The youngest and the oldest age in whole years; nil for any.
  public var from: Int?
  public var to: Int?

  public init(diagnosis: [String]? = nil, sex: [Sex]? = nil, from: Int? = nil, to: Int? = nil) {
    self.diagnosis = diagnosis
    self.sex = sex
    self.from = from
    self.to = to
  }

  /// What it asks to be known of a person.
  public var traits: Set<PersonTraits.Part> {
    var traits: Set<PersonTraits.Part> = []
    if diagnosis != nil { traits.insert(.diagnosis) }
    if sex != nil { traits.insert(.sex) }
    if from != nil || to != nil { traits.insert(.age) }
    return traits
  }

  /// Whether a factor counts for a person: as any other part, but one for a diagnosis only once that is chosen.
  public func counts(for person: PersonTraits) -> Bool {
    holds(for: person) && (diagnosis == nil || person.diagnosis != nil)
  }

  /// Whether the part is there for a person.
  public func holds(for person: PersonTraits) -> Bool {
    if let diagnosis, let known = person.diagnosis, !known.contains(where: diagnosis.contains) { return false }
    if let sex, let known = person.sex, !sex.contains(known) { return false }
    guard let age = person.age else { return true }
    return (from ?? age) <= age && age <= (to ?? age)
  }
}

/// What parts of packs may depend on, as far as a person has said it.
public struct PersonTraits: Sendable, Hashable {
  /// One of them.
  public enum Part: String, Sendable, Hashable, Codable, CaseIterable {
    case diagnosis, sex, age
  }

  /// Of one condition: the options that were chosen. nil where nothing was.
  public var diagnosis: [String]?
  /// At birth; nil too where it is neither, and where the person would rather not say.
  public var sex: AppliesTo.Sex?
  /// Whole years on the day that is asked about.
  public var age: Int?

  public init(diagnosis: [String]? = nil, sex: AppliesTo.Sex? = nil, age: Int? = nil) {
    self.diagnosis = diagnosis.flatMap { $0.isEmpty ? nil : $0 }
    self.sex = sex
    self.age = age
  }
}
