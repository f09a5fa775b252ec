import Foundation
import TrackerApplication
import TrackerCore
import TrackerHashing

/// What a person does with attachments: attach a file to an entry, see what is attached, take it out or off again.
public struct AttachmentBook: Sendable {
  /// So many are listed unless more are asked for.
  public static let usualLimit = 20

  private let session: Session
  private var store: AttachmentStore { AttachmentStore(home: session.environment.home) }

  public init(_ session: Session) { self.session = session }

  // MARK: Attaching

  /// Attaches a file to an entry. The file is copied; what becomes of the person's own file later does not matter.
  ///
  /// - Parameters:
  ///   - entry: The entry's id or its beginning, three characters at least.
  ///   - path: A plain file; no link, pipe or device.
  ///   - title: What it shows, 100 characters at most; nil for nothing.
  /// - Throws: `Failure` (`validation`) for an id that names no entry or several, a file of another kind or size, and a
  ///   title that is too long; `system` where the file can't be read, changes meanwhile, or can't be saved. Then
  ///   nothing is left.
  public func attach(_ entry: String, _ path: String, title: String? = nil) throws -> AttachedView {
    let title = try title.map(checked).flatMap { $0.isEmpty ? nil : $0 }
    // Whoever mistyped the id need not wait for the file.
    _ = try session.journal.read { try session.entry(withID: entry, in: $0) }
    let source = try AttachmentSource(path, most: try AttachmentLimit.megabytes(in: session.environment))
    let type = try source.type()
    let hash = try source.hash()
    guard let file = AttachedFileName(hash: hash, ending: type.ending) else { throw AttachmentSource.changed(path) }
    var random = session.environment.randomNumbers()
    let attachment = Attachment(
      id: EntryID.random(using: &random).rawValue, entry: EntryID(entry), hash: hash, size: source.size,
      type: type.rawValue, name: AttachmentBook.name(of: path), title: title, at: session.environment.now)
    return try store.alone { _ in
      let isNew = try store.keep(file, orElse: AttachmentSource.changed(path)) { try source.eachPortion($0) }
      do { return try record(attachment, on: entry) } catch {
        try removeUnlessNamed(file, isNew: isNew)
        throw error
      }
    }
  }

  private func record(_ attachment: Attachment, on id: String) throws -> AttachedView {
    try session.environment.write("attach", to: session.journal) { journal in
      let entry = try session.entry(withID: id, in: journal)
      let view = session.view(of: entry)
      let same = try journal.attachments(of: entry.id).first { $0.hash == attachment.hash }
      if let same { return AttachedView(.known, AttachmentView(same, of: view, in: store), session) }
      var attachment = attachment
      attachment.entry = entry.id
      try journal.put(attachment, as: Attachment.document, of: attachment.place)
      return AttachedView(.attached, AttachmentView(attachment, of: view, in: store), session)
    }
  }

  /// Takes back the file of an attachment that could not be recorded.
  private func removeUnlessNamed(_ file: AttachedFileName, isNew: Bool) throws {
    guard isNew, let known = try? session.journal.read({ try $0.knownAttachments() }),
      !known.contains(where: { $0.file == file })
    else { return }
    store.remove(store.path(of: file))
  }

  private func checked(_ title: String) throws -> String {
    let title = title.trimmed
    guard title.count <= Attachment.longestName else {
      throw Failure(
        .validation, "The title has {count} characters. The most is {most}",
        ["count": .count(title.count), "most": .count(Attachment.longestName)], recovery: "Type a shorter title.")
    }
    return title
  }

  /// The last part of a path, its ending kept where it is long, and never one that leads to another folder.
  private static func name(of path: String) -> String {
    let name = URL(fileURLWithPath: path).lastPathComponent
    guard name.count > Attachment.longestName else { return name }
    let ending = name.split(separator: ".").last.map { ".\($0)" } ?? ""
    guard ending.count < 10, name.contains(".") else { return String(name.prefix(Attachment.longestName)) }
    return String(name.prefix(Attachment.longestName - ending.count)) + ending
  }

  // MARK: Seeing

  /// What is attached to entries that are there, the latest first.
  ///
  /// - Parameters:
  ///   - entry: The id of the one entry, or its beginning; nil for all entries.
  ///   - limit: How many, 1 or more.
  /// - Throws: `Failure` (`validation`) for an id that names no entry or several.
  public func list(of entry: String? = nil, limit: Int = AttachmentBook.usualLimit) throws -> AttachmentsView {
    try session.journal.read { journal in
      let one = try entry.map { try session.entry(withID: $0, in: journal) }
      let all = try one.map { try journal.attachments(of: $0.id) } ?? journal.attachments()
      var views: [EntryID: EntryView] = [:]
      for id in Set(all.map(\.entry)) { views[id] = try self.entry(id, in: journal).map(session.view) }
      let shown = all.reversed().compactMap { attachment in views[attachment.entry].map { (attachment, $0) } }
      return AttachmentsView(
        attachments: shown.prefix(limit).map { AttachmentView($0, of: $1, in: store) }, count: shown.count,
        entry: one.map(session.view))
    }
  }

  private func entry(_ id: EntryID, in journal: any JournalReading) throws -> Entry? {
    try journal.entries(EntryQuery(idPrefix: id.rawValue, limit: 1)).first { $0.id == id }
  }

  /// One attachment, with its facts and where it lies.
  ///
  /// - Parameters:
  ///   - id: Its id or the beginning, three characters at least.
  ///   - isOpened: Whether it is opened with the person's own program for such files. Without a screen, or without
  ///     such a program, the answer says where it lies.
  /// - Throws: `Failure` (`validation`) for an id that names no attachment or several.
  public func show(_ id: String, isOpened: Bool = false) throws -> AttachmentPageView {
    let (attachment, entry) = try session.journal.read { journal in
      let attachment = try self.attachment(id, in: journal)
      return (attachment, try self.entry(attachment.entry, in: journal).map(session.view))
    }
    let file = attachment.file
    let path = store.path(of: file)
    let state = store.state(of: file)
    var page = AttachmentPageView(AttachmentView(attachment, of: entry, in: store), path: path, state)
    guard state == .whole else { return page }
    let machine = session.environment.machine
    page.picture = Thumbnail(home: session.environment.home).picture(
      of: file, AttachmentType(rawValue: attachment.type), at: path, by: machine)
    if isOpened { page.opened = machine.open(path) }
    return page
  }

  // MARK: Taking out and off

  /// Writes an attachment to a file that is its owner's alone (0600).
  ///
  /// - Parameter path: A file that is not there yet, or a folder, in which it gets its own name.
  /// - Throws: `Failure` (`validation`) for an id that names no attachment or several, and where there is such a file;
  ///   `storage` where the attachment is missing or damaged; `system` where it can't be written. Then there is no file.
  public func save(_ id: String, to path: String) throws -> AttachedView {
    let (attachment, entry) = try session.journal.read { journal in
      let attachment = try self.attachment(id, in: journal)
      return (attachment, try self.entry(attachment.entry, in: journal).map(session.view))
    }
    var isFolder: ObjCBool = false
    let isThere = FileManager.default.fileExists(atPath: path, isDirectory: &isFolder)
    let target = isThere && isFolder.boolValue ? "\(path)/\(AttachmentBook.name(of: attachment.name))" : path
    guard !HomeFiles(session.environment.home, files: session.environment.registry.homeFiles.all).include(target) else {
      throw Failure(
        .validation, "{path} belongs to the program", ["path": .verbatim(target)], recovery: "Choose another name")
    }
    let source = store.path(of: attachment.file)
    guard access(source, F_OK) == 0 else { throw attachment.unusable("The file of the attachment {id} is missing") }
    try OutputFile(target).writeBytes(replacing: false) { write in
      var hash = SHA256()
      try AttachmentStore.read(source) { bytes in
        hash.add(bytes)
        try write(bytes)
      }
      guard hash.hexadecimal == attachment.hash else {
        throw attachment.unusable("The file of the attachment {id} is damaged")
      }
    }
    session.environment.noteSaved()
    return AttachedView(.saved, AttachmentView(attachment, of: entry, in: store), session, file: target)
  }

  /// Takes an attachment off its entry. Its file stays as long as `undo` can bring it back.
  ///
  /// - Parameter id: Its id or the beginning, three characters at least.
  /// - Throws: `Failure` (`validation`) for an id that names no attachment or several.
  public func detach(_ id: String) throws -> AttachedView {
    try session.environment.write("detach", to: session.journal) { journal in
      let attachment = try self.attachment(id, in: journal)
      let entry = try self.entry(attachment.entry, in: journal).map(session.view)
      try journal.put(nil, as: Attachment.document, of: attachment.place)
      return AttachedView(.detached, AttachmentView(attachment, of: entry, in: store), session)
    }
  }

  private func attachment(_ typed: String, in journal: any JournalReading) throws -> Attachment {
    let beginning = typed.lowercased()
    let recovery: Phrase = "To see the ids: symptoms attachments"
    guard beginning.count >= 3 else {
      throw Failure(.validation, "An id has at least 3 characters", recovery: recovery)
    }
    let found = try journal.attachments().filter { $0.id.hasPrefix(beginning) }
    guard let first = found.first else {
      throw Failure(.validation, "No attachment has the id “{id}”", ["id": .verbatim(typed)], recovery: recovery)
    }
    guard found.count == 1 else {
      throw Failure(
        .validation, "“{id}” fits several attachments. Type one more character", ["id": .verbatim(typed)],
        recovery: recovery)
    }
    return first
  }
}

extension Attachment {
  /// Why its file can't be used.
  fileprivate func unusable(_ message: Phrase) -> Failure {
    Failure(
      .storage, message, ["id": .verbatim(short)],
      recovery: "It may be in a backup. To see your backups: symptoms backup list")
  }
}
