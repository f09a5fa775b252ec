import TrackerCore
import TrackerHashing
import TrackerPacks

/// Makes the measures of entries. Which pack an entry was logged under makes no difference: the newest definition
/// counts of each condition that had not ended by the entry's day. So the same entries have the same measures on every
/// device that has the same definitions.
///
/// Days before a condition was set up count for it: people log and import what was before.
public struct EntryMeasurer: Sendable {
  private let present: EntryContext
  /// Packs of conditions that are tracked no longer, each with the first day that it does not count.
  private let former: [(pack: ConditionPack, ended: Day)]

  /// - Parameter day: The first day that entries may lie on; nil for any. What ended before need not be read.
  /// - Throws: `Failure` (`storage`) where a definition in the journal is damaged.
  public init(_ person: Person, from day: Day? = nil, packs: PackLibrary, in journal: any JournalReading) throws {
    present = person.entryContext
    former = try person.former.compactMap { record in
      guard let ended = record.ended, day.map({ $0 < ended }) ?? true, let version = record.newest,
        let kept = try journal.definition(of: version.hash, in: packs)
      else { return nil }
      return (kept.untuned.pack, ended)
    }
  }

  /// For where nobody is known.
  public init(_ context: EntryContext) {
    present = context
    former = []
  }

  /// The measures of an entry, in the zone where it was logged.
  public func measures(of entry: Entry, by kind: any LogKind.Type) -> [Measure] {
    var context = present
    let past = former.filter { entry.day < $0.ended }.map(\.pack)
    if !past.isEmpty {
      context.packs += past
      context.trackables = context.trackables.completed(by: past)
    }
    if entry.zone != context.calendar.zone.identifier, let zone = Zone(identifier: entry.zone) {
      context.calendar.zone = zone
    }
    return kind.allMeasures(of: entry, in: context)
  }
}

extension Session {
  /// The measures of an entry by the definitions that count on its day.
  ///
  /// - Throws: `Failure` (`storage`) where a definition in the journal is damaged.
  public func measures(of entry: Entry, by kind: any LogKind.Type, in journal: any JournalReading) throws -> [Measure] {
    try measurer(from: entry.day, in: journal).measures(of: entry, by: kind)
  }

  /// Makes the measures of many entries.
  ///
  /// - Parameter day: The first day that they may lie on; nil for any.
  /// - Throws: `Failure` (`storage`) where a definition in the journal is damaged.
  public func measurer(from day: Day? = nil, in journal: any JournalReading) throws -> EntryMeasurer {
    try EntryMeasurer(person, from: day, packs: environment.packs, in: journal)
  }
}

extension Person {
  /// The digest where there is nothing to read: as that of journals which have none.
  static let digestOfNothing: Int64 = 0

  /// A digest of what a kind of entry reads of the definitions that count, and of the parts of the day of its metrics
  /// that they look at alone; nil for a kind of which nothing depends on them.
  func digest(of kind: LogKindDefinition, reading base: Int64?) -> Int64? {
    let asked = entryContext.partsOfDay.byMetric.filter { metric in kind.metrics.contains { $0.holds(metric.key) } }
    guard !asked.isEmpty else { return base }
    let parts = asked.flatMap { metric, parts in parts.map { metric.at($0).rawValue } }.sorted()
    return Int64(bitPattern: FNV1a.hash(of: Array("\(base ?? 0) \(parts.joined(separator: " "))".utf8)))
  }

  /// A digest of what the person says of apps.
  private var digestOfApps: Int64 {
    guard !apps.isEmpty else { return Person.digestOfNothing }
    let rules = apps.all.map { rule in
      "\(rule.isOfCategory) \(rule.level.map(String.init) ?? "") \(rule.category ?? "") \(rule.name)\u{0}"
    }
    return Int64(bitPattern: FNV1a.hash(of: Array(rules.joined().utf8)))
  }

  /// A digest of what a kind of entry reads of the definitions that count; nil for a kind that reads nothing of them.
  /// O(definitions), and no definition that is not in force is read.
  func digest(of parts: Set<PackPart>) -> Int64? {
    guard !parts.isEmpty else { return nil }
    let isOwn = parts == [.trackables]
    let changes = packs.flatMap { $0.changes ?? [] }.filter { $0.fold != nil }
    if isOwn, trackables.isEmpty, former.isEmpty, changes.isEmpty { return Person.digestOfNothing }
    if parts == [.apps] { return digestOfApps }
    var bytes: [UInt8] = []
    func add(_ text: String) {
      bytes += text.utf8
      bytes.append(0)
    }
    for pack in packs where !isOwn {
      add(pack.id.rawValue)
      if parts.contains(.symptoms) {
        for symptom in pack.symptoms {
          let scale = symptom.scale
          add("\(symptom.id) \(symptom.fold) \(scale.hasNone) \(scale.range) \(scale.step) \(scale.worse)")
        }
      }
      if parts.contains(.foods) {
        // In which language the pack is read makes no difference, so the order of the foods does not.
        var foods: Set<UInt64> = []
        for group in pack.foods + pack.otherWords.counted {
          let id = Array(group.id.rawValue.utf8) + [0]
          for food in group.foods { foods.insert(FNV1a.hash(of: id + food.utf8)) }
          for food in group.butNot { foods.insert(FNV1a.hash(of: id + [0] + food.utf8)) }
        }
        add("\(foods.reduce(0, &+))")
      }
    }
    for own in trackables.all.sorted(by: { $0.id < $1.id }) {
      if parts.contains(.symptoms), let symptom = own.symptom {
        let names = (own.merged.map(\.rawValue) + [own.becomes?.rawValue ?? ""]).joined(separator: " ")
        add("own \(own.id) \(own.fold.rawValue) \(symptom.scale.hasNone) \(names)")
      }
      if parts.contains(.foods), let group = own.foodGroup {
        add("own \(group.id) \(group.foods.joined(separator: "/")) \(group.butNot.joined(separator: "/"))")
      }
    }
    if parts.contains(.trackables) {
      // In which language a pack is read makes no difference, so neither does the order of labels and words.
      for trackable in trackables.all.sorted(by: { $0.id < $1.id }) {
        let words = Set(trackable.words).sorted().joined(separator: " ")
        let role = trackable.role.map { " \($0.rawValue) \(trackable.becomes?.rawValue ?? "")" } ?? ""
        add("\(trackable.id) \(trackable.fold.rawValue) \(words)\(role)")
      }
      for change in changes { add("was \(change.id) \(change.fold?.rawValue ?? "")") }
    }
    if parts.contains(.apps) { add("\(digestOfApps)") }
    for record in former { add("\(record.newest?.hash.rawValue ?? "") \(record.ended?.number ?? 0)") }
    return Int64(bitPattern: FNV1a.hash(of: bytes))
  }
}
