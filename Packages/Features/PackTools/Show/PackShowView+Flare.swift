import TrackerCore

extension PackShowView {
  struct Flare: Encodable, Sendable {
    var of: [SymptomID]
    /// As a severity: high is bad.
    var atLeast: Double
    /// Symptoms with a value of their own, in their own units; absent without any.
    var each: [SymptomID: Double]?
    /// How many symptoms must come together; absent for one.
    var together: Int?
    /// Absent for the worst.
    var take: FlareRule.Take?
    /// How many days in a row; absent for one.
    var days: Int?
    var relative: FlareRule.Relative?

    private enum CodingKeys: CodingKey { case of, atLeast, each, together, take, days, relative }

    func encode(to encoder: any Encoder) throws {
      var container = encoder.container(keyedBy: CodingKeys.self)
      try container.encode(of, forKey: .of)
      try container.encode(atLeast, forKey: .atLeast)
      // A dictionary is a JSON object only with texts as its keys.
      let own = each.map { Dictionary(uniqueKeysWithValues: $0.map { ($0.key.rawValue, $0.value) }) }
      try container.encodeIfPresent(own, forKey: .each)
      try container.encodeIfPresent(together, forKey: .together)
      try container.encodeIfPresent(take, forKey: .take)
      try container.encodeIfPresent(days, forKey: .days)
      try container.encodeIfPresent(relative, forKey: .relative)
    }
  }
}

extension PackShowView.Flare {
  init(_ rule: FlareRule) {
    let own = rule.symptoms.compactMap { symptom in symptom.threshold.map { (symptom.id, symptom.turned($0)) } }
    self.init(
      of: rule.symptoms.map(\.id), atLeast: rule.atLeast,
      each: own.isEmpty ? nil : Dictionary(own) { first, _ in first }, together: rule.together, take: rule.take,
      days: rule.days, relative: rule.relative)
  }
}
