import TrackerCore
import TrackerStrictYAML

/// What a pack has for a person, and what it says of getting help.
extension ScenarioRunner {
  func failures(there: [Scenario.Part], leftOut: [Scenario.Part]) -> [ScenarioResult.Failure] {
    let known = Set(pack.partPaths)
    func failure(_ part: Scenario.Part, _ isExpected: Bool) -> ScenarioResult.Failure? {
      guard known.contains(part.path) != isExpected else { return nil }
      let words: (Bool) -> Phrase = { $0 ? "there for this person" : "left out for this person" }
      return .init(place: part.place, what: quoted(part.path), expected: words(isExpected), got: words(!isExpected))
    }
    return there.compactMap { failure($0, true) } + leftOut.compactMap { failure($0, false) }
  }

  /// Where the red flags of a day are others than expected.
  func mismatches(
    of expectation: Scenario.SeekCareExpectation, on day: Day, in table: DayTable, sites: [SymptomID: String]
  ) -> [(subject: Phrase, expected: Phrase, got: Phrase)] {
    let spoken = SeekCareSubject.all(of: pack, in: catalogue).map { subject in
      (name: subject.name, levels: levels(of: subject, on: day, in: table, site: sites[subject.name]))
    }
    let expected: [(name: SymptomID, levels: [SeekCare.Level])] =
      switch expectation {
      case .none: spoken.map { ($0.name, []) }
      case .levels(let levels): levels.map { ($0.key, $0.value) }.sorted { $0.0.rawValue < $1.0.rawValue }
      }
    func words(_ levels: [SeekCare.Level]) -> Phrase {
      levels.isEmpty ? "silent" : "\(levels.sorted(by: >).map(\.rawValue).joined(separator: ", "))"
    }
    return expected.compactMap { name, levels in
      let found = spoken.first { $0.name == name }?.levels ?? []
      guard found.sorted() != levels.sorted() else { return nil }
      return ("\(name)", words(levels), words(found))
    }
  }

  /// The levels of the rules that the value of a day meets, as they would speak when it is saved.
  private func levels(of subject: SeekCareSubject, on day: Day, in table: DayTable, site: String?) -> [SeekCare.Level] {
    guard let answer = table[subject.metric, day].number else { return [] }
    return subject.rules.filter { rule in
      guard rule.when.isMet(by: answer, on: subject.scale) else { return false }
      if !rule.when.sites.isEmpty {
        guard let site, let symptom = subject.symptom, pack.names(rule.when.sites, of: symptom, in: site) else {
          return false
        }
      }
      let week = (1...SeekCare.When.daysStaying).reversed().compactMap {
        table[subject.metric, day.advanced(by: -$0)].number
      }
      guard rule.when.isNews(answer, after: week, on: subject.scale) else { return false }
      return rule.when.with.allSatisfy { metric, threshold in
        let worse = pack.symptoms.first { $0.metric == metric }?.scale.worse ?? catalogue[metric]?.direction
        return table[metric, day].number.map { SeekCare.When.reaches($0, threshold, worse: worse) } ?? false
      }
    }.map(\.level)
  }
}
