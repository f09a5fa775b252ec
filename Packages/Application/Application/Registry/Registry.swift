import TrackerCore

/// What the modules bring, one typed list per point; built once from the root's list of modules, then a constant.
///
/// Adding never throws: `faults` reports everything that is wrong with the whole, such as two owners of one id.
public struct Registry: Sendable {
  public var metrics = Point<MetricDefinition>("metric") { $0.id.rawValue }
  public var metricFamilies = Point<MetricFamily>("metric family") { "\($0.prefix)<\($0.placeholder)>\($0.suffix)" }
  public var logKinds = Point<any LogKind.Type>("log kind") { kind in kind.definition.id.rawValue }
  /// What is filled in of entries before they are saved.
  public var entryCompletions = Point<EntryCompletion>("completion of entries") { $0.id }
  public var namedLines = Point<NamedLines>("named lines") { $0.id }
  public var documentKinds = Point<AnyDocumentKind>("document kind") { $0.name }
  /// What is begun of a day and not finished.
  public var dayDrafts = Point<DayDrafts>("drafts of days") { $0.key(of: Day(number: 0)).id }
  /// What goes with the entries of old days, besides drafts.
  public var dayDocuments = Point<DayDocuments>("documents of days") { $0.id }
  public var onboardingSteps = Point<OnboardingStep>("onboarding step") { $0.id.rawValue }
  public var todaySources = Point<any TodaySource>("part of today") { $0.id }
  /// What reports say, each of some days.
  public var reportSections = Point<any ReportSection>("part of reports") { $0.id }
  /// What the clinician's report says.
  public var clinicianSections = Point<any ReportSection>("part of the clinician's report") { $0.id }
  /// What is worth knowing about a day.
  public var coachingRules = Point<CoachingRule>("coaching rule") { $0.id }
  public var settings = Point<SettingDefinition>("setting") { $0.id.rawValue }
  public var importers = Point<any ImportFormat>("importer") { $0.id }
  /// Files that are known and can't be read.
  public var unreadableFiles = Point<UnreadableFile>("unreadable file") { $0.id }
  public var exporters = Point<any Exporter>("exporter") { $0.id }
  /// What columns of diary files are called, by what they become.
  public var columnNames = Point<ColumnNames>("names of columns") { $0.target }
  /// What modules keep in the home folder.
  public var homeFiles = Point<HomeFile>("file in the home") { $0.name }
  /// Commands that write a file where they are told to, besides exports.
  public var outgoing = Point<OutgoingFile>("outgoing file") { $0.command }
  /// What modules keep in other places than the home.
  public var filesElsewhere = Point<FilesElsewhere>("files elsewhere") { $0.id }
  /// How the journal's file is copied, checked and put back; one module has it.
  public var journalFiles = Point<any JournalFiles>("journal's file") { $0.id }
  /// What is done before the journal gets the form of a newer version.
  public var journalUpdates = Point<JournalUpdate>("work before an update") { $0.id }
  /// What is finished before anything else where a program was ended in the middle.
  public var unfinishedWork = Point<UnfinishedWork>("unfinished work") { $0.id }
  /// What is done in a process of its own once an answer is out.
  public var chores = Point<Chore>("chore") { $0.id }
  /// What is asked once, after somebody has set themselves up.
  public var closingQuestions = Point<ClosingQuestion>("closing question") { $0.id.rawValue }
  /// What is asked now and then once a check-in is saved.
  public var followUpQuestions = Point<FollowUpQuestion>("question after a check-in") { $0.id }
  /// What the person can be reminded of, in the order in which it is listed.
  public var reminderRules = Point<ReminderRule>("reminder") { $0.id.rawValue }
  /// Goals that are suggested; packs bring others (`ConditionPack.goals`).
  public var goalTemplates = Point<GoalTemplate>("goal template") { $0.id }
  /// How goals are known to modules that do not keep them.
  public var goalReaders = Point<GoalReader>("reader of goals") { $0.id }
  /// Nights, workouts and hours that days' numbers do not tell.
  public var healthReaders = Point<any HealthReader>("reader of health") { $0.id }
  /// What people follow from day to day, in the order in which it is listed.
  public var trackers = Point<Tracker>("tracker") { $0.id }
  /// How attachments are known to modules that do not keep them.
  public var attachmentReaders = Point<AttachmentReader>("reader of attachments") { $0.id }
  /// Where candidate factors come from.
  public var factorSources = Point<any FactorSource>("source of factors") { $0.id }
  /// In the order in which `doctor` looks.
  public var healthChecks = Point<any HealthCheck>("health check") { $0.id }
  /// What modules say in other languages; the words of Application itself come first.
  public var strings = Point<StringCatalogue>("string catalogue") { "\($0.module)/\($0.language.rawValue)" }

  /// The languages that people may choose: those in which every word of the program and of its packs is said. A
  /// language that modules have words in and that is not offered can be looked at with `SYMPTOMS_LANGUAGE`.
  public let offeredLanguages: [LanguageTag]

  public init(_ modules: [any TrackerModule.Type], offering languages: [LanguageTag] = [.english]) {
    offeredLanguages = languages
    modulesNamedTwice = modules.map { $0.id }.sharing { $0 }.keys.sorted()
    add(by: StringCatalogue.german.module) { $0.strings.add(.german) }
    for module in modules { add(by: module.id, module.contribute(to:)) }
    for module in modules { add(by: module.id, module.complete) }
  }

  /// Lets a module add to the points, which keep whose each addition is.
  private mutating func add(by module: ModuleID, _ additions: (inout Registry) -> Void) {
    owner = module
    additions(&self)
  }

  private let modulesNamedTwice: [ModuleID]

  /// The module that is adding.
  private var owner: ModuleID = "none" {
    didSet {
      metrics.owner = owner
      metricFamilies.owner = owner
      logKinds.owner = owner
      entryCompletions.owner = owner
      namedLines.owner = owner
      documentKinds.owner = owner
      dayDrafts.owner = owner
      dayDocuments.owner = owner
      onboardingSteps.owner = owner
      todaySources.owner = owner
      reportSections.owner = owner
      clinicianSections.owner = owner
      coachingRules.owner = owner
      settings.owner = owner
      importers.owner = owner
      unreadableFiles.owner = owner
      exporters.owner = owner
      columnNames.owner = owner
      homeFiles.owner = owner
      outgoing.owner = owner
      filesElsewhere.owner = owner
      journalFiles.owner = owner
      journalUpdates.owner = owner
      unfinishedWork.owner = owner
      chores.owner = owner
      closingQuestions.owner = owner
      followUpQuestions.owner = owner
      reminderRules.owner = owner
      goalTemplates.owner = owner
      goalReaders.owner = owner
      healthReaders.owner = owner
      trackers.owner = owner
      attachmentReaders.owner = owner
      factorSources.owner = owner
      healthChecks.owner = owner
      strings.owner = owner
    }
  }

  /// The ids that two modules added to one point.
  private var duplicates: [Diagnostic] {
    let points: [[Diagnostic]] = [
      metrics.duplicates, metricFamilies.duplicates, logKinds.duplicates, documentKinds.duplicates,
      onboardingSteps.duplicates, todaySources.duplicates, coachingRules.duplicates, settings.duplicates,
      importers.duplicates, unreadableFiles.duplicates, exporters.duplicates, healthChecks.duplicates,
      strings.duplicates, columnNames.duplicates,
      homeFiles.duplicates, outgoing.duplicates, filesElsewhere.duplicates, journalFiles.duplicates,
      journalUpdates.duplicates, unfinishedWork.duplicates, chores.duplicates, closingQuestions.duplicates,
      reminderRules.duplicates, goalTemplates.duplicates, dayDrafts.duplicates, entryCompletions.duplicates,
      namedLines.duplicates, dayDocuments.duplicates,
      goalReaders.duplicates, trackers.duplicates, reportSections.duplicates,
      clinicianSections.duplicates,
      followUpQuestions.duplicates, attachmentReaders.duplicates, factorSources.duplicates,
      healthReaders.duplicates,
    ]
    return points.flatMap { $0 }
  }

  /// The metrics of modules, before packs add theirs.
  public var catalogue: MetricCatalogue { MetricCatalogue(definitions: metrics.all, families: metricFamilies.all) }

  /// The kind of an id; nil where no module brings it, as for an entry of a module that is not there.
  public func logKind(_ id: LogKindID) -> (any LogKind.Type)? { logKinds.all.first { $0.id == id } }

  /// The form of files of an id.
  ///
  /// - Throws: `Failure` (`usage`) where no module brings it.
  public func importFormat(_ id: String) throws(Failure) -> any ImportFormat { try importers.one(id) }

  /// The exporter of an id.
  ///
  /// - Throws: `Failure` (`usage`) where no module brings it.
  public func exporter(_ id: String) throws(Failure) -> any Exporter { try exporters.one(id) }

  /// English, and the languages that modules bring words in, whole or not.
  public var languages: [LanguageTag] {
    [.english] + Set(strings.all.map(\.language)).sorted { $0.rawValue < $1.rawValue }
  }

  /// The program's words in a language, English where it does not speak it.
  public func words(in language: LanguageTag) -> Phrases {
    languages.contains(language) ? Phrases(language, strings.all) : .english
  }

  /// Everything that is wrong with the whole: ids with two owners, words that two kinds go by, derived metrics of
  /// unknown inputs, kinds that nothing keeps, kinds that measure what no module brings, metrics from documents of
  /// another module, phrases with two translations.
  public var diagnostics: [Diagnostic] {
    let modules = modulesNamedTwice.map {
      Diagnostic(code: "duplicate-id", "Two modules have the same id", found: $0.rawValue)
    }
    return modules + duplicates + aliasesNamedTwice + unknownInputs + unknownKinds + unknownMeasures + unknownDocuments
      + sectionsNamedTwice + phrasesTranslatedTwice + badCoachingRules
      + badTrackers
  }

  /// Metrics that are computed from metrics nobody brings.
  private var unknownInputs: [Diagnostic] {
    let catalogue = catalogue
    return metrics.all.flatMap { metric in
      (metric.derivation?.inputs ?? []).filter { catalogue[$0] == nil }.map { input in
        Diagnostic(
          code: "unknown-metric", "The metric {metric} is calculated from a metric that no module adds",
          ["metric": .verbatim(metric.id.rawValue)], found: input.rawValue,
          nearest: catalogue.nearest(to: input)?.rawValue)
      }
    }
  }

  /// Metrics that are none on days kept for a kind nobody brings.
  private var unknownKinds: [Diagnostic] {
    metrics.all.compactMap { metric in
      guard case .noneOnKeptDays(let kind) = metric.absence, logKind(kind) == nil else { return nil }
      return Diagnostic(
        code: "unknown-log-kind", "{metric} is none on complete days of a kind that no module adds",
        ["metric": .verbatim(metric.id.rawValue)], found: kind.rawValue)
    }
  }

  /// Phrases that two modules translate into one language, each in its own way.
  private var phrasesTranslatedTwice: [Diagnostic] {
    strings.all.sharing(\.language).flatMap { language, catalogues in
      Set(catalogues.flatMap(\.translations.keys)).filter { phrase in
        Set(catalogues.compactMap { $0.translations[phrase] }).count > 1
      }
      .map { Diagnostic(code: "two-translations", "Two modules translate a phrase differently", found: "“\($0)”") }
    }
    .sorted { $0.found ?? "" < $1.found ?? "" }
  }

  /// Kinds of entries that give values to metrics nobody brings.
  private var unknownMeasures: [Diagnostic] {
    let catalogue = catalogue
    return logKinds.all.flatMap { kind in
      kind.definition.metrics.compactMap { $0.missing(in: catalogue) }.map { metric in
        Diagnostic(
          code: "unknown-metric", "Entries of the kind {kind} measure a metric that no module adds",
          ["kind": .verbatim(kind.id.rawValue)], found: metric,
          nearest: catalogue.nearest(to: MetricID(metric))?.rawValue)
      }
    }
  }

  /// Metrics that are provided from documents of a kind that their module does not bring.
  private var unknownDocuments: [Diagnostic] {
    metrics.all.compactMap { metric in
      guard let kind = metric.documents?.kind,
        documentKinds.owner(of: kind.name) != metrics.owner(of: metric.id.rawValue)
      else { return nil }
      return Diagnostic(
        code: "unknown-document-kind",
        "{metric} comes from documents of a kind that its module does not add",
        ["metric": .verbatim(metric.id.rawValue)], found: kind.name)
    }
  }

  /// Rules of coaching that nobody could hear in their order, that would be heard too often, or that have no tests.
  private var badCoachingRules: [Diagnostic] {
    coachingRules.all.filter { rule in
      !(1...5).contains(rule.priority) || !(1...14).contains(rule.quietDays) || !rule.id.isKebabCase
        || !rule.examples.contains { $0.says != nil } || !rule.examples.contains { $0.says == nil }
    }.map { rule in
      Diagnostic(
        code: "coaching-rule",
        "A coaching rule has a wrong priority or quiet period, or lacks examples",
        found: rule.id)
    }
  }

  private var sectionsNamedTwice: [Diagnostic] {
    todaySources.all.flatMap(\.sections).sharing(\.id).keys.sorted().map { id in
      Diagnostic(code: "duplicate-id", "Two parts of today add the same section", found: id)
    }
  }
}

/// One point of the registry: a list of what modules added, in the order of the modules.
public struct Point<Element: Sendable>: Sendable {
  private let name: String
  private let id: @Sendable (Element) -> String
  private var added: [(owner: ModuleID, element: Element)] = []
  fileprivate var owner: ModuleID = "none"

  init(_ name: String, id: @escaping @Sendable (Element) -> String) {
    self.name = name
    self.id = id
  }

  /// Adds elements on behalf of the module that is contributing. Ids are not compared here: `Registry.diagnostics`
  /// names those that are added twice.
  public mutating func add(_ elements: Element...) { for element in elements { added.append((owner, element)) } }

  public var all: [Element] { added.map(\.element) }

  /// The module that added the element of an id.
  public func owner(of id: String) -> ModuleID? { added.first { self.id($0.element) == id }?.owner }

  /// The element of an id, which must be there.
  fileprivate func one(_ id: String) throws(Failure) -> Element {
    guard let found = added.first(where: { self.id($0.element) == id })?.element else {
      let ids = added.map { self.id($0.element) }
      let near = nearestMatch(to: id, among: ids)
      throw Failure(
        .usage, near == nil ? "There's no file format “{id}”" : "There's no file format “{id}”. Did you mean “{near}”?",
        [
          "id": .verbatim(id), "near": .verbatim(near ?? ""), "ids": .anyOf(ids.map { .verbatim($0) }),
        ], recovery: ids.isEmpty ? nil : "Use {ids}")
    }
    return found
  }

  fileprivate var duplicates: [Diagnostic] {
    added.sharing { id($0.element) }.sorted { $0.key < $1.key }.map { entry in
      let owners = entry.value.map { Phrase.verbatim($0.owner.rawValue) }
      return Diagnostic(
        code: "duplicate-id", "{owners} add the same {point}: {id}",
        ["owners": .allOf(owners), "point": .verbatim(name), "id": .verbatim(entry.key)])
    }
  }
}
