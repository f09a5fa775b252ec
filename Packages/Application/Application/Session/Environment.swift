import TrackerCore
import TrackerPacks

/// The world of a request: everything a use case may touch, put together by a host. It knows no terminal and no
/// command line.
public struct Environment: Sendable {
  /// What the modules bring.
  public var registry: Registry
  /// The time of the request; it stands still while the request is answered.
  public var now: Instant
  /// Where the person is.
  public var zone: Zone
  /// The folder of the journal and the settings.
  public var home: String
  public var packs: PackLibrary
  public var forecasts: any ForecastEngine
  public var settings: any SettingsStore
  /// The program's words in the person's language.
  public var words: Phrases
  /// How a date in figures is read where it can be read two ways; nil where it is asked.
  public var dateOrder: DateOrder?
  /// What the person answered to what was doubtful in the request.
  public var answers = DoubtAnswers()
  /// Says what the program does to whoever looks for a fault; off unless somebody asked for it.
  public var log = ProgramLog.off
  /// Whether opening the journal makes its measures as the kinds of entries make them now; false for what only looks
  /// at who the person is.
  public var bringsUpToDate = true
  /// Opens a journal, or makes one.
  ///
  /// - Parameter beforeUpdating: Called with the journal's form where that is older, before it gets today's.
  public typealias JournalOpener =
    @Sendable (_ creating: Bool, _ beforeUpdating: (_ form: Int) -> Void) throws -> (any Journal)?

  /// Opens the journal of the home as it lies there; nil where there is none and `creating` is false. Use cases call
  /// `journal(creating:)`.
  ///
  /// - Throws: `Failure` of kind `storage` or `system`.
  public var openJournal: JournalOpener
  /// Tells the person, in their language, what is no failure and no part of the answer, such as a pack that has errors.
  public var warn: @Sendable (_ warning: Phrase) -> Void
  /// Told that something was saved outside of the journal, such as a backup: an answer that can't be written must not
  /// deny it.
  public var noteSaved: @Sendable () -> Void = {}
  public var randomNumbers: @Sendable () -> any RandomNumberGenerator
  /// Told how many bytes of a long file are read, of how many; throws `CancellationError` where somebody has ended it.
  public var tellProgress: @Sendable (_ done: Int64, _ of: Int64) throws -> Void = { _, _ in
    try Task.checkCancellation()
  }
  /// The computer besides the home folder.
  public var machine = Machine.bare
  public init(
    registry: Registry, now: Instant, zone: Zone, home: String, packs: PackLibrary, forecasts: any ForecastEngine,
    settings: any SettingsStore, words: Phrases = .english, dateOrder: DateOrder? = nil,
    openJournal: @escaping JournalOpener,
    warn: @escaping @Sendable (_ warning: Phrase) -> Void = { _ in },
    randomNumbers: @escaping @Sendable () -> any RandomNumberGenerator
  ) {
    self.registry = registry
    self.now = now
    self.zone = zone
    self.home = home
    self.packs = packs
    self.forecasts = forecasts
    self.settings = settings
    self.words = words
    self.dateOrder = dateOrder
    self.openJournal = openJournal
    self.warn = warn
    self.randomNumbers = randomNumbers
  }

  /// The journal of the home, with its measures as the kinds of entries make them now, unless `bringsUpToDate` says
  /// otherwise; nil where there is none and
  /// `creating` is false.
  ///
  /// - Throws: `Failure` of kind `storage` or `system`.
  public func journal(creating: Bool = false) throws -> (any Journal)? {
    guard let journal = try opened(creating: creating) else {
      log.debug(.journal, "no journal yet")
      return nil
    }
    try bringUpToDate(journal)
    return journal
  }

  /// The journal as it is; damage that reading it meets is told.
  func opened(creating: Bool) throws -> (any Journal)? {
    let journal = try openJournal(creating, beforeUpdating)
    journal?.onDamage { [warn] in warn(Environment.leftOut($0)) }
    return journal
  }

  /// Does what modules do before the journal gets the form of this version.
  public func beforeUpdating(_ form: Int) { for update in registry.journalUpdates.all { update.run(form, self) } }

  private static func leftOut(_ entries: Int) -> Phrase {
    .words(
      entries == 1
        ? "One entry is damaged and left out. To set it aside: symptoms doctor --fix"
        : "{count} entries are damaged and left out. To set them aside: symptoms doctor --fix",
      ["count": .count(entries)])
  }

  /// Writes to a journal as every command does: what an import left that was ended goes, and the person is told.
  ///
  /// - Parameter command: The command in words, without anything that was logged.
  /// - Throws: `Failure` of kind `storage` or `system`, or what `body` throws. Then nothing is written.
  public func write<Result>(
    _ command: String, to journal: any Journal, _ body: (any JournalWriting) throws -> Result
  ) throws -> Result {
    let start = ContinuousClock.now
    let (result, abandoned, action) = try journal.write(command, at: now) { writing in
      let abandoned = try writing.discardAbandoned()
      return (try body(writing), abandoned, writing.action)
    }
    log.info(.journal, "action \(action) written in \(ContinuousClock.now - start)")
    if !abandoned.isEmpty { log.warning(.importing, "\(abandoned.count) unfinished imports thrown away") }
    for left in abandoned where left.command != command {
      warn(
        .words(
          "{file} was not imported to the end, so none of it was saved. Import it again.",
          ["file": .verbatim(left.file ?? left.command)]))
    }
    return result
  }

  /// Makes the measures again of the kinds whose rules have changed since the journal's were made, or for which the
  /// definitions that count have, and says once what entries of the person's count in another way. Where that can't be
  /// written, the person is told, and they count as before: nothing that is asked or was just saved depends on it.
  ///
  /// - Parameter person: As they were just read; nil where they were not, and then definitions are not compared.
  func bringUpToDate(_ journal: any Journal, of person: Person? = nil) throws {
    guard bringsUpToDate, !journal.isReadOnly else { return }
    let rules = rules(of: person)
    let made = try journal.measureRules(of: Set(rules.keys))
    let outdated = rules.filter { kind, rule in
      guard let made = made[kind] else { return false }
      return made.version != rule.version
        || (rule.definitions.map { $0 != made.definitions ?? Person.digestOfNothing } ?? false)
    }
    guard !outdated.isEmpty else { return }
    do { try makeMeasuresAgain(of: outdated, madeBy: made, in: journal) } catch let failure as Failure {
      log.error(.journal, "measures could not be made again (\(failure.kind))")
      warn("Some entries could not be brought up to date. They count as before. The next command tries again.")
    }
  }

  /// - Parameters:
  ///   - outdated: The kinds, with the rules of now.
  ///   - made: The rules of before.
  private func makeMeasuresAgain(
    of outdated: [LogKindID: MeasureRule], madeBy made: [LogKindID: MeasureRule], in journal: any Journal
  ) throws {
    // An entry that clashes with another one says nothing of its own, whatever its measures are.
    let clashing = ClashRule(registry)
    if clashing.concerns(outdated.keys) {
      try journal.write("update", at: now) { try clashing.settleAll(in: $0) }
    }
    var moved: [Phrase] = []
    let changed = try journal.rederive { reading in
      // Another command may have changed who the person is since.
      let person = try self.session(of: reading, journal: journal, isTold: false)?.person
      let measurer = try person.map { try EntryMeasurer($0, packs: packs, in: reading) }
      let conditions = person?.conditions ?? []
      for condition in conditions where condition.record.newest?.hash != condition.hash {
        moved.append(.verbatim(condition.pack.name))
      }
      let rules = self.rules(of: person).filter { outdated[$0.key] != nil }
      return Rederivation(rules, keeping: conditions.flatMap(\.definitions)) { entry in
        guard let measurer, let kind = registry.logKind(entry.kind) else { return nil }
        return measurer.measures(of: entry, by: kind)
      }
    }
    log.info(.journal, "measures made again: \(changed.values.reduce(0, +)) entries of \(outdated.count) kinds")
    tell(changed, from: made, moved: moved)
  }

  /// The rules by which the kinds make measures now.
  private func rules(of person: Person?) -> [LogKindID: MeasureRule] {
    var digests: [Set<PackPart>: Int64] = [:]
    var rules: [LogKindID: MeasureRule] = [:]
    for kind in registry.logKinds.all {
      let definition: LogKindDefinition = kind.definition
      let parts: Set<PackPart> = definition.reads
      if let person, digests[parts] == nil, let digest = person.digest(of: parts) { digests[parts] = digest }
      let digest = person.map { $0.digest(of: definition, reading: digests[parts]) } ?? nil
      let rule = MeasureRule(version: definition.measuresVersion, definitions: digest)
      if let known = rules[definition.id], known.version >= rule.version { continue }
      rules[definition.id] = rule
    }
    return rules
  }

  /// Said where the person themselves changed what entries count for.
  public static let countsAnew: Phrase = "What you track changed. Some of your entries now count in a new way."

  /// - Parameters:
  ///   - changed: How many entries of each kind have other measures than before.
  ///   - made: The rules before.
  ///   - moved: The conditions whose definitions moved forward.
  private func tell(_ changed: [LogKindID: Int], from made: [LogKindID: MeasureRule], moved: [Phrase]) {
    var told: Set<String> = []
    var isOfDefinitions = false
    for kind in registry.logKinds.all {
      guard changed[kind.definition.id] != nil, let before = made[kind.definition.id] else { continue }
      let isNews = { (version: Int) in version > before.version }
      let changes = kind.definition.measuresChanges.filter { isNews($0.key) }.sorted { $0.key < $1.key }
      for change in changes where told.insert(change.value).inserted { warn(.words(change.value, [:])) }
      // Of what they define themselves, people know: the command that changed it said so.
      if before.definitions != nil, kind.definition.measuresVersion == before.version,
        !kind.definition.reads.isSubset(of: [.trackables, .apps])
      {
        isOfDefinitions = true
      }
    }
    guard isOfDefinitions else { return }
    warn(
      moved.isEmpty
        ? Environment.countsAnew
        : .words(
          "An update of {conditions} changed how some of your earlier entries count.",
          ["conditions": .allOf(moved)]))
  }
}
