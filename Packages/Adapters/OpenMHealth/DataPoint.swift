import TrackerCore
import TrackerHashing

/// How a metric is written: a schema of Open mHealth, with the unit that it wants.
struct Schema: Sendable {
  /// Such as `body-weight`; its number stands under the same name, with underscores.
  var name: String
  var version: String
  var unit: String
  /// What the metric's own unit is multiplied by.
  var factor = 1.0
  /// Whether a point is about a whole day.
  var isOfDay = false

  static let all: [MetricID: Schema] = [
    "weight.kg": Schema(name: "body-weight", version: "2.0", unit: "kg"),
    "vitals.heart_rate": Schema(name: "heart-rate", version: "2.0", unit: "beats/min"),
    "vitals.resting_heart_rate": Schema(name: "heart-rate", version: "2.0", unit: "beats/min"),
    "vitals.steps": Schema(name: "step-count", version: "3.0", unit: "steps", isOfDay: true),
    "sleep.hours": Schema(name: "total-sleep-time", version: "1.0", unit: "min", factor: 60),
  ]
}

/// A number with the time that it is about.
struct DataPoint: Sendable {
  let schema: Schema
  /// In the metric's own unit.
  let value: Double
  let entry: Entry
  /// nil where only the moment of the entry is known.
  var span: TimeSpan?

  var day: Day { entry.day }

  init(_ schema: Schema, _ value: Double, of entry: Entry, during span: TimeSpan?) {
    self.schema = schema
    self.value = value
    self.entry = entry
    self.span = span
  }

  func json(made: Instant, in calendar: DayCalendar) -> JSONValue {
    .object([
      "header": .object([
        "id": .text(
          HashedUUID.text(of: ["open-mhealth", schema.name] + (schema.isOfDay ? ["\(day)"] : [entry.id.rawValue]))),
        "creation_date_time": .text(made.written(offset: calendar.zone.offset(at: made))),
        "schema_id": .object([
          "namespace": .text("omh"), "name": .text(schema.name), "version": .text(schema.version),
        ]),
        "acquisition_provenance": .object([
          "source_name": .text("symptoms"), "modality": .text(entry.source == .device ? "sensed" : "self-reported"),
        ]),
      ]),
      "body": .object([
        schema.name.replacing("-", with: "_"): .object([
          "value": .number((value * schema.factor).exported), "unit": .text(schema.unit),
        ]),
        "effective_time_frame": time(in: calendar),
      ]),
    ])
  }

  private func time(in calendar: DayCalendar) -> JSONValue {
    guard let span else { return .object(["date_time": .text(entry.instant.written(offset: entry.offset))]) }
    func written(_ instant: Instant) -> JSONValue {
      .text(instant.written(offset: calendar.zone.offset(at: instant)))
    }
    return .object([
      "time_interval": .object([
        "start_date_time": written(span.start), "end_date_time": written(span.end),
      ])
    ])
  }
}
