import TrackerCore

extension ColumnMap {
  /// The map as a file that `read` reads to the same map.
  ///
  /// - Parameters:
  ///   - head: Lines that stand above it, as comments.
  ///   - leftOut: Columns that nothing is read from; those that a metric could hold stand below the metrics as
  ///     comments.
  public func text(head: [String], leftOut: [ColumnGuess.LeftOut]) -> String {
    var lines = head.map { "# \($0)" }
    if let person { lines.append("person: \(person.name.yamlText)") }
    lines.append("day: \(day.name.yamlText)")
    if let start { lines.append("start: \(start)") }
    if let dates { lines.append("dates: \(dates.rawValue)") }
    if let decimals { lines.append("decimals: \(decimals.rawValue)") }
    if let flare {
      let atLeast = flare.atLeast.map { ", at_least: \($0.words)" } ?? ""
      lines.append("flare: {column: \(flare.column.name.yamlText)\(atLeast)}")
    }
    if let severity {
      let flareAt = severity.flareAt.map { ", flare_at: \($0.words)" } ?? ""
      let step = severity.step.map { ", step: \($0.words)" } ?? ""
      let column = severity.column.name.yamlText
      lines.append("severity: {column: \(column), from: \(severity.from.yamlText)\(flareAt)\(step)}")
    }
    let others = leftOut.compactMap { column in column.metric.map { "\($0): \(column.column.yamlText)" } }
    if !metrics.isEmpty || !others.isEmpty { lines.append(metrics.isEmpty ? "# metrics:" : "metrics:") }
    lines += metrics.map { "  \($0.id): \($0.yamlText)" }
    lines += others.map { "#  \($0)" }
    if !entries.isEmpty { lines.append("entries:") }
    lines += entries.map { "  \($0.key): \($0.column.name.yamlText)" }
    return lines.joined(separator: "\n") + "\n"
  }
}

extension ColumnMap.Metric {
  fileprivate var yamlText: String {
    let more = [from.map { ", from: \($0.yamlText)" }, unit.map { ", unit: \($0.rawValue)" }].compactMap { $0 }
    return more.isEmpty ? column.name.yamlText : "{column: \(column.name.yamlText)\(more.joined())}"
  }
}

extension ClosedRange<Double> {
  fileprivate var yamlText: String { "[\(lowerBound.words), \(upperBound.words)]" }
}

extension String {
  /// As one value of YAML: as it is where it is a plain word or several, else in double quotes.
  fileprivate var yamlText: String {
    let isWord = { (character: Character) in character.isASCII && (character.isLetter || character == "_") }
    let isPlain =
      first.map(isWord) == true && last != " " && allSatisfy { isWord($0) || $0.isASCII && $0.isNumber || $0 == " " }
      && !["null", "true", "false", "yes", "no", "on", "off", "y", "n"].contains(lowercased())
    guard !isPlain else { return self }
    let escaped = unicodeScalars.map { scalar in
      switch scalar {
      case "\"": "\\\""
      case "\\": "\\\\"
      case _
      where scalar.properties.generalCategory == .control || scalar.value == 0xFEFF
        || (0x2028...0x2029).contains(scalar.value):
        "\\u\(String(scalar.value + 0x10000, radix: 16).dropFirst())"
      default: String(scalar)
      }
    }
    return "\"\(escaped.joined())\""
  }
}
