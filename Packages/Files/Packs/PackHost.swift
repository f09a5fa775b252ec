import TrackerCore

/// What the modules of a program bring that packs are held against: their metrics, their kinds of entries and their
/// forecasts.
public struct PackHost: Sendable {
  /// The modules' metrics; each pack's own are added where it is looked at.
  public let catalogue: MetricCatalogue
  public let logKinds: Set<LogKindID>
  public let forecasts: any ForecastEngine

  public init(catalogue: MetricCatalogue, logKinds: Set<LogKindID>, forecasts: any ForecastEngine) {
    self.catalogue = catalogue
    self.logKinds = logKinds
    self.forecasts = forecasts
  }
}
