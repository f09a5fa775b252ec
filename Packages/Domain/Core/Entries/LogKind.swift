/// A kind of entry: a new one is a type of a module, added to the registry; no migration, no change elsewhere.
///
/// The command `log <id>`, its help, validation, editing and JSON all follow from `definition`.
public protocol LogKind: Sendable, SendableMetatype {
  static var definition: LogKindDefinition { get }

  /// The fields for a person with these conditions; those of the definition unless the kind's fields depend on packs,
  /// as a check-in's do.
  static func fields(in context: EntryContext) -> [FieldDefinition]

  /// The fields for one entry, where they depend on what is typed of it, as those of a number of one's own do; those of
  /// `fields(in:)` unless the kind says otherwise. A kind that has others turns their values into those that it keeps
  /// (`keep`).
  ///
  /// - Parameters:
  ///   - words: As they were typed, `name=value` or bare.
  ///   - payload: What the entry has already; empty for a new one.
  static func fields(for words: [String], of payload: Payload, in context: EntryContext) -> [FieldDefinition]

  /// Turns values as they were typed into those that are kept, such as a word into its number.
  static func keep(_ payload: inout Payload, in context: EntryContext)

  /// An entry's payload as it was typed, for editing: what `complete` turned into something else is turned back.
  static func typed(_ payload: Payload) -> Payload

  /// Fills in what follows from the typed fields and the entry's time of day, such as which meal it was; the time is
  /// nil where only the day is known.
  static func complete(_ payload: inout Payload, at time: LocalTime?)

  /// What can't be right in the fields taken together; each field alone was checked before.
  static func diagnostics(in payload: Payload, context: EntryContext) -> [Diagnostic]

  /// What `m` after a number means where the fields take both minutes and a distance; minutes unless the kind says so.
  ///
  /// - Parameter payload: What is read so far, such as the type of exercise.
  static func meaning(ofM number: Double, in payload: Payload) -> MinutesOrMetres

  /// What a file gives of something, beside what earlier files gave of the same: such as one device's share of a day.
  /// What the file gives, unless the kind says otherwise.
  ///
  /// - Parameter earlier: The fields that earlier files gave, as they are kept.
  static func joined(_ given: Payload, with earlier: Payload) -> Payload

  /// Why an entry can't stand beside another one of its kind, such as two nights that overlap; nil when it can.
  static func clash(of entry: Entry, with other: OtherEntry) -> Diagnostic?

  /// Whether its entries are answers to the questions of the person's packs, which health records keep as a
  /// questionnaire and the responses to it.
  static var isQuestionnaire: Bool { get }

  /// Whether an entry says that there was none of what another one of its day brings, with the measures of that one;
  /// nil for kinds whose entries never do. The other one is what happened, so it takes the place of the entry.
  static var denial: (@Sendable (_ none: Entry, _ other: MeasuredEntry) -> Bool)? { get }

  /// By what its entries are found in a search of texts; nil for a kind that is not searched.
  static var search: SearchRule? { get }

  /// Whether entries of the kind can clash at all. Where two do, only one of them gives measures.
  static var clashes: Bool { get }

  /// Whether what is typed is refused where it clashes; else the weaker of the two waits, and nothing is said.
  static var refusesClashes: Bool { get }

  /// What is possible and probably not meant in fields that are without a fault, such as a night of 15 hours.
  ///
  /// - Parameter instant: When it was.
  static func doubts(about payload: Payload, at instant: Instant, in context: EntryContext) -> [Doubt]

  /// How many days before and after an entry others are looked at for `clash` and its doubts; 1 unless the kind
  /// says so.
  static var daysBeside: Int { get }

  /// What is possible and probably not meant beside another entry of the kind, such as a second night of one morning;
  /// none where the two clash.
  static func doubts(about entry: Entry, beside other: Entry) -> [Doubt]

  /// What is possible and probably not meant of an entry because another one of the kind is missing, such as the end of
  /// something whose start nobody logged.
  ///
  /// - Parameter others: Those of the days around it, in any order.
  static func doubts(about entry: Entry, among others: [Entry]) -> [Doubt]

  /// The numbers that an entry gives metrics. Units and ranges are the metrics'.
  static func measures(of entry: Entry, in context: EntryContext) -> [Measure]

  /// What an entry says in the terms of health records; its answers to symptoms unless the kind says otherwise.
  static func recordParts(of entry: Entry, in context: EntryContext) -> [RecordPart]

  /// The words of an entry that are worth a look when they are new and nearly known ones: names that people type again
  /// and again. None unless the kind says which.
  static func spellings(of entry: Entry, in context: EntryContext) -> [Spelling]

  /// The entry in a few words, for lists: `walking, 30 minutes, light (2)`.
  static func summary(of entry: Entry, in context: EntryContext) -> Phrase

  /// The entry as it is told to the person, behind `Saved:` and `Removed:`: `30 minutes of walking, light (2 out of
  /// 10)`. Its summary unless the kind says otherwise.
  static func told(_ entry: Entry, in context: EntryContext) -> Phrase
}

extension LogKind {
  public static var id: LogKindID { definition.id }
  public static func fields(in context: EntryContext) -> [FieldDefinition] { definition.fields }
  public static func fields(for words: [String], of payload: Payload, in context: EntryContext) -> [FieldDefinition] {
    fields(in: context)
  }
  public static func keep(_ payload: inout Payload, in context: EntryContext) {}
  public static func typed(_ payload: Payload) -> Payload { payload }
  public static func complete(_ payload: inout Payload, at time: LocalTime?) {}
  public static func diagnostics(in payload: Payload, context: EntryContext) -> [Diagnostic] { [] }
  public static func meaning(ofM number: Double, in payload: Payload) -> MinutesOrMetres { .minutes }
  public static func joined(_ given: Payload, with earlier: Payload) -> Payload { given }
  public static func clash(of entry: Entry, with other: OtherEntry) -> Diagnostic? { nil }
  public static var isQuestionnaire: Bool { false }
  public static var denial: (@Sendable (_ none: Entry, _ other: MeasuredEntry) -> Bool)? { nil }
  public static var search: SearchRule? { nil }
  public static var clashes: Bool { false }
  public static var refusesClashes: Bool { true }
  public static func doubts(about payload: Payload, at instant: Instant, in context: EntryContext) -> [Doubt] { [] }
  public static var daysBeside: Int { 1 }
  public static func doubts(about entry: Entry, beside other: Entry) -> [Doubt] { [] }
  public static func doubts(about entry: Entry, among others: [Entry]) -> [Doubt] { [] }
  public static func spellings(of entry: Entry, in context: EntryContext) -> [Spelling] { [] }
  public static func told(_ entry: Entry, in context: EntryContext) -> Phrase { summary(of: entry, in: context) }

  /// The measures of an entry with those of its tags, and the mark that its day is kept for the kind.
  public static func allMeasures(of entry: Entry, in context: EntryContext) -> [Measure] {
    let own = measures(of: entry, in: context).map { measure in
      var ranked = measure
      if measure.rank != Measure.eventRank { ranked.rank += entry.source.rank }
      return ranked
    }
    return own + context.measures(ofPartsIn: own, of: entry, isOfWholeDay: definition.isOfWholeDay)
      + entry.payload.tags.map { Measure($0.metric, 1, fold: .max) } + (definition.keepsDay ? [.keeps(id)] : [])
  }
}

extension LogKind {
  /// What is possible and probably not meant: what the kind says of its fields together, and numbers beyond what is
  /// plausible for their field.
  public static func allDoubts(about payload: Payload, at instant: Instant, in context: EntryContext) -> [Doubt] {
    fields(in: context).compactMap { $0.doubt(about: payload.fields[$0.name]) }
      + doubts(about: payload, at: instant, in: context)
  }
}

/// What `m` after a number means: `30m` of a walk are minutes, `400m` of a swim metres.
public enum MinutesOrMetres: Sendable, Hashable {
  case minutes, metres
  /// Either may be meant, so it is asked.
  case either
}

/// What is said of a kind of entry.
public struct LogKindDefinition: Sendable {
  public var id: LogKindID
  /// In the plural, for lists: `meals`.
  public var name: String
  /// Other words for the kind, as people type them: `sleep`. `Registry.diagnostics` names those that two kinds claim.
  public var aliases: [String]
  /// One entry of the kind, within a sentence: `meal`.
  public var noun: String
  /// One entry and several, counted: `1 meal`, `{count} meals`.
  public var counted: (one: String, many: String)
  /// One sentence for help.
  public var summary: String
  /// Those of the kind, and behind them the tags, which every kind has.
  public var fields: [FieldDefinition]
  /// Every metric that `measures(of:in:)` may give a value; tags and marks of kept days are of no kind.
  /// `Registry.diagnostics` names those that no module brings.
  public var metrics: [MeasuredMetrics]
  /// Command lines after `symptoms log`, each with what it says.
  public var examples: [(line: String, says: String)]
  /// The span fields that decide the entry's time and day, the first that is filled; else `at=` and `--date` do.
  public var timedBy: [String]
  /// Whether an entry counts for the calendar date on which its span ends, as a night's sleep does, not for the logical
  /// day of its instant.
  public var countsForMorning: Bool
  /// Whether an entry keeps its day for the kind: what is not named on it is none.
  public var keepsDay: Bool
  /// Whether an entry is of its day as a whole, so that its time says nothing.
  public var isOfWholeDay: Bool
  /// Whether people log it with `symptoms log <id>`; other kinds come from commands of their own.
  public var hasCommand: Bool
  /// Of the rules by which entries become measures: one more whenever they change, so that the entries of earlier
  /// versions follow. `CHANGELOG.md` names each.
  public var measuresVersion: Int
  /// What its measures depend on of the packs, and of what people define themselves. When that changes, the measures of
  /// its entries are made again.
  public var reads: Set<PackPart>
  /// What its entries are about, where a person can choose not to have it collected; nil for what the program is there
  /// for.
  public var category: CollectionCategory?
  /// By version, what its measures count in another way than those before: one sentence, which people read once, when
  /// their journal is brought up to date and entries of theirs count in another way. A version without one says
  /// nothing.
  public var measuresChanges: [Int: String]

  /// - Parameter fields: Those of the kind alone; no other may be called `tags`.
  public init(
    id: LogKindID, name: String, noun: String? = nil, counted: (one: String, many: String)? = nil,
    aliases: [String] = [], summary: String,
    fields: [FieldDefinition], metrics: [MeasuredMetrics], examples: [(line: String, says: String)],
    timedBy: [String] = [],
    countsForMorning: Bool = false, keepsDay: Bool = true, isOfWholeDay: Bool = false, hasCommand: Bool = true,
    measuresVersion: Int = 1, reads: Set<PackPart> = [], category: CollectionCategory? = nil,
    measuresChanges: [Int: String] = [:]
  ) {
    self.id = id
    self.name = name
    self.aliases = aliases
    self.noun = noun ?? id.rawValue
    self.counted = counted ?? ("1 \(noun ?? id.rawValue)", "{count} \(name)")
    self.summary = summary
    self.fields = fields + [.tags]
    self.metrics = metrics
    self.examples = examples
    self.timedBy = timedBy
    self.countsForMorning = countsForMorning
    self.keepsDay = keepsDay
    self.isOfWholeDay = isOfWholeDay
    self.hasCommand = hasCommand
    self.measuresVersion = measuresVersion
    self.reads = reads
    self.category = category
    self.measuresChanges = measuresChanges
  }

  /// Whether its entries are values of what people track of their own, and nothing else.
  public var isOfTrackables: Bool { metrics == [.family(prefix: TrackableDefinition.metricPrefix)] }

  /// Every word that the kind goes by: its id, its aliases and its name.
  public var words: [String] { [id.rawValue] + aliases + [name] }

  /// So many entries of the kind: `3 meals`.
  public func count(_ number: Int) -> Phrase {
    .words(number == 1 ? counted.one : counted.many, ["count": .count(number)])
  }

  /// So many entries of the kind in few words, for columns: `meal`, `3 meals`. What is of its day as a whole has no
  /// noun that stands for itself.
  public func countBriefly(_ number: Int) -> Phrase {
    number == 1 && !isOfWholeDay ? .words(noun, [:]) : count(number)
  }

  /// The command whose help says what an entry of the kind takes.
  public var help: Phrase { "symptoms \(hasCommand ? "log " : "")\(id) --help" }

  /// The field of exactly this name; nil where the definition has none. Fields that depend on packs are found in
  /// `LogKind.fields(in:)`.
  public func field(_ name: String) -> FieldDefinition? { fields.first { $0.name == name } }
}

/// A part of packs that measures may depend on.
public enum PackPart: Sendable, Hashable, CaseIterable {
  /// The scales of symptoms, and how several answers of a day make one.
  case symptoms
  /// Which foods belong to which groups.
  case foods
  /// What the person tracks of their own, which packs may declare too: what goes by which words, and how several values
  /// of a day make one.
  case trackables
  /// What the person says of apps.
  case apps
}

/// What an entry is read against: the person's conditions and calendar.
public struct EntryContext: Sendable {
  public var packs: [ConditionPack] {
    didSet {
      foods = FoodIndex(packs, own: trackables.foodGroups)
      partsOfDay = PartsOfDay(packs)
    }
  }
  public var calendar: DayCalendar
  /// What the packs' names are in.
  public var language: LanguageTag
  /// What a number without a unit is in, where the person types it.
  public var units: UnitSystem
  /// Whether numbers are taken between the steps that typed ones go in: those of files and devices are, as they were
  /// measured. Ranges hold all the same.
  public var takesExactNumbers = false
  /// What the person says of apps.
  public var apps: AppRules
  /// The person's metrics, by which numbers of files are named; none where nobody looks at them.
  public var metrics: MetricCatalogue?
  /// What the person tracks of their own.
  public var trackables: Trackables {
    didSet { foods = FoodIndex(packs, own: trackables.foodGroups) }
  }
  /// Which groups of the packs and of the person's own a food belongs to, in whatever language it is named.
  public private(set) var foods: FoodIndex
  /// The parts of the day that the packs look at alone.
  public private(set) var partsOfDay: PartsOfDay

  public init(
    packs: [ConditionPack], calendar: DayCalendar, language: LanguageTag = .english, units: UnitSystem = .metric,
    trackables: Trackables = Trackables(), apps: AppRules = AppRules(), metrics: MetricCatalogue? = nil
  ) {
    self.packs = packs
    self.apps = apps
    self.metrics = metrics
    self.trackables = trackables
    self.units = units
    foods = FoodIndex(packs, own: trackables.foodGroups)
    partsOfDay = PartsOfDay(packs)
    self.calendar = calendar
    self.language = language
  }

  /// How several values of a day became one of a metric that packs once had; nil where none of them says so.
  public func fold(ofFormer metric: MetricID) -> Fold? {
    packs.lazy.compactMap { $0.change(of: metric)?.fold }.first
  }

  /// The same for what came from a source: numbers that nobody typed stay as exact as they were.
  public func reading(_ source: Entry.Source) -> EntryContext {
    var context = self
    context.takesExactNumbers = source != .hand
    return context
  }

  /// A name of a pack within a sentence.
  public func inSentence(_ name: String) -> Phrase { .verbatim(language.inSentence(name)) }

  /// The symptom of exactly this id, from the first pack that has it, else the person's own one; of one that was merged
  /// into another, that other. nil where there is none.
  public func symptom(_ id: SymptomID) -> SymptomDefinition? {
    if let found = packs.lazy.compactMap({ $0.symptom(id) }).first { return found }
    guard let own = trackables.named(id.rawValue), own.role == .symptom else { return nil }
    return own.symptom(of: packs) ?? own.symptom
  }

  /// The symptom whose answers are a metric; nil for a metric of something else.
  public func symptom(of metric: MetricID) -> SymptomDefinition? {
    if let id = SymptomID(of: metric) { return symptom(id) }
    return trackables.all.first { $0.role == .symptom && $0.metric == metric }.flatMap {
      symptom(SymptomID($0.id.rawValue))
    }
  }

  /// The symptom of an id, name or alias, in any case.
  public func symptom(named text: String) -> SymptomDefinition? { symptoms(named: text).first }

  /// The symptoms that go by an id or name, else by an alias, else by one of these in the singular or the plural, else
  /// by what another language calls them. Several where packs share the word.
  public func symptoms(named text: String) -> [SymptomDefinition] {
    let word = text.metricWord
    guard !word.isEmpty else { return [] }
    let symptoms = symptoms
    if let exact = symptoms.first(where: { $0.id.rawValue == word })
      ?? symptoms.first(where: { $0.name.metricWord == word })
    {
      return [exact]
    }
    let named = symptoms.filter { $0.aliases.contains { $0.metricWord == word } }
    if !named.isEmpty { return named }
    let same = symptoms.filter { $0.words.contains { $0.isSameWord(as: word) } }
    return same.isEmpty ? symptoms.filter { otherWords(of: $0).contains { $0.isSameWord(as: word) } } : same
  }

  /// Every word that may be typed for a symptom, in any language.
  public func words(of symptom: SymptomDefinition) -> [String] { symptom.words + otherWords(of: symptom) }

  private func otherWords(of symptom: SymptomDefinition) -> [String] {
    packs.flatMap { $0.otherWords.symptoms[symptom.id] ?? [] }.map(\.metricWord)
  }

  /// Every symptom of the packs, once, then those of the person's own. One that was merged into a pack's gives that its
  /// names.
  public var symptoms: [SymptomDefinition] {
    let ofPacks: [SymptomDefinition] = packs.flatMap(\.symptoms).reduce(into: []) { known, symptom in
      if !known.contains(where: { $0.id == symptom.id }) { known.append(symptom) }
    }
    return trackables.all.reduce(into: ofPacks) { known, own in
      guard let symptom = own.symptom else { return }
      if let other = own.symptom(of: packs), let place = known.firstIndex(where: { $0.id == other.id }) {
        known[place].aliases += ([symptom.name] + symptom.aliases).filter { !known[place].aliases.contains($0) }
      } else {
        known.append(symptom)
      }
    }
  }

  /// The symptoms that lists and suggestions show: all but those of the person's own that are hidden.
  public var shownSymptoms: [SymptomDefinition] {
    let hidden = Set(trackables.all.filter(\.isHidden).map(\.metric))
    return symptoms.filter { $0.ownMetric.map { !hidden.contains($0) } ?? true }
  }

  /// Whether a word is a food of the packs, in any language, or of a group of the person's own.
  public func isFood(_ word: String) -> Bool {
    packs.contains { ($0.foods + $0.otherWords.foods).contains { $0.knows(word) } }
      || trackables.foodGroups.contains { $0.knows(word) }
  }

  /// The food groups of the packs, then those of the person's own; groups of one id are one group with the foods of
  /// all packs and the first name.
  public var foodGroups: [FoodGroup] {
    let ofPacks = foodGroupsOfPacks
    return ofPacks + trackables.foodGroups.filter { own in !ofPacks.contains { $0.id == own.id } }
  }

  private var foodGroupsOfPacks: [FoodGroup] {
    packs.flatMap(\.foods).reduce(into: []) { groups, group in
      if let index = groups.firstIndex(where: { $0.id == group.id }) {
        groups[index].foods += group.foods.filter { !groups[index].foods.contains($0) }
        groups[index].butNot += group.butNot.filter { !groups[index].butNot.contains($0) }
        groups[index].keep = groups[index].keep ?? group.keep
        groups[index].givenName = groups[index].givenName ?? group.givenName
      } else {
        groups.append(group)
      }
    }
  }
}
