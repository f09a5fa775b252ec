import TrackerCore

/// What something of a person's days is called where it is held against the days after it: the id of its metric, such
/// as `intake.soup`, with the part of its values behind a colon where there is one, as `sleep.hours:below`.
public struct CandidateID: Identifier {
  public let rawValue: String
  public init(rawValue: String) { self.rawValue = rawValue }
}

/// Something that a person's days had or had not, such as a food or a short night: what may go together with better or
/// worse days.
public struct CandidateFactor: Sendable, Hashable, Identifiable {
  /// What it is about; lists can be filtered by it.
  public enum Category: String, Sendable, Hashable, Codable, CaseIterable {
    case health, sleep, activity, mood, productivity
    case phoneUse = "phone-use"
  }

  /// For ever: people's choices and stored claims name it.
  public var id: CandidateID
  /// In the person's words, as it stands within a sentence: `soup`, `short nights`.
  public var name: Phrase
  /// When a day has it, in one sentence; nil where the name says all.
  public var about: Phrase?
  public var category: Category
  /// The metrics that it is computed from: where one of them makes a flare, the two can't be held against each other.
  public var metrics: Set<MetricID>
  /// Other metrics that say just the same of the days, and are no factor of their own: those of food groups of which
  /// nothing else was eaten.
  public var standsFor: Set<MetricID> = []
  /// The factor of a pack that it is, for one that is made of several; nil for all others.
  public var packFactor: FactorID?
  /// Why it is never part of an experiment; nil where it may be.
  public var keptBecause: Phrase?
  /// By the days of a record: whether the day had it. nil is unknown, and never no.
  public var answers: [Bool?]

  public init(
    _ id: CandidateID, _ name: Phrase, about: Phrase? = nil, category: Category, metrics: Set<MetricID>,
    packFactor: FactorID? = nil, keptBecause: Phrase? = nil, answers: [Bool?]
  ) {
    self.id = id
    self.name = name
    self.about = about
    self.category = category
    self.metrics = metrics
    self.packFactor = packFactor
    self.keptBecause = keptBecause
    self.answers = answers
  }

  /// Why a medicine is never part of an experiment.
  public static let isMedicine: Phrase = "Medicines are never part of an experiment. Talk to your clinic about them."
  /// Why what happens to somebody is never part of an experiment.
  public static let isNoChoice: Phrase = "Nobody can have or leave this out on a chosen day."
}
