import TrackerCore

extension PackHost {
  /// The host that the modules of a program make together.
  public init(_ registry: Registry, forecasts: any ForecastEngine) {
    self.init(
      catalogue: registry.catalogue, logKinds: Set(registry.logKinds.all.map { kind in kind.definition.id }),
      forecasts: forecasts)
  }
}
