import TrackerCore

extension Session {
  /// Days before in which a symptom at the bad end of its scale has stayed there.
  private static let daysStaying = 7

  /// What packs say of symptoms that have come to the bad end of their scales: said when they come there, not on every
  /// day that they stay.
  ///
  /// - Parameters:
  ///   - answers: What was answered now; what is absent is unknown, and nothing is said of it.
  ///   - journal: With the days before, which tell whether a symptom has been there within the week.
  /// - Throws: `Failure` (`storage`) when the journal can't be read.
  public func seekCare(_ answers: [SymptomID: Double], on day: Day, in journal: any JournalReading) throws -> [String] {
    func isBad(_ value: Double, _ symptom: SymptomDefinition) -> Bool {
      symptom.scale.band(of: symptom.scale.nearestAnswer(to: value))?.colour == .red
    }
    let bad = person.entryContext.symptoms.filter { symptom in
      symptom.seekCare != nil && answers[symptom.id].map { isBad($0, symptom) } ?? false
    }
    guard !bad.isEmpty else { return [] }
    let week = day.advanced(by: -Session.daysStaying)...day.advanced(by: -1)
    let totals = try journal.totals(of: Set(bad.map(\.metric)), in: week)
    return bad.compactMap { symptom in
      let latest = totals.filter { $0.metric == symptom.metric }.max { $0.day < $1.day }
      return latest.map { isBad($0.value, symptom) } ?? false ? nil : symptom.seekCare
    }
  }

  /// The same of what an entry says of symptoms; nil where there is nothing to say.
  public func seekCare(for entry: Entry, of kind: any LogKind.Type, in journal: any JournalReading) throws -> [String]?
  {
    let measures = kind.measures(of: entry, in: person.entryContext)
    let answers = Dictionary(
      measures.compactMap { measure in SymptomID(of: measure.metric).map { ($0, measure.value) } },
      uniquingKeysWith: { $1 })
    let said = try seekCare(answers, on: entry.day, in: journal)
    return said.isEmpty ? nil : said
  }
}
