import TrackerCore
import TrackerYAML

extension ColumnMap {
  /// Reads a map strictly, for a file with these columns and a person with this catalogue: every key that is not in the grammar, every missing
  /// one, every value of another shape, every unknown column or metric is a fault.
  ///
  /// - Throws: `Failure` (`validation`) with all faults in the order of their places.
  public static func read(_ bytes: [UInt8], file: String, for columns: [String], catalogue: MetricCatalogue) throws(Failure) -> ColumnMap {
    let (map, faults) = read(bytes, file: file)
    let all = faults + (map?.faults(columns: columns, catalogue: catalogue) ?? [])
    guard let map, all.isEmpty else { throw Failure.invalid(all.sorted { $0.place.position < $1.place.position }) }
    return map
  }

  /// Reads a map by its grammar alone.
  ///
  /// - Returns: the map as far as it can be read, for looking for more faults, and all faults in the order of their places; only a map
  ///   without faults says what its file means.
  public static func read(_ bytes: [UInt8], file: String) -> (map: ColumnMap?, faults: [Diagnostic]) {
    let (node, faults) = YAMLParser.parse(bytes, file: file)
    var parser = ColumnMapParser(faults: faults.map { Diagnostic($0) })
    let map = node.flatMap { parser.readMap($0) }
    return (map, parser.faults.sorted { $0.place.position < $1.place.position })
  }
}

extension Place? {
  fileprivate var position: (line: Int, column: Int) { (self?.line ?? 0, self?.column ?? 0) }
}

/// Turns the nodes of a map into its values and collects what is wrong with them.
private struct ColumnMapParser {
  var faults: [Diagnostic]

  mutating func readMap(_ node: YAMLNode) -> ColumnMap? {
    let keys = ["person", "day", "start", "flare", "severity", "metrics"]
    guard let mapping = readMapping(node, "a column map", keys: keys) else { return nil }
    let person = mapping["person"].flatMap { readColumn($0) }
    let day = required("day", of: mapping, at: node).flatMap { readColumn($0) }
    let start = mapping["start"].flatMap { readStart($0) }
    let flare = mapping["flare"].flatMap { readFlare($0) }
    let severity = mapping["severity"].flatMap { readSeverity($0) }
    let metrics = mapping["metrics"].map { readMetrics($0) } ?? []
    if ["flare", "severity", "metrics"].allSatisfy({ mapping[$0] == nil }) {
      report("missing-key", "The map names nothing to read", at: node, allowed: "at least one of flare, severity, metrics")
    }
    return day.map { ColumnMap(person: person, day: $0, start: start, flare: flare, severity: severity, metrics: metrics) }
  }

  private mutating func readFlare(_ node: YAMLNode) -> ColumnMap.Flare? {
    guard let mapping = readMapping(node, "flare", keys: ["column", "at_least"]) else { return nil }
    let atLeast = mapping["at_least"].flatMap { readNumber($0) }
    return required("column", of: mapping, at: node).flatMap { readColumn($0) }.map { ColumnMap.Flare(column: $0, atLeast: atLeast) }
  }

  private mutating func readSeverity(_ node: YAMLNode) -> ColumnMap.Severity? {
    guard let mapping = readMapping(node, "severity", keys: ["column", "from", "flare_at", "step"]) else { return nil }
    let column = required("column", of: mapping, at: node).flatMap { readColumn($0) }
    let from = required("from", of: mapping, at: node).flatMap { readRange($0) }
    let flareAt = mapping["flare_at"].flatMap { readNumber($0) }
    let step = mapping["step"].flatMap { readNumber($0) }
    guard let from, let column else { return nil }
    if let flareAt, let node = mapping["flare_at"], !from.contains(flareAt) {
      report("out-of-range", "flare_at is outside of the column's scale", at: node, found: flareAt.plain, allowed: from.plain)
    }
    if let step, let node = mapping["step"], !(0...(from.upperBound - from.lowerBound)).contains(step) {
      report(
        "out-of-range", "A step can't be longer than the scale", at: node, found: step.plain,
        allowed: (0...(from.upperBound - from.lowerBound)).plain + "; 0 where any value can be")
    }
    return ColumnMap.Severity(column: column, from: from, flareAt: flareAt, step: step)
  }

  private mutating func readMetrics(_ node: YAMLNode) -> [ColumnMap.Metric] {
    guard let mapping = readMapping(node, "metrics", keys: nil) else { return [] }
    if mapping.entries.isEmpty { report("missing-key", "No metric is named", at: node, allowed: "metric.id: column") }
    return mapping.entries.compactMap { entry in
      readColumn(entry.value).map { ColumnMap.Metric(MetricID(entry.key), at: Place(entry.keyMark), column: $0) }
    }
  }

  private mutating func readStart(_ node: YAMLNode) -> Day? {
    if let text = node.scalar?.text, let day = Day(text) { return day }
    report(
      "wrong-shape", "The day on which the file begins to count", at: node, found: node.scalar?.text, allowed: "a date such as 2026-03-02")
    return nil
  }

  private mutating func readRange(_ node: YAMLNode) -> ClosedRange<Double>? {
    if let ends = node.sequence?.compactMap({ $0.scalar?.double }), ends.count == 2, node.sequence?.count == 2, ends[0] < ends[1] {
      return ends[0]...ends[1]
    }
    report("wrong-shape", "The column's scale is two numbers, the lower one first", at: node, allowed: "such as [0, 3]")
    return nil
  }

  private mutating func readNumber(_ node: YAMLNode) -> Double? {
    if let number = node.scalar?.double { return number }
    report("wrong-shape", "This is not a number", at: node, found: node.scalar?.text, allowed: "a number such as 2 or 2.5")
    return nil
  }

  /// Any single value is a column's name: a header may well hold `2021` or `no`.
  private mutating func readColumn(_ node: YAMLNode) -> ColumnMap.Column? {
    if let scalar = node.scalar, !scalar.isNull, !scalar.text.isEmpty { return ColumnMap.Column(scalar.text, at: Place(node.mark)) }
    report("wrong-shape", "The name of a column is missing", at: node, allowed: "a name of the file's header")
    return nil
  }

  private mutating func required(_ key: String, of mapping: YAMLMapping, at node: YAMLNode) -> YAMLNode? {
    if let value = mapping[key] { return value }
    report("missing-key", "The key \(key) is missing", at: node)
    return nil
  }

  private mutating func readMapping(_ node: YAMLNode, _ what: String, keys: [String]?) -> YAMLMapping? {
    guard let mapping = node.mapping else {
      report("wrong-shape", "\(what) is not a mapping", at: node, allowed: keys.map { $0.joined(separator: ", ") } ?? "metric.id: column")
      return nil
    }
    for entry in mapping.entries {
      guard let keys, !keys.contains(entry.key), !entry.key.hasPrefix("x-") else { continue }
      faults.append(
        Diagnostic(
          code: "unknown-key", "There is no such key", at: Place(entry.keyMark), found: entry.key, allowed: keys.joined(separator: ", "),
          nearest: nearestMatch(to: entry.key, among: keys)))
    }
    return mapping
  }

  private mutating func report(_ code: String, _ message: String, at node: YAMLNode, found: String? = nil, allowed: String? = nil) {
    faults.append(Diagnostic(code: code, message, at: Place(node.mark), found: found, allowed: allowed))
  }
}
