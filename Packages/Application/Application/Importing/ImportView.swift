import TrackerCore

/// The answer of an import: what came in, what was there already and what could not be taken.
public struct ImportView: ReadModel {
  public static let schema = "import/1"
  /// So many reasons are shown as text; JSON has them all.
  static let mostShown = 20

  /// How many entries of a kind of change.
  struct Counts: Codable, Sendable, Hashable {
    var new = 0
    var changed = 0
    var unchanged = 0
    /// Changed or deleted by hand since an earlier import, and left so.
    var edited = 0
    /// Of earlier imports, with nothing in the file now, and left so.
    var emptied = 0
  }

  /// The entries of one series.
  struct Metric: Codable, Sendable, Hashable {
    /// The metric or kind of entry.
    var metric: String
    /// What the file calls it.
    var column: String
    var new = 0
    var changed = 0
    var unchanged = 0
  }

  /// Why a part of the file was not taken; a part can have several reasons.
  struct Reason: Codable, Sendable, Hashable {
    var line: Int
    var code: String
    var message: String
    var allowed: String?
  }

  var file: String
  var person: String?
  var dryRun: Bool
  var firstDay: Day?
  var lastDay: Day?
  /// That something was taken of.
  var days: Int
  var entries = Counts()
  var metrics: [Metric] = []
  var rejectedRows: Int
  var rejected: [Reason]
  /// nil where the import is of days too long ago to matter for tomorrow.
  var tomorrow: [OutlookChange]?

  /// What the file has many of, in the singular.
  private let part: String
  private let series: [ImportedFile.Series]
  private let unfit: [ImportedFile.Rejected]

  private enum CodingKeys: String, CodingKey {
    case file, person, dryRun, firstDay, lastDay, days, entries, metrics, rejectedRows, rejected, tomorrow
  }

  init(
    of read: ImportedFile, part: String, isRehearsal: Bool, rejected: [ImportedFile.Rejected], drafts: [ImportDraft]
  ) {
    file = read.file
    person = read.person
    dryRun = isRehearsal
    let days = Set(drafts.map(\.day))
    firstDay = days.min()
    lastDay = days.max()
    self.days = days.count
    self.part = part
    series = read.series
    unfit = rejected
    rejectedRows = rejected.count
    self.rejected = ImportView.reasons(rejected)
  }

  mutating func describe(_ plan: ImportPlan) {
    entries = Counts(
      new: plan.new.count, changed: plan.changed.count, unchanged: plan.unchanged.count, edited: plan.edited,
      emptied: plan.emptied)
    metrics = series.map { Metric(metric: $0.name, column: $0.source) }
    for draft in plan.new { metrics[draft.series].new += 1 }
    for change in plan.changed { metrics[change.draft.series].changed += 1 }
    for draft in plan.unchanged { metrics[draft.series].unchanged += 1 }
    rejectedRows = Set((unfit + plan.clashing).map(\.line)).count
    rejected = ImportView.reasons(plan.clashing.isEmpty ? unfit : (unfit + plan.clashing).sorted { $0.line < $1.line })
  }

  mutating func describe(_ changes: [OutlookChange]) { tomorrow = changes }

  private static func reasons(_ rejected: [ImportedFile.Rejected]) -> [Reason] {
    rejected.flatMap { part in
      part.reasons.map { Reason(line: part.line, code: $0.code, message: $0.message, allowed: $0.allowed) }
    }
  }

  // MARK: Blocks

  public func blocks(_ format: TextFormatter) -> [Block] {
    [opening, counts] + left + [table] + notTaken + [outlook(format)]
  }

  private var opening: Block {
    // A dry run differs in this word alone.
    let verb = dryRun ? "Rehearsed" : "Imported"
    let span = firstDay.flatMap { first in lastDay.map { first == $0 ? "\(first)" : "\(first) to \($0)" } } ?? ""
    let name = file.split(separator: "/").last.map(String.init) ?? file
    let whose = person.map { "\($0) of \(name)" } ?? name
    return .sentence("\(verb) \(whose): \(span), \(days.of("day")).")
  }

  private var counts: Block {
    let counts = [(entries.new, "new"), (entries.changed, "changed"), (entries.unchanged, "unchanged")]
    let written = counts.filter { $0.0 > 0 }.map { "\($0.0) \($0.1)" }.joined(separator: ", ")
    let isIdle = entries.new == 0 && entries.changed == 0
    return .sentence(
      "Entries: \(written.isEmpty ? "none" : written).\(isIdle ? " Nothing had to be written." : "")")
  }

  private var left: [Block] {
    let left = [
      (entries.edited, "changed by hand since: left as it is", "changed by hand since: left as they are"),
      (
        entries.emptied, "left as it is though its cell is empty now",
        "left as they are though their cells are empty now"
      ),
    ]
    return left.filter { $0.0 > 0 }.map { .sentence("\($0.0) \($0.0 == 1 ? "entry \($0.1)" : "entries \($0.2)").") }
  }

  private var table: Block {
    .table(
      .init(
        [.init(""), .init("")],
        rows: metrics.map { metric in
          let counts = [(metric.new, "new"), (metric.changed, "changed"), (metric.unchanged, "unchanged")]
            .filter { $0.0 > 0 }
          let text = counts.isEmpty ? "no value" : counts.map { "\($0.0) \($0.1)" }.joined(separator: ", ")
          return .init(["\(metric.metric)", "\(text)"])
        }))
  }

  private var notTaken: [Block] {
    guard rejectedRows > 0 else { return [] }
    let rest = rejected.count - ImportView.mostShown
    let shown = rejected.prefix(ImportView.mostShown).map { reason -> Block.ItemList.Item in
      let allowed = reason.allowed.map { " (allowed: \($0))" } ?? ""
      return .init("line \(reason.line): \(reason.message)\(allowed)")
    }
    let more = rest > 0 ? [Block.ItemList.Item("and \(rest.of("reason")) more; JSON lists them all")] : []
    let head =
      "\(rejectedRows.of(part)) \(rejectedRows == 1 ? "was" : "were") not taken; mend the file and import it again:"
    return [.sentence(RichText(head, .fair)), .details([.list(.init(shown + more))])]
  }

  private func outlook(_ format: TextFormatter) -> Block {
    .sentence("\(OutlookChange.sentence(tomorrow ?? [], format.words))")
  }
}
