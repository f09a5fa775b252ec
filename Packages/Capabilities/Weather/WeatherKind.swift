import TrackerCore

/// The weather at one time, or of a day so far: any of its numbers is enough.
public enum WeatherKind: LogKind {
  static let temperature = Field<Double>("temperature")
  static let humidity = Field<Double>("humidity")
  static let pressure = Field<Double>("pressure")
  static let wind = Field<Double>("wind")
  static let rain = Field<Double>("rain")
  static let change = Field<Double>("change")
  static let notes = Field<String>("notes")

  public static let definition = LogKindDefinition(
    id: "weather", name: "weather entries", noun: "weather", counted: ("1 weather entry", "{count} weather entries"),
    aliases: ["Wetter"], summary: "Log what the weather is like.",
    fields: [
      FieldDefinition(
        "temperature", aliases: ["temp", "temperatur"],
        .number(WeatherMetrics.temperatures, unit: Quantity.temperature.unit), "How warm it is outside, in °C or °F.",
        asks: "How warm was it outside?", positional: true, plausible: -40...45, label: "Temperature"),
      FieldDefinition(
        "humidity", aliases: ["luftfeuchtigkeit", "feuchte"],
        .number(WeatherMetrics.humidities, unit: "%", needsUnit: true), "Humidity of the air, in percent.",
        asks: "How humid was it, in percent?", positional: true, plausible: 5...100, label: "Humidity"),
      FieldDefinition(
        "pressure", aliases: ["luftdruck", "druck"],
        .number(WeatherMetrics.pressures, unit: Quantity.airPressure.unit, needsUnit: true),
        "Air pressure, in hPa or inHg.", asks: "What was the air pressure?", positional: true, plausible: 940...1060,
        label: "Air pressure"),
      FieldDefinition(
        "wind", .number(WeatherMetrics.winds, unit: Quantity.speed.unit, needsUnit: true),
        "Wind, in km/h, mph, m/s or knots.", asks: "How strong was the wind?", positional: true, plausible: 0...120,
        label: "Wind"),
      FieldDefinition(
        "rain", aliases: ["regen", "niederschlag"],
        .number(WeatherMetrics.rains, unit: Quantity.rain.unit, needsUnit: true),
        "Rain of the day so far, in mm or inches.", asks: "How much did it rain?", positional: true,
        plausible: 0...150, label: "Rain"),
      FieldDefinition(
        "change", aliases: ["pressure_change", "änderung", "druckänderung"],
        .number(WeatherMetrics.pressureChanges, unit: Quantity.airPressure.unit, needsUnit: true),
        "How the air pressure changed since the day before, in hPa or inHg.",
        asks: "How much did the air pressure change?", plausible: -40...40, label: "Pressure change"),
      FieldDefinition("notes", aliases: ["notiz", "notizen"], .text(maxLength: 300), "Anything else.", label: "Notes"),
    ],
    metrics: values.map { .metric($0.metric) },
    examples: [
      (line: "weather 21", says: "21 degrees outside"),
      (line: "weather 21 60% 1013hPa", says: "with the humidity and the air pressure"),
      (line: "weather rain=4mm wind=30km/h", says: "rain so far today, and wind"),
      (line: "weather change=-8", says: "the air pressure has fallen by 8 hPa since yesterday"),
    ], keepsDay: false, category: .place)

  private static let values: [(field: Field<Double>, metric: MetricID, fold: Fold)] = [
    (temperature, "weather.temperature", .mean), (humidity, "weather.humidity", .mean),
    (pressure, "weather.pressure", .mean), (wind, "weather.wind", .mean), (rain, "weather.rain", .max),
    (change, WeatherMetrics.typedChange, .last),
  ]

  public static func diagnostics(in payload: Payload, context: EntryContext) -> [Diagnostic] {
    guard values.allSatisfy({ payload.fields[$0.field.name] == nil }) else { return [] }
    return [
      Diagnostic(
        code: FieldDefinition.missingCode, "What was the weather like? Type it like this: symptoms log weather 21")
    ]
  }

  public static func measures(of entry: Entry, in context: EntryContext) -> [Measure] {
    values.compactMap { value in entry.payload[value.field].map { Measure(value.metric, $0, fold: value.fold) } }
  }

  public static func summary(of entry: Entry, in context: EntryContext) -> Phrase {
    let payload = entry.payload
    func amount(_ field: Field<Double>, _ quantity: Quantity) -> Phrase? {
      payload[field].map { .amount($0, quantity) }
    }
    return .parts([
      amount(temperature, .temperature),
      payload[humidity].map { .words("humidity {value}%", ["value": .number($0, upTo: 1)]) },
      amount(pressure, .airPressure), amount(wind, .speed).map { .words("wind {amount}", ["amount": $0]) },
      amount(rain, .rain).map { .words("rain {amount}", ["amount": $0]) },
      amount(change, .airPressure).map { .words("air pressure {amount} since the day before", ["amount": $0]) },
      payload[notes].map { .verbatim($0) },
    ])
  }
}
