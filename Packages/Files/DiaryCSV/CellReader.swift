import TrackerCore

/// Reads the number of a cell in a column: with either sign before its decimals, as a yes or no, or as a duration.
struct CellReader {
  /// What a column holds.
  enum Shape {
    /// Any number.
    case any
    /// 0 and 1, or words for them.
    case yesOrNo
    /// Numbers of a scale; 0 besides, where it says that there was none.
    case scale(ClosedRange<Double>, hasNone: Bool)
    /// Values of a metric, or of another scale that becomes the metric's, or in another unit of time.
    case metric(MetricDefinition, from: ClosedRange<Double>?, unit: TimeUnit?)
  }

  /// Why a cell can't be taken; it names the column and never what the cell holds.
  struct Problem: Error {
    var code: String
    var message: Phrase
    var allowed: Phrase

    /// - Parameter column: What fills `column` in the message.
    init(code: String, _ message: Phrase, column: String, allowed: Phrase) {
      self.code = code
      self.message = message.filled(with: ["column": .verbatim(column)])
      self.allowed = allowed
    }

    func diagnostic(at place: Place) -> Diagnostic {
      Diagnostic(code: code, message, at: place, allowed: allowed)
    }
  }

  let place: Int
  let column: String
  let shape: Shape
  /// Before the decimals of cells that read both ways.
  let sign: DecimalSign

  /// The value in the metric's own terms; nil where the cell says nothing.
  func value(in fields: [String]) throws(Problem) -> Double? {
    let text = fields[place].trimmingSpaces
    guard !CellWords.isUnknown(text) else { return nil }
    switch shape {
    case .any: return try number(text)
    case .scale(let range, let hasNone): return try checked(number(text), in: range, hasNone: hasNone)
    case .yesOrNo:
      let value = if let answer = CellWords.answer(text) { answer ? 1.0 : 0 } else { try number(text) }
      guard value == 0 || value == 1 else {
        throw Problem(
          code: "out-of-range", "the column {column} is neither yes nor no", column: column,
          allowed: "yes, no, 1 or 0; for other numbers, add at_least to the map")
      }
      return value
    case .metric(let metric, let from, let unit): return try value(text, of: metric, from: from, unit: unit)
    }
  }

  private func value(
    _ text: String, of metric: MetricDefinition, from: ClosedRange<Double>?, unit: TimeUnit?
  ) throws(Problem) -> Double {
    if let answer = CellWords.answer(text), let value = metric.value(of: answer) { return value }
    let own = TimeUnit(rawValue: metric.unit)
    if let own, let minutes = DurationText.minutes(text) { return try checked(minutes / own.length, of: metric) }
    let value = try number(text)
    if let from { return metric.value(try checked(value, in: from), from: from) }
    guard let own, let unit else { return try checked(value, of: metric) }
    return try checked(value * unit.length / own.length, of: metric)
  }

  private func number(_ text: String) throws(Problem) -> Double {
    if let value = NumberText(text)?.value(sign) { return value }
    throw Problem(
      code: "not-a-number", "the column {column} has no number", column: column,
      allowed: "a number such as 7.5, or an empty cell")
  }

  private func checked(_ value: Double, of metric: MetricDefinition) throws(Problem) -> Double {
    try checked(value, in: metric.range, unit: metric.unit, hasNone: metric.hasNone)
  }

  private func checked(
    _ value: Double, in range: ClosedRange<Double>, unit: String = "", hasNone: Bool = false
  ) throws(Problem) -> Double {
    if range.contains(value) || (hasNone && value == 0) { return value }
    let allowed: Phrase =
      switch (hasNone, unit.isEmpty) {
      case (false, false): "{low} to {high} {unit}"
      case (true, false): "0 for none, or {low} to {high} {unit}"
      case (false, true): "{low} to {high}"
      case (true, true): "0 for none, or {low} to {high}"
      }
    throw Problem(
      code: "out-of-range", "the number in the column {column} is too low or too high", column: column,
      allowed: allowed.filled(with: [
        "low": .number(range.lowerBound, upTo: 3), "high": .number(range.upperBound, upTo: 3),
        "unit": .words(unit, [:]),
      ]))
  }
}

extension MetricDefinition {
  /// What yes or no is in numbers; nil where the metric takes no such answer.
  func value(of answer: Bool) -> Double? {
    if !answer, hasNone { return 0 }
    return countsYes ? answer ? 1 : 0 : nil
  }

  /// A value of another scale: its ends become those of the metric, and straight lines lie between; 0 stays none where
  /// the metric has one. In tenths, since no scale is finer.
  func value(_ value: Double, from: ClosedRange<Double>) -> Double {
    let hasNone = hasNone && from.lowerBound == 0
    if hasNone, value == 0 { return 0 }
    let lower = hasNone ? 0 : range.lowerBound
    let share = (value - from.lowerBound) / (from.upperBound - from.lowerBound)
    let result = ((lower + share * (range.upperBound - lower)) * 10).rounded() / 10
    return min(max(result, range.lowerBound), range.upperBound)
  }
}
