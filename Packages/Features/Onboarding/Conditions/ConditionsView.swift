import TrackerApplication
import TrackerCore

/// The conditions that somebody tracks or has tracked.
public struct ConditionsView: ReadModel {
  public static let schema = "conditions/1"

  struct Condition: Encodable, Sendable {
    var id: PackID
    var name: String
    var since: Day
    /// The first day it no longer counts; absent while it is tracked.
    var ended: Day?
    /// What makes a flare, in words.
    var flare: String?
    var revision: Int
  }

  struct Change: Encodable, Sendable {
    /// `added` or `ended`.
    var did: String
    var condition: String
  }

  /// Those tracked now first.
  var conditions: [Condition]
  /// What the check-in asks for.
  var checkIn: [String]
  /// What the command did; absent for a list.
  var change: Change?

  init(_ session: Session, records: [ConditionRecord], change: Change?) throws {
    let active = session.person.conditions
    conditions = records.filter { $0.ended == nil }.map { record in
      let pack = active.first { $0.id == record.pack }?.pack
      return Condition(
        id: record.pack, name: pack?.name ?? record.pack.rawValue, since: record.since,
        flare: pack.map { ConditionsView.flare(of: $0, record) },
        revision: pack?.revision ?? record.versions.last?.revision ?? 1)
    }
    conditions += try records.filter { $0.ended != nil }.map { record in
      Condition(
        id: record.pack, name: try ConditionsView.name(of: record, in: session), since: record.since,
        ended: record.ended,
        revision: record.versions.last?.revision ?? 1)
    }
    checkIn = session.person.checkIn.map(\.name)
    self.change = change
  }

  /// As the pack has it now, else as the journal remembers it; the id where neither does.
  private static func name(of record: ConditionRecord, in session: Session) throws -> String {
    if let pack = try? session.environment.packs.pack(record.pack).pack { return pack.name }
    guard let hash = record.versions.last?.hash else { return record.pack.rawValue }
    return try session.journal.read { try $0.definition(ConditionPack.self, of: record.pack, by: hash)?.name }
      ?? record.pack.rawValue
  }

  private static func flare(of pack: ConditionPack, _ record: ConditionRecord) -> String {
    let names = pack.flare.symptoms.compactMap { pack.symptom($0.id)?.name.lowercased() }.joined(separator: ", ")
    if record.isFlareRelative, let relative = pack.flare.relative {
      return "\(relative.above.words) or more above your usual in \(names)"
    }
    return "\(pack.flare.atLeast.words) or worse in \(names)"
  }

  public func blocks(_ format: TextFormatter) -> [Block] {
    let did = change.map { change in
      change.did == "added"
        ? "\(change.condition) is tracked from today on. What you logged before stays."
        : "\(change.condition) is tracked no longer. Everything that was logged stays."
    }
    let items = conditions.map { condition in
      let dates = condition.ended.map { "\(condition.since) to \($0)" } ?? "since \(condition.since)"
      let facts = "\(condition.id), \(dates), revision \(condition.revision)"
      return Block.ItemList.Item(
        "\(condition.name, .strong)\(condition.ended == nil ? "" : "  (ended)")",
        details: [.sentence("\(facts)")] + (condition.flare.map { [.sentence("A flare: \($0)")] } ?? []))
    }
    return (did.map { [.sentence("\($0)")] } ?? [])
      + [.list(.init(items)), .fact(.init("Check-in", "\(checkIn.joined(separator: ", "))"))]
  }
}
