import TrackerApplication
import TrackerCore

/// Insights in reports: what stood on `today` on the last days of the range, each once.
struct InsightsSection: ReportSection {
  /// So many days are looked at, the last ones: each is asked as it was.
  static let mostDays = 31

  let id = "insights"
  let title: Phrase = "Insights"
  let place = 120
  let notTracked: Phrase = "Nothing stood out in this time. To see what is looked at: symptoms insights rules"

  func content(of range: ReportRange) throws -> (any ReportContent)? {
    let most = Int(try PersonalSettings(in: range.journal)[ReportSettings.insights]) ?? 0
    guard most > 0 else { return nil }
    let last = range.days.upperBound
    let days = max(range.days.lowerBound, last.advanced(by: 1 - Self.mostDays))...last
    let coach = try Coach(range.session, in: range.journal)
    let table = try range.journal.dayTable(
      try coach.metrics(), on: days, catalogue: range.session.person.catalogue)
    var found: [InsightsReport.Item] = []
    for number in (days.lowerBound.number...days.upperBound.number).reversed() where found.count < most {
      let day = Day(number: number)
      for insight in try coach.shown(on: day, in: table)
      where found.count < most && !found.contains(where: { $0.isLike(insight) }) {
        found.append(.init(day: day, insight: insight))
      }
    }
    return found.isEmpty ? nil : InsightsReport(insights: found)
  }
}

/// What was worth knowing on some days.
struct InsightsReport: ReportContent {
  struct Item: Encodable, Sendable {
    var day: Day
    var insight: Insight

    func isLike(_ other: Insight) -> Bool { insight.id == other.id && insight.subject == other.subject }
  }

  /// The latest first.
  var insights: [Item]

  func headline(_ format: TextFormatter) -> RichText {
    "\(format.count(insights.count, "1 thing stood out", "{count} things stood out"))"
  }

  func blocks(_ format: TextFormatter) -> [Block] {
    [.list(.init(insights.map { item -> RichText in "\(format.short(item.day), .faint): \(item.insight.text)" }))]
  }
}
