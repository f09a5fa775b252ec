/// One application of an overlay to a condition. The journal's document `tuning/<pack>` is the list of them, the oldest
/// first; none is ever deleted.
public struct TuningRecord: Sendable, Hashable, Codable {
  /// The tunings of a condition.
  public static let document = DocumentKind<[TuningRecord]>("tuning", each: "", butNot: "draft.")

  public var overlay: Overlay
  /// When it was applied.
  public var appliedAt: Instant
  /// The first day it counts, never before the day it was applied on.
  public var from: Day
  /// When it was taken back, nil while it was not.
  public var revertedAt: Instant?
  /// The first day it no longer counts, nil while it was not taken back.
  public var revertedFrom: Day?

  public init(overlay: Overlay, appliedAt: Instant, from: Day, revertedAt: Instant? = nil, revertedFrom: Day? = nil) {
    self.overlay = overlay
    self.appliedAt = appliedAt
    self.from = from
    self.revertedAt = revertedAt
    self.revertedFrom = revertedFrom
  }

  /// Whether it has begun by a day and was not taken back by then; a later tuning may stand in its place.
  public func counts(on day: Day) -> Bool { from <= day && (revertedFrom.map { day < $0 } ?? true) }
}

extension [TuningRecord] {
  /// Where those that were not taken back stand, in the order in which they begin; of two that begin on one day, the
  /// one applied later last.
  public var standing: [Int] {
    indices.filter { self[$0].revertedAt == nil }.sorted { (self[$0].from, $0) < (self[$1].from, $1) }
  }

  /// The one in force on a day from what is on record now: the last that has begun and was not taken back; nil for the
  /// pack as it is.
  public func inForce(on day: Day) -> TuningRecord? { standing.last { self[$0].from <= day }.map { self[$0] } }

  /// The one that begins next after a day, nil where none was announced.
  public func announced(after day: Day) -> TuningRecord? { standing.first { self[$0].from > day }.map { self[$0] } }
}

extension JournalReading {
  /// The tunings of a condition, the oldest first; empty where there never was one.
  ///
  /// - Throws: `Failure` (`storage`) when they are of another shape.
  public func tunings(of condition: PackID) throws -> [TuningRecord] {
    try value(TuningRecord.document, of: condition) ?? []
  }
}
