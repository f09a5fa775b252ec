import TrackerApplication
import TrackerCore

extension FlareView {
  public func blocks(_ format: TextFormatter) -> [Block] {
    let title = format(
      "{name}: flare {number}, from {day}",
      ["name": name, "number": "\(flare.number)", "day": format.long(flare.from)])
    return [
      .heading(.init("\(title)")), .fact(.init("", flare.facts(format).map { .init("\($0)") })),
      .section(days(format)), .section(drivers(format)), .section(before(format)), .section([logged(format)]),
    ]
  }

  // MARK: Its days

  private func days(_ format: TextFormatter) -> [Block] {
    let rows = days.map { line in
      Block.Table.Row([
        "\(format.short(line.day))", "\(line.state(format))",
        "\(line.forecast?.words(format) ?? format("nothing was forecast"))",
      ])
    }
    return [
      .heading(.init("\(format("Its days:"))")), .table(.init([.init(""), .init(""), .init("")], rows: rows)),
    ]
  }

  // MARK: What drove the forecast

  private func drivers(_ format: TextFormatter) -> [Block] {
    guard let why, let derivation = why.derivation else {
      return [.sentence("\(format("Nothing was forecast of its first day."))")]
    }
    let title = format(
      why.kind == .replayed
        ? "What drove the forecast of its first day, worked out from earlier days:"
        : "What drove the forecast of its first day:")
    return [.heading(.init("\(title)"))] + derivation.blocks(format, to: why.percent)
  }

  // MARK: What went before

  /// Points from which a factor is told with its numbers.
  private static let fewestPoints = 0.5

  private func before(_ format: TextFormatter) -> [Block] {
    let days = [-2, -1].map { format.short(flare.from.advanced(by: $0)) }
    let title = format(
      "What went before, on {first} and {second} (48 hours):", ["first": days[0], "second": days[1]])
    let moving = factors.filter { ($0.strength ?? 0) >= Self.fewestPoints }
    let still = factors.filter { $0.strength.map { $0 < Self.fewestPoints } ?? false }
    let unknown = factors.filter { $0.strength == nil }
    let hasUsual = moving.contains { $0.baseline != nil }
    let columns = ([""] + days + (hasUsual ? [format("usual")] : [])).map { Block.Table.Column($0) }
    let rows = moving.map { factor in
      let baseline: RichText = "\(factor.baseline.map { format.number($0) } ?? "")"
      let values = factor.before.map { RichText($0.words(format)) }
      return Block.Table.Row(["\(factor.name)"] + values + (hasUsual ? [baseline] : []))
    }
    return [.heading(.init("\(title)"))] + (rows.isEmpty ? [] : [.table(.init(columns, rows: rows))])
      + named(format("without points"), still) + named(format("unanswered"), unknown)
      + [.sentence("\(format("In your records these went before it; that does not make them the cause."))")]
  }

  private func named(_ label: String, _ factors: [Factor]) -> [Block] {
    factors.isEmpty ? [] : [.sentence("\(label): \(factors.map(\.name).joined(separator: ", "))")]
  }

  private func logged(_ format: TextFormatter) -> Block {
    guard !logged.isEmpty else { return .sentence("\(format("Nothing was logged on these two days."))") }
    let kinds = logged.map { "\(format($0.name)) \($0.counts.map(String.init).joined(separator: " + "))" }
    return .sentence(
      "\(format("Logged on these two days: {kinds}.", ["kinds": kinds.joined(separator: ", ")]))")
  }
}

extension FlareView.DayLine {
  /// How severe it was, and whether it counts by its symptoms, by a mark or not at all.
  fileprivate func state(_ format: TextFormatter) -> String {
    if isFlare == nil && severity == nil { return format("unanswered") }
    let severity =
      severity.map { format("severity {value}", ["value": format.number($0)]) } ?? format("severity unanswered")
    if isFlare == nil { return "\(severity), \(format("unanswered"))" }
    return isMarked ? "\(severity), \(format("marked"))" : severity
  }
}

extension FlareView.Factor.Value {
  /// `4.5 (+60 points)`
  fileprivate func words(_ format: TextFormatter) -> String {
    guard let points else { return format("unanswered") }
    let effect = format("{points} points", ["points": signed(points)])
    return value.map { "\(format.number($0)) (\(effect))" } ?? effect
  }

  private func signed(_ points: Double) -> String {
    let whole = abs(points).roundedHalfUp
    return "\(whole == 0 ? "" : points < 0 ? "−" : "+")\(whole)"
  }
}
