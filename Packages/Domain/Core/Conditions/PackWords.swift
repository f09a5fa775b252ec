/// What a pack's symptoms and foods are called in languages that the pack is not read in, so that they can be typed in
/// any language.
public struct PackWords: Sendable, Hashable {
  /// Names and aliases.
  public var symptoms: [SymptomID: [String]]
  public var foods: [FoodGroup]
  /// Of the foods, those that the pack's groups count: not those of a group that a pack below has otherwise.
  public var counted: [FoodGroup]

  public init(symptoms: [SymptomID: [String]] = [:], foods: [FoodGroup] = [], counted: [FoodGroup] = []) {
    self.symptoms = symptoms
    self.foods = foods
    self.counted = counted
  }

  /// Adds what another language, or a pack below, calls them.
  public mutating func add(_ other: PackWords) {
    symptoms.merge(other.symptoms) { $0 + $1 }
    foods += other.foods
    counted += other.counted
  }
}
