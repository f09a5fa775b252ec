import TrackerApplication
import TrackerCore
import TrackerEntryLanguage

extension Logbook {
  /// Saves a line of several things as entries, and what of it is not understood, or can't be saved, as a text in the
  /// journal. All of it is one action, and every character of a piece that gives no entry is in the text.
  ///
  /// - Parameters:
  ///   - line: As it was typed or read; line breaks separate things, too.
  ///   - date: The day as `DayWord` reads it; nil for today. A piece may name another one.
  ///   - isRehearsal: Whether everything is taken back at the end, so that only the answer is left.
  /// - Returns: What became of each piece, with what may be asked of some.
  /// - Throws: `Failure` (`validation`) for a line without a word or with hidden characters, for a day that can't be
  ///   logged, and where the person does not want texts collected and one would be left; `OpenQuestions` for a day that
  ///   is doubtful. Then nothing is saved.
  public func note(_ line: String, date: String? = nil, isRehearsal: Bool = false) throws -> NoteView {
    let note = NoteLine(line)
    guard !note.pieces.isEmpty else { throw Logbook.emptyNote }
    guard let kind = textKind, let field = kind.definition.field("text") else {
      throw Failure(
        .validation, "This version of the program does not know “{kind}”", ["kind": .verbatim("journal")],
        recovery: "Update the program.")
    }
    try refuse(field, line)
    let journal: any Journal = isRehearsal ? RehearsedJournal(journal: session.journal) : session.journal
    let session = Session(environment: session.environment, journal: journal, person: session.person)
    let logbook = Logbook(session)
    let day = try session.day(date)
    let (writing, changes) = try session.record("note", isRehearsal: isRehearsal) { journal in
      try session.settle(day, in: journal)
      var writing = NoteWriting(logbook: logbook, journal: journal, note: note)
      try writing.write(date: date)
      try writing.keepTexts(as: kind, field: field, on: day, date: date)
      return writing
    }
    if !isRehearsal { session.environment.note(.trackerAction) }
    return writing.view(changes, isRehearsal: isRehearsal)
  }

  /// The kind whose entries are texts.
  private var textKind: (any LogKind.Type)? { session.environment.registry.logKind("journal") }

  private func refuse(_ field: FieldDefinition, _ line: String) throws {
    do { try field.refuseControlCharacters(line) } catch { throw Failure.invalid([error]) }
  }

  private static let emptyNote = Failure(
    .validation, "There is nothing to save yet",
    recovery: "Try it like this: symptoms note slept 5h, pain 6, no exercise")
}

/// Writes the pieces of a note within an action.
struct NoteWriting {
  let logbook: Logbook
  let journal: any JournalWriting
  let note: NoteLine

  /// By the numbers of the pieces, the entries that they became; several may be one meal.
  private var written: [Int: [EntryID]] = [:]
  private var texts: Set<Int> = []
  private var entries: [Entry] = []
  private(set) var open: [Doubt] = []
  private var replaced: [Entry] = []
  private var redFlags: [SeekCareFlag] = []
  private var hint: Phrase?
  private var kept: [Entry] = []

  private var session: Session { logbook.session }

  init(logbook: Logbook, journal: any JournalWriting, note: NoteLine) {
    self.logbook = logbook
    self.journal = journal
    self.note = note
  }

  /// So many pieces are looked at; what comes behind them is a text.
  private static let mostPieces = 100

  /// Writes what is understood. A piece of which a part can't be saved is also a text.
  mutating func write(date: String?) throws {
    let reader = NoteReader(session: session, journal: journal, date: date)
    var meal: Entry?
    var isAfterNone = false
    for (number, range) in note.pieces.enumerated() {
      guard number < NoteWriting.mostPieces else {
        texts.insert(number)
        continue
      }
      let readings = try reader.read(String(note.text[range]), isAfterNone: isAfterNone)
      isAfterNone = readings.last.map(\.isNone) ?? false
      guard readings.allSatisfy(\.isSure) else {
        for case .open(let doubt) in readings where !open.contains(doubt) { open.append(doubt) }
        texts.insert(number)
        meal = nil
        continue
      }
      for reading in readings {
        guard case .entry(let kind, let draft, let isBareFood) = reading else { continue }
        if isBareFood, let whole = meal?.with(draft) {
          if try put(whole, kind, as: number, replacing: whole.id) { meal = whole }
        } else {
          let entry = session.entry(kind.id, draft)
          let isPut = try put(entry, kind, as: number)
          meal = isPut && kind.id == FoodKind.id ? entry : nil
        }
      }
    }
  }

  /// Writes an entry.
  ///
  /// - Parameter meal: The entry that it is more of.
  /// - Returns: Whether it could be written; else the piece is a text.
  private mutating func put(
    _ entry: Entry, _ kind: any LogKind.Type, as number: Int, replacing meal: EntryID? = nil
  ) throws -> Bool {
    do {
      var entry = entry
      try session.refuseUncollected(entry, of: kind)
      _ = try session.complete(&entry, in: journal)
      if kind.id == NoneKind.id {
        try logbook.refuseContradiction(entry, in: journal)
        if let known = try logbook.known(entry, in: journal) {
          // It is said already, and stays said.
          entries.append(known)
          written[number, default: []].append(known.id)
          return true
        }
      }
      try logbook.look(at: entry, changedFrom: meal == nil ? nil : entry, kind, in: journal)
      try journal.put(entry, measures: session.measures(of: entry, by: kind, in: journal))
      if let place = entries.firstIndex(where: { $0.id == meal }) {
        entries[place] = entry
      } else {
        entries.append(entry)
      }
      written[number, default: []].append(entry.id)
      hint = try hint ?? session.higherAnswers(than: entry, of: kind, in: journal)
      replaced += try session.removeDenials(of: entry, in: journal)
      redFlags += try session.seekCare(for: entry, of: kind, in: journal)
      return true
    } catch let open as OpenQuestions where open.faults.isEmpty {
      for doubt in open.doubts where !self.open.contains(doubt) && session.environment.answers[doubt] == nil {
        self.open.append(doubt)
      }
    } catch let failure as Failure where failure.kind == .validation {}
    texts.insert(number)
    return false
  }

  /// Keeps the pieces that gave no entry as the text of one, or of several where it is longer than one may be.
  mutating func keepTexts(as kind: any LogKind.Type, field: FieldDefinition, on day: Day, date: String?) throws {
    guard !texts.isEmpty, case .text(let longest) = field.shape else { return }
    var rest = note.verbatim(Array(texts))[...]
    var diagnostics: [Diagnostic] = []
    let parser = session.parser(of: kind)
    let when = try parser.when(time: nil, day: date, diagnostics: &diagnostics)
    guard diagnostics.isEmpty else { throw Failure.invalid(diagnostics) }
    while !rest.isEmpty {
      let part = String(rest.prefix(longest))
      rest = rest.dropFirst(longest)
      guard !part.trimmed.isEmpty else { continue }
      let draft = try parser.parse([field.name: .value(.text(part))], at: when.instant, on: day, isTimeKnown: true)
      let entry = session.entry(kind.id, draft)
      try session.refuseUncollected(entry, of: kind)
      try journal.put(entry, measures: session.measures(of: entry, by: kind, in: journal))
      _ = try session.removeDenials(of: entry, in: journal)
      kept.append(entry)
    }
  }

  func view(_ changes: [OutlookChange], isRehearsal: Bool) -> NoteView {
    var saved = logbook.saved(isRehearsal ? .wouldSave : .saved, entries, changes, namesTimes: true, hint: hint)
    saved.take(replaced: replaced.map(session.view))
    var flags: [SeekCareFlag] = []
    for flag in redFlags where !flags.contains(where: { $0.says == flag.says }) { flags.append(flag) }
    saved.redFlags = flags.isEmpty ? nil : flags
    let told = Dictionary(entries.map { ($0.id, session.view(of: $0).told) }) { first, _ in first }
    let pieces = note.pieces.enumerated().map { number, range in
      let ids = texts.contains(number) ? [] : written[number] ?? []
      let entries = ids.reduce(into: [EntryID]()) { if !$0.contains($1) { $0.append($1) } }
      return NoteView.Piece(
        text: String(note.text[range]), entries: entries, told: .parts(entries.map { told[$0] }))
    }
    return NoteView(
      pieces: pieces, saved: saved, kept: kept.map(session.view),
      text: texts.isEmpty ? nil : note.verbatim(Array(texts)), open: open,
      hint: session.environment.givesTips && !isRehearsal ? "To take it back: symptoms undo" : nil)
  }
}

extension Entry {
  /// The meal with the foods and drinks of another piece; nil where that one is of another time or day.
  fileprivate func with(_ other: EntryDraft) -> Entry? {
    guard other.day == day, other.instant == instant,
      payload[FoodKind.notes] == nil || other.payload[FoodKind.notes] == nil
    else { return nil }
    var whole = self
    for field in [FoodKind.items, FoodKind.drinks] {
      let all = (payload[field] ?? []) + (other.payload[field] ?? [])
      whole.payload[field] = all.isEmpty ? nil : all
    }
    whole.payload[FoodKind.notes] = payload[FoodKind.notes] ?? other.payload[FoodKind.notes]
    return whole
  }
}

extension NoteReader.Reading {
  /// Whether it says that there was none of something.
  fileprivate var isNone: Bool {
    if case .entry(let kind, _, _) = self { kind.id == NoneKind.id } else { false }
  }
}
