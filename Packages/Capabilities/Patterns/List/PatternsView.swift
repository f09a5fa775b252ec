import TrackerApplication
import TrackerCore

/// What goes together with better and worse days in a person's records, for each condition.
public struct PatternsView: ReadModel {
  public static let schema = "patterns/1"

  /// A pattern with what the person chose for it.
  struct Item: Sendable {
    var pattern: Pattern
    /// In the person's language.
    var name: String
    var isWatched: Bool
    var isMuted: Bool
    /// Whether other screens may name it: the last two looks claimed it.
    var stands: Bool
    /// Days that are described; 0 for all.
    var days: Int
    /// The last of them, after a pause; nil where it is yesterday.
    var pausedAfter: Day?
    /// What it lets expect; nil unless it is a claim that stands.
    var suggestion: PatternSuggestion?
    /// The hours that were asked for, where flares and other days differ most in them.
    var window: PatternWindow?

    var description: PatternDescription? { pattern.description(of: days) }
  }

  /// The patterns of a condition.
  struct Condition: Encodable, Sendable {
    var id: PackID
    var name: String
    var madeAt: Instant
    /// The last day that counts, which has an entry.
    var dataThrough: Day
    /// The first day of the record; nil where nothing is logged.
    var since: Day?
    var knownDays: Int
    var flareDays: Int
    /// How many things were too seldom there to be looked at.
    var leftOut: Int
    /// What can't be held against the condition's days, because it is part of what makes a flare.
    var refused: [CandidateID]
    /// How many patterns there are before the list is narrowed down.
    var all: Int
    /// Claims first, the strongest first.
    var patterns: [Item]
    /// Whether something holds up that the person muted.
    let hasMutedClaim: Bool

    private enum CodingKeys: String, CodingKey {
      case id, name, madeAt, dataThrough, since, knownDays, flareDays, leftOut, refused, all, patterns
    }
  }

  /// Days that are described; nil for all.
  var days: Int?
  var conditions: [Condition]
  /// Whether the person asked for a part of the list, which is then shown in full.
  var isNarrowed: Bool
  /// The hours before flares that the person asked for.
  var window: PatternQuery.Window?

  private enum CodingKeys: String, CodingKey { case days, conditions }

  /// Reads the patterns, and works out those that an entry has changed.
  ///
  /// - Parameter steps: Told of each step while something is worked out.
  /// - Throws: `Failure` (`validation`) for a condition that the person does not have; `Failure` when the journal
  ///   can't be read; what `steps` throws.
  public init(_ query: PatternQuery = PatternQuery(), in session: Session, steps: @escaping PatternStep.Report) throws {
    let conditions = try session.conditions(named: query.condition)
    if query.isFresh { try StandingLooks(session, steps: steps).take(isFresh: true) }
    let read = try PatternReader(session, steps: steps).patterns(of: conditions)
    let choices = try FactorChoices(of: session)
    days = query.days
    isNarrowed = query.isNarrowed
    window = query.window
    self.conditions = try conditions.compactMap { condition in
      guard let patterns = read.first(where: { $0.condition == condition.id }) else { return nil }
      var items = patterns.patterns.map { choices.item($0, of: patterns, days: query.days ?? 0) }
      if let window = query.window {
        let windows = try PatternWindow.all(of: patterns.patterns, days: query.days, for: condition, in: session)
        for place in items.indices {
          items[place].window = windows[items[place].pattern.factor]?.strongest(in: window)
        }
      }
      return Condition(
        id: condition.id, name: condition.pack.name, madeAt: patterns.madeAt, dataThrough: patterns.through,
        since: patterns.first, knownDays: patterns.knownDays, flareDays: patterns.flareDays,
        leftOut: patterns.leftOut, refused: patterns.refused.map(\.factor), all: items.count,
        patterns: items.filter(query.holds),
        hasMutedClaim: items.contains { $0.isMuted && $0.pattern.label.isClaim })
    }
  }
}

/// What the person chose for factors, and what stands.
struct FactorChoices {
  private let watched: Set<CandidateID>
  private let muted: Set<CandidateID>
  private let standing: [StandingClaim]
  private let format: TextFormatter

  init(of session: Session) throws {
    format = session.format
    let suspected = session.suspectedTriggers.compactMap { $0.metric.map { CandidateID($0.rawValue) } }
    (watched, muted, standing) = try session.journal.read { journal in
      let unwatched = try FactorChoice.factors(.unwatched, in: journal)
      let muted = try FactorChoice.factors(.muted, in: journal)
      let chosen = try FactorChoice.factors(.watched, in: journal)
      return (
        chosen.union(suspected).subtracting(unwatched).subtracting(muted), muted,
        try session.standingClaims(in: journal)
      )
    }
  }

  func item(_ pattern: Pattern, of patterns: ConditionPatterns, days: Int) -> PatternsView.Item {
    let factor = pattern.factor
    // A factor of values of a metric is watched with the metric.
    let metric = CandidateID(String(factor.rawValue.prefix { $0 != ":" }))
    let claim = standing.first { $0.condition == patterns.condition && $0.factor == factor }
    return PatternsView.Item(
      pattern: pattern, name: format.inSentence(format(pattern.name.phrase)),
      isWatched: watched.contains(factor) || (metric != factor && watched.contains(metric)),
      isMuted: muted.contains(factor),
      stands: claim != nil, days: days, pausedAfter: patterns.pausedAfter,
      suggestion: claim?.direction == pattern.direction ? PatternSuggestion(pattern) : nil)
  }
}
