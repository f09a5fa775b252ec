import TrackerApplication
import TrackerCore

/// A report of some days as it was made: what it says does not change when entries do.
public struct Report: Codable, Sendable {
  /// What one section said.
  struct Section: Codable, Sendable {
    var id: String
    /// In the person's language, as all that is read.
    var title: String
    /// Empty where nothing is known.
    var headline: RichText
    var blocks: [Block]
    /// What a clinician's report says of it after its first page; nil where it says nothing more.
    var details: [Block]?
    /// Whether anything was known of the days.
    var isTracked: Bool
    var isNarrow: Bool
    /// Whether a page has it beside its title; nil in reports that were saved before that was told.
    var isBesideTitle: Bool?
    /// What it said for programs; nil where nothing was known.
    var data: JSONValue?
  }

  var period: ReportPeriod
  var from: Day
  var to: Day
  var madeOn: Day
  var madeAt: Instant
  var language: LanguageTag
  /// Days of it with an entry.
  var daysLogged: Int
  /// Days of it with an answer about symptoms, in a clinician's report; nil in others.
  var daysAnswered: Int?
  /// Whether it was made on its last day, which was not over.
  var isOpen: Bool
  /// What it says of who the person is; nil in one that was saved before it said more than the name.
  var person: NamedPerson?
  /// The names of the conditions.
  var conditions: [String]
  var kind: String
  var title: RichText
  var lede: String
  var sections: [Section]

  /// The command that makes another one of its kind.
  public var command: String { period == .range ? "show" : period.rawValue }
  var days: Int { from.distance(to: to) + 1 }
  /// What stands beside the title; empty where the title is all there is to say of the days.
  var kindBesideTitle: String { kind == title.text ? "" : kind }
  /// Those that have something to say before the details.
  private var shownSections: [Section] { sections.filter { !$0.isTracked || !$0.blocks.isEmpty } }
  /// Those that stand by themselves. A clinician looks for each in its place, known or not.
  var tellingSections: [Section] { isForClinician ? shownSections : shownSections.filter(\.isTracked) }
  /// What the others say, which stand together at the end: `Heart: No heart rate is known of this time.`
  var untrackedBlocks: [Block] {
    guard !isForClinician else { return [] }
    return sections.filter { !$0.isTracked }.flatMap { section in
      section.blocks.map { block in
        guard case .sentence(let text) = block else { return block }
        return .sentence("\(section.title, .strong): \(text)")
      }
    }
  }
}

/// A report with the name under which it was saved.
public struct KeptReport: Codable, Sendable {
  /// Such as `weekly-2026-11-21`.
  var id: String
  var report: Report

  /// The documents of saved reports.
  static let document = DocumentKind<KeptReport>("reports", each: "report.")
}

/// A report as an answer.
public struct ReportView: ReadModel {
  public static let schema = "report/1"

  public let report: Report
  /// Under which it was saved; nil where it was not.
  public let saved: String?
  /// Whether it was made just now, and not kept from another time.
  let isNew: Bool

  public init(_ report: Report, saved: String? = nil) { self.init(report, saved: saved, isNew: true) }

  init(_ report: Report, saved: String?, isNew: Bool) {
    (self.report, self.saved, self.isNew) = (report, saved, isNew)
  }

  private enum Key: String, CodingKey {
    case id, period, from, to, days, daysLogged, daysAnswered, madeOn, madeAt, conditions, isOpen, sections
  }
  private enum SectionKey: String, CodingKey { case id, isTracked, data }

  public func encode(to encoder: any Encoder) throws {
    var container = encoder.container(keyedBy: Key.self)
    try container.encodeIfPresent(saved, forKey: .id)
    try container.encode(report.period, forKey: .period)
    try container.encode(report.from, forKey: .from)
    try container.encode(report.to, forKey: .to)
    try container.encode(report.days, forKey: .days)
    try container.encode(report.daysLogged, forKey: .daysLogged)
    try container.encodeIfPresent(report.daysAnswered, forKey: .daysAnswered)
    try container.encode(report.madeOn, forKey: .madeOn)
    try container.encode(report.madeAt, forKey: .madeAt)
    try container.encode(report.conditions, forKey: .conditions)
    try container.encode(report.isOpen, forKey: .isOpen)
    var sections = container.nestedUnkeyedContainer(forKey: .sections)
    for section in report.sections {
      var one = sections.nestedContainer(keyedBy: SectionKey.self)
      try one.encode(section.id, forKey: .id)
      try one.encode(section.isTracked, forKey: .isTracked)
      try one.encodeIfPresent(section.data, forKey: .data)
    }
  }

  public func blocks(_ format: TextFormatter) -> [Block] {
    let details = report.sections.compactMap { section in
      section.details.map { Block.section([.heading(.init("\(section.title)"))] + $0) }
    }
    let kind = report.kindBesideTitle
    return [.heading(.init(report.title)), .sentence("\(kind.isEmpty ? "" : kind + ". ")\(report.lede)")]
      + report.tellingSections.map { section in
        guard section.isTracked else {
          return .section([.heading(.init("\(section.title)"))] + section.blocks)
        }
        return .section(
          [.heading(.init(section.headline.isEmpty ? "\(section.title)" : "\(section.title): \(section.headline)"))]
            + section.blocks)
      } + untracked(format) + (details.isEmpty ? [] : [.section([.heading(.init("\(format("Details"))"))])] + details)
      + [.section(report.footer(format).map { .sentence("\($0, .faint)") })]
  }

  private func untracked(_ format: TextFormatter) -> [Block] {
    let blocks = report.untrackedBlocks
    return blocks.isEmpty ? [] : [.section([.heading(.init("\(format("Nothing to show"))"))] + blocks)]
  }
}
