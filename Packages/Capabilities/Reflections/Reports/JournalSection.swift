import TrackerApplication
import TrackerCore

/// The journal in reports: how much was written, with which moods, and about what. No text of it is shown.
struct JournalSection: ReportSection {
  let id = "journal"
  let title: Phrase = "Journal"
  let place = 130
  let notTracked: Phrase = "Nothing was written in this time. To write something: symptoms journal"

  func content(of range: ReportRange) throws -> (any ReportContent)? {
    let entries = try range.journal.entries(EntryQuery(days: range.days, kinds: [ReflectionKind.id]))
    guard !entries.isEmpty else { return nil }
    let own = try range.documents.values(JournalCategory.document)
    return JournalReport(stats: ReflectionStatsView(of: entries, on: range.days, streak: nil, own: own))
  }
}

/// What the entries of some days come to.
struct JournalReport: ReportContent {
  let stats: ReflectionStatsView

  func encode(to encoder: any Encoder) throws { try stats.encode(to: encoder) }

  func headline(_ format: TextFormatter) -> RichText {
    let entries = format.count(stats.entries, "1 entry", "{count} entries")
    guard let mood = stats.meanMood else { return "\(entries)" }
    return "\(format("{entries}, mood {value} of 5", ["entries": entries, "value": format.number(mood)]))"
  }

  func blocks(_ format: TextFormatter) -> [Block] { stats.figures(format) }
}
