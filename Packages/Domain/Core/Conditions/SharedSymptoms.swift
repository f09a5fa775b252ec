extension [ConditionPack] {
  /// Symptoms that two of the packs answer on different scales: such packs can't be used together, since an answer
  /// means one thing.
  public var sharedSymptomFaults: [Diagnostic] {
    var first: [SymptomID: (symptom: SymptomDefinition, pack: String)] = [:]
    var diagnostics: [Diagnostic] = []
    for pack in self {
      for symptom in pack.symptoms {
        guard let known = first[symptom.id] else {
          first[symptom.id] = (symptom, pack.name)
          continue
        }
        let (one, other) = (known.symptom.scale, symptom.scale)
        guard one.range != other.range || one.step != other.step || one.worse != other.worse else { continue }
        diagnostics.append(
          Diagnostic(
            code: "clashing-symptoms", "{first} and {second} use different scales for {symptom}",
            ["first": .verbatim(known.pack), "second": .verbatim(pack.name), "symptom": .verbatim(symptom.name)]))
      }
    }
    return diagnostics
  }
}
