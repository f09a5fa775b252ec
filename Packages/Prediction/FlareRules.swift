import TrackerCore

/// The flare rules of a condition over time, read as far as they are asked for.
struct FlareRules {
  private let condition: ActiveCondition
  private let definitions: [ConditionRecord.Version]
  private let journal: any JournalReading
  private var known: [ContentHash: FlareRule]

  /// - Parameter definitions: The oldest first, never empty.
  init(_ condition: ActiveCondition, definitions: [ConditionRecord.Version], in journal: any JournalReading) {
    self.condition = condition
    self.definitions = definitions
    self.journal = journal
    known = [condition.hash: condition.pack.flare]
  }

  /// The rules in force on some of the days.
  ///
  /// - Throws: `Failure` (`storage`) when a definition that the journal kept can't be read.
  mutating func rules(on days: ClosedRange<Day>) throws -> [FlareRule] {
    let last = definitions.lastIndex { $0.from <= days.upperBound } ?? 0
    let first = definitions.lastIndex { $0.from <= days.lowerBound } ?? 0
    for hash in definitions[first...last].map(\.hash) where known[hash] == nil {
      if let json = try journal.definition(hash) {
        known[hash] = try JournalJSON.decode(FlarePart.self, from: json, what: "definition of \(condition.id)").flare
      }
    }
    return definitions[first...last].compactMap { known[$0.hash] }
  }

  /// The rule in force on one of the days asked for before. Where the journal kept no definition, the one in force now judges.
  func rule(on day: Day) -> FlareRule {
    let version = definitions.last { $0.from <= day } ?? definitions.first
    return version.flatMap { known[$0.hash] } ?? condition.pack.flare
  }

  /// The only part of a pack that is read here.
  private struct FlarePart: Decodable { var flare: FlareRule }
}

extension ActiveCondition {
  /// The versions on record, and from today on the pack as it is now where the next command that writes will put it on record.
  func definitions(on today: Day) -> [ConditionRecord.Version] {
    if record.versions.last?.hash == hash { return record.versions }
    let from = record.versions.isEmpty ? record.since : today
    return record.versions.filter { $0.from != from } + [.init(from: from, hash: hash, revision: pack.revision, overlay: overlay)]
  }
}
