import TrackerCore

/// How much the symptoms affect daily life, as a number of days.
enum ImpactMetrics {
  /// What was answered when the person was set up; the module that sets people up brings it.
  private static let setUp: MetricID = "impact.set_up"

  static let logged = metric(
    "impact.logged", "Effect on daily life, as logged", "How much the symptoms affect daily life, as it was logged.")

  /// The first value is that of setting up. It is known on the days on which it was asked, and on no other.
  static let impact = metric(
    "impact", "Effect on daily life",
    "How much the symptoms affect daily life: 1 is hardly any, 10 the most. Known on the days it was answered.",
    derivation: .init(inputs: [logged.id, setUp], lookback: 0) { table, day in
      DayValue(table[logged.id, day].number ?? table[setUp, day].number)
    })

  private static func metric(
    _ id: MetricID, _ name: Phrase, _ about: Phrase, derivation: MetricDefinition.Derivation? = nil
  ) -> MetricDefinition {
    MetricDefinition(
      id: id, name: name, unit: "points", range: 1...10, direction: .high, fold: .last, absence: .unknown, about: about,
      derivation: derivation, isImportable: false)
  }
}
