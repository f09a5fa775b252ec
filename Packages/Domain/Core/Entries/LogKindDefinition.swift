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
