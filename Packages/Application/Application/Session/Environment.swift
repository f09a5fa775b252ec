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
  /// Whether opening the journal makes its measures as the kinds of entries make them now; false for what only looks
  /// at who the person is.
  public var bringsUpToDate = true
  /// Opens the journal of the home as it lies there; nil where there is none and `creating` is false. Use cases call
  /// `journal(creating:)`.
  ///
  /// - Throws: `Failure` of kind `storage` or `system`.
  public var openJournal: @Sendable (_ creating: Bool) throws -> (any Journal)?
  /// Tells the person, in their language, what is no failure and no part of the answer, such as a pack that has errors.
  public var warn: @Sendable (_ warning: Phrase) -> Void
  public var randomNumbers: @Sendable () -> any RandomNumberGenerator
  public init(
    registry: Registry, now: Instant, zone: Zone, home: String, packs: PackLibrary, forecasts: any ForecastEngine,
    settings: any SettingsStore, words: Phrases = .english, dateOrder: DateOrder? = nil,
    openJournal: @escaping @Sendable (_ creating: Bool) throws -> (any Journal)?,
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
    guard let journal = try openJournal(creating) else { return nil }
    try bringUpToDate(journal)
    return journal
  }

  /// Makes the measures again of the kinds whose rules have changed since the journal's were made, and says once what
  /// entries of the person's count in another way.
  private func bringUpToDate(_ journal: any Journal) throws {
    guard bringsUpToDate, !journal.isReadOnly else { return }
    let versions = Dictionary(
      registry.logKinds.all.map { ($0.definition.id, $0.definition.measuresVersion) }, uniquingKeysWith: max)
    let made = try journal.measuresVersions(of: Set(versions.keys))
    let outdated = versions.filter { kind, version in made[kind].map { $0 != version } ?? false }
    guard !outdated.isEmpty else { return }
    let person = try journal.read { reading in try self.session(of: reading, journal: journal)?.person }
    let changed = try journal.rederive(outdated) { entry in
      guard var reading = person?.entryContext, let kind = registry.logKind(entry.kind) else { return nil }
      if let zone = Zone(identifier: entry.zone) { reading.calendar.zone = zone }
      return kind.allMeasures(of: entry, in: reading)
    }
    var told: Set<String> = []
    for kind in registry.logKinds.all where changed[kind.definition.id] != nil {
      let isNews = { (version: Int) in version > made[kind.definition.id] ?? version }
      let changes = kind.definition.measuresChanges.filter { isNews($0.key) }.sorted { $0.key < $1.key }
      for change in changes where told.insert(change.value).inserted { warn(.words(change.value, [:])) }
    }
  }
}
