import TrackerCore
import TrackerDiaryCSV
import TrackerPatternEngine

/// What of a diary file the pattern engine looks at: the columns of the person's own numbers as exposures, held against
/// the map's severity and flares.
struct CohortExposures: Sendable {
  /// The exposures, in the order of the map.
  let factors: [MetricID]
  /// Their places among the metrics of the map.
  private let places: [Int]

  /// - Throws: `Failure` (`validation`) where the map has no `custom.` metric, no severity, or does not say what a
  ///   flare is.
  init(_ map: ColumnMap) throws(Failure) {
    places = map.metrics.indices.filter { map.metrics[$0].id.rawValue.hasPrefix(TrackableDefinition.metricPrefix) }
    factors = places.map { map.metrics[$0].id }
    let file = ["file": Phrase.verbatim(map.day.place.file)]
    guard !factors.isEmpty else {
      throw Failure(
        .validation, "The map has no custom columns, so there is nothing to look for", file,
        recovery: "Add to {file}, below metrics, a line such as custom.soup: soup")
    }
    guard map.severity != nil else {
      throw Failure(
        .validation, "The map does not say how bad a day was", file,
        recovery: "Add severity with a column and a scale to {file}.")
    }
    guard map.flare != nil || map.severity?.flareAt != nil else {
      throw Failure(
        .validation, "The map does not say what a flare is", file,
        recovery: "Add flare, or flare_at below severity, to {file}.")
    }
  }

  /// What all of a person's days say, by factor in their order.
  ///
  /// Every calendar day from the first answered one to the last counts. A number other than 0 is a yes and 0 is a no; a
  /// day without a number is not known.
  func findings(of person: DiaryPerson) -> [PatternFinding] {
    let rows = Dictionary(person.rows.map { ($0.day, $0) }) { first, _ in first }
    let days = person.days.map { rows[$0] }
    let exposures = zip(factors, places).map { factor, place in
      Exposure(factor.rawValue, days.map { $0?.values[place].map { $0 != 0 } })
    }
    return PatternAnalysis(
      exposures, on: Outcome(severity: days.map { $0?.severity }, flare: days.map { $0?.isFlare })
    ).findings()
  }
}
