import TrackerCore
import TrackerPacks

extension AppliesTo {
  /// As a pack's pages and comparisons have it: `diagnosis hops or jumps, female, aged 50 or more`.
  var written: String {
    let ages =
      switch (from, to) {
      case (let from?, let to?): "aged \(from) to \(to)"
      case (let from?, nil): "aged \(from) or more"
      case (nil, let to?): "aged \(to) or less"
      case (nil, nil): String?.none
      }
    return [
      diagnosis.map { "diagnosis \($0.joined(separator: " or "))" },
      sex.map { $0.map(\.rawValue).joined(separator: " or ") }, ages,
    ].compactMap { $0 }.joined(separator: ", ")
  }
}

extension AppliesTo {
  /// As a pack writes it: `{diagnosis: [crohns], age: {from: 50}}`.
  var inYAML: String {
    let ages = [from.map { "from: \($0)" }, to.map { "to: \($0)" }].compactMap { $0 }
    let parts = [
      diagnosis.map { "diagnosis: [\($0.joined(separator: ", "))]" },
      sex.map { "sex: [\($0.map(\.rawValue).joined(separator: ", "))]" },
      ages.isEmpty ? nil : "age: {\(ages.joined(separator: ", "))}",
    ]
    return "{\(parts.compactMap { $0 }.joined(separator: ", "))}"
  }
}

extension SeekCare.When {
  /// As a pack writes it: `{newly_at: 4, site: [one calf]}`; nil where a pack writes nothing.
  var inYAML: String? {
    let values = with.map { "\(SeekCare.When.name(of: $0.key)): \($0.value.words)" }.sorted()
    let threshold: String? =
      switch threshold {
      case .at(let value): "at: \(value.words)"
      case .newlyAt(let value): "newly_at: \(value.words)"
      case .newlyRed, .any: nil
      }
    let parts = [
      threshold, by.map { "\(PackKeys.seekCareRise): \($0.words)" },
      sites.isEmpty ? nil : "site: [\(sites.joined(separator: ", "))]",
      values.isEmpty ? nil : "with: {\(values.joined(separator: ", "))}",
    ].compactMap { $0 }
    return parts.isEmpty ? nil : "{\(parts.joined(separator: ", "))}"
  }
}

extension SeekCare.Level {
  fileprivate var words: Phrase {
    switch self {
    case .ambulance: "call an ambulance"
    case .now: "get help now"
    case .today: "see a doctor today"
    case .soon: "see a doctor soon"
    }
  }
}

extension SeekCare.Rule {
  /// `call an ambulance, at 8: Call an ambulance if …`
  ///
  /// - Parameter name: A metric that must be so on the same day, with its value in words; as a pack writes it where
  ///   nothing else is said.
  public func words(
    _ name: (MetricID, Double) -> Phrase = { "\(SeekCare.When.name(of: $0)) \($1.words)" }
  ) -> Phrase {
    .words("{level}, {when}: {says}", ["level": level.words, "when": when.words(name), "says": .verbatim(says)])
  }
}

extension SeekCare.When {
  /// When it is said, such as `newly at 8, or worse than before`.
  fileprivate func words(_ name: (MetricID, Double) -> Phrase) -> Phrase {
    let answer: Phrase =
      switch threshold {
      case .newlyRed: "newly in the red band"
      case .at(let value): .words("at {value}", ["value": .number(value, upTo: 1)])
      case .newlyAt(let value):
        by.map { rise in
          .words(
            "newly at {value}, or {rise} worse than before",
            ["value": .number(value, upTo: 1), "rise": .number(rise, upTo: 3)])
        } ?? .words("newly at {value}, or worse than before", ["value": .number(value, upTo: 1)])
      case .any: "on every answer but none"
      }
    let place: Phrase? =
      sites.isEmpty ? nil : .words("in one of {sites}", ["sites": .verbatim(sites.joined(separator: ", "))])
    let values = with.sorted { $0.key < $1.key }.map { name($0.key, $0.value) }
    let beside: Phrase? = with.isEmpty ? nil : .words("with {values} on the same day", ["values": .allOf(values)])
    return .parts([answer, place, beside])
  }
}

extension Keep {
  /// As a pack writes it.
  var written: String { because ?? "true" }
}
