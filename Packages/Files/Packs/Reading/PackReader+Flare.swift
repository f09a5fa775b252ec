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
    _ = reader.word(fields["take"], "flare.take", among: PackLimits.flareTakes)
    let relative = relative(fields)
    let ids = symptomIDs(fields["of"], "flare.of", fewest: 1)
    let places = Dictionary(zip(symptoms.lazy.map(\.id), symptoms.indices)) { first, _ in first }
    let looked = ids.compactMap { places[$0] }.map { symptoms[$0] }
    guard let atLeast = reader.number(fields["at_least"], "flare.at_least"), let node = fields["at_least"] else {
      return none
    }
    for symptom in looked where !symptom.scale.range.contains(atLeast) {
      reader.report(
        "out-of-range", "{key} must be {allowed}, the scale of {symptom}, not {found}",
        ["key": .verbatim("`flare.at_least`"), "symptom": "\(symptom.id)"], at: node.mark, found: atLeast.words,
        allowed: .range(symptom.scale.range))
    }
    let turned = turned(atLeast, for: looked, at: fields)
    return FlareRule(
      symptoms: looked.map {
        FlareRule.Symptom(id: $0.id, range: $0.scale.range, step: $0.scale.step, worse: $0.scale.worse)
      },
      atLeast: turned,
      relative: relative)
  }

  /// `at_least` as a severity, which is high where it is bad: on a scale whose bad end is low, reaching 3 is falling to
  /// it.
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
