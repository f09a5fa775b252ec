import TrackerApplication
import TrackerCore

/// A check-in that was begun and not finished. It is kept after every answer, so that nothing typed is lost, whatever
/// ends the program.
public struct CheckInDraft: Codable, Hashable, Sendable {
  static let module: ModuleID = "check-in"
  static let ofDays = DayDrafts(module, prefix: "draft-") { count in
    count == 1 ? "1 unfinished check-in" : .words("{count} unfinished check-ins", ["count": .count(count)])
  }

  public var answers: [SymptomID: Double]
  public var notes: String?
  /// What was typed for metrics of the packs, by their ids; nil for nothing.
  public var metrics: [TrackableID: String]?
  public var begun: Instant

  public init(
    answers: [SymptomID: Double] = [:], notes: String? = nil, metrics: [TrackableID: String]? = nil, begun: Instant
  ) {
    self.metrics = metrics.flatMap { $0.isEmpty ? nil : $0 }
    self.answers = answers
    self.notes = notes
    self.begun = begun
  }

  /// How many answers it has, notes counted as one.
  public var count: Int { answers.count + (metrics?.count ?? 0) + ((notes ?? "").isEmpty ? 0 : 1) }

  /// Whether nothing was answered and noted.
  public var isEmpty: Bool { answers.isEmpty && (notes ?? "").isEmpty && metrics == nil }

  static func key(of day: Day) -> DocumentKey { ofDays.key(of: day) }

  /// The days with a draft, the earliest first.
  static func days(in journal: any JournalReading) throws -> [Day] { try ofDays.all(in: journal).map(\.day) }
}
