import TrackerCore
import TrackerStrictYAML

/// The names by which a pack can mean metrics: what is wrong with one that leads to none, and what was meant.
struct MetricNames {
  private let pack: ConditionPack
  private let catalogue: MetricCatalogue
  /// The ids of all metrics that the pack and those below it declare, in the order of the pack.
  private let declared: [String]
  /// Whether a key stands in `metrics`, also with problems of its own, which are told there.
  private let isDeclared: (String) -> Bool

  /// - Parameters:
  ///   - catalogue: The modules' metrics with the pack's own.
  ///   - places: Where the values of the pack stand; nil where all that it declares could be read.
  init(of pack: ConditionPack, in catalogue: MetricCatalogue, places: PackPlaces? = nil) {
    self.pack = pack
    self.catalogue = catalogue
    declared = (pack.trackables ?? []).map { "\($0.metric)" }
    let ids = Set((pack.trackables ?? []).map(\.id.rawValue))
    isDeclared = { ids.contains($0) || places?["metrics.\($0)"] != nil }
  }

  /// What is wrong with an id that should be that of a metric; nil where it is one. What stands after `custom.` must be
  /// declared: nobody but its authors can know of it.
  ///
  /// - Parameters:
  ///   - place: Looked up for a problem alone.
  ///   - isGuess: Whether an id may be named as the one that was meant.
  ///   - nearest: The candidate that a mistyped word most likely meant.
  func problem(
    of id: MetricID, at place: @autoclosure () -> Place?, where isGuess: (String) -> Bool = { _ in true },
    nearest: (String, [String]) -> String?
  ) -> Diagnostic? {
    let name = id.ofWholeDay.rawValue
    let prefix = TrackableDefinition.metricPrefix
    if name.hasPrefix(prefix) {
      // What is wrong with one that is declared is told where it is.
      guard !isDeclared(String(name.dropFirst(prefix.count))) else { return nil }
      return Diagnostic(
        code: "undeclared-metric", "“{found}” is not declared. Declare it in {metrics}, or correct the name",
        ["metrics": quoted("metrics")], at: place(), found: shown(name),
        allowed: KnownIDs(declared).listed, nearest: nearest(name, declared))
    }
    guard catalogue.traits(of: id) == nil else { return nil }
    if let meant = meant(by: name) {
      return Diagnostic(code: "unknown-metric", meant.message, at: place(), found: shown(name), nearest: meant.metric)
    }
    let candidates = catalogue.definitions.map(\.id.rawValue).filter(isGuess)
    return .unknownMetric(id.rawValue, at: place(), nearest: nearest(id.rawValue, candidates))
  }

  /// The metric of something that the pack calls by a word alone, such as `ache` or `ache.severity`, or the only one of
  /// the program whose id ends with it.
  private func meant(by name: String) -> (metric: String, message: Phrase)? {
    let parts = name.split(separator: ".", maxSplits: 1).map(String.init)
    guard let word = parts.first else { return nil }
    // What the program has metrics of is no word of the pack.
    if parts.count > 1, catalogue.definitions.contains(where: { $0.id.rawValue.hasPrefix("\(word).") }) { return nil }
    if let symptom = pack.symptom(SymptomID(word)) {
      return ("\(symptom.metric)", "“{found}” is a symptom of this pack, not a metric")
    }
    if pack.foods.contains(where: { $0.id.rawValue == word }) {
      return ("\(FoodGroup.metricPrefix)\(word)", "“{found}” is a food group of this pack, not a metric")
    }
    guard parts.count == 1 else { return nil }
    let endings = catalogue.definitions.map(\.id.rawValue).filter { $0.hasSuffix(".\(word)") }
    return endings.count == 1 ? (endings[0], "“{found}” is not the whole id of a metric") : nil
  }
}

extension Diagnostic {
  /// An id that is no metric; where no metric is near, the command that lists them all is named.
  static func unknownMetric(_ id: String, at place: Place?, nearest: String?) -> Diagnostic {
    Diagnostic(
      code: "unknown-metric",
      nearest == nil ? "“{found}” is not a metric. To see all: {command}" : "“{found}” is not a metric",
      ["command": .verbatim("symptoms pack metrics")], at: place, found: shown(id), nearest: nearest)
  }
}
