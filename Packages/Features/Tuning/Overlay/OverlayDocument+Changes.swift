import TrackerCore
import TrackerYAML

extension OverlayDocument {
  /// Puts a change into the overlay.
  ///
  /// - Parameter current: The pack as the overlay tunes it so far, whose curve a single point is put into.
  mutating func apply(_ change: TuningChange, current: ConditionPack) {
    switch change {
    case .weight(let group, let weight): set(["risk", "groups", group.rawValue, "weight"], to: .number(weight))
    case .logOdds(let factor, let value):
      set(["risk", "factors", factor.rawValue, "prior", "log_odds"], to: .number(value))
    case .sure(let factor, let sure):
      set(["risk", "factors", factor.rawValue, "prior", "sure"], to: .text(sure.rawValue))
    case .points(let factor, let points): set(["risk", "factors", factor.rawValue, "points"], to: .number(points))
    case .curve(let factor, let points): set(["risk", "factors", factor.rawValue, "response"], to: .curve(points))
    case .point(let factor, let point):
      guard case .response(_, let curve)? = current.factor(factor)?.rule else { return }
      let others = (points(of: factor) ?? curve.points).filter { $0.value != point.value }
      set(
        ["risk", "factors", factor.rawValue, "response"], to: .curve((others + [point]).sorted { $0.value < $1.value }))
    case .flareAt(let value): set(["flare", "at_least"], to: .number(value))
    case .review(let day): set(["review"], to: day.map { .text($0.description) })
    case .groupOfPack(let group): set(["risk", "groups", group.rawValue], to: nil)
    case .factorOfPack(let factor): set(["risk", "factors", factor.rawValue], to: nil)
    }
  }

  /// The points that the overlay itself gives a factor's curve, nil where it gives none.
  private func points(of factor: FactorID) -> [ResponseCurve.Point]? {
    node(at: ["risk", "factors", factor.rawValue, "response"])?.sequence?.compactMap { element in
      guard let pair = element.sequence, pair.count == 2, let value = pair[0].scalar?.double,
        let points = pair[1].scalar?.double
      else {
        return nil
      }
      return ResponseCurve.Point(value: value, points: points)
    }
  }
}
