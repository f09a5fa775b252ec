extension [ConditionPack] {
  /// Symptoms that two of the packs answer on different scales, and metrics that they declare with different values:
  /// such packs can't be used together, since an answer means one thing.
  public var sharedFaults: [Diagnostic] {
    clashes(\.symptoms, by: \.id) { one, other in
      let (scale, second) = (one.scale, other.scale)
      let isSame =
        scale.range == second.range && scale.step == second.step && scale.worse == second.worse
        && scale.kind == second.kind
      return isSame
        ? nil
        : Diagnostic(
          code: "clashing-symptoms", "{first} and {second} use different scales for {symptom}",
          ["symptom": .verbatim(other.name)])
    }
      + clashes({ $0.trackables ?? [] }, by: \.id) { one, other in
        one.agrees(with: other)
          ? nil
          : Diagnostic(
            code: "clashing-metrics", "{first} and {second} have different values for {metric}",
            ["metric": .verbatim(other.label)])
      }
  }

  /// What is wrong between each part and the first of its id, filled in with the names of both packs.
  private func clashes<Part, ID: Hashable>(
    _ parts: (ConditionPack) -> [Part], by id: (Part) -> ID, _ fault: (Part, Part) -> Diagnostic?
  ) -> [Diagnostic] {
    var first: [ID: (part: Part, pack: String)] = [:]
    var diagnostics: [Diagnostic] = []
    for pack in self {
      for part in parts(pack) {
        guard let known = first[id(part)] else {
          first[id(part)] = (part, pack.name)
          continue
        }
        guard let fault = fault(known.part, part) else { continue }
        diagnostics.append(
          Diagnostic(
            code: fault.code,
            fault.message.filled(with: ["first": .verbatim(known.pack), "second": .verbatim(pack.name)])
          ))
      }
    }
    return diagnostics
  }
}
