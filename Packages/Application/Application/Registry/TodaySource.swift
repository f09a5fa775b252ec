import TrackerCore

/// What a module says of a day on `today`: one answer, shown in one or more sections.
public protocol TodaySource: Sendable {
  var id: String { get }
  /// The sections it fills.
  var sections: [TodaySection] { get }
  /// Metrics it reads, each with how many days before the day.
  func metrics(for person: Person) -> [MetricID: Int]
  /// What there is to say of a day.
  ///
  /// - Throws: `Failure` when the journal can't be read.
  func content(of day: TodayContext) throws -> any TodayContent
}

/// A section of `today`.
public struct TodaySection: Sendable, Hashable {
  /// For ever: people order sections by it.
  public var id: String
  /// What people call it.
  public var name: Phrase
  /// Where it stands unless people order it otherwise: the lowest first.
  public var place: Int
  /// Whether it stands in the fuller answer alone: `today --more`.
  public var isDetail: Bool

  public init(_ id: String, _ name: Phrase, place: Int, isDetail: Bool = false) {
    self.id = id
    self.name = name
    self.place = place
    self.isDetail = isDetail
  }
}

/// A day, and what is known of it.
public struct TodayContext {
  public let session: Session
  public let journal: any JournalReading
  public let day: Day
  /// Holds the metrics that the sources asked for.
  public let table: DayTable
  /// Of the person's conditions, in their order.
  public let outlooks: [Outlook]
  /// What `today` says to be worth knowing, the most important first, so that no source says it again.
  public let insights: [Insight]
  /// What modules keep: what the rules of coaching have read is not read again.
  public let documents: DocumentShelf

  /// - Parameter documents: nil where nothing was read yet.
  public init(
    session: Session, journal: any JournalReading, day: Day, table: DayTable, outlooks: [Outlook],
    insights: [Insight] = [], documents: DocumentShelf? = nil
  ) {
    self.session = session
    self.journal = journal
    self.day = day
    self.table = table
    self.outlooks = outlooks
    self.insights = insights
    self.documents = documents ?? DocumentShelf(journal)
  }

  public var person: Person { session.person }
  /// Whether it is the day of now, not an earlier one.
  public var isToday: Bool { day == session.today }
  /// With the year of the day of now.
  public var format: TextFormatter { session.format }
}

/// What a source says of a day. Its keys stand beside those of the other sources in the JSON of `today`.
public protocol TodayContent: Encodable, Sendable {
  /// A section of it in blocks; empty where it has nothing to say.
  func blocks(of section: String, _ format: TextFormatter) -> [Block]
  /// The same on a day that calls for help, where that stands first; all of it unless the content says otherwise.
  func blocksBesideRedFlags(of section: String, _ format: TextFormatter) -> [Block]
}

extension TodayContent {
  public func blocksBesideRedFlags(of section: String, _ format: TextFormatter) -> [Block] {
    blocks(of: section, format)
  }
}
