import TrackerCore

/// Finds metrics by what people type for them.
public struct MetricNames {
  private let catalogue: MetricCatalogue
  private let format: TextFormatter
  private let asked: Set<MetricID>
  private let isMeant: (MetricDefinition) -> Bool

  /// - Parameters:
  ///   - asked: What the person is asked each day: of several with one name they mean that.
  ///   - isMeant: Whether a metric can be meant at all.
  public init(
    _ catalogue: MetricCatalogue, _ format: TextFormatter, asked: Set<MetricID> = [],
    where isMeant: @escaping (MetricDefinition) -> Bool
  ) {
    self.catalogue = catalogue
    self.format = format
    self.asked = asked
    self.isMeant = isMeant
  }

  /// The metric of a typed word: its id, its name in English or the person's language, or the last part of its id; nil
  /// where there is none.
  public func metric(_ word: String) -> MetricDefinition? {
    let wanted = word.trimmed.lowercased()
    if let found = catalogue[MetricID(wanted)], isMeant(found) { return found }
    let found = all.filter { metric in
      format(metric.name).lowercased() == wanted || metric.name.description.lowercased() == wanted
        || metric.id.rawValue.split(separator: ".").last.map(String.init) == wanted
    }
    return found.first { asked.contains($0.id) } ?? found.first
  }

  /// The id of the metric that a mistyped word most likely meant.
  public func nearest(to word: String) -> String? {
    let wanted = word.trimmed.lowercased()
    return nearestMatch(to: wanted, among: (all + catalogue.ofListedWords.filter(isMeant)).map(\.id.rawValue))
      ?? nearestMatch(to: wanted, among: all.map { format($0.name) })
      .flatMap { name in all.first { format($0.name) == name }?.id.rawValue }
  }

  /// All that stand in the catalogue by themselves, and no families.
  private var all: [MetricDefinition] { catalogue.definitions.filter(isMeant) }
}

extension Session {
  /// The metric that a person calls by a word, by its name or by what people say for it; nil where there is none.
  public func metric(called word: String, where isMeant: @escaping (MetricDefinition) -> Bool) -> MetricDefinition? {
    let asked = Set(person.checkIn.map(\.metric))
    if let found = MetricNames(person.catalogue, format, asked: asked, where: isMeant).metric(word) { return found }
    return triggerMetrics.metric(of: word).flatMap { person.catalogue[$0] }.flatMap { isMeant($0) ? $0 : nil }
  }

  /// Whether a metric is of a word that nothing was ever logged for, such as a category of apps that nobody has: its
  /// days of none say nothing.
  ///
  /// - Throws: `Failure` (`storage`) when the journal can't be read.
  public func isOfUnknownWord(_ metric: MetricDefinition, in journal: any JournalReading) throws -> Bool {
    guard case .noneOnKeptDays = metric.absence, metric.formerly.isEmpty, metric.id.part == nil,
      let family = person.catalogue.family(of: metric.id), family.words == nil,
      !person.catalogue.definitions.contains(where: { $0.id == metric.id })
    else { return false }
    return try !journal.metrics(withPrefix: metric.id.rawValue).contains { $0.metric == metric.id }
  }

  /// What people can type for a metric: its name where that is enough, else its id.
  public func word(of metric: MetricDefinition) -> String {
    let name = format(metric.name)
    return self.metric(called: name, where: { _ in true })?.id == metric.id ? name : metric.id.rawValue
  }
}

extension Session {
  /// The metric that a person means by what they typed: by its name, by what people say for it, or by a word that they
  /// logged, such as a food.
  ///
  /// - Parameter recovery: What to do where it is none.
  /// - Throws: `Failure` (`validation`) where the text is no metric; `storage` when the journal can't be read.
  public func metric(
    typed word: String, in journal: any JournalReading, recovery: Phrase,
    where isMeant: @escaping (MetricDefinition) -> Bool = { _ in true }
  ) throws -> MetricDefinition {
    if let found = metric(called: word, where: isMeant) { return found }
    let logged = try journal.metrics(withPrefix: "").map(\.metric).filter {
      !Measure.isOfKeeping($0) && $0.part == nil && $0.rawValue.split(separator: ".").last == word.metricWord[...]
    }
    if let only = logged.first.flatMap({ person.catalogue[$0] }), logged.count == 1 { return only }
    let names = MetricNames(person.catalogue, format, where: isMeant)
    throw Failure.invalid(
      [
        Diagnostic(
          code: "unknown-metric", "“{name}” is not a metric", ["name": .verbatim(word)], found: "“\(word)”",
          nearest: names.nearest(to: word))
      ], recovery: recovery)
  }
}
