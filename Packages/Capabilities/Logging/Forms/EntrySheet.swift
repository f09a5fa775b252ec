import TrackerApplication
import TrackerCore
import TrackerEntryLanguage

/// What the form of an entry asks, and how its answers become the words of a command line, so that they are read and
/// checked as if they were typed there.
public struct EntrySheet: Sendable {
  public let session: Session
  public let kind: any LogKind.Type
  /// The entry that is changed; nil for a new one.
  public let entry: Entry?
  /// What is typed is read against; clock times of an entry are those of the place where it was logged.
  public let context: EntryContext
  /// The day that the draft is kept with.
  public let day: Day
  /// Those needed first. Texts that a line can't hold are left out.
  public let fields: [FieldDefinition]
  /// What the form begins with, by the fields' ids.
  public let given: [String: String]
  /// What was typed before and not saved.
  public let draft: EntryFormDraft?
  /// The day of another form of the kind that is not finished; nil for a form of an entry that is there.
  public let unfinished: Day?

  /// The ids of the fields that are of every kind and in no definition.
  public static let time = "at"
  public static let date = "day"
  /// With more fields than these, those that say something come first.
  private static let mostFields = 15

  /// The form of a new entry.
  ///
  /// - Parameter date: The day as `DayWord` reads it; nil for today.
  /// - Throws: `Failure` (`validation`) for what is no day, and for a kind that the person has switched off;
  ///   `OpenQuestions` for a day that may be either of two.
  public init(of kind: any LogKind.Type, date: String? = nil, in session: Session) throws {
    if let category = kind.definition.category, session.person.uncollected.categories.contains(category) {
      throw Failure.uncollected(category)
    }
    let day = try session.day(date)
    let key = EntryFormDraft.drafts.key(of: day, kind.id.rawValue)
    let (draft, days) = try session.journal.read { journal -> (EntryFormDraft?, [Day]) in
      (
        try journal.value(EntryFormDraft.self, of: key),
        try EntryFormDraft.drafts.all(of: kind.id.rawValue, in: journal).map(\.day)
      )
    }
    let context = session.person.entryContext
    let all = kind.fields(in: context)
    let known = all.reduce(into: [EntrySheet.date: day == session.today ? "" : "\(day)"]) { $0[$1.name] = "" }
    self.init(
      session: session, kind: kind, entry: nil, context: context, day: day, fields: all, given: known, draft: draft,
      unfinished: days.last { $0 != day })
  }

  /// The form of an entry that is there.
  ///
  /// - Parameter id: The entry's id or its beginning, three characters at least.
  /// - Throws: `Failure` (`validation`) for an id that names no entry or several.
  public init(changing id: String, in session: Session) throws {
    let (entry, draft, day) = try session.journal.read { journal -> (Entry, EntryFormDraft?, Day?) in
      let entry = try session.entry(withID: id, in: journal)
      // The entry may have another day by now.
      guard let kept = try EntryFormDraft.drafts.all(of: entry.id.rawValue, in: journal).last else {
        return (entry, nil, nil)
      }
      return (entry, try journal.value(EntryFormDraft.self, of: kept.key), kept.day)
    }
    try self.init(changing: entry, draft: draft, of: day, in: session)
  }

  /// - Parameter day: The one that the draft is kept with; nil for the entry's.
  /// - Throws: `Failure` (`validation`) for an entry of a kind that this version does not know.
  init(changing entry: Entry, draft: EntryFormDraft? = nil, of day: Day? = nil, in session: Session) throws {
    let kind = try session.kind(of: entry)
    var context = session.person.entryContext
    if let zone = Zone(identifier: entry.zone) { context.calendar.zone = zone }
    let payload = kind.typed(entry.payload.withoutImported)
    var given: [String: String] = [EntrySheet.date: "\(entry.day)", EntrySheet.time: session.view(of: entry).time]
    let fields = kind.fields(in: context).filter { field in
      let text = payload.fields[field.name].map { field.typed($0, in: entry, context, session) } ?? ""
      given[field.name] = text
      return !field.isLongText && !text.contains(where: \.isNewline)
    }
    let isLong = fields.count > EntrySheet.mostFields
    let (filled, others) = (fields.filter { given[$0.name] != "" }, fields.filter { given[$0.name] == "" })
    self.init(
      session: session, kind: kind, entry: entry, context: context, day: day ?? entry.day,
      fields: isLong ? filled + others : fields,
      given: given, draft: draft, unfinished: nil)
  }

  private init(
    session: Session, kind: any LogKind.Type, entry: Entry?, context: EntryContext, day: Day, fields: [FieldDefinition],
    given: [String: String], draft: EntryFormDraft?, unfinished: Day?
  ) {
    self.session = session
    self.kind = kind
    self.entry = entry
    var context = context
    context.units = session.environment.words.units
    self.context = context
    self.day = day
    self.given = given
    self.draft = draft
    self.unfinished = unfinished
    let isApart = { (field: FieldDefinition) in field.name == "notes" || field.name == FieldDefinition.tags.name }
    // What a meal is made of says more than which meal it was.
    func place(of field: FieldDefinition) -> Int {
      field.isRequired ? 0 : field.shape == .items && field.isPositional ? 1 : isApart(field) ? 3 : 2
    }
    let ordered = fields.filter { !$0.isLongText }.enumerated().sorted {
      (place(of: $0.element), $0.offset) < (place(of: $1.element), $1.offset)
    }
    self.fields = ordered.map(\.element)
  }

  /// The entry as it is now, after another command changed it; the same where it did not.
  ///
  /// - Throws: `Failure` (`validation`) where the entry is gone.
  public func current() throws -> EntrySheet {
    guard let entry else { return self }
    let now = try session.journal.read { try session.entry(withID: entry.id.rawValue, in: $0) }
    guard now != entry else { return self }
    var draft = draft
    draft?.revision = now.revision
    return try EntrySheet(changing: now, draft: draft, of: day, in: session)
  }

  /// Whether the kind's entries have a time that can be typed.
  public var hasTime: Bool { kind.definition.timedBy.isEmpty && !kind.definition.isOfWholeDay }

  /// The symptoms of the person's conditions, those of the check-in first.
  public var symptoms: [SymptomDefinition] {
    let asked = session.person.checkIn
    return asked + context.shownSymptoms.filter { symptom in !asked.contains { $0.id == symptom.id } }
  }

  /// Texts that the form leaves out, because a line can't hold them.
  public var leavesOutText: Bool { kind.fields(in: context).contains(where: \.isLongText) }

  /// How the form is gone on with.
  public var command: String {
    if let entry { return "symptoms edit \(entry.id.short)" }
    return EntrySheet.command(of: kind.id, on: day, today: session.today)
  }

  /// The command that opens the form of a kind for a day.
  public static func command(of kind: LogKindID, on day: Day, today: Day) -> String {
    "symptoms log \(kind)\(day == today ? "" : " --date \(day)")"
  }

  // MARK: Drafts

  /// Where the draft is kept.
  public var key: DocumentKey { EntryFormDraft.drafts.key(of: day, entry?.id.rawValue ?? kind.id.rawValue) }

  /// Keeps what stands in the form, or forgets it where that is what it began with. It is no action to undo.
  ///
  /// - Throws: `Failure` (`storage`).
  public func keep(_ texts: [String: String]) throws {
    let changed = changed(in: texts)
    let draft =
      changed.isEmpty
      ? nil
      : EntryFormDraft(
        texts: changed, begun: draft?.begun ?? session.environment.now, revision: draft?.revision ?? entry?.revision)
    try session.environment.write("form draft", to: session.journal) { try $0.draft(draft, as: key) }
  }

  private func changed(in texts: [String: String]) -> [String: String] {
    texts.filter { $0.value != given[$0.key] ?? "" }
  }

  /// The revision of the entry that the person saw: what another command changes after it is not written over.
  public var seen: [EntryID: Int] { entry.map { [$0.id: draft?.revision ?? $0.revision] } ?? [:] }

  // MARK: Reading

  /// The words of a command line that say what stands in the form: of an entry that is there, only what was changed.
  public func words(of texts: [String: String]) -> [String] {
    let names = fields.map(\.name) + [EntrySheet.time, EntrySheet.date]
    let said = entry == nil ? texts.filter { !$0.value.isEmpty } : changed(in: texts)
    return names.compactMap { name in
      guard let text = said[name], !(text.isEmpty && [EntrySheet.time, EntrySheet.date].contains(name)) else {
        return nil
      }
      return "\(name)=\(text)"
    }
  }

  /// What is wrong with the texts of a form.
  public struct Faults: Sendable, Hashable {
    public var ofFields: [String: Phrase] = [:]
    public var missing: [String: Phrase] = [:]
    public var general: [Phrase] = []
  }

  /// Reads the texts as a command line would be read. What is only doubtful is asked when it is saved.
  public func faults(in texts: [String: String]) -> Faults {
    var faults = Faults()
    var texts = texts
    for (name, fault) in [EntrySheet.time: fault(inTime: texts), EntrySheet.date: fault(inDay: texts)] {
      guard let fault else { continue }
      faults.ofFields[name] = fault
      texts[name] = given[name]
    }
    let findings: [Diagnostic]
    do {
      _ = try session.parser(of: kind, in: context).draft(of: words(of: texts), editing: entry)
      return faults
    } catch let open as OpenQuestions { findings = open.faults } catch let failure as Failure {
      guard !failure.findings.isEmpty else {
        faults.general = [failure.message]
        return faults
      }
      findings = failure.findings
    } catch { return faults }
    for finding in findings {
      let isMissing = finding.code == FieldDefinition.missingCode
      switch finding.field ?? field(of: finding, texts) {
      case let field? where isMissing: faults.missing[field] = told(finding)
      case let field?: faults.ofFields[field] = faults.ofFields[field] ?? told(finding)
      case nil: faults.general.append(isMissing ? "Fill in at least one line." : told(finding))
      }
    }
    return faults
  }

  /// What is wrong and what was probably meant; what is allowed stands in the form.
  private func told(_ finding: Diagnostic) -> Phrase {
    let answer = DiagnosticAnswer(finding, session.format)
    return .verbatim([answer.problem, answer.question].compactMap(\.self).joined(separator: " "))
  }

  private func fault(inTime texts: [String: String]) -> Phrase? {
    guard let text = texts[EntrySheet.time], !text.isEmpty, LocalTime(typed: text) == nil else { return nil }
    return .words("“{typed}” is not a time of day, such as 14:30", ["typed": .verbatim(text)])
  }

  private func fault(inDay texts: [String: String]) -> Phrase? {
    guard let text = texts[EntrySheet.date], !text.isEmpty else { return nil }
    do { _ = try session.readDay(text) } catch let diagnostic as Diagnostic { return told(diagnostic) } catch {
      return nil
    }
    return nil
  }

  /// The field of what is wrong with the time or the day.
  private func field(of finding: Diagnostic, _ texts: [String: String]) -> String? {
    switch finding.code {
    case "future-time", "time-skipped": texts[EntrySheet.time]?.isEmpty == false ? EntrySheet.time : nil
    case "future-day", "day-too-early": EntrySheet.date
    default: nil
    }
  }

  /// What the texts mean, where that is more than they say, by the fields' ids.
  public func meanings(of texts: [String: String]) -> [String: Phrase] {
    var meanings = fields.reduce(into: [String: Phrase]()) { meanings, field in
      if let text = texts[field.name], !text.isEmpty { meanings[field.name] = field.meaning(of: text, context) }
    }
    if let text = texts[EntrySheet.date], !text.isEmpty, let day = try? session.readDay(text) {
      meanings[EntrySheet.date] = .verbatim(session.format.short(day))
    }
    if let severity = severity(in: texts) { meanings[severity.field] = severity.words }
    return meanings
  }

  /// What a number means on the scale of the symptom that stands above it.
  private func severity(in texts: [String: String]) -> (field: String, words: Phrase)? {
    guard let symptom = fields.first(where: { $0.shape == .symptom }).flatMap({ texts[$0.name] }),
      let field = fields.first(where: { $0.isRequired && $0.shape != .symptom }),
      let value = texts[field.name].flatMap({ Double($0) }),
      let scale = context.symptom(named: symptom)?.scale, let band = scale.band(of: value)
    else { return nil }
    return (field.name, scale.isNone(value) ? .words(band.name, [:]) : .verbatim(band.name))
  }
}

extension FieldDefinition {
  /// Characters of a text that is written in an editor, not on one line.
  private static let longText = 2_000

  fileprivate var isLongText: Bool { if case .text(let limit) = shape { limit > Self.longText } else { false } }

  /// A value as it is typed, numbers in the person's units.
  fileprivate func typed(
    _ value: JSONValue, in entry: Entry, _ context: EntryContext, _ session: Session
  ) -> String {
    switch value.typedText(in: entry) {
    case .text(let text): return text
    case .bool(let isSo): return isSo ? "yes" : "no"
    case .number(let number):
      if case .minutes = shape {
        let (hours, minutes) = Int(number.rounded()).quotientAndRemainder(dividingBy: 60)
        return hours == 0 ? "\(minutes)m" : minutes == 0 ? "\(hours)h" : "\(hours)h\(minutes)m"
      }
      guard let quantity = shape.quantity else { return number.words }
      let told = session.format(.amount(number, quantity))
      return (try? self.value(typed: told, in: context)) == nil ? "\(number.words) \(quantity.unit)" : told
    case .null, .list, .object: return ""
    }
  }

  /// What a text means, where that is more than it says: the length of a night, an amount in the person's units.
  fileprivate func meaning(of text: String, _ context: EntryContext) -> Phrase? {
    switch shape {
    case .span, .spans:
      let minutes = minutes(typed: text)
      return minutes.isEmpty ? nil : .duration(minutes: minutes.reduce(0, +))
    case .minutes, .number:
      guard let number = (try? value(typed: text, in: context))?.number else { return nil }
      if case .minutes = shape { return .duration(minutes: Int(number)) }
      if case .number(_, _, "h"?, _) = shape { return .duration(minutes: Int((number * 60).rounded())) }
      return shape.quantity.map { .amount(number, $0) }
    case .whole, .pair, .text, .choice, .texts, .tags, .items, .symptom: return nil
    }
  }
}
