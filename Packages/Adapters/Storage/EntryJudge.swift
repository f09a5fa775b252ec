import TrackerApplication
import TrackerCore
import TrackerPacks

/// Holds kept entries against what their kinds and the person's packs say of them.
public struct EntryJudge: Sendable {
  /// What there is to say of an entry that reads as it was written.
  enum Verdict: Hashable {
    case sound
    /// No module of this version knows its kind, or this computer its zone: it is kept as it is.
    case unknownKind, unknownZone
    /// It comes from where only a newer version knows, or names a choice that only that has: it is kept as it is.
    case unknownValue
    /// It was logged under other packs than those of now, and would not be taken under these.
    case outdated
    /// It can't be so: a value off its scale, a field that is missing.
    case impossible
  }

  private let registry: Registry
  private let context: EntryContext
  private let measurer: EntryMeasurer
  private let definitions: Set<ContentHash>
  private let now: Instant

  /// - Parameters:
  ///   - measurer: Makes the measures of entries; nil where the context is all that they depend on.
  ///   - definitions: Of the packs of the context.
  public init(
    _ registry: Registry, context: EntryContext, measurer: EntryMeasurer? = nil, definitions: Set<ContentHash>,
    now: Instant
  ) {
    self.registry = registry
    self.context = context
    self.measurer = measurer ?? EntryMeasurer(context)
    self.definitions = definitions
    self.now = now
  }

  /// nil where nobody is set up in the home, or the person can't be read.
  init?(_ environment: Environment) {
    var looking = environment
    looking.bringsUpToDate = false
    guard let session = try? looking.session() else { return nil }
    self.init(
      environment.registry, context: session.person.entryContext,
      measurer: try? session.journal.read { try session.measurer(in: $0) },
      definitions: Set(session.person.conditions.map(\.hash)), now: environment.now)
  }

  /// For a home in which nobody is known: every pack that can be found.
  init(_ environment: Environment, packs: PackLibrary) {
    self.init(
      environment.registry,
      context: EntryContext(
        packs: packs.locations().compactMap { try? packs.pack($0.id).pack },
        calendar: DayCalendar(zone: environment.zone)),
      definitions: [], now: environment.now)
  }

  func verdict(on entry: Entry) -> Verdict {
    guard let kind = registry.logKind(entry.kind) else { return .unknownKind }
    guard let zone = Zone(identifier: entry.zone) else { return .unknownZone }
    var context = context.reading(entry.source)
    context.calendar.zone = zone
    // Days were held against the clock of their time; no clock of now says more.
    let later = Instant(seconds: max(now.seconds, entry.instant.seconds + 2 * 86_400))
    do {
      _ = try kind.draft(
        of: entry.payload, at: entry.instant, on: entry.day, isTimeKnown: false, in: context, now: later)
      return entry.source.isKnown ? .sound : .unknownValue
    } catch {
      // Fields that a kind does not list are its own, or a newer version's.
      let codes = ((error as? Failure)?.findings.map(\.code) ?? [""]).filter { $0 != "unknown-field" }
      if codes.isEmpty { return entry.source.isKnown ? .sound : .unknownValue }
      if Set(codes) == ["unknown-choice"] { return .unknownValue }
      let isOfNow = entry.pack.map(definitions.contains) ?? true
      return isOfNow && !codes.contains("unknown-symptom") ? .impossible : .outdated
    }
  }

  /// The kinds of entries that this version knows.
  var kinds: [LogKindID] { registry.logKinds.all.map { $0.definition.id } }

  /// The measures of an entry as its kind gives them; nil where no module knows the kind.
  func measures(of entry: Entry) -> [Measure]? {
    registry.logKind(entry.kind).map { measurer.measures(of: entry, by: $0) }
  }
}
