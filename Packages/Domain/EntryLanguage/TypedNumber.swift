import TrackerCore

/// Numbers of a metric as people type them: with or without a unit, in their own units or in others.
public enum TypedNumber {
  /// The value of a text in the unit of a metric: `165` and `165 lb` of one in kilograms, `1.5l` of one in millilitres,
  /// `1h20` of one in hours or minutes, `-8`, `8,200`; nil for what is no number of it.
  ///
  /// - Parameters:
  ///   - unit: Of the metric, in English.
  ///   - units: Those in which a number without a unit is meant.
  ///   - range: What is allowed, in the unit of the metric: of two readings, the one in it counts.
  public static func value(
    _ text: String, unit: String, in units: UnitSystem, within range: ClosedRange<Double>,
    language: LanguageTag = .english
  ) -> Double? {
    let typed = text.lowercased().replacing("−", with: "-").trimmed
    // Between thousands there is a comma in English, and a point elsewhere; both may also stand before decimals.
    let isEnglish = language.nearest.contains(.english)
    let joined = ShapeParser.joiningThousands(in: typed, parted: isEnglish ? "," : ".")
    let readings = [joined, typed].compactMap(\.self).compactMap { number($0, unit, units, range) }
      .filter(\.isFinite)
    return readings.first(where: range.contains) ?? readings.first
  }

  private static func number(
    _ text: String, _ unit: String, _ units: UnitSystem, _ range: ClosedRange<Double>
  ) -> Double? {
    if let quantity = Quantity(unit: unit) {
      guard let number = ShapeParser.number(text, outOf: range.upperBound, unit: unit) else { return nil }
      return ShapeParser.isBare(text) ? quantity.value(bare: number, in: units, within: range).toThousandths : number
    }
    switch unit {
    case "h", "hours": return ShapeParser.number(withoutUnit(text, unit), outOf: range.upperBound, unit: "h")
    case "minutes":
      if let minutes = ShapeParser.minutes(text) { return Double(minutes) }
      return ShapeParser.number(withoutUnit(text, unit), outOf: range.upperBound, unit: "min")
    default: return ShapeParser.number(withoutUnit(text, unit), outOf: range.upperBound, unit: nil)
    }
  }

  /// `8` of `8 points`, `1 point` and `8%`.
  private static func withoutUnit(_ text: String, _ unit: String) -> String {
    let names = [unit, unit.hasSuffix("s") ? String(unit.dropLast()) : unit, unit == "percent" ? "%" : unit]
    let name = names.first { text.hasSuffix($0) && text.count > $0.count }
    return name.map { text.dropLast($0.count).trimmed } ?? text
  }
}
