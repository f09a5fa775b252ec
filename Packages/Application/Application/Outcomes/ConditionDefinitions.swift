import TrackerCore

/// The definitions of a condition over time, read as far as they are asked for.
public struct ConditionDefinitions {
  public let condition: ActiveCondition
  private let versions: [ConditionRecord.Version]
  private let journal: any JournalReading
  private var rules: [ContentHash: FlareRule]
  private var models: [ContentHash: RiskModel]

  /// Whose definitions they are.
  public var id: PackID { condition.id }

  /// - Parameter versions: The oldest first, never empty.
  public init(_ condition: ActiveCondition, versions: [ConditionRecord.Version], in journal: any JournalReading) {
    self.condition = condition
    self.versions = versions
    self.journal = journal
    rules = [condition.hash: condition.pack.flare]
    models = [condition.hash: condition.pack.risk]
  }

  /// The flare rules in force on some of the days.
  ///
  /// - Throws: `Failure` (`storage`) when a definition that the journal kept can't be read.
  public mutating func rules(on days: ClosedRange<Day>) throws -> [FlareRule] {
    let last = versions.lastIndex { $0.from <= days.upperBound } ?? 0
    let first = versions.lastIndex { $0.from <= days.lowerBound } ?? 0
    for hash in versions[first...last].map(\.hash) where rules[hash] == nil { try read(hash) }
    return versions[first...last].compactMap { rules[$0.hash] }
  }

  /// The rule in force on one of the days asked for before. Where the journal kept no definition, the one in force now
  /// judges.
  public func rule(on day: Day) -> FlareRule { version(on: day).flatMap { rules[$0.hash] } ?? condition.pack.flare }

  /// The version in force on a day: the first one for days before all.
  public func version(on day: Day) -> ConditionRecord.Version? { versions.last { $0.from <= day } ?? versions.first }

  /// The versions that began by a day, the oldest first.
  public func versions(through day: Day) -> [ConditionRecord.Version] { versions.filter { $0.from <= day } }

  /// The last day on which the version in force on a day still is, nil for the latest version.
  public func end(ofVersionOn day: Day) -> Day? {
    versions.first { $0.from > max(day, versions.first?.from ?? day) }?.from.advanced(by: -1)
  }

  /// The risk model of a version. Where the journal kept no definition, the one in force now.
  ///
  /// - Throws: `Failure` (`storage`) when a definition that the journal kept can't be read.
  public mutating func risk(of version: ConditionRecord.Version?) throws -> RiskModel {
    guard let hash = version?.hash else { return condition.pack.risk }
    if models[hash] == nil { try read(hash) }
    return models[hash] ?? condition.pack.risk
  }

  private mutating func read(_ hash: ContentHash) throws {
    let kept = try journal.definition(of: hash)?.loaded.pack.fitted(to: condition.traits)
    rules[hash] = kept?.flare
    models[hash] = kept?.risk ?? condition.pack.risk
  }
}
