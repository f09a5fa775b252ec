extension [ConditionPack] {
  /// Symptoms that two of the packs answer on different scales: such packs can't be used together, since an answer
  /// means one thing.
  public var sharedSymptomFaults: [Diagnostic] {
    var first: [SymptomID: (symptom: SymptomDefinition, pack: PackID)] = [:]
    var diagnostics: [Diagnostic] = []
    for pack in self {
      for symptom in pack.symptoms {
        guard let known = first[symptom.id] else {
          first[symptom.id] = (symptom, pack.id)
          continue
        }
        let (one, other) = (known.symptom.scale, symptom.scale)
        guard one.range != other.range || one.step != other.step || one.worse != other.worse else { continue }
        diagnostics.append(
          Diagnostic(
            code: "clashing-symptoms",
            "The packs \(known.pack) and \(pack.id) answer the symptom \(symptom.id) on different scales",
            found: "\(one.id) and \(other.id)", allowed: "packs whose shared symptoms have one scale and one bad end"))
      }
    }
    return diagnostics
  }
}
