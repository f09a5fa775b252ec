extension EntryContext {
  /// The symptom of exactly this id, from the first pack that has it, else the person's own one; of one that was merged
  /// into another, that other. nil where there is none.
  public func symptom(_ id: SymptomID) -> SymptomDefinition? {
    if let found = packs.lazy.compactMap({ $0.symptom(id) }).first { return found }
    guard let own = trackables.named(id.rawValue), own.role == .symptom else { return nil }
    return own.symptom(of: packs) ?? own.symptom
  }

  /// The symptom whose answers are a metric; nil for a metric of something else.
  public func symptom(of metric: MetricID) -> SymptomDefinition? {
    if let id = SymptomID(of: metric) { return symptom(id) }
    return trackables.all.first { $0.role == .symptom && $0.metric == metric }.flatMap {
      symptom(SymptomID($0.id.rawValue))
    }
  }

  /// The symptom of an id, name or alias, in any case.
  public func symptom(named text: String) -> SymptomDefinition? { symptoms(named: text).first }

  /// The symptoms that go by an id or name, else by an alias, else by one of these in the singular or the plural, else
  /// by what another language calls them. Several where packs share the word.
  public func symptoms(named text: String) -> [SymptomDefinition] {
    let word = text.metricWord
    guard !word.isEmpty else { return [] }
    let symptoms = symptoms
    if let exact = symptoms.first(where: { $0.id.rawValue == word })
      ?? symptoms.first(where: { $0.name.metricWord == word })
    {
      return [exact]
    }
    let named = symptoms.filter { $0.aliases.contains { $0.metricWord == word } }
    if !named.isEmpty { return named }
    let same = symptoms.filter { $0.words.contains { $0.isSameWord(as: word) } }
    return same.isEmpty ? symptoms.filter { otherWords(of: $0).contains { $0.isSameWord(as: word) } } : same
  }

  /// Every word that may be typed for a symptom, in any language.
  public func words(of symptom: SymptomDefinition) -> [String] { symptom.words + otherWords(of: symptom) }

  private func otherWords(of symptom: SymptomDefinition) -> [String] {
    packs.flatMap { $0.otherWords.symptoms[symptom.id] ?? [] }.map(\.metricWord)
  }

  /// Every symptom of the packs, once, then those of the person's own. One that was merged into a pack's gives that its
  /// names.
  public var symptoms: [SymptomDefinition] {
    let ofPacks: [SymptomDefinition] = packs.flatMap(\.symptoms).reduce(into: []) { known, symptom in
      if !known.contains(where: { $0.id == symptom.id }) { known.append(symptom) }
    }
    return trackables.all.reduce(into: ofPacks) { known, own in
      guard let symptom = own.symptom else { return }
      if let other = own.symptom(of: packs), let place = known.firstIndex(where: { $0.id == other.id }) {
        known[place].aliases += ([symptom.name] + symptom.aliases).filter { !known[place].aliases.contains($0) }
      } else {
        known.append(symptom)
      }
    }
  }

  /// The symptoms that lists and suggestions show: all but those of the person's own that are hidden.
  public var shownSymptoms: [SymptomDefinition] {
    let hidden = Set(trackables.all.filter(\.isHidden).map(\.metric))
    return symptoms.filter { $0.ownMetric.map { !hidden.contains($0) } ?? true }
  }
}
