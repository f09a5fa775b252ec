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
    var refused: [ImportedFile.Rejected] = []
    var reading = Reading(session: session)
    for item in file.items {
      do { drafts.append(try reading.draft(of: item)) } catch let failure as Failure {
        guard !failure.diagnostics.isEmpty else { throw failure }
        refused += reading.refusals(of: item, failure.diagnostics)
      }
    }
    leaveOutUncollected(session)
    guard !refused.isEmpty else { return }
    let parts = Set(refused.map(\.part))
    drafts.removeAll { parts.contains($0.part) }
    rejected += refused
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

    /// Why the kind of an item refuses it. A number that one of its fields does not take is told with what the field
    /// is, as people who read a file do not know the questions of forms.
    func refusals(of item: ImportedFile.Item, _ diagnostics: [Diagnostic]) -> [ImportedFile.Rejected] {
      let definition = session.environment.registry.logKind(item.kind)?.definition
      let column = item.column.flatMap { $0 == item.kind.rawValue ? nil : Phrase.verbatim($0.withoutControls) }
      var unsaid = session.environment.registry.logKind(item.kind)?.fields(in: context) ?? []
      return diagnostics.map { diagnostic -> ImportedFile.Rejected in
        for (place, field) in unsaid.enumerated()
        where diagnostic == field.outOfRange || diagnostic == field.wrongType {
          guard let cell = item.values?[field.name], let fault = field.fault(ofCell: cell),
            let subject = column ?? definition?.name(of: field, in: session.person.catalogue)
          else { continue }
          unsaid.remove(at: place)
          return .init(item.part, subject: subject, [fault])
        }
        return .init(item.part, subject: column, [diagnostic])
      }
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

extension LogKindDefinition {
  /// What a field holds, as the metric is called that goes by its name; nil where none does.
  fileprivate func name(of field: FieldDefinition, in catalogue: MetricCatalogue) -> Phrase? {
    metrics.lazy.compactMap { measured -> MetricDefinition? in
      guard case .metric(let id) = measured, let word = id.rawValue.split(separator: ".").last else { return nil }
      let isOfField = word == field.name || word.hasPrefix("\(field.name)_") || word.hasSuffix("_\(field.name)")
      return isOfField ? catalogue[id] : nil
    }.first?.name
  }
}

extension FieldDefinition {
  /// Why a cell is no number that the field takes; nil for a field that takes something else, and for a number that it
  /// takes.
  fileprivate func fault(ofCell cell: FieldInput) -> Diagnostic? {
    let range: ClosedRange<Double>
    var unit: String?
    switch shape {
    case .whole(let whole, _): range = Double(whole.lowerBound)...Double(whole.upperBound)
    case .minutes(let minutes): (range, unit) = (Double(minutes.lowerBound)...Double(minutes.upperBound), "min")
    case .number(let numbers, _, let own, _): (range, unit) = (numbers, own)
    default: return nil
    }
    let shown: Phrase
    switch cell {
    case .typed(let text): shown = .cell(text)
    case .value(let json):
      guard let number = json.number, !range.contains(number) else { return nil }
      shown = .number(number, upTo: 3)
    }
    let high = Phrase.number(range.upperBound, upTo: 3)
    return Diagnostic(
      code: "out-of-range", "{value} is not a number from {low} to {high}",
      [
        "value": shown, "low": .number(range.lowerBound, upTo: 3),
        "high": unit.map { Phrase.words("{value} {unit}", ["value": high, "unit": .verbatim($0)]) } ?? high,
      ])
  }
}
