extension FieldDefinition {
  /// The question whether a number is meant that is beyond what is plausible; nil for others, and where there is none.
  func doubt(about value: JSONValue?) -> Doubt? {
    guard let plausible, let number = value?.number, !plausible.contains(number), !(takesNone && number == 0) else {
      return nil
    }
    return Doubt.beyond(plausible, number, of: self)
  }

  /// A number with its unit, as people read it.
  public func told(_ number: Double) -> Phrase {
    shape.quantity.map { .amount(number, $0) } ?? .number(number, upTo: 2)
  }
}

extension Doubt {
  /// Whether a number is meant that most people's are not.
  ///
  /// - Parameters:
  ///   - plausible: The numbers that are likely.
  ///   - field: Whose number it is, and which is asked for again after a no.
  public static func beyond(_ plausible: ClosedRange<Double>, _ number: Double, of field: FieldDefinition) -> Doubt {
    Doubt(
      code: "unlikely-\(field.name)",
      question: "Did you mean {value}? It is mostly between {low} and {high}.",
      problem: "“{field}” is mostly between {low} and {high}",
      fix: "Check the number. If it is right, add --yes.",
      [
        "field": "\(field.name)", "value": field.told(number), "low": field.told(plausible.lowerBound),
        "high": field.told(plausible.upperBound),
      ], field: field.name)
  }

  /// Whether a number is meant that differs much from the last one, which was a few days ago.
  public static func jump(to number: Double, from last: Double, of field: FieldDefinition) -> Doubt {
    Doubt(
      code: "jump-\(field.name)",
      question: "Did you mean {value}? The last time it was {last}.",
      problem: "“{field}” differs by more than a tenth from the last time",
      fix: "Check the number. If it is right, add --yes.",
      ["field": "\(field.name)", "value": field.told(number), "last": field.told(last)], field: field.name)
  }
}
