import TrackerCore
import TrackerEntryLanguage

/// Turns the items of a file into drafts of entries, with the checks of what is typed.
struct ImportDrafts {
  private(set) var drafts: [ImportDraft] = []
  /// Those of the file and those whose items their kinds refuse, in the order of lines.
  private(set) var rejected: [ImportedFile.Rejected]
  /// How many items are of what the person has switched off, by category; they are no drafts.
  private(set) var uncollected: [CollectionCategory: Int] = [:]

  /// - Throws: `Failure` (`validation`) where no module brings the kind of an item.
  init(_ file: ImportedFile, of session: Session) throws {
    rejected = file.rejected
    var diagnostics: [ImportedFile.Part: [Diagnostic]] = [:]
    var reading = Reading(session: session)
    for item in file.items {
      do { drafts.append(try reading.draft(of: item)) } catch let failure as Failure {
        guard !failure.diagnostics.isEmpty else { throw failure }
        diagnostics[item.part, default: []] += failure.diagnostics
      }
    }
    leaveOutUncollected(session)
    guard !diagnostics.isEmpty else { return }
    drafts.removeAll { diagnostics[$0.part] != nil }
    rejected += diagnostics.map { ImportedFile.Rejected($0.key, $0.value) }
    rejected.sort { $0.part < $1.part }
  }

  private mutating func leaveOutUncollected(_ session: Session) {
    guard !session.person.uncollected.categories.isEmpty else { return }
    let judged = drafts.map { draft in
      let entry = draft.payload.map { _ in draft.entry(of: session) }
      return (draft, entry.flatMap { session.uncollectedCategory(of: $0, draft.kind) })
    }
    drafts = judged.filter { $0.1 == nil }.map(\.0)
    for category in judged.compactMap(\.1) { uncollected[category, default: 0] += 1 }
  }

  /// What is worked out once for many items.
  private struct Reading {
    let session: Session
    let context: EntryContext
    private var parsers: [LogKindID: EntryParser] = [:]
    private var noon: (day: Day, instant: Instant)?

    init(session: Session) {
      self.session = session
      context = session.person.entryContext.reading(.file)
    }

    mutating func draft(of item: ImportedFile.Item) throws -> ImportDraft {
      let parser = try parser(of: item.kind, in: item.zone)
      let (instant, day, isTimeGiven) =
        switch item.time {
        case .day(let day): (noon(of: day), day, false)
        case .instant(let instant): (instant, parser.calendar.day(of: instant), true)
        }
      let parsed = try item.values.map { values in
        try parser.parse(
          item.identity.merging(values) { $1 }, at: instant, on: day, isTimeKnown: isTimeGiven)
      }
      return ImportDraft(
        kind: parser.kind, key: item.key, formerKey: item.formerKey, part: item.part, series: item.series,
        instant: parsed?.instant ?? instant,
        day: parsed?.day ?? day, isTimeGiven: isTimeGiven || parsed.map { $0.instant != instant } ?? false,
        payload: parsed?.payload, identity: Set(item.identity.keys), values: Set((item.values ?? [:]).keys),
        source: item.source, zone: item.zone)
    }

    private mutating func parser(of kind: LogKindID, in zone: Zone?) throws -> EntryParser {
      if zone == nil, let known = parsers[kind] { return known }
      guard let type = session.environment.registry.logKind(kind) else {
        throw Failure(
          .validation, "This version does not know entries called {kind}", ["kind": "\(kind)"],
          recovery: "Update the program.")
      }
      var context = context
      if let zone { context.calendar.zone = zone }
      let parser = EntryParser(type, context: context, now: session.environment.now, readDay: { Day($0) })
      if zone == nil { parsers[kind] = parser }
      return parser
    }

    /// Noon lies within the logical day whatever its start. Where the clock skips it, the day's first instant does;
    /// where it has not come yet, now does.
    private mutating func noon(of day: Day) -> Instant {
      if let noon, noon.day == day { return noon.instant }
      let calendar = session.calendar
      let noon = (try? calendar.instant(on: day, at: LocalTime(wrapping: 720))) ?? calendar.start(of: day)
      let instant = min(session.environment.now, noon)
      self.noon = (day, instant)
      return instant
    }
  }
}
