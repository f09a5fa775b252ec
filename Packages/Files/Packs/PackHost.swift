import TrackerCore

/// What packs are checked against: the metrics, the kinds of entries and the forecasts of the program that reads them.
public struct PackHost: Sendable {
  /// The program's metrics; each pack's own are added where it is checked.
  public let catalogue: MetricCatalogue
  /// The kinds of entries that a pack may name.
  public let logKinds: Set<LogKindID>
  /// The ids of what the program says is worth knowing: a pack has other ones.
  public let insightIDs: Set<String>
  /// What scenarios ask for the chance of a flare.
  public let forecasts: any ForecastEngine

  /// Makes a host of its parts.
  public init(
    catalogue: MetricCatalogue, logKinds: Set<LogKindID>, insightIDs: Set<String>, forecasts: any ForecastEngine
  ) {
    self.catalogue = catalogue
    self.logKinds = logKinds
    self.insightIDs = insightIDs
    self.forecasts = forecasts
  }
}
