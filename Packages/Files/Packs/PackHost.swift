import TrackerCore

/// What the modules of a program bring that packs are held against: their metrics, their kinds of entries and their
/// forecasts.
public struct PackHost: Sendable {
  /// The modules' metrics; each pack's own are added where it is looked at.
  public let catalogue: MetricCatalogue
  public let logKinds: Set<LogKindID>
  public let forecasts: any ForecastEngine

  public init(_ registry: Registry, forecasts: any ForecastEngine) {
    catalogue = registry.catalogue
    logKinds = Set(registry.logKinds.all.map { kind in kind.definition.id })
    self.forecasts = forecasts
  }
}
