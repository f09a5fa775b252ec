import TrackerCore

/// Something that the person suspects to make their days worse, with the number that says how much of it a day had.
/// It claims nothing: it says what is worth a look first.
public struct SuspectedTrigger: Sendable, Hashable {
  /// As the person wrote it.
  public var text: String
  /// nil where no metric goes by these words: then it is kept as it is.
  public var metric: MetricID?

  public init(text: String, metric: MetricID?) {
    self.text = text
    self.metric = metric
  }
}

extension Session {
  /// What the person suspects, in the order in which they said it: the candidates to watch.
  public var suspectedTriggers: [SuspectedTrigger] {
    let texts = person.facts[.triggers]
    guard !texts.isEmpty else { return [] }
    let finder = triggerMetrics
    return texts.map { SuspectedTrigger(text: $0, metric: finder.metric(of: $0)) }
  }

  var triggerMetrics: TriggerMetrics {
    let registry = environment.registry
    return TriggerMetrics(
      person, [environment.words] + registry.languages.map(registry.words), registry.columnNames.all)
  }
}

/// Finds the metric that goes by a person's words for a trigger: by the names of the packs' factors, of metrics, of
/// foods that the packs know, and of kinds of activities, and by what people say for a metric. Metrics go by their
/// names in every language: what somebody wrote stays the same number when they change the language. Singular and
/// plural are the same.
struct TriggerMetrics {
  private let person: Person
  /// By names in plain words; of two metrics of one name the first one's.
  private let byName: [String: MetricID]

  /// - Parameters:
  ///   - languages: The person's own first.
  ///   - names: What metrics are called besides.
  init(_ person: Person, _ languages: [Phrases], _ names: [ColumnNames]) {
    self.person = person
    let factors = person.packs.flatMap(\.risk.factors).compactMap { factor in factor.metric.map { (factor.name, $0) } }
    // A group of foods has a name in one language only: the packs' foods find it in all of them.
    let definitions = person.catalogue.definitions.filter { !$0.id.rawValue.hasPrefix(FoodGroup.metricPrefix) }
    let metrics = definitions.flatMap { metric in
      languages.map { ($0(metric.name), metric.id) }
    }
    let called = names.filter { person.catalogue[MetricID($0.target)] != nil }.flatMap { names in
      (names.spoken + names.names).map { ($0, MetricID(names.target)) }
    }
    byName = Dictionary((factors + metrics + called).map { (TriggerMetrics.plain($0.0), $0.1) }) { first, _ in first }
  }

  /// nil where nothing goes by the words, and where a part of them could be several things.
  func metric(of text: String) -> MetricID? {
    let word = text.metricWord
    guard !word.isEmpty else { return nil }
    let id = MetricID(text.trimmed.lowercased())
    if person.catalogue.definitions.contains(where: { $0.id == id }) { return id }
    return byName[TriggerMetrics.plain(text)] ?? symptom(text) ?? activity(word) ?? food(text) ?? part(
      of: TriggerMetrics.plain(text)) ?? group(of: text)
  }

  /// Words in small letters and in the singular, each behind a space.
  private static func plain(_ text: String) -> String { FoodGroup.plain(text.replacing("-", with: " ")) }

  private func symptom(_ text: String) -> MetricID? {
    let found = person.entryContext.symptoms(named: text)
    return found.count == 1 ? found.first?.metric : nil
  }

  /// A word of a family with a list of words, such as a kind of activity.
  private func activity(_ word: String) -> MetricID? {
    person.catalogue.families.first { $0.words?.contains(word) == true }?.id(of: word)
  }

  /// A food that the packs count, by its own number.
  private func food(_ text: String) -> MetricID? {
    let food = FoodGroup.plain(text.lowercased())
    let groups = person.packs.flatMap { $0.foods + $0.otherWords.foods } + person.entryContext.foodGroups
    let isFood = groups.contains { $0.foods.contains { FoodGroup.plain($0) == food } }
    guard isFood, let family = person.catalogue.families.first(where: \.takesUnknownWords) else { return nil }
    let id = family.id(of: text.metricWord)
    return person.catalogue[id] == nil ? nil : id
  }

  /// The only group of foods of which one stands in the words.
  private func group(of text: String) -> MetricID? {
    let groups = person.entryContext.foods.groups(of: [text])
    return groups.count == 1 ? person.entryContext.foodGroups.first { groups.contains($0.id) }?.metric : nil
  }

  /// The longest name that stands in the words as a whole, as `stress` in `stress at work`; nil where two metrics have
  /// names of that length in it.
  private func part(of word: String) -> MetricID? {
    let found = byName.filter { !$0.key.isEmpty && " \(word) ".contains(" \($0.key) ") }
    guard let longest = found.keys.map(\.count).max() else { return nil }
    let metrics = Set(found.filter { $0.key.count == longest }.values)
    return metrics.count == 1 ? metrics.first : nil
  }
}
