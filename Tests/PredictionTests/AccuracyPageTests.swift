import Testing
import TrackerCommands
import TrackerCore
import TrackerTestSupport

@testable import TrackerPrediction

/// The page of `accuracy`, at both widths and line by line, on forecasts that no predictor made.
@Suite struct AccuracyPageTests {
  /// Days that come in spells, said rather well.
  static let good = ScoredDays.made(140, chance: { $0 / 9 % 2 == 0 ? 0.15 + Double($0 % 4) / 20 : 0.55 + Double($0 % 5) / 12 }, error: 1.2)
  /// Days without any pattern, of which half is said to be nearly certain.
  static let bad: ScoredDays = {
    var days = ScoredDays.made(40, chance: { _ in 0.3 }, seed: 8)
    for index in days.forecasts.indices { days.forecasts[index].probability = index.isMultiple(of: 2) ? 0.9 : 0.2 }
    return days
  }()

  @Test("at 80 columns: the claim, the figures, the plot, the table, the phases")
  func wide() {
    print(Self.good.page()); print(Self.good.page(width: 40)); print(Self.good.page(isPlain: true)); print(Self.bad.page(width: 40))
  }
}
