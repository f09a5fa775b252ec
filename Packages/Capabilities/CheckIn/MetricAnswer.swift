import TrackerCore
import TrackerEntryLanguage

/// Reads what a person types for a metric of a pack.
enum MetricAnswer {
  /// - Throws: a `Diagnostic` that says what the metric takes.
  static func value(
    _ text: String, of own: TrackableDefinition, in context: EntryContext
  ) throws(Diagnostic) -> Double {
    let field = CheckInKind.field(of: own)
    let json = try field.value(typed: text, in: context)
    guard let value = json.number ?? json.text.flatMap(own.number(of:)) else {
      throw Diagnostic(code: "wrong-type", field.refuses ?? "", ["typed": .verbatim(text)], field: field.name)
    }
    if var fault = own.fault(of: value) {
      fault.field = field.name
      throw fault
    }
    return value
  }
}
