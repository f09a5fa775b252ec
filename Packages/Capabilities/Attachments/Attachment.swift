import TrackerCore

/// A file that is attached to an entry: a document of the journal, so that it is undone, exported and restored as
/// everything else. The bytes lie beside the journal (`AttachmentStore`).
struct Attachment: Codable, Sendable, Hashable {
  /// So long may a name or a title be, in characters.
  static let longestName = 100

  /// Made as those of entries are; people type its beginning.
  var id: String
  var entry: EntryID
  /// The SHA-256 of the bytes, as 64 hexadecimal digits in lower case.
  var hash: String
  /// In bytes.
  var size: Int
  /// The raw value of an `AttachmentType`, or of one that only a later version knows.
  var type: String
  /// What the file was called where it came from, without its folder.
  var name: String
  /// What the person calls it; nil where they did not say.
  var title: String?
  var at: Instant

  /// What lists show of the id.
  var short: String { String(id.prefix(5)) }

  /// One document for each, so that each is undone by itself. Its id names the entry and then the attachment, so that
  /// they can be counted without being read.
  static let document = DocumentKind<Attachment>(AttachmentsModule.id, each: "file.")

  /// What stands behind the beginning of its document's id.
  var place: String { "\(entry).\(id)" }

  /// The entry that a document is about; nil where it is none of an attachment.
  static func entry(of key: DocumentKey) -> EntryID? {
    guard document.holds(key), let dot = key.id.lastIndex(of: ".") else { return nil }
    let entry = key.id[..<dot].dropFirst(document.id.count)
    return entry.isEmpty ? nil : EntryID(String(entry))
  }

  /// The file that it is about. What no program would have saved so is about a file that is never there.
  var file: AttachedFileName {
    AttachedFileName(hash: hash, ending: AttachmentType(rawValue: type)?.ending ?? type) ?? .never
  }
}

/// How a file is called in the store. It never leads out of it, wherever it was read.
struct AttachedFileName: Sendable, Hashable {
  let hash: String
  let ending: String

  /// - Parameters:
  ///   - hash: 64 hexadecimal digits in lower case; nil is given for anything else.
  ///   - ending: 2 to 4 letters and digits; nil is given for anything else.
  init?(hash: String, ending: String) {
    let digits = Set("0123456789abcdef")
    guard hash.count == 64, hash.allSatisfy(digits.contains), (2...4).contains(ending.count),
      ending.allSatisfy({ $0.isASCII && ($0.isLetter || $0.isNumber) })
    else { return nil }
    self.hash = hash
    self.ending = ending
  }

  private init(never: Void) {
    hash = String(repeating: "0", count: 64)
    ending = "none"
  }

  static let never = AttachedFileName(never: ())
}

extension JournalReading {
  /// Every attachment that is not detached, whether its entry is there or not, the earliest first.
  ///
  /// - Throws: `Failure` (`storage`) when one of them can't be read.
  func attachments() throws -> [Attachment] {
    try values(Attachment.document).sorted { ($0.at, $0.id) < ($1.at, $1.id) }
  }

  /// The attachments of an entry that are not detached, the earliest first; no other is read.
  ///
  /// - Throws: `Failure` (`storage`) when one of them can't be read.
  func attachments(of entry: EntryID) throws -> [Attachment] {
    try documents(of: AttachmentsModule.id).filter { Attachment.entry(of: $0.key) == entry }
      .map { try Attachment.document.value(of: $0.json) }.sorted { ($0.at, $0.id) < ($1.at, $1.id) }
  }

  /// How many attachments each entry has; none is read.
  func attachmentCounts() throws -> [EntryID: Int] {
    Dictionary(
      try documents(of: AttachmentsModule.id).compactMap { Attachment.entry(of: $0.key) }.map { ($0, 1) },
      uniquingKeysWith: +)
  }

  /// Every attachment that is there or can come back by `undo` or `redo`. What is damaged is left out.
  func knownAttachments() throws -> [Attachment] {
    try revisions(ofAll: AttachmentsModule.id).filter { Attachment.document.holds($0.key) }.flatMap { _, revisions in
      revisions.compactMap { $0.json.flatMap { try? Attachment.document.value(of: $0) } }
    }
  }
}
