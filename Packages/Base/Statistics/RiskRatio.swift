import Foundation

/// How many times as frequent an outcome is with an exposure as without it, with an interval.
public struct RiskRatio: Sendable, Hashable {
  /// 1 where the exposure makes no difference; above 1 where the outcome is more frequent with it.
  public var ratio: Double
  /// The limits of the 95% interval.
  public var interval: ClosedRange<Double>

  /// The ratio of a table, with half a day added to each count so that no count is 0, drawn towards 1 as far as the
  /// days are few.
  ///
  /// - Parameters:
  ///   - persistence: How much a day resembles the day before: the product of the autocorrelations of exposure and
  ///     outcome at lag 1, cut to 0 … .9. The variance of the logarithm grows by (1 + it)/(1 − it).
  ///   - priorDeviation: The standard deviation of the logarithms of ratios that are believed in beforehand, around 0;
  ///     infinite for a ratio that is not drawn towards 1.
  public init(_ table: ContingencyTable, persistence: Double = 0, priorDeviation: Double = .infinity) {
    let (with, other) = (Double(table.exposedWith) + 0.5, Double(table.unexposedWith) + 0.5)
    let (exposed, unexposed) = (Double(table.exposed) + 1, Double(table.unexposed) + 1)
    let own = log(with / exposed) - log(other / unexposed)
    let kept = min(0.9, max(0, persistence))
    let variance = (1 / with - 1 / exposed + 1 / other - 1 / unexposed) * (1 + kept) / (1 - kept)
    let share =
      priorDeviation.isFinite ? priorDeviation * priorDeviation / (priorDeviation * priorDeviation + variance) : 1
    let half = 1.96 * (share * variance).squareRoot()
    ratio = exp(own * share)
    interval = exp(own * share - half)...exp(own * share + half)
  }

  /// The limit of the interval that is nearer to 1; 1 where the interval holds 1.
  public var nearerLimit: Double {
    interval.lowerBound > 1 ? interval.lowerBound : interval.upperBound < 1 ? interval.upperBound : 1
  }

  /// How strongly something unknown would have to go together with both exposure and outcome, as risk ratios, to
  /// explain a ratio away: its E-value, from 1 on (VanderWeele and Ding 2017).
  ///
  /// - Parameter ratio: A risk ratio above 0, or a limit of its interval.
  public static func eValue(of ratio: Double) -> Double {
    let away = max(ratio, 1 / ratio)
    return away + (away * (away - 1)).squareRoot()
  }
}
