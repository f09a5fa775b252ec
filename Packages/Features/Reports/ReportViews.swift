import TrackerApplication
import TrackerCore

/// The saved reports.
public struct ReportHistoryView: ReadModel {
  public static let schema = "report-history/1"

  struct Item: Encodable, Sendable {
    var id: String
    var period: ReportPeriod
    var from: Day
    var to: Day
    var madeAt: Instant
    let title: RichText

    private enum CodingKeys: String, CodingKey { case id, period, from, to, madeAt }

    init(_ kept: KeptReport) {
      id = kept.id
      period = kept.report.period
      from = kept.report.from
      to = kept.report.to
      madeAt = kept.report.madeAt
      title = kept.report.title
    }
  }

  /// The latest first.
  var reports: [Item]

  public func blocks(_ format: TextFormatter) -> [Block] {
    guard let first = reports.first else {
      return [
        .sentence("\(format("No report is saved yet."))"),
        .commands([.init("symptoms report weekly --save", format("save one"))]),
      ]
    }
    let rows = reports.map { item -> Block.Table.Row in
      .init(["\(item.id)", "\(format.short(item.to))", item.title])
    }
    let columns: [Block.Table.Column] = [.init(format("report")), .init(format("to")), .init("")]
    return [
      .table(.init(columns, caption: format("Your saved reports"), rows: rows)),
      .section([.commands([.init("symptoms report show \(first.id)", format("see one"))])]),
    ]
  }
}

/// A report was saved.
public struct ReportSavedView: ReadModel {
  public static let schema = "report-saved/1"

  public var id: String

  public init(id: String) { self.id = id }

  public func blocks(_ format: TextFormatter) -> [Block] {
    [
      .sentence("\(format("Saved as {id}.", ["id": id]))"),
      .commands([.init("symptoms report show \(id)", format("see it again"))]),
    ]
  }
}

/// A report was written to a file.
public struct ReportFileView: ReadModel {
  public static let schema = "report-file/1"

  var file: String
  var format: ReportFormat
  /// Under which it was saved, too; nil where it was not.
  public var saved: String?

  public func blocks(_ format: TextFormatter) -> [Block] {
    let sentences = [
      format("The report is in {file}.", ["file": file]),
      format("It shows what you logged as plain text. Only your user account can open it."),
    ]
    return [.sentence("\(sentences.joined(separator: " "))")]
      + (saved.map { ReportSavedView(id: $0).blocks(format) } ?? [])
  }
}

/// When the next report is due.
public struct ReportScheduleView: ReadModel {
  public static let schema = "report-schedule/1"

  struct Next: Encodable, Sendable {
    var period: ReportPeriod
    var due: Day
    let today: Day

    private enum CodingKeys: String, CodingKey { case period, due }
  }

  /// nil where none ever is.
  var next: Next?

  public func blocks(_ format: TextFormatter) -> [Block] {
    guard let next else {
      return [
        .sentence("\(format("No report is due. You can make one whenever you like."))"),
        .commands([.init("symptoms report schedule weekly", format("have one due every week"))]),
      ]
    }
    let values = ["day": format.short(next.due)]
    let isDue = next.due <= next.today
    let says: String
    switch (next.period, isDue) {
    case (.daily, true): says = format("A report of your day is due.")
    case (.weekly, true): says = format("A report of your week is due.")
    case (_, true): says = format("A report of your 30 days is due.")
    case (.daily, false): says = format("The next report of a day is due on {day}.", values)
    case (.weekly, false): says = format("The next report of a week is due on {day}.", values)
    case (_, false): says = format("The next report of 30 days is due on {day}.", values)
    }
    return [
      .sentence("\(says) \(format("It is not made by itself."))"),
      .commands([.init("symptoms report \(next.period.rawValue) --save", format("make it and save it"))]),
    ]
  }
}
