import TrackerCore

/// The answer of an import: what came in, what was there already and what could not be taken.
public struct ImportView: ReadModel {
  public static let schema = "import/1"
  /// So many reasons are shown as text; JSON has them all.
  static let mostShown = 20

  /// How many entries of a kind of change.
  struct Counts: Codable, Sendable, Hashable {
    var new = 0
    var changed = 0
    var unchanged = 0
    /// Changed or deleted by hand since an earlier import, and left so.
    var edited = 0
    /// Of earlier imports, with nothing in the file now, and left so.
    var emptied = 0
  }

  /// The entries of one series.
  struct Metric: Codable, Sendable, Hashable {
    /// The metric or kind of entry.
    var metric: String
    /// What the file calls it.
    var column: String
    var new = 0
    var changed = 0
    var unchanged = 0
  }

  /// Why a part of the file was not taken; a part can have several reasons.
  struct Reason: Codable, Sendable, Hashable {
    var line: Int
    /// Of a cell whose line was taken without it.
    var column: String?
    /// What the cell is of, as people call it; absent where the message says it.
    var subject: Phrase?
    var code: String
    var message: Phrase
    var allowed: Phrase?
  }

  /// A name of the file with the one that the person has it under.
  struct Match: Codable, Sendable, Hashable {
    var name: String
    var known: String
  }

  /// Columns of which the file does not say what they hold, and what they were taken as.
  struct Guess: Encodable, Sendable, Hashable {
    var kind: LogKindID
    /// The kind as people call many of it; for screens.
    var name: Phrase
    var columns: [String]

    private enum CodingKeys: String, CodingKey { case kind, columns }
  }

  /// What the importer does not take, under one name and for one reason.
  struct LeftOut: Codable, Sendable, Hashable {
    /// With its controls spelled out.
    var name: String
    var count: Int
    var reason: Phrase
    /// The first ones.
    var places: [Place]
  }

  var file: String
  var person: String?
  var dryRun: Bool
  var firstDay: Day?
  var lastDay: Day?
  /// That something was taken of.
  var days: Int
  var entries = Counts()
  /// How many of those that were changed or deleted by hand were deleted.
  private(set) var deleted = 0
  /// Nones of symptoms that the day has a higher answer beside, which stays; absent where there is none.
  var idleNones: Int?
  /// What said that there was none of what came in, which is gone; absent where there is nothing.
  var replaced: [EntryView]?
  /// How many entries are of what the person has switched off, by the setting that says so; absent where none are.
  private(set) var switchedOff: [String: Int]?
  var metrics: [Metric] = []
  /// The same for screens, by what people call it.
  private(set) var amounts: [Amount] = []
  /// What the file holds and the importer does not take; absent where it takes all.
  private(set) var leftOut: [LeftOut]?
  /// What the importer does not take of it.
  private let unread: [LeftOut]
  /// Where the file is damaged: what stands before it came in; absent where it was read to its end.
  private(set) var damagedLine: Int?
  /// Whether this very file was imported before, so that it was not read again; absent where it was not.
  private(set) var isKnown: Bool?
  /// What the person tracks of their own from now on; absent where nothing is new.
  private(set) var defined: [String]?
  /// Plain numbers that the person did not have, without a definition; absent where there is none.
  private(set) var plainNumbers: [String]?
  /// Names of the file, each with the other name under which the person has it; absent where there is none.
  private(set) var matches: [Match]?
  /// What was guessed of columns; absent where the file says what all of them hold.
  private(set) var guesses: [Guess]?
  /// What the packs say of getting help for what came in for today, the most urgent first; absent where there is
  /// nothing.
  var redFlags: [SeekCareFlag]? { didSet { seekCare = redFlags?.map(\.says) } }
  /// The same in words alone.
  private(set) var seekCare: [String]?
  var rejectedRows: Int
  /// Errors of cells whose rows were taken without them.
  var rejectedCells: Int
  var rejected: [Reason]
  /// nil where the import is of days too long ago to matter for tomorrow.
  var tomorrow: [OutlookChange]?

  /// Whether screens show how much came of everything, not only of what there is most of; JSON always has it.
  public var isDetailed = false

  /// What the file has many of, in the singular.
  let part: String
  private let series: [ImportedFile.Series]
  private let guessed: [ImportedFile.Guess]
  private let unfit: [ImportedFile.Rejected]
  private let digest: String?

  private enum CodingKeys: String, CodingKey {
    case file, person, dryRun, firstDay, lastDay, days, entries, idleNones, replaced, switchedOff, metrics
    case rejectedRows, rejectedCells, rejected, tomorrow, redFlags, seekCare, leftOut, defined, plainNumbers, matches
    case guesses, damagedLine, isKnown
  }

  init(
    of read: ImportedFile, part: String, isRehearsal: Bool, rejected: [ImportedFile.Rejected], drafts: [ImportDraft]
  ) {
    file = read.file
    person = read.person
    dryRun = isRehearsal
    let days = Set(drafts.map(\.day))
    firstDay = days.min()
    lastDay = days.max()
    self.days = days.count
    self.part = part
    series = read.series
    guessed = read.guesses
    unfit = rejected
    damagedLine = read.damagedLine
    digest = read.digest
    rejectedRows = 0
    rejectedCells = 0
    self.rejected = []
    matches =
      read.matches.isEmpty
      ? nil : read.matches.map { Match(name: $0.name.withoutControls, known: $0.known.withoutControls) }
    unread = read.leftOut.map {
      LeftOut(name: $0.name.withoutControls, count: $0.count, reason: $0.reason, places: $0.places)
    }
    leftOut = unread.isEmpty ? nil : unread
    count(rejected)
  }

  /// What is wrong though the import went well; nil where nothing is.
  public var verdict: Failure? {
    damagedLine.map { line in
      Failure(
        .negative, "{file} is damaged at line {line}. What stands before it was read",
        ["file": .verbatim(file), "line": .count(line)], recovery: "Export it again, then import the new file.")
    }
  }

  /// The answer of a file that was imported before: it tells what is not taken of it, as the import did.
  init(ofKnown read: ImportedFile, part: String, isRehearsal: Bool) {
    self.init(of: read, part: part, isRehearsal: isRehearsal, rejected: [], drafts: [])
    isKnown = true
  }

  /// - Parameter all: In the order of lines, what is wrong with a whole line before what is wrong with its cells.
  private mutating func count(_ all: [ImportedFile.Rejected]) {
    var known: Set<Reason> = []
    rejected = all.flatMap { part in
      part.reasons.map {
        Reason(
          line: part.line, column: part.column, subject: part.subject, code: $0.code, message: $0.message,
          allowed: $0.allowed)
      }
    }.filter { reason in
      var ofLine = reason
      (ofLine.column, ofLine.subject) = (nil, nil)
      return !known.contains(ofLine) && known.insert(reason).inserted
    }
    rejectedRows = Set(all.filter { $0.column == nil }.map(\.line)).count
    rejectedCells = rejected.count { $0.column != nil }
  }

  mutating func describe(_ plan: ImportPlan, of session: Session) {
    entries = Counts(
      new: plan.new.count, changed: plan.changed.count, unchanged: plan.unchanged.count, edited: plan.edited,
      emptied: plan.emptied)
    deleted = plan.stayingDeleted
    metrics = series.map { Metric(metric: $0.name, column: $0.source) }
    for draft in plan.new { metrics[draft.series].new += 1 }
    for change in plan.changed { metrics[change.draft.series].changed += 1 }
    for draft in plan.unchanged { metrics[draft.series].unchanged += 1 }
    amounts = ImportAmounts(plan, of: session).all
    describe(guessed, of: session)
    count((unfit + plan.clashing).sorted { $0.part < $1.part })
    tell(overruled: plan.overruled, of: session)
  }

  private mutating func describe(_ guessed: [ImportedFile.Guess], of session: Session) {
    let named = guessed.compactMap { guess -> Guess? in
      guard let definition = session.environment.registry.logKind(guess.kind)?.definition else { return nil }
      return Guess(
        kind: guess.kind, name: .words(definition.name, [:]), columns: guess.columns.map(\.withoutControls))
    }
    guesses = named.isEmpty ? nil : named
  }

  /// - Parameter overruled: What stays out because an entry of another source counts.
  private mutating func tell(overruled: [ImportDraft], of session: Session) {
    let kinds = Dictionary(grouping: overruled) { draft -> LogKindID in draft.kind.id }
    let told = kinds.sorted { $0.key.rawValue < $1.key.rawValue }.compactMap { _, drafts -> LeftOut? in
      guard let first = drafts.first else { return nil }
      let definition: LogKindDefinition = first.kind.definition
      return LeftOut(
        name: session.format(.words(definition.name, [:])), count: drafts.count,
        reason: "another entry of that time counts",
        places: drafts.prefix(ImportedFile.LeftOut.mostPlaces).map { Place(file: file, line: $0.part.line) })
    }
    leftOut = unread.isEmpty && told.isEmpty ? nil : unread + told
  }

  mutating func describe(_ changes: [OutlookChange]) { tomorrow = changes }

  /// - Parameter numbers: Plain numbers that the person did not have.
  mutating func describe(_ definitions: [TrackableDefinition], numbers: [String]) {
    defined = definitions.isEmpty ? nil : definitions.map(\.label.withoutControls)
    plainNumbers = numbers.isEmpty ? nil : numbers.map(\.withoutControls)
  }

  /// What is kept of the import.
  ///
  /// - Parameter plan: What it wrote.
  func record(of plan: ImportPlan, by importer: String, _ file: String?, at instant: Instant) -> ImportRecord {
    ImportRecord(
      importer: importer, at: instant, file: file, newestDay: lastDay, new: plan.new.count,
      changed: plan.changed.count, unchanged: plan.unchanged.count, refused: rejectedRows + rejectedCells,
      leftOut: (leftOut ?? []).map(\.count).reduce(0, +), digest: damagedLine == nil ? digest : nil,
      notTaken: unread.map { left in
        ImportRecord.NotTaken(
          name: left.name, reason: left.reason.description, count: left.count, lines: left.places.compactMap(\.line))
      }, kept: plan.kept)
  }

  mutating func describe(uncollected: [CollectionCategory: Int]) {
    let counts = uncollected.map { ($0.key.setting.id.rawValue, $0.value) }
    switchedOff = counts.isEmpty ? nil : Dictionary(uniqueKeysWithValues: counts)
  }
}
