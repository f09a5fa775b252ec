/// A condition that a person has onboarded with, and the definitions in force over time; the journal's document
/// `person/conditions` is a list.
public struct ConditionRecord: Sendable, Hashable, Codable {
  public static let document = DocumentKind<[ConditionRecord]>("person", "conditions")

  /// A merged pack, tuned where it was, and the first day it is in force.
  public struct Version: Sendable, Hashable, Codable {
    public var from: Day
    public var hash: ContentHash
    public var revision: Int
    /// The overlay that tuned it, nil where none did.
    public var overlay: ContentHash?
    public init(from: Day, hash: ContentHash, revision: Int, overlay: ContentHash? = nil) {
      self.from = from
      self.hash = hash
      self.revision = revision
      self.overlay = overlay
    }
  }

  public var pack: PackID
  public var since: Day
  /// The first day it no longer counts, nil while it is active.
  public var ended: Day?
  /// Whether flares are judged relative to the person's own usual.
  public var isFlareRelative: Bool
  /// The symptoms chosen for it, which are all that the check-in asks for it; nil for the pack's whole check-in.
  public var symptoms: [SymptomID]?
  /// What was answered for this condition alone, by what each step saves; nil where it was set up with the others.
  public var answers: [String: JSONValue]?
  /// Which of the illnesses of its pack the person has, as options of the step that asks; nil where nothing was said.
  public var diagnosis: [String]?
  /// The oldest first; never empty once written.
  public var versions: [Version]

  public init(pack: PackID, since: Day, ended: Day? = nil, isFlareRelative: Bool = false, versions: [Version] = []) {
    self.pack = pack
    self.since = since
    self.ended = ended
    self.isFlareRelative = isFlareRelative
    self.versions = versions
  }

  /// The record of the condition when it is tracked again from a day on: what was said of it before holds until it is
  /// said otherwise, and earlier days stay under the definitions they were judged by.
  public func resumed(on day: Day) -> ConditionRecord {
    var record = self
    record.since = day
    record.ended = nil
    return record
  }

  /// Whether a symptom chosen for all conditions together counts for this one: it was set up with the others and its
  /// pack has the symptom, or it has symptoms of its own and its pack asks everybody for it, such as for a mood.
  public func standsFor(_ symptom: SymptomID, by pack: ConditionPack) -> Bool {
    if pack.leftOut.symptoms.contains(symptom) { return false }
    return symptoms == nil ? pack.symptom(symptom) != nil : pack.checkIn.contains(symptom)
  }

  /// The version of the newest definition: the last one of the highest revision.
  public var newest: Version? {
    let highest = versions.map(\.revision).max()
    return versions.last { $0.revision == highest }
  }

  /// The version in force on a day: the latest one that began by then, the first one for days before all.
  public func version(on day: Day) -> Version? { versions.last { $0.from <= day } ?? versions.first }

  /// The versions with what is in force now, which counts from today on, or from the earlier day that its tuning was
  /// announced for, on which nobody wrote; as they are where it is the latest of them already.
  public func versions(with condition: ActiveCondition, on today: Day) -> [Version] {
    guard let last = versions.last else { return [Version(from: since, condition)] }
    guard last.hash != condition.hash else { return versions }
    let announced = condition.tunedFrom.flatMap {
      condition.overlay != last.overlay && $0 > last.from && $0 < today ? $0 : nil
    }
    let version = Version(from: announced ?? today, condition)
    return versions.filter { $0.from != version.from } + [version]
  }
}

extension ConditionRecord.Version {
  fileprivate init(from day: Day, _ condition: ActiveCondition) {
    self.init(from: day, hash: condition.hash, revision: condition.pack.revision, overlay: condition.overlay)
  }
}

/// A condition with the pack in force now.
public struct ActiveCondition: Sendable {
  public var record: ConditionRecord
  /// As tuned, where an overlay is in force, and without what is not for the person.
  public private(set) var pack: ConditionPack
  /// Of the pack as tuned. For whom it is makes no difference.
  public var hash: ContentHash
  /// The pack without any tuning, and without what is not for the person.
  public private(set) var untuned: ConditionPack
  /// What the pack was fitted to.
  public private(set) var traits = PersonTraits()
  /// The pack as tuned, with all its parts.
  public let whole: ConditionPack
  private let wholeUntuned: ConditionPack
  /// What a journal keeps of the pack; empty where it is kept already.
  public var definitions: [DefinitionText]
  /// The overlay in force, nil where there is none.
  public var overlay: ContentHash?
  /// The first day the overlay counts, nil where there is none.
  public var tunedFrom: Day?

  /// - Parameter untuned: The pack before tuning, nil where `pack` is not tuned.
  public init(
    record: ConditionRecord, pack: ConditionPack, hash: ContentHash, untuned: ConditionPack? = nil,
    definitions: [DefinitionText] = [],
    overlay: ContentHash? = nil,
    tunedFrom: Day? = nil
  ) {
    self.record = record
    self.pack = pack
    self.hash = hash
    self.untuned = untuned ?? pack
    whole = pack
    wholeUntuned = untuned ?? pack
    self.definitions = definitions
    self.overlay = overlay
    self.tunedFrom = tunedFrom
  }

  public var id: PackID { record.pack }

  /// Leaves out what is not for a person with such traits, in place of what was left out before.
  public mutating func fit(to traits: PersonTraits) {
    self.traits = traits
    pack = whole.fitted(to: traits)
    untuned = wholeUntuned.fitted(to: traits)
  }

  /// The pack with all its parts where a forecast has a reason that is not for the person now; else what is for them.
  public func pack(naming forecast: Forecast) -> ConditionPack {
    let gone = pack.leftOut.factors
    guard !gone.isEmpty else { return pack }
    return forecast.contributions.contains { $0.part == .factor && gone.contains(FactorID($0.name)) } ? whole : pack
  }

  /// What the check-in asks for it: the pack's whole check-in, or the symptoms chosen for it alone. Where none of those
  /// can make a flare, those that can are asked as well: else no day could ever be one. A condition that was set up
  /// together with others is also asked what everybody has and nobody chooses, such as mood: what has no none.
  public var checkIn: [SymptomID] {
    guard let chosen = record.symptoms else { return pack.checkIn }
    let deciding = pack.flare.symptoms.map(\.id)
    let common = record.answers == nil ? pack.checkIn.filter { pack.symptom($0)?.scale.takesNone == false } : []
    let wanted =
      chosen.filter { !pack.leftOut.symptoms.contains($0) }
      + (deciding.contains(where: chosen.contains) ? [] : deciding) + common
    return pack.checkIn.filter(wanted.contains) + wanted.filter { !pack.checkIn.contains($0) }
  }
}
