import TrackerCore

/// What a phone or a watch has counted of the day so far.
///
/// Each entry holds the count up to then, as the device shows it. The day's value is the highest, so that neither a
/// second look at the phone nor a walk that is also logged as exercise adds steps twice.
public enum MovementKind: LogKind {
  static let steps = Field<Double>("steps")
  static let distance = Field<Double>("distance")
  static let flights = Field<Double>("flights")
  static let energy = Field<Double>("active_energy")
  static let exercise = Field<Double>("exercise_minutes")
  static let stand = Field<Double>("stand_hours")

  private static let metrics: [(field: Field<Double>, metric: MetricID)] = [
    (steps, "vitals.steps"), (distance, "vitals.distance_km"), (flights, "vitals.flights"),
    (energy, "vitals.active_energy_kcal"), (exercise, "vitals.exercise_minutes"), (stand, "vitals.stand_hours"),
  ]

  public static let definition = LogKindDefinition(
    id: "movement", name: "movement entries", noun: "movement",
    counted: ("1 movement entry", "{count} movement entries"), aliases: ["steps", "Schritte", "Schrittzahl"],
    summary: "Log steps and more, as your phone or watch shows them for the day.",
    fields: [
      FieldDefinition(
        "steps", aliases: ["schritte"], .number(0...100_000, step: 1), "The steps of the day so far.",
        asks: "How many steps?", positional: true, label: "Steps"),
      FieldDefinition(
        "distance", aliases: ["strecke"], .distance(0...1000), "How far you walked and ran.", asks: "How far was it?",
        positional: true, label: "Distance"),
      FieldDefinition(
        "flights", aliases: ["stockwerke", "treppen"], .number(0...1000, step: 1), "Flights of stairs.",
        asks: "How many flights of stairs?", label: "Flights of stairs"),
      FieldDefinition(
        "active_energy", aliases: ["energy", "aktive_energie", "energie"], .number(0...20_000, unit: "kcal"),
        "Kilocalories that you used by moving.", asks: "How many kilocalories?", label: "Energy"),
      FieldDefinition(
        "exercise_minutes", aliases: ["trainingsminuten"], .minutes(0...1440),
        "Minutes of exercise that the watch counted.", asks: "How many minutes?", label: "Exercise"),
      FieldDefinition(
        "stand_hours", aliases: ["stehstunden"], .number(0...24, step: 1), "Hours in which you stood up.",
        asks: "In how many hours did you stand up?", label: "Standing"),
      VitalFields.notesDefinition,
    ],
    metrics: metrics.map { .metric($0.metric) },
    examples: [
      (line: "movement 8200", says: "8,200 steps so far today"),
      (line: "movement 8200 6.1km flights=4", says: "with the distance and four flights of stairs"),
      (line: "movement active_energy=430 stand_hours=10", says: "what a watch shows, without steps"),
    ], keepsDay: false, category: .health)

  public static func diagnostics(in payload: Payload, context: EntryContext) -> [Diagnostic] {
    VitalFields.hasAny(metrics.map(\.field.name), in: payload)
      ? [] : VitalFields.nothing("How many steps? Type it like this: symptoms log movement 8200")
  }

  public static func measures(of entry: Entry, in context: EntryContext) -> [Measure] {
    metrics.flatMap { measure($0.metric, $0.field, of: entry.payload, fold: .max) }
  }

  public static func summary(of entry: Entry, in context: EntryContext) -> Phrase {
    let payload = entry.payload
    func counted(_ field: Field<Double>, _ one: String, _ many: String) -> Phrase? {
      payload[field].map { .words($0 == 1 ? one : many, ["count": .number($0, upTo: 1)]) }
    }
    return .parts([
      counted(steps, "1 step", "{count} steps"), payload[distance].map { .amount($0, .distance) },
      counted(flights, "1 flight of stairs", "{count} flights of stairs"), counted(energy, "1 kcal", "{count} kcal"),
      counted(exercise, "1 exercise minute", "{count} exercise minutes"),
      counted(stand, "1 hour with standing", "{count} hours with standing"), notes(of: payload),
    ])
  }
}
