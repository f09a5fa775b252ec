import TrackerCore

/// What stands as of the last look, with what it was worked out from. It is a cache: the journal alone gives the same
/// again. Screens read it and never work it out; an entry makes it stale where it changed a day before the look.
public struct StandingClaims: Codable, Sendable, Hashable {
  /// Changes when the meaning of what is kept does; older ones are worked out again.
  static let currentFormat = 1

  /// What of a condition claims depend on besides entries: as the journal keeps it, so that no pack is read for it.
  private struct Basis: Codable, Sendable, Hashable {
    var condition: PackID
    var definitions: [ContentHash]
    var isFlareRelative: Bool
    var diagnosis: [String]?

    init(_ record: ConditionRecord) {
      condition = record.pack
      definitions = record.versions.map(\.hash)
      isFlareRelative = record.isFlareRelative
      diagnosis = record.diagnosis
    }
  }

  var format = StandingClaims.currentFormat
  /// The strongest first, those that the person muted included.
  public var claims: [StandingClaim]
  /// The first day that the last look left out: all before it counts. nil before the first look.
  public var look: Day?
  /// The day on which the next look is due.
  public var nextLook: Day
  /// Day 0 of the record.
  public var anchor: Day
  /// The last action whose entries are in.
  public var action: Int64
  private var basis: [Basis]

  /// Where it is kept.
  public static let document = DocumentKind<StandingClaims>("patterns", "standing")

  /// - Parameters:
  ///   - record: The days through yesterday.
  ///   - today: The day on which it is worked out.
  ///   - journal: What was read.
  /// - Throws: `Failure` (`storage`) when the journal can't be read.
  public init(_ claims: [StandingClaim], on record: RecordDays, today: Day, in journal: any JournalReading) throws {
    let length = record.count / RecordDays.fortnight * RecordDays.fortnight
    self.claims = claims
    action = try journal.lastAction()
    look = length == 0 ? nil : record.day(at: length - 1)?.advanced(by: 1)
    anchor = record.first ?? today
    let next = record.day(at: length + RecordDays.fortnight - 1)?.advanced(by: 1)
    // Nobody looks while nothing is logged for years.
    let latest = today.advanced(by: RecordDays.fortnight)
    nextLook = next.map { $0 > today ? $0 : latest } ?? latest
    basis = try Self.basis(in: journal)
  }

  /// Those that are kept; nil where nobody has looked yet, or another version of the program did.
  ///
  /// - Throws: `Failure` (`storage`) when the journal can't be read.
  public static func kept(in journal: any JournalReading) throws -> StandingClaims? {
    guard let json = try journal.document(document.key)?.json, let kept = try? document.value(of: json),
      kept.format == currentFormat
    else { return nil }
    return kept
  }

  /// Whether they have to be worked out again: a look is due, or a day before the last one was changed, or what makes
  /// a flare. Looks at next to nothing.
  ///
  /// - Throws: `Failure` (`storage`) when the journal can't be read.
  public func isStale(on today: Day, in journal: any JournalReading) throws -> Bool {
    if try today >= nextLook || basis != Self.basis(in: journal) { return true }
    guard let touched = try journal.earliestTouchedDay(after: action) else { return false }
    return touched < (look ?? anchor)
  }

  private static func basis(in journal: any JournalReading) throws -> [Basis] {
    (try journal.value(ConditionRecord.document) ?? []).filter { $0.ended == nil }.map(Basis.init)
  }

  /// Day 0 of the next record: that of this one, unless a day by then was changed.
  ///
  /// - Throws: `Failure` (`storage`) when the journal can't be read.
  public func anchor(in journal: any JournalReading) throws -> Day? {
    guard let touched = try journal.earliestTouchedDay(after: action), touched <= anchor else { return anchor }
    return nil
  }
}

extension Session {
  /// The claims that any screen may name, the strongest first: those that stand of the person's conditions and that
  /// they did not mute, each with its name in the person's language. Nothing is worked out: where nobody has looked
  /// yet, there are none.
  ///
  /// - Parameter journal: One document is read, and those of the person's choices where there are claims.
  /// - Throws: `Failure` (`storage`) when the journal can't be read.
  public func standingClaims(in journal: any JournalReading) throws -> [StandingClaim] {
    guard let kept = try StandingClaims.kept(in: journal), !kept.claims.isEmpty else { return [] }
    let muted = try FactorChoice.factors(.muted, in: journal)
    return kept.claims.filter { claim in
      !muted.contains(claim.factor) && person.conditions.contains { $0.id == claim.condition }
    }.map { claim in
      var claim = claim
      claim.name = name(of: claim.factor, called: claim.name)
      return claim
    }
  }
}

extension [StandingClaim] {
  /// Those of a condition, by the factors of its pack that look at the same numbers: of several the strongest.
  public func byRiskFactor(of condition: PackID) -> [FactorID: StandingClaim] {
    filter { $0.condition == condition }.reduce(into: [:]) { found, claim in
      for factor in claim.riskFactors where found[factor] == nil { found[factor] = claim }
    }
  }
}
