/// A symptom of one's own, and foods of one's own that are looked at together: what a pack has in parts of their own.
extension TrackableDefinition {
  /// What a symptom is answered on, where nobody said: 0 for none.
  public static let severity: ClosedRange<Double> = 0...10

  /// A symptom that is answered in whole points.
  ///
  /// - Parameter range: nil for the usual one.
  public static func symptom(_ id: TrackableID, label: String, range: ClosedRange<Double>? = nil) -> Self {
    var own = TrackableDefinition(id, label: label, .number, fold: .max)
    own.role = .symptom
    own.range = range ?? severity
    own.step = 1
    own.worse = .high
    return own
  }

  /// Foods that are looked at together, in portions.
  ///
  /// - Parameter butNot: Names that hold one of the foods and are no such food.
  public static func foods(_ id: TrackableID, label: String, _ foods: [String], butNot: [String] = []) -> Self {
    var own = TrackableDefinition(id, label: label, .number, fold: .sum)
    own.role = .foods
    own.range = 0...1_000
    own.foods = foods
    own.butNot = butNot.isEmpty ? nil : butNot
    return own
  }

  /// As entries and check-ins know a symptom; nil for anything else.
  public var symptom: SymptomDefinition? {
    guard role == .symptom else { return nil }
    let range = range ?? TrackableDefinition.severity
    let scale =
      packScale
      ?? Scale(
        id: ScaleID(id.rawValue), name: label, range: range, step: step ?? 1, worse: worse ?? .high, anchors: [],
        bands: [])
    var symptom = SymptomDefinition(
      id: SymptomID(id.rawValue), name: label, about: about, scale: scale, fold: fold,
      aliases: otherLabels + merged.map(\.rawValue))
    symptom.ownMetric = metric
    return symptom
  }

  /// As meals know foods that are looked at together; nil for anything else.
  public var foodGroup: FoodGroup? {
    guard role == .foods else { return nil }
    var group = FoodGroup(
      id: FoodGroupID(id.rawValue), name: label, foods: foods ?? [], butNot: butNot ?? [], keep: keep)
    group.ownMetric = metric
    return group
  }

  /// Whether the answers of a symptom mean the same as those of another symptom.
  public func hasScale(of other: SymptomDefinition) -> Bool {
    guard let scale = symptom?.scale else { return false }
    return scale.kind == other.scale.kind && scale.answers == other.scale.answers && scale.step == other.scale.step
      && scale.worse == other.scale.worse
  }

  /// The symptom of packs that counts in its place; nil where none does.
  func symptom(of packs: [ConditionPack]) -> SymptomDefinition? {
    guard role == .symptom else { return nil }
    return [becomes, SymptomID(id.rawValue)].lazy.compactMap { id in
      id.flatMap { id in packs.lazy.compactMap { $0.symptom(id) }.first }
    }.first
  }

  /// With what the packs say of it.
  func read(by packs: [ConditionPack]) -> TrackableDefinition {
    guard role != nil else { return self }
    var own = self
    own.yieldsTo =
      role == .symptom
      ? symptom(of: packs)?.metric : packs.lazy.flatMap(\.foods).first { $0.id.rawValue == id.rawValue }?.metric
    own.packScale = packs.lazy.flatMap(\.scales).first { scale in
      scale.id == "severity" && scale.kind == .points && scale.answers == range && scale.step == step
        && scale.worse == .high
    }
    return own
  }
}
