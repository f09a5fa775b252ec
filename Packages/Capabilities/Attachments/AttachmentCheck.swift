import TrackerApplication
import TrackerCore

/// Whether the files of attachments are there as they were saved, and whether there are others.
struct AttachmentCheck: HealthCheck {
  let id = "attachments"
  private let name: Phrase = "Attachments"
  private let backups: Phrase = "A backup may have what is lost. To see your backups: symptoms backup list"

  func findings(in environment: Environment, repairing: Bool) -> [HealthFinding] {
    let store = AttachmentStore(home: environment.home)
    // Where the journal can't be read, its own check says so, and no file is known to be nobody's.
    guard let journal = try? environment.journal(),
      let (living, known) = try? journal.read({ (try $0.attachments(), try $0.knownAttachments()) })
    else { return [] }
    let states = Dictionary(grouping: living, by: \.file).map { (of: $1, state: store.state(of: $0)) }
    let missing = states.filter { $0.state == .missing }.flatMap { $0.of }
    let damaged = states.filter { $0.state == .damaged }.flatMap { $0.of }
    let strangers = strangers(in: store, known: Set(known.map(\.file)), now: environment.now)
    var findings: [HealthFinding] = []
    if !missing.isEmpty {
      findings.append(
        finding(missing, "the file of 1 attachment is missing", "the files of {count} attachments are missing"))
    }
    if !damaged.isEmpty {
      findings.append(
        finding(damaged, "the file of 1 attachment is damaged", "the files of {count} attachments are damaged"))
    }
    if !strangers.isEmpty { findings.append(finding(strangers, in: store, environment, repairing: repairing)) }
    guard findings.isEmpty, !living.isEmpty else { return findings }
    return [
      HealthFinding(
        id, called: name, .fine,
        living.count == 1 ? "1 attachment, as it was saved" : "{count} attachments, as they were saved",
        ["count": .count(living.count)])
    ]
  }

  private func finding(_ found: [Attachment], _ one: Phrase, _ many: Phrase) -> HealthFinding {
    let items = found.sorted { $0.id < $1.id }.map { attachment in
      Phrase.words(
        "{id}, of the entry {entry}", ["id": .verbatim(attachment.short), "entry": .verbatim(attachment.entry.short)])
    }
    return HealthFinding(
      id, called: name, .wrong, found.count == 1 ? one : many, ["count": .count(found.count)], items: items,
      recovery: backups)
  }

  /// The paths of files that no attachment names which is there or can come back, and that are a day old: a younger one
  /// may just now be attached.
  private func strangers(in store: AttachmentStore, known: Set<AttachedFileName>, now: Instant) -> [String] {
    store.files().filter { found in
      !(found.file.map(known.contains) ?? false) && abs(now.seconds - found.changed) >= AttachmentPurge.grace
    }.map(\.path)
  }

  private func finding(
    _ strangers: [String], in store: AttachmentStore, _ environment: Environment, repairing: Bool
  ) -> HealthFinding {
    let values = ["count": Phrase.count(strangers.count)]
    if repairing, remove(strangers, in: store, environment) {
      return HealthFinding(
        id, called: name, .fixed,
        strangers.count == 1
          ? "1 file without an attachment was removed" : "{count} files without an attachment were removed", values)
    }
    return HealthFinding(
      id, called: name, .wrong,
      strangers.count == 1 ? "1 file belongs to no attachment" : "{count} files belong to no attachment", values,
      items: strangers.map(Phrase.verbatim), recovery: "To remove what was left, type: symptoms doctor --fix")
  }

  /// Removes files that are still nobody's while no other command can attach one.
  ///
  /// - Returns: Whether all of them are gone.
  private func remove(_ strangers: [String], in store: AttachmentStore, _ environment: Environment) -> Bool {
    let isDone = try? store.alone { _ in
      guard let journal = try environment.journal() else { return false }
      let known = Set(try journal.read { try $0.knownAttachments() }.map(\.file))
      let still = self.strangers(in: store, known: known, now: environment.now)
      for path in strangers where still.contains(path) { store.remove(path) }
      return store.files().allSatisfy { !strangers.contains($0.path) || $0.file.map(known.contains) ?? false }
    }
    return isDone ?? false
  }
}
