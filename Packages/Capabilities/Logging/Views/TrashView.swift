import TrackerApplication
import TrackerCore

/// Entries that were deleted and can come back.
public struct TrashView: ReadModel {
  public static let schema = "trash/1"

  struct Row: Encodable, Sendable {
    var id: EntryID
    /// As it was last; nil where that is damaged.
    var entry: EntryView?
    var deletedAt: Instant
    /// The calendar date and clock time of the deletion, where the person is now.
    var date: Day
    var time: String
    /// The name of the action that deleted it, such as `a12`.
    var action: String
    /// Its command; empty where the journal has no record of it.
    var command: String
    let thing: ActionAccount.Thing?

    private enum CodingKeys: String, CodingKey { case id, entry, deletedAt, date, time, action, command }

    init(
      _ deleted: DeletedEntry, _ thing: ActionAccount.Thing?, by command: String, _ local: (date: Day, time: LocalTime)
    ) {
      id = deleted.id
      deletedAt = deleted.deletedAt
      action = Action.name(of: deleted.action)
      self.command = command
      self.thing = thing
      entry = thing?.entry
      date = local.date
      time = local.time.description
    }
  }

  /// The last one first.
  var entries: [Row]
  /// How many there are in all.
  var count: Int
  /// Entries of other days are told with their day.
  var today: Day
  /// How many attachments were taken off entries and can come back; absent where there are none.
  var attachments: Int?

  private func columns(_ format: TextFormatter) -> [Block.Table.Column] {
    [.init(format("at"), isTitleShown: false), .init(""), .init(""), .init(format("id"), isTitleShown: false)]
  }

  public func blocks(_ format: TextFormatter) -> [Block] {
    let files = Phrase.attachments(attachments).map { [Block.sentence("\(also($0, format))")] } ?? []
    let emptying = Block.NextCommand("symptoms trash empty", format("erase all of it for good; it asks first"))
    guard let first = entries.first else {
      return files.isEmpty
        ? [.sentence("\(format("There is nothing in the trash."))")] : files + [.commands([emptying])]
    }
    var groups: [Block.Table.Group] = []
    var day: Day?
    for entry in entries {
      if entry.date != day { groups.append(.init("\(format.long(entry.date))", rows: [])) }
      day = entry.date
      let what = entry.thing.map { $0.told(format, today: today) } ?? format("This version is damaged.")
      groups[groups.count - 1].rows.append(
        .init(["\(entry.time)", "\(what)", "\(entry.command, .faint)", "\(entry.id.short, .faint)"]))
    }
    let rest = count - entries.count
    let more: [Block] =
      rest == 0
      ? []
      : [.sentence("\(format(rest == 1 ? "There is 1 more." : "There are {count} more.", ["count": "\(rest)"]))")]
    var commands = [
      Block.NextCommand("symptoms trash restore \(first.id.short)", format("get one back, by its id"))
    ]
    if rest > 0, entries.count < TrashView.mostShown {
      let limit = min(count, TrashView.mostShown)
      commands.append(.init("symptoms trash --limit \(limit)", format("see more of them")))
    }
    commands.append(emptying)
    return [.sentence("\(format("Deleted, the last one first:"))"), .table(.init(columns(format), groups: groups))]
      + more + files + [.commands(commands)]
  }

  private func also(_ attachments: Phrase, _ format: TextFormatter) -> String {
    format("Also here: {attachments}.", ["attachments": format(attachments)])
  }

  /// So many are shown at most.
  public static let mostShown = 1000
}

/// What emptying the trash erases, or has erased.
public struct PurgeView: ReadModel {
  public static let schema = "trash-empty/1"

  /// The entries that may go.
  let ids: Set<EntryID>
  /// The documents of attachments that may go.
  let attached: Set<DocumentKey>
  /// Only what was deleted before this day; nil for all.
  var before: Day?
  var count: Int
  /// How many attachments go; absent for none.
  var attachments: Int?
  /// Whether it is gone.
  var done = false

  private enum CodingKeys: String, CodingKey { case before, count, attachments, done }

  init(ids: Set<EntryID>, attachments: Set<DocumentKey>, before: Day?) {
    self.ids = ids
    attached = attachments
    self.attachments = attachments.isEmpty ? nil : attachments.count
    self.before = before
    count = ids.count
  }

  /// Whether there is nothing to erase.
  public var isEmpty: Bool { ids.isEmpty && attached.isEmpty }

  public func blocks(_ format: TextFormatter) -> [Block] {
    let values = ["count": "\(count)", "day": before.map(format.short) ?? ""]
    func sentences(_ texts: String...) -> [Block] { texts.map { .sentence("\($0)") } }
    if isEmpty {
      return sentences(
        before == nil
          ? format("There is nothing in the trash.")
          : format("There is nothing in the trash from before {day}.", values))
    }
    let files = Phrase.attachments(attachments).map { ["attachments": format($0)] }
    let copies = sentences(format("Backups and exports that you made still have it."))
    let imports =
      count == 0 ? [] : sentences(format("If you import the same file again, its entries come back."))
    return entries(format, values) + (files.map { sentences(told($0, format)) } ?? []) + copies + imports
  }

  private func told(_ values: [String: String], _ format: TextFormatter) -> String {
    done ? format("Erased for good: {attachments}.", values) : format("This erases {attachments} for good.", values)
  }

  private func entries(_ format: TextFormatter, _ values: [String: String]) -> [Block] {
    guard count > 0 || attachments == nil else { return [] }
    let says =
      switch (done, count == 1) {
      case (true, true): format("Erased for good: 1 deleted entry.")
      case (true, false): format("Erased for good: {count} deleted entries.", values)
      case (false, true): format("This erases 1 deleted entry for good. Undo cannot bring it back.")
      case (false, false): format("This erases {count} deleted entries for good. Undo cannot bring them back.", values)
      }
    return [.sentence("\(says)")]
  }
}
