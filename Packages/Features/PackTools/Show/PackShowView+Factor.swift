import TrackerCore
import TrackerPackQuality

extension PackShowView {
  struct Factor: Encodable, Sendable {
    var id: FactorID
    var name: String
    var group: GroupID
    var metric: MetricID?
    var over: Int?
    var lag: Int?
    /// As written in a pack; absent for the metric's own.
    var take: String?
    /// The part of the day that counts alone; absent for the whole day.
    var at: PartOfDay?
    /// What the value is compared with, as written in a pack: `1d` or `usual`; absent where it counts as it is.
    var against: String?
    /// `spread` where the difference is divided by it.
    var `in`: String?
    /// Pairs of value and points.
    var response: [[Double]]?
    var allOf: [FactorID]?
    var points: Double?
    var logOdds: Double
    var sure: RiskFactor.Confidence
    /// Its first sentence; `sentences` has all of them.
    var says: String
    var sentences: FactorWords
    var why: String?
    var sources: [ReferenceID]
    /// Why it is never part of an experiment; absent where it may be one.
    var keep: Keep?
    var appliesTo: AppliesTo?
  }
}

extension PackShowView.Factor {
  init(_ factor: RiskFactor, keep: Keep?) {
    self.init(
      id: factor.id, name: factor.name, group: factor.group, logOdds: factor.prior.logOdds, sure: factor.prior.sure,
      says: factor.says.texts.first ?? "", sentences: factor.says,
      why: factor.why, sources: factor.sources, keep: keep, appliesTo: factor.appliesTo)
    switch factor.rule {
    case .response(let window, let curve):
      metric = window.metric.ofWholeDay
      at = window.metric.part
      switch window.against {
      case nil: break
      case .daysBefore(let days): against = "\(days)d"
      case .usual: against = "usual"
      case .usualInSpread: (against, self.in) = ("usual", "spread")
      }
      over = window.over
      lag = window.lag
      take = window.take.written
      response = curve.points.map { [$0.value, $0.points] }
    case .compound(let parts, let points):
      allOf = parts
      self.points = points
    }
  }
}
