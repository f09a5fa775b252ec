import TrackerApplication
import TrackerCore
import TrackerHashing

extension AttachmentReader {
  /// What other modules are told of attachments.
  static let ofModule = AttachmentReader(
    id: AttachmentsModule.id.rawValue,
    counts: { try $0.attachmentCounts() },
    leaving: { journal, entries, isGone in try AttachmentPurge(journal).leaving(with: entries, isGone) },
    sweep: { environment, journal in try AttachmentPurge.sweep(environment.home, journal) },
    files: { home, journal in
      let store = AttachmentStore(home: home)
      let known = try journal.knownAttachments().reduce(into: [AttachedFileName: Int]()) { $0[$1.file] = $1.size }
      return known.sorted { ($0.key.hash, $0.key.ending) < ($1.key.hash, $1.key.ending) }.map { file, size in
        AttachedFile(
          hash: file.hash, ending: file.ending, size: size,
          path: store.state(of: file) == .whole ? store.path(of: file) : nil)
      }
    },
    keep: { file, bytes, home in
      let fault = Failure(
        .validation, "An attachment in the file is damaged",
        recovery: "Copy the file again, or make a new export.")
      guard let name = AttachedFileName(hash: file.hash, ending: file.ending), bytes.count == file.size,
        SHA256.hexadecimal(of: bytes) == file.hash
      else { throw fault }
      let store = AttachmentStore(home: home)
      return try store.alone { _ in
        try store.keep(name, orElse: fault) { try $0(bytes) }
      }
    })
}

/// What goes for good once the journal has erased what it belonged to.
struct AttachmentPurge {
  private let journal: any JournalReading

  init(_ journal: any JournalReading) { self.journal = journal }

  /// The documents that go: of entries that are not known any more or are among those given, and those that were
  /// removed at a time that `isGone` names.
  func leaving(with entries: Set<EntryID>, _ isGone: (Instant) -> Bool) throws -> Set<DocumentKey> {
    try journal.revisions(ofAll: AttachmentsModule.id).reduce(into: []) { leaving, document in
      guard let entry = Attachment.entry(of: document.key) else { return }
      if try entries.contains(entry) || !isKnown(entry) || isRemoved(document.value, isGone) {
        leaving.insert(document.key)
      }
    }
  }

  private func isKnown(_ entry: EntryID) throws -> Bool {
    try journal.ids(withPrefix: entry.rawValue, limit: 1).first == entry
  }

  private func isRemoved(_ revisions: [DocumentRevision], _ isGone: (Instant) -> Bool) throws -> Bool {
    guard let last = revisions.last, last.json == nil else { return false }
    return try journal.action(last.action).map { isGone($0.at) } ?? false
  }

  /// So long a file stays that the journal does not name, in seconds, where commands can't be kept apart.
  static let grace: Int64 = 86_400

  /// Removes the files that no attachment names which is there or can come back, with their small pictures.
  static func sweep(_ home: String, _ journal: any Journal) throws {
    let store = AttachmentStore(home: home)
    try store.alone { isCertain in
      // Where another command may just now be saving what it attached, `doctor --fix` removes the file a day later.
      guard isCertain else { return }
      let named = Set(try journal.read { try $0.knownAttachments() }.map(\.file))
      for found in store.files() {
        guard let file = found.file, !named.contains(file) else { continue }
        store.remove(found.path)
        Thumbnail(home: home).remove(of: file)
      }
    }
  }
}
