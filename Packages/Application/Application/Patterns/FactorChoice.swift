import TrackerCore

/// What the person wants to hear of a candidate factor.
public struct FactorChoice: Codable, Sendable, Hashable {
  public enum Attention: String, Codable, Sendable, Hashable {
    /// It is always listed.
    case watched
    /// It is suspected and yet not watched.
    case unwatched
    /// No screen names it. It still counts among everything that is tested.
    case muted
  }

  public var factor: CandidateID
  /// As the person reads it, so that `undo` can name it.
  public var name: String
  public var attention: Attention

  public init(_ factor: CandidateID, name: String, _ attention: Attention) {
    self.factor = factor
    self.name = name
    self.attention = attention
  }

  /// One for each factor that the person chose something for.
  public static let document = DocumentKind<FactorChoice>("patterns", each: "factor.")

  /// The factors for which something was chosen.
  ///
  /// - Throws: `Failure` (`storage`) when the journal can't be read.
  public static func factors(_ attention: Attention, in journal: any JournalReading) throws -> Set<CandidateID> {
    Set(try journal.values(document).filter { $0.attention == attention }.map(\.factor))
  }
}
