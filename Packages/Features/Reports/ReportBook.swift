import TrackerApplication
import TrackerCore

/// The reports that a person saved.
public struct ReportBook {
  private let session: Session

  public init(_ session: Session) { self.session = session }

  /// Saves a report under a name that no other one has.
  ///
  /// - Throws: `Failure` where it can't be written; then nothing is saved.
  public func save(_ report: Report) throws -> ReportSavedView {
    let (id, _) = try session.record("report") { journal in
      let name = "\(report.period.rawValue)-\(report.to)"
      let taken = Set(try journal.documents(of: ReportsModule.id).map(\.key.id))
      let id = ([name] + (2...).lazy.prefix(taken.count + 1).map { "\(name)-\($0)" }).first {
        !taken.contains(KeptReport.document.key(of: $0).id)
      }
      let free = id ?? name
      try journal.put(KeptReport(id: free, report: report), as: KeptReport.document, of: free)
      return free
    }
    return ReportSavedView(id: id)
  }

  /// A saved report.
  ///
  /// - Throws: `Failure` (`validation`) where there is none of the name.
  public func show(_ id: String) throws -> ReportView {
    try session.journal.read { journal in
      if let kept = try journal.value(KeptReport.document, of: id.trimmed.lowercased()) {
        return ReportView(kept.report, saved: kept.id, isNew: false)
      }
      let near = nearestMatch(to: id, among: try journal.values(KeptReport.document).map(\.id))
      throw Failure(
        .validation,
        near == nil ? "No report is saved as “{id}”" : "No report is saved as “{id}”. Did you mean {near}?",
        ["id": .verbatim(id), "near": .verbatim(near ?? "")], recovery: "To see them: symptoms report history")
    }
  }

  /// Every saved report, the latest first.
  ///
  /// - Throws: `Failure` (`storage`) when the journal can't be read.
  public func history() throws -> ReportHistoryView {
    ReportHistoryView(
      reports: try session.journal.read { try $0.values(KeptReport.document) }.map(ReportHistoryView.Item.init)
        .sorted { ($1.to, $1.madeAt, $0.id) < ($0.to, $0.madeAt, $1.id) })
  }

  /// How often a report is due and when the next one is. None is made, and nothing reminds of it unless reminders are
  /// on.
  ///
  /// - Parameter word: What it is to be from now on: a period or `off`; nil to look at it.
  /// - Throws: `Failure` (`validation`) for another word.
  public func schedule(_ word: String?) throws -> ReportScheduleView {
    let setting = ReportSettings.schedule
    if let word {
      let wanted = word.trimmed.lowercased()
      guard setting.words.contains(wanted) else {
        throw Failure(
          .validation, "“{word}” is not how often a report can be due", ["word": .verbatim(word)],
          recovery: "Use daily, weekly, monthly or off")
      }
      _ = try session.record("report schedule") { journal in
        guard case .journal(let backing) = setting.backing else { return }
        try backing.set(wanted == setting.defaultValue ? nil : wanted, for: session, in: journal)
      }
    }
    return try session.journal.read { journal in
      ReportScheduleView(
        next: try ReportSchedule(in: journal).map { schedule in
          ReportScheduleView.Next(
            period: schedule.period, due: try schedule.due(on: session.today, in: journal), today: session.today)
        })
    }
  }
}

/// How often a report is due.
struct ReportSchedule {
  let period: ReportPeriod

  /// nil where none ever is.
  init?(in journal: any JournalReading) throws {
    guard let period = ReportPeriod(rawValue: try PersonalSettings(in: journal)[ReportSettings.schedule]),
      period.length != nil
    else { return nil }
    self.period = period
  }

  /// The day on which the next one is due: a period after the last day of the latest saved one; today where none is
  /// saved.
  func due(on today: Day, in journal: any JournalReading) throws -> Day {
    let latest = try journal.values(KeptReport.document).filter { $0.report.period == period }.map(\.report.to).max()
    return latest?.advanced(by: period.length ?? 1) ?? today
  }
}
