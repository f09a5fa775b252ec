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
}
