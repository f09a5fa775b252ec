import TrackerApplication
import TrackerCore
import TrackerDiaryCSV

/// The answer of `import csv`: what came in, what was there already and what could not be taken.
struct ImportView: StyledReadModel {
  static let schema = "import/1"
  /// So many reasons are shown as text; JSON has them all.
  static let mostShown = 20

  /// How many entries of a kind of change.
  struct Counts: Codable, Sendable, Hashable {
    var new = 0
    var changed = 0
    var unchanged = 0
    /// Changed by hand since an earlier import, and left so.
    var edited = 0
    /// Of earlier imports, with an empty cell now, and left so.
    var emptied = 0
  }

  /// The entries of one metric.
  struct Metric: Codable, Sendable, Hashable {
    var metric: MetricID
    var column: String
    var new: Int
    var changed: Int
    var unchanged: Int
  }

  /// Why a row was not taken; a row can have several reasons.
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
  /// Rows that were taken.
  var days = 0
  var entries = Counts()
  var metrics: [Metric] = []
  var rejectedRows: Int
  var rejected: [Reason]
  /// nil where the import is of days too long ago to matter for tomorrow.
  var tomorrow: [OutlookChange]?

  init(file: String, person: String?, isRehearsal: Bool, rejected: [Diary.Rejected]) {
    self.file = file
    self.person = person
    self.dryRun = isRehearsal
    self.rejectedRows = rejected.count
    self.rejected = rejected.flatMap { row in
      row.reasons.map { Reason(line: row.line, code: $0.code, message: $0.message, allowed: $0.allowed) }
    }
  }

  mutating func describe(_ plan: DiaryImport.Plan, of diaryImport: DiaryImport) {
    firstDay = diaryImport.days?.lowerBound
    lastDay = diaryImport.days?.upperBound
    days = diaryImport.rows.count
    entries = Counts(
      new: plan.new.count, changed: plan.changed.count, unchanged: plan.unchanged.count, edited: plan.edited,
      emptied: plan.emptied)
    let new = Dictionary(grouping: plan.new, by: \.metric)
    let changed = Dictionary(grouping: plan.changed, by: \.cell.metric)
    let unchanged = Dictionary(grouping: plan.unchanged, by: \.metric)
    metrics = diaryImport.metricColumns.map { metric, column in
      Metric(
        metric: metric, column: column, new: new[metric]?.count ?? 0, changed: changed[metric]?.count ?? 0,
        unchanged: unchanged[metric]?.count ?? 0)
    }
  }

  mutating func describe(_ changes: [OutlookChange]) { tomorrow = changes }
}
