import TrackerCore
import TrackerStrictYAML
import TrackerYAML

extension PackReader {
  mutating func flare(_ root: Fields, symptoms: [SymptomDefinition]) -> FlareRule {
    let none = FlareRule(symptoms: [], atLeast: 0)
    guard let node = root["flare"],
      let fields = reader.fields(
        node, at: root.mark(of: "flare"), key: "flare", required: PackKeys.flare.required,
        optional: PackKeys.flare.optional)
    else { return none }
    let take = reader.word(fields["take"], "flare.take", FlareRule.Take.self)
    let relative = relative(fields)
    let ids = symptomIDs(fields["of"], "flare.of", fewest: 1)
    let places = Dictionary(zip(symptoms.lazy.map(\.id), symptoms.indices)) { first, _ in first }
    let looked = ids.compactMap { places[$0] }.map { symptoms[$0] }
    let thresholds = thresholds(fields, of: looked)
    let together = together(fields, of: ids.count, take: take)
    let days = reader.whole(fields["days"], "flare.days", in: FlareRule.daysInARow)
    guard let atLeast = reader.number(fields["at_least"], "flare.at_least"), let node = fields["at_least"] else {
      return none
    }
    // What is counted or timed goes from 0 to 10 along its range, unless it has a threshold of its own.
    let shared = looked.filter { thresholds[$0.id] == nil && $0.scale.kind == .points }
    for symptom in shared where !symptom.scale.range.contains(atLeast) {
      reader.report(
        "out-of-range", "{key} must be {allowed}, the scale of {symptom}, not {found}",
        ["key": .verbatim("`flare.at_least`"), "symptom": "\(symptom.id)"], at: node.mark, found: atLeast.words,
        allowed: .range(symptom.scale.range))
    }
    if shared.isEmpty, !looked.isEmpty, !PackLimits.severity.contains(atLeast) {
      reader.report(
        "out-of-range", "{key} must be {allowed}, not {found}", ["key": quoted("flare.at_least")], at: node.mark,
        found: atLeast.words, allowed: .range(PackLimits.severity))
    }
    let level = turned(atLeast, for: shared, at: fields)
    return FlareRule(
      symptoms: looked.map { symptom in
        var looked = FlareRule.Symptom(
          id: symptom.id, range: symptom.scale.range, step: symptom.scale.step, worse: symptom.scale.worse)
        looked.threshold = thresholds[symptom.id].map(looked.turned)
        if looked.threshold == nil, symptom.scale.kind != .points {
          looked.threshold = symptom.scale.range.upperBound * level / PackLimits.severity.upperBound
        }
        return looked
      },
      atLeast: level, relative: relative,
      together: together.flatMap { $0 == 1 ? nil : $0 }, take: take == .worst ? nil : take,
      days: days.flatMap { $0 == 1 ? nil : $0 })
  }

  /// The values from which on symptoms make a flare by themselves, in their own units.
  private mutating func thresholds(_ fields: Fields, of symptoms: [SymptomDefinition]) -> [SymptomID: Double] {
    guard let node = fields["each"] else { return [:] }
    guard let mapping = node.mapping else {
      reader.wrongType(node, "flare.each", allowed: "symptoms with values")
      return [:]
    }
    var thresholds: [SymptomID: Double] = [:]
    for entry in mapping.entriesOfFormat {
      guard let id = named(entry.key, at: entry.keyMark, .symptom, among: knownSymptoms).map(SymptomID.init(_:)) else {
        continue
      }
      let value = reader.number(entry.value, "flare.each.\(entry.key)")
      guard let symptom = symptoms.first(where: { $0.id == id }) else {
        // One with problems of its own is told where it stands.
        if let of = fields["of"]?.sequence, !of.contains(where: { $0.scalar?.text == entry.key }) {
          reader.report(
            "unknown-symptom", "“{found}” is not among the symptoms of the flare. Add it to {key}, or delete it here",
            ["key": quoted("flare.of")], at: entry.keyMark, found: shown(entry.key))
        }
        continue
      }
      guard let value else { continue }
      guard symptom.scale.holds(value), symptom.scale.worse == .low || value > 0 else {
        reader.report(
          "threshold-off-scale", "“{found}” is not a value of the symptom’s scale. Write {allowed}",
          at: entry.value.mark, found: value.words, allowed: symptom.scale.values)
        continue
      }
      thresholds[id] = value
    }
    return thresholds
  }

  /// How many symptoms must come together.
  private mutating func together(_ fields: Fields, of count: Int, take: FlareRule.Take?) -> Int? {
    guard let node = fields["together"] else { return nil }
    if take == .mean {
      reader.report(
        "contradiction", "The mean of all symptoms counts, so {key} has no meaning. Delete one of them",
        ["key": quoted("flare.together")], at: fields.mark(of: "together"))
    }
    return reader.whole(node, "flare.together", in: 1...max(1, count))
  }

  /// `at_least` as a severity, which is high where it is bad: on a scale whose bad end is low, reaching 3 is falling to
  /// it. A symptom with a threshold of its own may have any scale.
  private mutating func turned(_ atLeast: Double, for symptoms: [SymptomDefinition], at fields: Fields) -> Double {
    let low = symptoms.filter { $0.scale.worse == .low }
    guard let first = low.first else { return atLeast }
    if low.count < symptoms.count || low.contains(where: { $0.scale.range != first.scale.range }) {
      reader.report(
        "mixed-scales", "The symptoms of a flare must all have the same bad end, but here: {found}",
        at: fields.mark(of: "of"),
        found: symptoms.map { "\($0.id) \($0.scale.worse.rawValue)" }.joined(separator: ", "))
    }
    return first.scale.range.lowerBound + first.scale.range.upperBound - atLeast
  }

  private mutating func relative(_ fields: Fields) -> FlareRule.Relative? {
    guard let node = fields["relative"],
      let relative = reader.fields(
        node, at: fields.mark(of: "relative"), key: "flare.relative", required: PackKeys.relativeFlare.required)
    else { return nil }
    guard let above = reader.number(relative["above"], "flare.relative.above", in: PackLimits.aboveBaseline),
      let over = reader.days(relative["over"], "flare.relative.over", in: PackLimits.baselineDays)
    else { return nil }
    return FlareRule.Relative(above: above, over: over)
  }
}
