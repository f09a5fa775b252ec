/// What a pack's symptoms, metrics and foods are called in languages that the pack is not read in, so that they can be
/// typed in any language.
public struct PackWords: Sendable, Hashable {
  /// Of symptoms, names and aliases.
  public var symptoms: [SymptomID: [String]]
  public var foods: [FoodGroup]
  /// Labels and aliases of the pack's own metrics.
  public var metrics: [TrackableID: [String]]
  /// The places in the body of each symptom, one list for each language, in the order of the pack's own list.
  public var sites: [SymptomID: [[String]]] = [:]
  /// Of the foods, those that the pack's groups count: not those of a group that a pack below has otherwise.
  public var counted: [FoodGroup]

  public init(
    symptoms: [SymptomID: [String]] = [:], sites: [SymptomID: [[String]]] = [:], foods: [FoodGroup] = [],
    counted: [FoodGroup] = [], metrics: [TrackableID: [String]] = [:]
  ) {
    self.metrics = metrics
    self.symptoms = symptoms
    self.sites = sites
    self.foods = foods
    self.counted = counted
  }

  /// Adds what another language, or a pack below, calls them.
  public mutating func add(_ other: PackWords) {
    symptoms.merge(other.symptoms) { $0 + $1 }
    metrics.merge(other.metrics) { $0 + $1 }
    sites.merge(other.sites) { $0 + $1 }
    foods += other.foods
    counted += other.counted
  }
}
