import TrackerCore

/// The numbers of days that the weather gives. A day without one is unknown, and no end of any of them is the bad one.
enum WeatherMetrics {
  /// In °C; the coldest and the warmest air that was ever measured lie a little beyond what people live in.
  static let temperatures = -60.0...60.0
  /// In percent.
  static let humidities = 0.0...100.0
  /// In hPa, at sea level or on a mountain.
  static let pressures = 500.0...1100.0
  /// In km/h.
  static let winds = 0.0...450.0
  /// Of a day, in mm.
  static let rains = 0.0...2000.0

  /// The change of air pressure as it was typed or imported: it counts before the one that follows from two days.
  static let typedChange: MetricID = "weather.pressure_change_typed"
  /// In hPa, from one day to the next.
  static let pressureChanges = -200.0...200.0

  static let all = logged + changes

  private static let logged = [
    metric("weather.temperature", "Temperature outside", "°C", temperatures, "The mean of what was logged that day."),
    metric("weather.humidity", "Humidity outside", "%", humidities, "The mean of what was logged that day."),
    metric("weather.pressure", "Air pressure", "hPa", pressures, "The mean of what was logged that day."),
    metric("weather.wind", "Wind", "km/h", winds, "The mean of what was logged that day."),
    metric(
      "weather.rain", "Rain", "mm", rains, "The highest amount of the day. Amounts of one day are never added up.",
      fold: .max),
    metric(
      typedChange, "Change of air pressure, as typed", "hPa", pressureChanges,
      "The change from the day before, as it was typed. The last one of a day counts.", fold: .last),
  ]

  private static let changes = [
    change(
      "weather.pressure_change", "Change of air pressure", of: "weather.pressure", "hPa", pressures,
      "The day's air pressure less that of the day before. A change that was typed counts first.",
      typed: typedChange),
    change(
      "weather.temperature_change", "Change of temperature", of: "weather.temperature", "°C", temperatures,
      "The day's temperature less that of the day before."),
  ]

  private static func metric(
    _ id: MetricID, _ name: Phrase, _ unit: String, _ range: ClosedRange<Double>, _ about: Phrase, fold: Fold = .mean,
    derivation: MetricDefinition.Derivation? = nil
  ) -> MetricDefinition {
    MetricDefinition(
      id: id, name: name, unit: unit, range: range, direction: nil, fold: fold, foldOverDays: .mean,
      absence: .unknown, about: about, derivation: derivation, category: .place)
  }

  /// The difference of two days; unknown where either of them is.
  ///
  /// - Parameter typed: What people typed for it, which counts first.
  private static func change(
    _ id: MetricID, _ name: Phrase, of metric: MetricID, _ unit: String, _ range: ClosedRange<Double>, _ about: Phrase,
    typed: MetricID? = nil
  ) -> MetricDefinition {
    let most = range.upperBound - range.lowerBound
    return self.metric(
      id, name, unit, -most...most, about,
      derivation: .init(inputs: [metric] + (typed.map { [$0] } ?? []), lookback: 1) { table, day in
        if let number = typed.flatMap({ table[$0, day].number }) { return .value(number) }
        guard let now = table[metric, day].number, let before = table[metric, day.advanced(by: -1)].number else {
          return .unknown
        }
        return .value(now - before)
      })
  }

  /// What diaries and weather stations call these numbers, in English and German.
  static let columnNames: [ColumnNames] = [
    ColumnNames(
      "weather.temperature",
      [
        "outside temperature", "outdoor temperature", "air temperature", "Außentemperatur", "Lufttemperatur",
        "Temperatur draußen",
      ],
      spoken: [
        "heat", "hot weather", "hot day", "heatwave", "cold weather", "cold day", "frost", "Hitze", "heißes Wetter",
        "Kälte", "kaltes Wetter",
      ]),
    ColumnNames(
      "weather.humidity", ["humidity", "relative humidity", "outdoor humidity", "Luftfeuchtigkeit", "Luftfeuchte"],
      spoken: ["humid weather", "damp weather", "damp", "muggy weather", "Schwüle", "schwüles Wetter", "Feuchtigkeit"]),
    ColumnNames("weather.pressure", ["barometric pressure", "atmospheric pressure", "Luftdruck"]),
    ColumnNames(typedChange.rawValue, ["pressure change", "Luftdruckänderung"]),
    ColumnNames(
      "weather.pressure_change", [],
      spoken: [
        "pressure change", "Luftdruckänderung",
        "weather", "weather change", "change of weather", "change in the weather", "changing weather", "pressure drop",
        "falling pressure", "thunderstorm", "storm front", "Wetter", "Wetterwechsel", "Wetterumschwung", "Gewitter",
        "Druckabfall",
      ]),
    ColumnNames(
      "weather.wind", ["wind speed", "Windgeschwindigkeit"], spoken: ["windy weather", "windy day", "storm", "Sturm"]),
    ColumnNames(
      "weather.rain", ["rainfall", "precipitation", "Regen", "Regenmenge", "Niederschlag"],
      spoken: ["rainy day", "rainy weather", "wet weather", "Regenwetter"]),
  ]
}
