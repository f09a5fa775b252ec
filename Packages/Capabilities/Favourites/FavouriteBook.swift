import TrackerApplication
import TrackerCore
import TrackerEntryLanguage

/// The person's favourites: what there is to see of them, and what is done with them, each change one action that
/// `undo` takes back, made within the transaction that reads them.
public struct FavouriteBook {
  let session: Session
  /// Whether words at the beginning of a line name a command of the host.
  private let isCommand: ([String]) -> Bool

  public init(_ session: Session, isCommand: @escaping ([String]) -> Bool) {
    self.session = session
    self.isCommand = isCommand
  }

  private var registry: Registry { session.environment.registry }

  // MARK: Reading

  /// Every favourite by its name, and what was logged often lately.
  ///
  /// - Throws: `Failure` (`storage`) when the journal can't be read.
  public func overview() throws -> FavouritesView {
    try session.journal.read { journal in
      let all = try favourites(in: journal)
      let rows = all.map { FavouritesView.Row($0, told: told($0), canBeTyped: conflict(of: $0.name) == nil) }
      return FavouritesView(favourites: rows, suggestions: try suggestions(beside: all, in: journal))
    }
  }

  /// What each favourite logs, but for those that can't be logged any more.
  func lines(in journal: any JournalReading) throws -> [NamedLines.Line] {
    try favourites(in: journal).filter { told($0) != nil }.map { favourite in
      NamedLines.Line(name: favourite.name, kind: favourite.kind, words: favourite.words)
    }
  }

  private func favourites(in journal: any JournalReading) throws -> [Favourite] {
    try journal.values(Favourite.document).sorted { ($0.name.lowercased(), $0.id) < ($1.name.lowercased(), $1.id) }
  }

  /// What it logs, in words; nil where it can't be logged any more.
  private func told(_ favourite: Favourite) -> Phrase? {
    guard let values = try? favourite.values(in: session) else { return nil }
    let draft = EntryDraft(payload: values.payload, instant: session.environment.now, day: session.today)
    return session.view(of: session.entry(favourite.kind, draft)).told
  }

  // MARK: Changing

  /// Keeps a line under a name.
  ///
  /// - Parameter words: As they are typed, with or without `log`: `food lunch soup`, `walk 30m light`.
  /// - Throws: `Failure` (`validation`) for a name that is taken or begins another line, and with everything that is
  ///   wrong with the line.
  public func add(_ name: String, _ words: [String]) throws -> FavouriteSavedView {
    let name = try checked(name)
    let (kind, values) = try line(of: words)
    return try save("favourites add") { journal in
      try refuseTaken(name, in: journal)
      return Favourite(id: try newID(for: name, in: journal), name: name, kind: kind, words: values)
    }
  }

  /// Keeps what an entry says under a name, but for its notes, its day and its time.
  ///
  /// - Parameter entry: Its id or the beginning of that.
  /// - Throws: `Failure` (`validation`) for an id that names no entry, for what is not logged by a line, and for a name
  ///   that is taken or begins another line.
  public func save(entry id: String, as name: String) throws -> FavouriteSavedView {
    let name = try checked(name)
    return try save("favourites save") { journal in
      let entry = try session.entry(withID: id, in: journal)
      try refuseTaken(name, in: journal)
      guard let words = words(of: entry), !words.isEmpty else {
        throw Failure(
          .validation, "That entry cannot be a favourite",
          recovery: "A meal or a walk can be one. To see your entries: symptoms list")
      }
      return Favourite(id: try newID(for: name, in: journal), name: name, kind: entry.kind, words: words)
    }
  }

  /// Gives a favourite another name.
  ///
  /// - Throws: `Failure` (`validation`) for a favourite that is not there, and a name that is taken or begins another
  ///   line.
  public func rename(_ old: String, to name: String) throws -> FavouriteSavedView {
    let name = try checked(name)
    let (favourite, _) = try session.record("favourites rename") { journal in
      var favourite = try find(old, in: journal)
      try refuseTaken(name, in: journal, but: favourite.id)
      favourite.name = name
      try journal.put(favourite, as: Favourite.document, of: favourite.id)
      return favourite
    }
    return saved(favourite, .renamed)
  }

  /// Forgets a favourite; what was logged with it stays.
  ///
  /// - Throws: `Failure` (`validation`) for a favourite that is not there.
  public func delete(_ name: String) throws -> FavouriteSavedView {
    let (favourite, _) = try session.record("favourites delete") { journal in
      let favourite = try find(name, in: journal)
      try journal.put(nil as Favourite?, as: Favourite.document, of: favourite.id)
      return favourite
    }
    return saved(favourite, .deleted)
  }

  private func save(_ command: String, _ body: (any JournalWriting) throws -> Favourite) throws -> FavouriteSavedView {
    let (favourite, _) = try session.record(command) { journal in
      let favourite = try body(journal)
      try journal.put(favourite, as: Favourite.document, of: favourite.id)
      return favourite
    }
    return saved(favourite, .added)
  }

  private func saved(_ favourite: Favourite, _ turn: FavouriteSavedView.Turn) -> FavouriteSavedView {
    session.environment.note(.trackerAction)
    return FavouriteSavedView(
      favourite: FavouritesView.Row(favourite, told: told(favourite), canBeTyped: true), turn: turn)
  }

  private func newID(for name: String, in journal: any JournalReading) throws -> FavouriteID {
    try FavouriteID.new(for: name, orElse: "favourite") {
      try !journal.revisions(of: Favourite.document.key(of: $0)).isEmpty
    }
  }

  private func find(_ name: String, in journal: any JournalReading) throws -> Favourite {
    let all = try favourites(in: journal)
    if let found = all.first(where: { $0.isNamed(name) }) { return found }
    let near = nearestMatch(to: name.lowercased(), among: all.map { $0.name.lowercased() })
    throw Failure(
      .validation,
      near == nil ? "You have no favourite of that name" : "You have no favourite of that name. Did you mean “{near}”?",
      ["near": .verbatim(near ?? "")], recovery: "To see your favourites: symptoms favourites")
  }

  // MARK: Lines

  /// The kind of entry that a line logs, and its values as they are typed by their names.
  private func line(of words: [String]) throws -> (LogKindID, [String]) {
    let typed = words.first?.lowercased() == "log" ? Array(words.dropFirst()) : words
    guard let (kind, rest) = kind(of: typed) else {
      throw Failure(
        .validation, "A favourite is something that you log, such as a meal or a walk",
        recovery: "Type, for example: symptoms favourites add 'my tea' food tea")
    }
    let parser = session.parser(of: kind)
    // What is wrong with the whole line is said now, not when it is logged.
    do { _ = try parser.draft(of: rest) } catch let open as OpenQuestions { throw open.failure }
    let values = try parser.values(of: rest)
    guard values.day == nil else {
      throw Failure(
        .validation, "A favourite has no day of its own",
        recovery: "Leave the day out. Type it when you log the favourite, as in: day=yesterday")
    }
    let fields = kind.fields(in: session.person.entryContext)
    let offset = session.calendar.zone.offset(at: session.environment.now)
    let time = values.time.map { ["at=\($0)"] } ?? []
    return (kind.id, Favourite.words(of: values.payload, fields, offset: offset) + time)
  }

  /// The kind that a line begins with, or of which it begins with a choice or a field, and what stands behind it.
  private func kind(of words: [String]) -> (any LogKind.Type, [String])? {
    guard let first = words.first else { return nil }
    if let kind = registry.logKind(named: first), kind.definition.hasCommand { return (kind, Array(words.dropFirst())) }
    if let kind = registry.logKind(choosing: first) { return (kind, words) }
    guard let (definition, field) = registry.field(leading: first), words.count > 1,
      let kind = registry.logKind(definition.id)
    else { return nil }
    return (kind, ["\(field.name)=\(words[1])"] + words.dropFirst(2))
  }

  /// What an entry says as it is typed, without its notes and what holds unless given; nil for what is logged by no
  /// line.
  private func words(of entry: Entry) -> [String]? {
    guard let kind = registry.logKind(entry.kind), kind.definition.hasCommand else { return nil }
    let fields = kind.fields(in: session.person.entryContext)
    var payload = kind.typed(entry.payload.withoutImported)
    for field in fields where field.name == "notes" || payload.fields[field.name] == field.defaultValue {
      payload.fields[field.name] = nil
    }
    return Favourite.words(of: payload, fields, offset: entry.offset)
  }

  // MARK: Names

  /// A name that can be typed, in one line and without spaces at its ends.
  private func checked(_ typed: String) throws -> String {
    let name = typed.split(whereSeparator: \.isWhitespace).joined(separator: " ")
    let field = "name"
    let definition = FieldDefinition(field, .text(maxLength: Favourite.nameLength), field)
    do { _ = try definition.check(.text(name), in: session.person.entryContext) } catch {
      throw Failure.invalid([error])
    }
    let isPlain = name.allSatisfy { $0.isLetter || $0.isNumber || " -".contains($0) }
    guard isPlain, name.first?.isLetter == true, name.split(separator: " ").count <= Favourite.mostWords else {
      throw Failure(
        .validation, "A name has up to 6 words, and begins with a letter",
        recovery: "Use letters, digits and hyphens, as in: usual breakfast")
    }
    if let word = conflict(of: name) {
      throw Failure(
        .validation, "“{word}” already begins other lines", ["word": .verbatim(word)],
        recovery: "Begin the name with another word, as in: my breakfast")
    }
    return name
  }

  /// The beginning of a name that means something else at the beginning of a line: a command, something to log or one
  /// of the person's symptoms; nil where none does.
  private func conflict(of name: String) -> String? {
    let words = name.split(separator: " ").map(String.init)
    guard let first = words.first else { return nil }
    let isLogged =
      registry.logKind(named: first)?.definition.hasCommand == true || registry.logKind(choosing: first) != nil
      || registry.field(leading: first) != nil
    if isLogged || isCommand(words) { return first.lowercased() }
    if session.person.trackables.leading(words) != nil { return name.lowercased() }
    let context = session.person.entryContext
    let length = (1...words.count).first { !context.symptoms(named: words.prefix($0).joined(separator: " ")).isEmpty }
    return length.map { words.prefix($0).joined(separator: " ").lowercased() }
  }

  private func refuseTaken(_ name: String, in journal: any JournalReading, but own: FavouriteID? = nil) throws {
    guard try !favourites(in: journal).contains(where: { $0.isNamed(name) && $0.id != own }) else {
      throw Failure(
        .validation, "You already have a favourite of that name",
        recovery: "To see your favourites: symptoms favourites")
    }
  }

  // MARK: What is logged often

  /// Days up to today that are looked at, how often something was logged in them to be suggested, and how many
  /// suggestions there are at most.
  private static let (days, fewest, mostSuggestions) = (90, 5, 3)

  /// What was logged in the same words again and again and is no favourite yet, the most frequent first. Symptoms are
  /// left out: they are what happened, not what is repeated. O(entries of the days).
  private func suggestions(beside favourites: [Favourite], in journal: any JournalReading) throws
    -> [FavouritesView.Suggestion]
  {
    let kinds = registry.loggedKinds.filter { kind in
      !kind.definition.fields.contains { $0.isPositional && $0.shape == .symptom }
    }
    let first = session.today.advanced(by: 1 - FavouriteBook.days)
    let entries = try journal.entries(
      EntryQuery(days: first...session.today, kinds: Set(kinds.map { $0.id }), onlyCounting: true))
    var groups: [[String]: (count: Int, last: Entry)] = [:]
    for entry in entries {
      guard let words = words(of: entry), words.count > 1 else { continue }
      let key = [entry.kind.rawValue] + words
      groups[key] = ((groups[key]?.count ?? 0) + 1, entry)
    }
    let known = Set(favourites.map { [$0.kind.rawValue] + $0.words })
    let often = groups.filter { $0.value.count >= FavouriteBook.fewest && !known.contains($0.key) }.map(\.value)
      .sorted { ($1.count, $1.last.instant, $0.last.id) < ($0.count, $0.last.instant, $1.last.id) }
    var names: [String] = favourites.map(\.name)
    return often.prefix(FavouriteBook.mostSuggestions).compactMap { count, entry in
      guard let name = freeName(for: entry, beside: names) else { return nil }
      names.append(name)
      return FavouritesView.Suggestion(
        entry: entry.id, count: count, days: FavouriteBook.days, name: name, told: session.view(of: entry).told)
    }
  }

  /// `my usual breakfast`: by the first of its choices, else by what its kind is called.
  private func freeName(for entry: Entry, beside names: [String]) -> String? {
    guard let kind = registry.logKind(entry.kind)?.definition else { return nil }
    let choice = kind.fields.lazy.compactMap { field -> Phrase? in
      guard field.isPositional, case .choice = field.shape, let text = entry.payload.fields[field.name]?.text else {
        return nil
      }
      return entry.kind == "activity" ? ActivityType.name(of: text) : .words(text, [:])
    }.first
    let what = session.format(choice ?? .words(kind.noun, [:]))
    let name = session.format(.words("my usual {what}", ["what": .verbatim(what)]))
    return (1...9).lazy.map { $0 == 1 ? name : "\(name) \($0)" }.first { candidate in
      !names.contains { $0.metricWord == candidate.metricWord } && (try? checked(candidate)) != nil
    }
  }
}
