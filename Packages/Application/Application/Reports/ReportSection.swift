import TrackerCore

/// A part of reports: what a module says of some days. One that knows nothing of them is not left out; it says so.
public protocol ReportSection: Sendable {
  /// For ever and kebab-case: people order sections by it, and JSON names it.
  var id: String { get }
  /// What people call it.
  var title: Phrase { get }
  /// Where it stands unless people order it otherwise: the lowest first.
  var place: Int { get }
  /// Whether half of a page's width is enough for it.
  var isNarrow: Bool { get }
  /// Whether a page has room for it beside its title.
  var isBesideTitle: Bool { get }
  /// What it can give to the overall score.
  var scoreParts: [ReportScorePart] { get }
  /// The metrics it reads. They are in the range's table for its days, and for those before that it is compared with.
  func metrics(for session: Session) -> [MetricID]
  /// What there is to say of the days; nil where nothing is known of them.
  ///
  /// - Throws: `Failure` when the journal can't be read.
  func content(of range: ReportRange) throws -> (any ReportContent)?
  /// Said in place of the content, with the command that would begin to fill it.
  var notTracked: Phrase { get }
}

extension ReportSection {
  public var isNarrow: Bool { false }
  public var isBesideTitle: Bool { false }
  public var scoreParts: [ReportScorePart] { [] }
  public func metrics(for session: Session) -> [MetricID] { [] }
}

/// What a section says of some days; its JSON is the section's in the report.
public protocol ReportContent: Encodable, Sendable {
  /// What is seen, in a few words; the name of what was measured where there is nothing to point out.
  func headline(_ format: TextFormatter) -> RichText
  /// What a report may begin with; nil for what is no answer to how the days were.
  func opening(_ format: TextFormatter) -> RichText?
  /// The rest.
  func blocks(_ format: TextFormatter) -> [Block]
  /// What the clinician's report says of it after its first page; none where that page says all.
  func details(_ format: TextFormatter) -> [Block]
  /// Its parts of the overall score, those that are known.
  var scores: [ReportScore] { get }
}

extension ReportContent {
  public func opening(_ format: TextFormatter) -> RichText? { nil }
  public func details(_ format: TextFormatter) -> [Block] { [] }
  public var scores: [ReportScore] { [] }
}

/// A part of the overall score that a section can give.
public struct ReportScorePart: Sendable, Hashable {
  /// Stable: the setting of its weight is called by it.
  public var id: String
  public var name: Phrase
  /// How much it counts unless the person says otherwise, 0 … 100.
  public var weight: Int

  public init(_ id: String, _ name: Phrase, weight: Int) {
    self.id = id
    self.name = name
    self.weight = weight
  }
}

/// What some days came to in one part of the overall score.
public struct ReportScore: Sendable, Hashable, Encodable {
  /// Of its `ReportScorePart`.
  public var part: String
  /// 0 … 100, higher is better.
  public var value: Double
  /// Days, or nights, that it is made of; of goals, how many.
  public var known: Int

  /// - Parameter value: Taken to the nearest end where it lies outside of 0 … 100.
  public init(_ part: String, _ value: Double, known: Int) {
    self.part = part
    self.value = min(100, max(0, value))
    self.known = known
  }
}
