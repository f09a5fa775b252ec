import TrackerApplication
import TrackerCore

/// Everything that a person's days say of one factor.
public struct PatternView: ReadModel {
  public static let schema = "pattern/1"

  /// What there is to say for a condition.
  struct Part: Encodable, Sendable {
    var condition: PackID
    var name: String
    var madeAt: Instant
    /// The last day that counts, which has an entry.
    var dataThrough: Day
    /// nil where the factor can't be held against the condition's days.
    var pattern: PatternsView.Item?
    /// The hours before flares, for what has times; empty for anything else.
    var windows: [PatternWindow] = []
    /// Whether it is part of what makes a flare.
    var isPartOfFlares: Bool
    /// Days with it, where they are too few to be looked at; nil else.
    var seldomDays: Int?
    /// The names of the factors that it cannot be told apart from.
    var inseparable: [String]
    /// The day of `madeAt`, in the person's zone.
    let madeOn: Day

    private enum CodingKeys: String, CodingKey {
      case condition, name, madeAt, dataThrough, pattern, windows, isPartOfFlares, seldomDays, inseparable
    }
  }

  var factor: CandidateID
  /// In the person's language.
  var name: String
  var parts: [Part]

  /// - Parameters:
  ///   - word: The factor's id, its name, or words that only one name has.
  ///   - days: Days that are described; nil for all.
  /// - Throws: `Failure` (`validation`) where there is no such factor or condition; `Failure` when the journal can't be
  ///   read; what `steps` throws.
  public init(
    of word: String, condition: String? = nil, days: Int? = 90, in session: Session, steps: @escaping PatternStep.Report
  ) throws {
    let conditions = try session.conditions(named: condition)
    let read = try PatternReader(session, steps: steps).patterns(of: conditions)
    let choices = try FactorChoices(of: session)
    let format = session.format
    var problem: (any Error)?
    var found: [(ConditionPatterns, FoundFactor)] = []
    for patterns in read {
      do { found.append((patterns, try FactorFinder(patterns: patterns, session: session).factor(word))) } catch {
        problem = problem ?? error
      }
    }
    guard let first = found.first?.1 else { throw problem ?? Failure.notSetUp }
    factor = first.id
    name = format.inSentence(first.name(format))
    parts = try found.filter { $0.1.id == first.id }.map { patterns, found in
      var part = Part(
        condition: patterns.condition,
        name: conditions.first { $0.id == patterns.condition }?.pack.name ?? patterns.condition.rawValue,
        madeAt: patterns.madeAt, dataThrough: patterns.through, pattern: nil, isPartOfFlares: false,
        seldomDays: nil, inseparable: [], madeOn: session.calendar.day(of: patterns.madeAt))
      switch found {
      case .pattern(let pattern):
        part.pattern = choices.item(pattern, of: patterns, days: days ?? 0)
        if let condition = conditions.first(where: { $0.id == patterns.condition }) {
          part.windows =
            try PatternWindow.all(of: [pattern], days: days, for: condition, in: session)[pattern.factor] ?? []
        }
        part.inseparable = pattern.inseparable.compactMap { id in
          patterns.patterns.first { $0.factor == id }.map { format.inSentence(format($0.name.phrase)) }
        }
      case .refused: part.isPartOfFlares = true
      case .seldom(_, _, let days): part.seldomDays = days
      }
      return part
    }
  }
}
