import TrackerCore

extension ColumnMap {
  /// What can't be right of the map for a file with these columns and a person with this catalogue.
  ///
  /// - Parameter fields: Of kinds of entries, as maps name them; nil where nobody asks for them.
  func diagnostics(columns header: [String], catalogue: MetricCatalogue, fields: Set<String>?) -> [Diagnostic] {
    columns.compactMap { columnDiagnostic($0, header: header) }
      + metrics.compactMap { metricDiagnostic($0, catalogue: catalogue) ?? unitDiagnostic($0, catalogue: catalogue) }
      + (fields.map { fields in entries.compactMap { entryDiagnostic($0, fields: fields) } } ?? [])
  }

  private func entryDiagnostic(_ entry: Entry, fields: Set<String>) -> Diagnostic? {
    guard !fields.contains(entry.key) else { return nil }
    let nearest = nearestMatch(to: entry.key, among: fields.sorted())
    return Diagnostic(
      code: "unknown-field", "“{name}” is not a field of an entry", ["name": .verbatim(entry.key)], at: entry.place,
      found: entry.key,
      allowed: nearest == nil ? "a kind and its field, such as check-in.notes" : nil, nearest: nearest)
  }

  private func unitDiagnostic(_ metric: Metric, catalogue: MetricCatalogue) -> Diagnostic? {
    guard metric.unit != nil, let unit = catalogue[metric.id]?.unit, TimeUnit(rawValue: unit) == nil else { return nil }
    return Diagnostic(
      code: "no-time", "“{name}” is not in hours or minutes, so it takes no unit", ["name": "\(metric.id)"],
      at: metric.place, found: metric.id.rawValue)
  }

  /// Whether columns may bring values of a metric: it is neither the program's own, worked out nor from documents.
  static func canBring(_ metric: MetricDefinition) -> Bool {
    metric.isImportable && metric.documents == nil && metric.derivation == nil
  }

  private func columnDiagnostic(_ column: Column, header: [String]) -> Diagnostic? {
    switch header.count(where: { $0 == column.name }) {
    case 1: return nil
    case 0:
      let nearest = nearestMatch(to: column.name, among: header)
      let listed = header.prefix(30).joined(separator: ", ") + (header.count > 30 ? ", …" : "")
      return Diagnostic(
        code: "unknown-column", "The file has no column “{name}”", ["name": .verbatim(column.name)], at: column.place,
        found: column.name, allowed: nearest == nil ? .verbatim(listed) : nil, nearest: nearest)
    default:
      return Diagnostic(
        code: "ambiguous-column", "The file has several columns called “{name}”. Rename all but one",
        ["name": .verbatim(column.name)], at: column.place, found: column.name)
    }
  }

  private func metricDiagnostic(_ metric: Metric, catalogue: MetricCatalogue) -> Diagnostic? {
    let id = metric.id.rawValue
    if metric.id == FlareRule.mark || metric.id == FlareRule.severityMark {
      let key = metric.id == FlareRule.mark ? "flare" : "severity"
      return Diagnostic(
        code: "own-key", "“{name}” has its own key in a map", ["name": .verbatim(id)], at: metric.place, found: id,
        allowed: .verbatim("\(key): {column: …}"))
    }
    let definition = catalogue[metric.id]
    guard !Measure.isOfKeeping(metric.id), definition?.isImportable != false, definition?.documents == nil else {
      return Diagnostic(
        code: "computed-metric", "“{name}” cannot be imported. The program calculates it", ["name": .verbatim(id)],
        at: metric.place, found: id)
    }
    guard let definition else {
      return Diagnostic(
        code: "unknown-metric", "“{name}” is not a metric", ["name": .verbatim(id)], at: metric.place, found: id,
        allowed: "what symptoms pack metrics lists, or custom.NAME for one of your own",
        nearest: catalogue.nearest(to: metric.id)?.rawValue
      )
    }
    guard let derivation = definition.derivation else { return nil }
    let inputs = derivation.inputs.map(\.rawValue).joined(separator: ", ")
    return Diagnostic(
      code: "computed-metric", "“{name}” cannot be imported. It comes from other metrics",
      ["name": .verbatim(id)], at: metric.place, found: id, allowed: .verbatim(inputs))
  }
}
