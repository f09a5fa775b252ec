import TrackerCore
import TrackerPacks

extension Environment {
  /// A condition with its definition as it is now: the pack that can be found, tuned by the overlay in force. Where the
  /// pack is gone or broken, or of a lower revision than one that the journal remembers, it is what the journal
  /// remembers: a definition only moves forward.
  ///
  /// - Parameters:
  ///   - isTold: Whether what can't be used is said on standard error.
  ///   - known: The person as they were read before, whose definition is taken where the tuning is the same.
  /// - Throws: `Failure` where neither the pack nor the journal has a definition that can be read.
  public func condition(
    _ record: ConditionRecord, on today: Day, reading: any JournalReading, isTold: Bool, known: Person? = nil
  ) throws -> ActiveCondition {
    let tuning = try reading.tunings(of: record.pack).inForce(on: today)
    if var same = known?.conditions.first(where: { $0.id == record.pack }), same.overlay == tuning?.overlay.hash {
      same.record = record
      same.tunedFrom = tuning?.from
      return same
    }
    do {
      let result = try tuning.map { try packs.pack(record.pack, tunedBy: $0.overlay.text) }
      let untuned = try result?.untuned ?? packs.pack(record.pack)
      if let version = record.newest(under: tuning?.overlay.hash), version.revision > untuned.pack.revision,
        let kept = try reading.definition(of: version.hash, in: packs)
      {
        if isTold { warn(.isOlder(untuned.pack, than: kept.untuned.pack)) }
        guard let tuning else { return ActiveCondition(record: record, kept.untuned) }
        guard let result = kept.tuned(by: tuning.overlay.text, in: packs) else {
          return ActiveCondition(record: record, kept.loaded, overlay: version.overlay)
        }
        return ActiveCondition(record: record, told(result, isTold), by: tuning)
      }
      guard let tuning, let result else { return ActiveCondition(record: record, untuned) }
      return ActiveCondition(record: record, told(result, isTold), by: tuning)
    } catch let failure as Failure {
      let versions = record.versions
      guard let version = versions.last(where: { $0.overlay == tuning?.overlay.hash }) ?? versions.last,
        let kept = try reading.definition(of: version.hash, in: packs)
      else { throw failure }
      log.warning(
        .packs, "a pack cannot be used (\(failure.kind)); the journal's copy is, revision \(version.revision)")
      if isTold {
        warn(
          .words(
            "The pack {pack} cannot be used: {why}. Your journal's copy of it is used, revision {revision}.",
            [
              "pack": .verbatim(record.pack.rawValue), "why": failure.message,
              "revision": .verbatim("\(version.revision)"),
            ]))
      }
      return ActiveCondition(record: record, kept.loaded, untuned: kept.untuned, overlay: version.overlay)
    }
  }

  /// Leaves out of each pack what is not for the person, by what they have said and by their age on a day.
  ///
  /// - Throws: `Failure` (`storage`) when the journal can't be read.
  func fit(_ conditions: inout [ActiveCondition], on day: Day, reading: any JournalReading) throws {
    let asked = conditions.map { $0.whole.traits }
    let all = asked.reduce(into: Set()) { $0.formUnion($1) }
    guard !all.isEmpty else { return }
    let person = try reading.traits(all, on: day)
    for index in conditions.indices where !asked[index].isEmpty {
      conditions[index].fit(
        to: PersonTraits(diagnosis: conditions[index].record.diagnosis, sex: person.sex, age: person.age))
    }
  }

  private func told(_ result: TunedPack, _ isTold: Bool) -> TunedPack {
    if isTold, let words = result.leftOutWords { warn(words) }
    return result
  }
}

extension ActiveCondition {
  /// - Parameter untuned: The pack before tuning, nil where it is not tuned.
  fileprivate init(
    record: ConditionRecord, _ loaded: LoadedPack, untuned: LoadedPack? = nil, overlay: ContentHash? = nil
  ) {
    self.init(
      record: record, pack: loaded.pack, hash: loaded.hash, untuned: untuned?.pack, definitions: loaded.definitions,
      overlay: overlay)
  }

  fileprivate init(record: ConditionRecord, _ result: TunedPack, by tuning: TuningRecord) {
    self.init(record: record, result.tuned, untuned: result.untuned, overlay: tuning.overlay.hash)
    tunedFrom = tuning.from
  }
}

extension ConditionRecord {
  /// The version of the newest definition: of the highest revision the last one, if possible one under an overlay.
  fileprivate func newest(under overlay: ContentHash?) -> Version? {
    let highest = versions.map(\.revision).max()
    let newest = versions.filter { $0.revision == highest }
    return newest.last { $0.overlay == overlay } ?? newest.last
  }
}

extension Phrase {
  /// A pack that is not used, as the journal remembers a newer one.
  fileprivate static func isOlder(_ pack: ConditionPack, than newer: ConditionPack) -> Phrase {
    .words(
      """
      The pack {pack} here is older (revision {old}) than your journal's copy of it. The copy is used, revision \
      {revision}.
      """,
      [
        "pack": .verbatim(pack.id.rawValue), "old": .verbatim("\(pack.revision)"),
        "revision": .verbatim("\(newer.revision)"),
      ])
  }
}

extension JournalReading {
  /// A definition that the journal keeps, by its hash; nil where it keeps none, or this version of the program can't
  /// use it.
  ///
  /// - Parameter packs: Has the words of the pack in other languages; nil for the pack as it was written.
  /// - Throws: `Failure` (`storage`) where it is damaged.
  public func definition(of hash: ContentHash, in packs: PackLibrary? = nil) throws -> KeptDefinition? {
    try KeptDefinition.read(hash, in: packs, text: definition)
  }
}

extension TunedPack {
  /// What of the overlay is not in force because the pack has changed, in a sentence; nil where all of it is.
  public var leftOutWords: Phrase? {
    guard let first = findings.first else { return nil }
    let what: Phrase =
      !isTuned
      ? "The tuning of {name} no longer fits the pack, so it is not used: {why}. To see it: symptoms tune show"
      : leftOut.isEmpty
        ? """
        The tuning of {name} was made for another revision of the pack. All of it is still used: {why}. \
        To see it: symptoms tune show
        """
        : """
        Part of the tuning of {name} no longer fits the pack: {parts}. It is not used: {why}. \
        To see it: symptoms tune show
        """
    return what.filled(with: [
      "name": .verbatim(untuned.pack.name), "parts": .verbatim(leftOut.joined(separator: ", ")), "why": first.sentence,
    ])
  }
}
