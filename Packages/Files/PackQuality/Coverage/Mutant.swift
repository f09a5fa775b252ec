import TrackerCore

/// A pack with one small mutation put in on purpose: scenarios that do not notice it do not hold that part of the pack.
public struct Mutant: Sendable {
  /// The part of the pack that was changed, such as `risk.factors.short-sleep.response`.
  public var path: String
  /// What was done to it, such as `all points 0`.
  public var change: Phrase
  /// Where the part stands.
  public var place: Place?
  let part: Part
  var pack: ConditionPack
}

extension Mutant {
  /// The kind of part that was changed.
  enum Part: Equatable {
    /// With every compound that it is a part of.
    case factor(Set<FactorID>)
    case weight, flare, scale
    /// Which foods count: what the days of a scenario hold.
    case foods
    /// What is said of getting help for a symptom or a metric, as a flag names it.
    case seekCare(SymptomID)
    /// For whom a part is.
    case person
  }

  /// Whether a scenario could see the mutation at all: most look at one factor, and need not be played for the
  /// mutations of others.
  func mayShow(in scenario: Scenario) -> Bool {
    switch (scenario.claim, part) {
    case (.refused, .scale): true
    case (_, .person): scenario.person != nil
    case (.refused, _), (.parts, _), (.always, .flare), (.always, .scale), (.always, .seekCare): false
    case (_, .foods): !scenario.foods.isEmpty
    case (.always(let monotony), .factor(let changed)):
      if case .factor(let id) = monotony.subject { changed.contains(id) } else { true }
    case (.always(let monotony), .weight): monotony.subject == .load
    case (.expect(let expectations), .flare):
      expectations.contains { $0.isFlare != nil || $0.isRelativeFlare != nil || $0.probability != nil }
    case (.expect(let expectations), .seekCare(let name)):
      expectations.contains { expectation in
        switch expectation.seekCare {
        case nil: false
        case .some(.none): true
        case .levels(let levels): levels[name] != nil
        }
      }
    case (.expect(let expectations), .scale): expectations.contains { !$0.bands.isEmpty }
    case (.expect(let expectations), .weight):
      expectations.contains { $0.load != nil || $0.band != nil || $0.isMissing != nil }
    case (.expect(let expectations), .factor): expectations.contains(where: \.looksAtLoad)
    }
  }

  /// Points by which a curve or the steps of a flare are moved.
  static let pointsMoved = 10.0

  /// Every mutant of what a file itself defines; what the pack inherits is held by the scenarios of the pack it comes
  /// from.
  ///
  /// Changes that no input could show are left out: a curve that is the same over the metric's range, a weight of a
  /// group without factors.
  static func all(of loaded: LoadedPack, definedIn file: String, catalogue: MetricCatalogue) -> [Mutant] {
    var maker = MutantMaker(loaded: loaded, file: file, catalogue: catalogue.adding(loaded.pack))
    maker.mutateGroups()
    maker.mutateFactors()
    maker.mutateFlare()
    maker.mutateFoods()
    maker.mutateScales()
    maker.mutateSeekCare()
    maker.mutateAppliesTo()
    return maker.mutants
  }
}
