import TrackerCore

extension ConditionPack {
  /// The paths of the parts that can be there for some people only, as they stand in `pack.yaml`; those that are left
  /// out for the person whom the pack was fitted to are not among them.
  var partPaths: [String] {
    let symptoms = symptoms.filter { !leftOut.symptoms.contains($0.id) }.map { "symptoms.\($0.id)" }
    let metrics = (trackables ?? []).filter { !$0.isHidden }.map { "metrics.\($0.id)" }
    let options = onboarding.flatMap { step in step.options.map { "onboarding.\(step.id).options.\($0.id)" } }
    return symptoms + metrics + risk.factors.map { "risk.factors.\($0.id)" }
      + (insights ?? []).map { "insights.\($0.id)" } + goals.map { "goals.\($0.id)" } + options
  }
}
