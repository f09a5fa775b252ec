import TrackerCore
import TrackerPacks

extension PackHost {
  /// What the modules of a registry bring.
  public init(_ registry: Registry, forecasts: any ForecastEngine) {
    self.init(
      catalogue: registry.catalogue, logKinds: Set(registry.logKinds.all.map { kind in kind.definition.id }),
      insightIDs: Set(registry.coachingRules.all.map(\.id)), forecasts: forecasts)
  }
}
