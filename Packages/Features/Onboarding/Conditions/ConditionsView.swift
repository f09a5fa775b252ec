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
    /// What makes a day a flare day.
    var flare: Phrase?
    var revision: Int
  }

  struct Change: Encodable, Sendable {
    /// `added` or `ended`.
    var did: String
    var condition: String
    /// What the person tracked of their own and the condition's pack declares, too: its definition counts from now on.
    /// Absent where there is nothing.
    var metrics: [String]?
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
        flare: pack.map { $0.flareWords(session.environment.words, isRelative: record.isFlareRelative) },
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
    return try session.journal.read { try $0.definition(of: hash)?.loaded.pack.name }
      ?? record.pack.rawValue
  }

  public func blocks(_ format: TextFormatter) -> [Block] {
    let did = change.map { change in
      let name = ["name": format.inSentence(change.condition)]
      return change.did == "added"
        ? format("You're now tracking {name}.", name)
        : format("You've stopped tracking {name}. Nothing you logged is lost.", name)
    }
    let items = conditions.map { condition in
      let from = ["from": format.short(condition.since)]
      let dates =
        condition.ended.map { format("From {from} to {to} (stopped)", from.merging(["to": format.short($0)]) { $1 }) }
        ?? format("Since {from}", from)
      let flare = condition.flare.map { format("A flare day: {flare}", ["flare": format($0)]) }
      return Block.ItemList.Item(
        "\(condition.name, .strong)", details: [dates, flare].compactMap { $0 }.map { .sentence("\($0)") })
    }
    let asked = format("Your check-in asks about: {names}.", ["names": checkIn.joined(separator: ", ")])
    let yielding = change?.metrics.map { metrics in
      format(
        "What {condition} says of {metrics} counts from now on. What you logged stays.",
        [
          "condition": format.inSentence(change?.condition ?? ""),
          "metrics": format(.allOf(metrics.map { .verbatim($0) })),
        ])
    }
    return [did, yielding].compactMap { $0 }.map { .sentence("\($0)") } + [.list(.init(items)), .sentence("\(asked)")]
  }
}
