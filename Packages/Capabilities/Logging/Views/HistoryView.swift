import TrackerApplication
import TrackerCore

/// Everything that an entry ever was, the oldest version first.
public struct HistoryView: ReadModel {
  public static let schema = "history/1"

  /// What became of the entry with a version.
  enum Turn: String, Encodable, Sendable { case added, changed, deleted, restored, damaged }

  struct Row: Encodable, Sendable {
    /// The version's number, from 1.
    var revision: Int
    /// The name of the action that made it so, such as `a12`.
    var action: String
    /// The command of the action; empty where the journal has no record of it.
    var command: String
    /// nil where the journal has no record of the action.
    var at: Instant?
    /// The calendar date and clock time where the person is now.
    var date: Day?
    var time: String?
    var turn: Turn
    /// What the entry said; nil where it was deleted or is damaged.
    var entry: EntryView?
    /// What differs from the version before it that can be read; empty for the first one.
    var changes: [EntryDifference.Field] = []

    init(_ version: EntryVersion, by action: Action?, _ calendar: DayCalendar, _ turn: Turn) {
      revision = version.number
      self.action = Action.name(of: version.action)
      command = action?.command ?? ""
      at = action?.at
      let local = action.map { calendar.local($0.at) }
      date = local?.date
      time = local?.time.description
      self.turn = turn
    }
  }

  var id: EntryID
  /// Whether it is deleted now.
  var isDeleted: Bool
  var versions: [Row]
  /// How many files are attached to it now; absent where there are none.
  var attachments: Int?

  init(id: EntryID, versions: [Row]) {
    self.id = id
    self.versions = versions
    isDeleted = versions.last?.turn == .deleted
  }

  private func columns(_ format: TextFormatter) -> [Block.Table.Column] {
    [
      .init(format("version"), isTitleShown: false), .init(format("at"), isTitleShown: false), .init(""), .init(""),
    ]
  }

  public func blocks(_ format: TextFormatter) -> [Block] {
    let days = Dictionary(grouping: versions, by: \.date).sorted { ($0.value[0].revision) < ($1.value[0].revision) }
    let groups = days.map { day, rows in
      Block.Table.Group(
        "\(day.map(format.long) ?? "")",
        rows: rows.map { row in
          .init([
            "\(row.revision)", "\(row.time ?? "", .faint)", "\(told(row, format))", "\(row.command, .faint)",
          ])
        })
    }
    let latest = versions.last { $0.entry != nil }?.entry
    let heading = latest.map { format($0.told).firstWords(ActionAccount.mostShown) } ?? id.short
    var blocks: [Block] = [
      .heading(.init("\(heading)", aside: "\(id.short, .faint)")), .table(.init(columns(format), groups: groups)),
    ]
    if let files = Phrase.attachments(attachments) { blocks.append(.sentence("\(format(files))")) }
    return blocks + [.commands(next(format))]
  }

  /// Without a full stop, as its command stands behind it.
  private func told(_ row: Row, _ format: TextFormatter) -> String {
    let sentence = sentence(row, format)
    return sentence.hasSuffix(".") ? String(sentence.dropLast()) : sentence
  }

  private func sentence(_ row: Row, _ format: TextFormatter) -> String {
    let what = ["what": row.entry.map { format($0.told) } ?? ""]
    return switch row.turn {
    case .added: format("Added: {what}.", what)
    case .restored: format("Restored: {what}.", what)
    case .deleted: format("Deleted.")
    case .damaged: format("This version is damaged.")
    case .changed where row.changes.isEmpty: format("Nothing that you can see changed.")
    case .changed: format(.list(row.changes.map(\.told), last: "{first}, {last}"))
    }
  }

  private func next(_ format: TextFormatter) -> [Block.NextCommand] {
    let files: [Block.NextCommand] =
      attachments == nil ? [] : [.init("symptoms attachments \(id.short)", format("see what is attached"))]
    if isDeleted {
      guard versions.contains(where: { $0.entry != nil }) else { return [] }
      return [.init("symptoms trash restore \(id.short)", format("get it back"))]
    }
    guard let now = versions.last?.entry else { return files }
    let earlier = versions.dropLast().last { $0.entry.map { $0.told != now.told } ?? false }
    let restoring = earlier.map {
      [
        Block.NextCommand(
          "symptoms history \(id.short) --restore \($0.revision)", format("make it what this version says"))
      ]
    }
    return (restoring ?? []) + files
  }
}
