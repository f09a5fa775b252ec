import TrackerCore

/// How attachments are known to modules that do not keep them: as a number beside an entry, as what goes where entries
/// go for good, and as files that an export takes along.
public struct AttachmentReader: Sendable {
  public let id: String
  /// How many each entry has; entries without any are left out. Next to nothing is read where there are none.
  public let counts: @Sendable (any JournalReading) throws -> [EntryID: Int]
  /// Gives the documents of attachments that go for good with entries.
  ///
  /// Those are of entries that the journal no longer knows or that are among those given, and those that were removed
  /// at an instant that the closure names.
  public typealias Leaving =
    @Sendable (_ journal: any JournalReading, _ entries: Set<EntryID>, _ isGone: (Instant) -> Bool) throws
    -> Set<DocumentKey>

  public let leaving: Leaving
  /// Removes the files that nothing in the journal names any more, once their documents are gone for good.
  public let sweep: @Sendable (Environment, any Journal) throws -> Void
  /// The files that the journal names, each once, in the order of their hashes; a path is nil for one that is missing
  /// or not as it was saved. It reads each file.
  public let files: @Sendable (_ home: String, any JournalReading) throws -> [AttachedFile]
  /// Keeps a file that came from elsewhere, unless it is there already.
  ///
  /// Returns whether it is new here. It throws `Failure` (`validation`) where the bytes are not those of the hash, and
  /// `system` where it can't be saved.
  public let keep: @Sendable (AttachedFile, _ bytes: [UInt8], _ home: String) throws -> Bool

  public init(
    id: String, counts: @escaping @Sendable (any JournalReading) throws -> [EntryID: Int],
    leaving: @escaping Leaving,
    sweep: @escaping @Sendable (Environment, any Journal) throws -> Void,
    files: @escaping @Sendable (_ home: String, any JournalReading) throws -> [AttachedFile],
    keep: @escaping @Sendable (AttachedFile, _ bytes: [UInt8], _ home: String) throws -> Bool
  ) {
    self.id = id
    self.counts = counts
    self.leaving = leaving
    self.sweep = sweep
    self.files = files
    self.keep = keep
  }
}

/// A file that is kept beside the journal under the hash of its content.
public struct AttachedFile: Sendable, Hashable {
  /// The SHA-256 of its bytes, as 64 hexadecimal digits in lower case.
  public var hash: String
  /// How its name ends, such as `jpg`.
  public var ending: String
  /// In bytes.
  public var size: Int
  /// Where it lies; nil where it is not there as it was saved.
  public var path: String?

  public init(hash: String, ending: String, size: Int, path: String? = nil) {
    self.hash = hash
    self.ending = ending
    self.size = size
    self.path = path
  }
}

extension Registry {
  /// How many attachments each entry has; entries without any are left out.
  ///
  /// - Throws: `Failure` (`storage`).
  public func attachmentCounts(in journal: any JournalReading) throws -> [EntryID: Int] {
    try attachmentReaders.all.reduce(into: [:]) { $0.merge(try $1.counts(journal), uniquingKeysWith: +) }
  }

  /// The documents of attachments that go for good with entries, as `AttachmentReader.leaving` says.
  ///
  /// - Throws: `Failure` (`storage`).
  public func attachmentsLeaving(
    with entries: Set<EntryID> = [], removedAt isGone: (Instant) -> Bool = { _ in false },
    in journal: any JournalReading
  ) throws -> Set<DocumentKey> {
    try attachmentReaders.all.reduce(into: []) { $0.formUnion(try $1.leaving(journal, entries, isGone)) }
  }
}

extension Phrase {
  /// `1 attachment`, `3 attachments`; nil for none.
  public static func attachments(_ count: Int?) -> Phrase? {
    guard let count, count > 0 else { return nil }
    return .words(count == 1 ? "1 attachment" : "{count} attachments", ["count": .count(count)])
  }
}
