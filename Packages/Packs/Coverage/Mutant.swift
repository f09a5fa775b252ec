import TrackerCore

/// A pack with one small fault put in on purpose: scenarios that do not notice it do not hold that part of the pack.
public struct Mutant: Sendable {
  /// The part of the pack that was changed, such as `risk.factors.short-sleep.response`.
  public var path: String
  /// What was done to it, such as `all points 0`.
  public var change: String
  /// Where the part stands.
  public var place: Place?
  var pack: ConditionPack
}

extension Mutant {
  /// Points by which a curve or the steps of a flare are moved.
  static let pointsMoved = 10.0

  /// Every mutant of what a file itself defines; what the pack inherits is held by the scenarios of the pack it comes from.
  ///
  /// Changes that no input could show are left out: a curve that is the same over the metric's range, a weight of a group without factors.
  static func all(of loaded: LoadedPack, definedIn file: String, catalogue: MetricCatalogue) -> [Mutant] {
    var maker = MutantMaker(loaded: loaded, file: file, catalogue: catalogue.adding(loaded.pack))
    maker.mutateGroups()
    maker.mutateFactors()
    maker.mutateFlare()
    maker.mutateScales()
    return maker.mutants
  }
}
