import TrackerCore

extension Environment {
  /// A condition with its definition as it is now: the pack that can be found, tuned by the overlay in force; where the
  /// pack is gone or broken, the definition that the journal remembers.
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
      guard let tuning else {
        let loaded = try packs.pack(record.pack)
        return ActiveCondition(record: record, pack: loaded.pack, hash: loaded.hash)
      }
      let result = try packs.pack(record.pack, tunedBy: tuning.overlay.text)
      if isTold, let words = result.leftOutWords { warn(words) }
      return ActiveCondition(
        record: record, pack: result.tuned.pack, hash: result.tuned.hash, untuned: result.untuned.pack,
        overlay: tuning.overlay.hash,
        tunedFrom: tuning.from)
    } catch let failure as Failure {
      let versions = record.versions
      guard let version = versions.last(where: { $0.overlay == tuning?.overlay.hash }) ?? versions.last,
        let pack = try reading.definition(ConditionPack.self, of: record.pack, by: version.hash)
      else { throw failure }
      if isTold {
        warn(
          .words(
            "The pack {pack} cannot be used: {why}. Your journal's copy of it is used, revision {revision}.",
            [
              "pack": .verbatim(record.pack.rawValue), "why": failure.message,
              "revision": .verbatim("\(version.revision)"),
            ]))
      }
      return ActiveCondition(record: record, pack: pack, hash: version.hash, overlay: version.overlay)
    }
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
