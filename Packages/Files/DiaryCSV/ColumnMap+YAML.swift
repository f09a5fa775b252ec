import TrackerCore
import TrackerStrictYAML
import TrackerYAML

extension ColumnMap {
  /// Reads a map strictly, for a file with these columns and a person with this catalogue: every key that is not in the
  /// grammar, every missing one, every value of another shape, every unknown column, metric or field is an error.
  ///
  /// - Parameter fields: Of kinds of entries, as maps name them; nil where they are not asked for, and not looked at.
  /// - Throws: `Failure` (`validation`) with all problems in the order of their places.
  public static func read(
    _ bytes: [UInt8], file: String, for columns: [String], catalogue: MetricCatalogue, fields: Set<String>? = nil
  ) throws(Failure) -> ColumnMap {
    let (map, diagnostics) = read(bytes, file: file)
    let all = diagnostics + (map?.diagnostics(columns: columns, catalogue: catalogue, fields: fields) ?? [])
    guard let map, all.isEmpty else { throw Failure.invalid(all.sorted { $0.isBefore($1) }) }
    return map
  }

  /// Reads a map by its grammar alone.
  ///
  /// - Returns: the map as far as it can be read, for looking for more problems, and all problems in the order of their
  ///   places; only a map without problems says what its file means.
  public static func read(_ bytes: [UInt8], file: String) -> (map: ColumnMap?, diagnostics: [Diagnostic]) {
    let (node, diagnostics) = YAMLParser.parse(bytes, file: file)
    var parser = ColumnMapParser(reader: NodeReader(diagnostics: diagnostics.map { Diagnostic($0) }))
    let map = node.flatMap { parser.readMap($0) }
    return (map, parser.reader.diagnostics.sorted { $0.isBefore($1) })
  }
}

/// Turns the nodes of a map into its values.
private struct ColumnMapParser {
  var reader: NodeReader

  mutating func readMap(_ node: YAMLNode) -> ColumnMap? {
    let optional = ["person", "start", "dates", "decimals", "flare", "severity", "metrics", "entries"]
    guard let fields = reader.fields(node, at: node.mark, key: node.mark.file, required: ["day"], optional: optional)
    else { return nil }
    let person = fields["person"].flatMap { readColumn($0) }
    let day = fields["day"].flatMap { readColumn($0) }
    let start = fields["start"].flatMap { readStart($0) }
    let flare = fields["flare"].flatMap { readFlare($0) }
    let severity = fields["severity"].flatMap { readSeverity($0) }
    let metrics = fields["metrics"].map { readMetrics($0) } ?? []
    let entries = fields["entries"].map { readEntries($0) } ?? []
    let dates = fields["dates"].flatMap { readChoice($0, "dates", of: DateOrder.self) }
    let decimals = fields["decimals"].flatMap { readChoice($0, "decimals", of: DecimalSign.self) }
    if ["flare", "severity", "metrics", "entries"].allSatisfy({ fields[$0] == nil }) {
      reader.report(
        "missing-key", "The map names nothing to import", at: node.mark,
        allowed: "at least one of flare, severity, metrics, entries")
    }
    return day.map {
      ColumnMap(
        person: person, day: $0, start: start, flare: flare, severity: severity, metrics: metrics, entries: entries,
        dates: dates, decimals: decimals)
    }
  }

  private mutating func readChoice<Choice: RawRepresentable<String> & CaseIterable>(
    _ node: YAMLNode, _ key: String, of choices: Choice.Type
  ) -> Choice? {
    if let choice = node.scalar.flatMap({ Choice(rawValue: $0.text) }) { return choice }
    reader.wrongType(node, key, allowed: .anyOf(Choice.allCases.map { "\($0.rawValue)" }))
    return nil
  }

  private mutating func readFlare(_ node: YAMLNode) -> ColumnMap.Flare? {
    guard let fields = reader.fields(node, at: node.mark, key: "flare", required: ["column"], optional: ["at_least"])
    else { return nil }
    let atLeast = reader.number(fields["at_least"], "flare.at_least")
    return fields["column"].flatMap { readColumn($0) }.map { ColumnMap.Flare(column: $0, atLeast: atLeast) }
  }

  private mutating func readSeverity(_ node: YAMLNode) -> ColumnMap.Severity? {
    let optional = ["flare_at", "step"]
    guard
      let fields = reader.fields(
        node, at: node.mark, key: "severity", required: ["column", "from"], optional: optional)
    else {
      return nil
    }
    let column = fields["column"].flatMap { readColumn($0) }
    guard let from = reader.range(fields["from"], "severity.from"), let column else { return nil }
    let flareAt = reader.number(fields["flare_at"], "severity.flare_at", in: from)
    // 0 where any value can be.
    let step = reader.number(fields["step"], "severity.step", in: 0...(from.upperBound - from.lowerBound))
    return ColumnMap.Severity(column: column, from: from, flareAt: flareAt, step: step)
  }

  private mutating func readMetrics(_ node: YAMLNode) -> [ColumnMap.Metric] {
    guard let mapping = node.mapping else {
      reader.wrongType(node, "metrics", allowed: "metric.id: column")
      return []
    }
    if mapping.entries.isEmpty {
      reader.report("missing-key", "The map names no metric", at: node.mark, allowed: "metric.id: column")
    }
    return mapping.entries.compactMap { entry in
      readMetric(entry.value, MetricID(entry.key), at: Place(entry.keyMark))
    }
  }

  /// The name of a column, or the column with its scale or unit.
  private mutating func readMetric(_ node: YAMLNode, _ id: MetricID, at place: Place) -> ColumnMap.Metric? {
    guard node.mapping != nil else { return readColumn(node).map { ColumnMap.Metric(id, at: place, column: $0) } }
    guard
      let fields = reader.fields(
        node, at: node.mark, key: "metrics.\(id)", required: ["column"], optional: ["from", "unit"])
    else { return nil }
    let from = fields["from"].flatMap { reader.range($0, "metrics.\(id).from") }
    let unit = fields["unit"].flatMap { readChoice($0, "metrics.\(id).unit", of: TimeUnit.self) }
    return fields["column"].flatMap { readColumn($0) }.map {
      ColumnMap.Metric(id, at: place, column: $0, from: from, unit: unit)
    }
  }

  private mutating func readEntries(_ node: YAMLNode) -> [ColumnMap.Entry] {
    guard let mapping = node.mapping else {
      reader.wrongType(node, "entries", allowed: "kind.field: column")
      return []
    }
    return mapping.entries.compactMap { entry in
      let parts = entry.key.split(separator: ".", maxSplits: 1).map(String.init)
      guard parts.count == 2 else {
        reader.report(
          "unknown-field", "This is not a field of an entry", at: entry.keyMark, found: shown(entry.key),
          allowed: "a kind and its field, such as check-in.notes")
        return nil
      }
      return readColumn(entry.value).map {
        ColumnMap.Entry(LogKindID(parts[0]), parts[1], at: Place(entry.keyMark), column: $0)
      }
    }
  }

  private mutating func readStart(_ node: YAMLNode) -> Day? {
    if let text = node.scalar?.text, let day = Day(text) { return day }
    reader.wrongType(node, "start", allowed: "a date such as 2026-03-02")
    return nil
  }

  /// Any single value is a column's name: a header may well hold `2021` or `no`.
  private mutating func readColumn(_ node: YAMLNode) -> ColumnMap.Column? {
    if let scalar = node.scalar, !scalar.isNull, !scalar.text.isEmpty {
      return ColumnMap.Column(scalar.text, at: Place(node.mark))
    }
    reader.wrongType(node, "column", allowed: "the name of a column")
    return nil
  }
}
