/// What a person's days say of one limit of theirs.
public enum PersonalLimit<Limit: Sendable & Hashable>: Sendable, Hashable {
  /// Too few days to ask.
  case needs(PatternFinding.Missing)
  /// There are days enough, and no limit that is clear.
  ///
  /// - Parameters:
  ///   - days: Days that were asked.
  ///   - chance: The p of the clearest one; nil where nothing could be tested.
  case unclear(days: Int, chance: Double?)
  /// A limit that more than luck speaks for.
  case found(Limit)

  /// The limit, if one was found.
  public var found: Limit? { if case .found(let limit) = self { limit } else { nil } }
}
