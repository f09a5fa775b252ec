import TrackerApplication
import TrackerCore

extension JournalDoctor {
  /// Reads what can be read of a damaged journal into a home that has none. The damaged file is only read.
  ///
  /// - Throws: `Failure` where there is a journal already, or nothing can be read; then nothing is written.
  static func salvage(_ path: String, in environment: Environment) throws -> [HealthFinding] {
    let file = JournalFile(home: environment.home)
    guard case .nothing = JournalFile.presence(at: file.path) else {
      throw Failure(
        .validation, "There is already a journal in {home}",
        ["home": .verbatim(file.home), "file": .verbatim(path.shellWord)],
        recovery: "Name an empty folder: symptoms doctor --salvage {file} --home DIR")
    }
    var salvage = try JournalSalvage(path: path)
    guard !salvage.isEmpty else {
      throw Failure(
        .storage, "Nothing in {path} can be read as a journal", ["path": .verbatim(path)],
        recovery: fromBackup)
    }
    guard let journal = try SQLiteJournal.open(home: file.home, creating: true) else { throw file.damaged }
    defer { try? journal.close() }
    do {
      var numbers = environment.randomNumbers()
      let outcome = try salvage.write(into: journal, packs: environment.packs) { EntryID.random(using: &numbers) }
      let kinds = environment.registry.logKinds.all
      let judge = EntryJudge(environment) ?? EntryJudge(environment, packs: environment.packs)
      try journal.rederive(
        Dictionary(kinds.map { ($0.id, $0.definition.measuresVersion) }, uniquingKeysWith: max), judge.measures)
      try environment.write("doctor", to: journal) { try ClashRule(environment.registry).settleAll(in: $0) }
      return findings(of: outcome, in: file.home)
    } catch {
      // What is written in part would stand in the way of another try.
      try? journal.close()
      file.remove()
      throw error
    }
  }

  private static func findings(of outcome: JournalSalvage.Outcome, in home: String) -> [HealthFinding] {
    func finding(
      _ what: String, _ state: HealthFinding.State, _ one: Phrase, _ many: Phrase, _ count: Int, items: [Phrase] = [],
      values: [String: Phrase] = [:], recovery: Phrase? = nil
    ) -> HealthFinding? {
      guard count > 0 || state != .wrong else { return nil }
      return HealthFinding(
        what, called: name, state, count == 1 ? one : many,
        ["count": .count(count)].merging(values) { own, _ in own }, items: items, recovery: recovery)
    }
    let days = outcome.days.map { ["first": Phrase.day($0.lowerBound), "last": .day($0.upperBound)] } ?? [:]
    return [
      finding(
        "salvaged entries", .fine, days.isEmpty ? "1 entry is saved" : "1 entry is saved, on {first}",
        days.isEmpty ? "{count} entries are saved" : "{count} entries are saved, from {first} to {last}",
        outcome.entries, values: days.merging(["home": .verbatim(home.shellWord)]) { own, _ in own },
        recovery: "To use the new journal, end your commands with --home {home}"),
      finding(
        "salvaged documents", .fine, "1 setting or answer is saved", "{count} settings and answers are saved",
        outcome.documents),
      finding("salvaged forecasts", .fine, "1 forecast is saved", "{count} forecasts are saved", outcome.forecasts),
      finding(
        "lost entries", .wrong, "1 entry is missing", "{count} entries are missing", outcome.lost.count,
        items: outcome.lost),
      finding(
        "lost forecasts", .wrong, "1 forecast is missing", "{count} forecasts are missing",
        outcome.lostForecasts.count, items: outcome.lostForecasts),
      finding(
        "older entries", .wrong, "1 entry is as it was before its last change",
        "{count} entries are as they were before their last change", outcome.older.count, items: outcome.older),
      finding(
        "untraced entries", .wrong, "1 more entry, or an earlier version of one, may be missing",
        "up to {count} more entries, or earlier versions of them, may be missing", outcome.untraced),
      finding(
        "lost definitions", .wrong, "1 old copy of a condition is missing, so forecasts may start from the beginning",
        "{count} old copies of conditions are missing, so forecasts may start from the beginning",
        outcome.lostDefinitions),
      finding(
        "journal set aside", .wrong, "1 damaged part is set aside. It is kept, but not used",
        "{count} damaged parts are set aside. They are kept, but not used", outcome.setAside.count,
        items: outcome.setAside),
    ].compactMap(\.self)
  }
}
