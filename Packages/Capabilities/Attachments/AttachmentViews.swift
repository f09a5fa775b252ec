import TrackerApplication
import TrackerCore

/// An attachment as it is told.
struct AttachmentView: Encodable, Sendable {
  var id: String
  /// The entry that it is attached to.
  var entry: EntryID
  /// What the file was called where it came from.
  var name: String
  /// What the person calls it; absent where they did not say.
  var title: String?
  /// Such as `jpeg`.
  var type: String
  /// In bytes.
  var size: Int
  /// The SHA-256 of the file, as 64 hexadecimal digits.
  var hash: String
  var at: Instant
  /// Whether the file is where it should be. Whether it is as it was saved, `attachments show` and `doctor` say.
  var isThere: Bool
  /// The entry; nil where it is deleted.
  let about: EntryView?

  private enum CodingKeys: String, CodingKey {
    case id, entry, name, title, type, size, hash, at
    case isThere = "present"
  }

  init(_ attachment: Attachment, of entry: EntryView?, in store: AttachmentStore) {
    id = attachment.id
    self.entry = attachment.entry
    name = attachment.name
    title = attachment.title
    type = attachment.type
    size = attachment.size
    hash = attachment.hash
    at = attachment.at
    isThere = store.isThere(attachment.file)
    about = entry
  }

  var short: String { String(id.prefix(5)) }

  /// The title with the file's name, or the name alone.
  func told(_ format: TextFormatter) -> String {
    guard let title else { return name }
    return format("{title} ({name})", ["title": title, "name": name])
  }

  /// `JPEG, 2.1 MB`
  func facts(_ format: TextFormatter) -> String {
    let name = AttachmentType(rawValue: type)?.name ?? type.uppercased()
    return format("{type}, {size}", ["type": name, "size": format(.fileSize(size))])
  }

  /// The entry in a few words.
  func entryWords(_ format: TextFormatter) -> String {
    guard let about else { return format("a deleted entry") }
    return format(about.told).firstWords(40)
  }
}

extension Phrase {
  /// The size of a file: `340 KB`, `2.1 MB`.
  ///
  /// - Parameter bytes: 0 or more.
  static func fileSize(_ bytes: Int) -> Phrase {
    bytes < 1_000_000
      ? .words("{size} KB", ["size": .count((bytes + 999) / 1_000)])
      : .words("{size} MB", ["size": .number(Double(bytes) / 1_000_000, upTo: 1)])
  }
}

/// What is attached to entries.
public struct AttachmentsView: ReadModel {
  public static let schema = "attachments/1"

  /// The latest first.
  var attachments: [AttachmentView]
  /// How many there are in all.
  var count: Int
  /// The one entry that was asked for; absent for all entries.
  var entry: EntryView?

  private static let columns: [Block.Table.Column] = [
    .init("file", isTitleShown: false), .init(""), .init("entry", isTitleShown: false),
    .init("id", isTitleShown: false),
  ]

  public func blocks(_ format: TextFormatter) -> [Block] {
    guard let first = attachments.first else {
      guard let entry else {
        return [
          .sentence("\(format("No file is attached yet."))"),
          .commands([.init("symptoms list", format("see your entries, with their ids"))]),
        ]
      }
      return [.sentence("\(format("Nothing is attached to this entry: {entry}.", ["entry": format(entry.told)]))")]
    }
    let days = Dictionary(grouping: attachments) { $0.about?.day }
    let order = attachments.map { $0.about?.day }.reduce(into: [Day?]()) { if !$0.contains($1) { $0.append($1) } }
    let groups = order.map { day in
      Block.Table.Group(
        "\(day.map(format.long) ?? "")",
        rows: (days[day] ?? []).map { item in
          let facts = item.isThere ? item.facts(format) : format("the file is missing")
          return .init([
            "\(item.told(format))", "\(facts)", "\(item.entryWords(format), .faint)", "\(item.short, .faint)",
          ])
        })
    }
    var commands = [
      Block.NextCommand("symptoms attachments show \(first.short)", format("see where a file is, by its id"))
    ]
    if attachments.count < count {
      commands.append(.init("symptoms attachments --limit \(count)", format("see all {count}", ["count": "\(count)"])))
    }
    return [.table(.init(AttachmentsView.columns, groups: groups)), .commands(commands)]
  }
}

/// One attachment.
public struct AttachmentPageView: ReadModel {
  public static let schema = "attachment/1"

  var attachment: AttachmentView
  /// Where the file lies.
  var path: String
  /// `whole`, `missing` or `damaged`.
  var state: String
  /// Where a small picture of it lies; absent where there is none.
  var picture: String?
  /// Whether it was opened; absent where nobody asked for that.
  var opened: Bool?

  init(_ attachment: AttachmentView, path: String, _ state: AttachmentStore.State) {
    self.attachment = attachment
    self.path = path
    self.state = "\(state)"
  }

  public func blocks(_ format: TextFormatter) -> [Block] {
    var blocks: [Block] = [
      .heading(.init("\(attachment.told(format))", aside: "\(attachment.short, .faint)")),
      .fact(.init(format("File"), "\(path)")), .fact(.init(format("Kind"), "\(attachment.facts(format))")),
      .fact(.init(format("Entry"), "\(entry(format))")),
    ]
    if let picture { blocks.append(.fact(.init(format("Small picture"), "\(picture)"))) }
    switch (state, opened) {
    case ("missing", _):
      blocks.append(.sentence("\(format("The file is missing. It may be in a backup."))"))
      blocks.append(.commands([.init("symptoms backup list", format("see your backups"))]))
    case ("damaged", _):
      blocks.append(.sentence("\(format("The file is damaged. A backup may have it whole."))"))
      blocks.append(.commands([.init("symptoms backup list", format("see your backups"))]))
    case (_, true?): blocks.append(.sentence("\(format("The file is open in another window."))"))
    case (_, false?):
      blocks.append(.sentence("\(format("It could not be opened from here. The file is where the first line says."))"))
    default: break
    }
    return blocks
  }

  private func entry(_ format: TextFormatter) -> String {
    guard let about = attachment.about else { return format("a deleted entry") }
    let values = ["what": format(about.told), "day": format.short(about.day), "id": about.id.short]
    return format("{what} ({day}, {id})", values)
  }
}

/// What was done with an attachment.
public struct AttachedView: ReadModel {
  public static let schema = "attached/1"

  enum Verb: String, Encodable, Sendable { case attached, known, detached, saved }

  var verb: Verb
  var attachment: AttachmentView
  /// Where it was written; absent where it was not.
  var file: String?
  private let today: Day
  private let givesTips: Bool

  private enum CodingKeys: String, CodingKey { case verb, attachment, file }

  init(_ verb: Verb, _ attachment: AttachmentView, _ session: Session, file: String? = nil) {
    self.verb = verb
    self.attachment = attachment
    self.file = file
    today = session.today
    givesTips = session.environment.givesTips
  }

  public func blocks(_ format: TextFormatter) -> [Block] {
    var values = [
      "name": attachment.name, "entry": attachment.entryWords(format), "facts": attachment.facts(format),
      "file": file ?? "",
    ]
    if let about = attachment.about, about.day != today {
      values["entry"] = format(
        "{what} ({day})", ["what": attachment.entryWords(format), "day": format.short(about.day)])
    }
    let tip: String? =
      switch verb {
      case .attached: format("To take it back: symptoms undo")
      case .detached: format("To get it back: symptoms undo")
      case .known, .saved: nil
      }
    let says =
      switch verb {
      case .attached: format("Attached {name} ({facts}) to: {entry}.", values)
      case .known: format("{name} is already attached to: {entry}. Nothing was changed.", values)
      case .detached: format("Took {name} off: {entry}.", values)
      case .saved: format("Saved {name} in {file}. Only your user account can open it.", values)
      }
    return [says, givesTips ? tip : nil].compactMap(\.self).map { .sentence("\($0)") }
  }
}
