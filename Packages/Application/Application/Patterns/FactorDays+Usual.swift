import TrackerCore

/// Values beside the person's own usual. What is usual on a day follows from the days before it alone, so that a later
/// day never changes what an earlier one was.
extension FactorDays {
  /// The side of the usual on which a value lies.
  public enum Side: String, Sendable, CaseIterable {
    case above, below
  }

  /// Whether each day's value lies clearly above or below the known ones among the 28 days before; unknown where the
  /// value is, and where fewer than 7 of those are known.
  ///
  /// - Parameter difference: How far from their mean it has to lie; nil for farther out than three quarters of them.
  public func days(of metric: MetricID, _ side: Side, by difference: Double? = nil) -> [Bool?] {
    let numbers = numbers(of: metric)
    var before: [Double] = []
    return numbers.indices.map { index in
      guard !numbers[index].isNaN else { return nil }
      before.removeAll(keepingCapacity: true)
      for number in numbers[max(0, index - PersonalUsual.days)..<index] where !number.isNaN { before.append(number) }
      guard let mean = PersonalUsual.mean(of: before) else { return nil }
      if let difference {
        return side == .above ? numbers[index] >= mean + difference : numbers[index] <= mean - difference
      }
      let beyond = before.count { side == .above ? $0 < numbers[index] : $0 > numbers[index] }
      return beyond * 4 > before.count * 3
    }
  }

  /// Days on which a metric lay above the usual, and those on which it lay below, as two factors; none where nobody
  /// knows the metric.
  ///
  /// - Parameters:
  ///   - names: As they stand within a sentence; nil for a high or low value of the metric.
  ///   - keptBecause: Why they are never part of an experiment; nil where only a pack can say so.
  public func besideUsual(
    _ metric: MetricID, above: Phrase? = nil, below: Phrase? = nil, by difference: Double? = nil,
    category: CandidateFactor.Category, keptBecause: Phrase? = nil
  ) -> [CandidateFactor] {
    guard metrics.contains(metric), let definition = person.catalogue[metric] else { return [] }
    let about: [Side: Phrase] = [
      .above: "It was higher than on three quarters of the 28 days before.",
      .below: "It was lower than on three quarters of the 28 days before.",
    ]
    let values: [Side: Phrase] = [.above: "a high value of “{metric}”", .below: "a low value of “{metric}”"]
    return Side.allCases.map { side in
      CandidateFactor(
        CandidateID("\(metric):\(side.rawValue)"),
        (side == .above ? above : below)
          ?? (values[side] ?? "").filled(with: ["metric": definition.name]),
        about: difference == nil ? about[side] : nil, category: category, metrics: [metric],
        keptBecause: keptBecause ?? keep(of: metric), answers: days(of: metric, side, by: difference))
    }
  }
}
