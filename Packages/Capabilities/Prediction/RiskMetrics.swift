import TrackerCore

/// The metrics of flares and of the risk engine; those that the engine computes are never inputs to themselves.
enum RiskMetrics {
  /// Marks for one condition, by its id.
  static let marks = MetricFamily(
    prefix: FlareRule.markPrefix, placeholder: "condition",
    about: "1 on a day marked as a flare of one condition, 0 on one marked as none. It counts before `flare.mark`."
  ) { id, condition in
    MetricDefinition(
      id: id, name: .words("Flare mark of {condition}", ["condition": "\(condition)"]), unit: "yes or no", range: 0...1,
      direction: .high, fold: .max,
      absence: .unknown, about: "1 on a day marked as a flare of the condition, 0 on one marked as none.",
      countsYes: true, isImportable: false
    ).sharingEntries(
      with: .metric(FlareRule.mark), .metric(FlareRule.severityMark), .family(prefix: FlareRule.markPrefix))
  }

  /// An import makes the severity of a day and its mark of one column, so the two count the same.
  static let all: [MetricDefinition] = [
    MetricDefinition(
      id: FlareRule.mark, name: "Flare mark", unit: "yes or no", range: 0...1, direction: .high, fold: .max,
      absence: .unknown,
      about: "1 on a day marked as a flare, by the person or an import. 0 on one marked as none.",
      countsYes: true, isImportable: false
    ).sharingEntries(with: .metric(FlareRule.severityMark)),
    MetricDefinition(
      id: FlareRule.severityMark, name: "Severity of the day", unit: "points", range: 0...10, direction: .high,
      fold: .max,
      absence: .unknown,
      about: "The severity of a day, from an import that has no symptom for it.", isImportable: false),
    MetricDefinition(
      id: RiskModel.raisedGroups, name: "Raised risk groups", unit: "groups", range: 0...100, direction: .high,
      fold: .max,
      absence: .unknown,
      about: "How many other risk groups have a score of 50 or more on the day.",
      isImportable: false),
  ]
}
