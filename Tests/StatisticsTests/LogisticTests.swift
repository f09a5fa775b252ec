import Testing
import TrackerStatistics

@Suite struct LogisticTests {
  @Test("log-odds of probabilities", arguments: [(0.5, 0), (0.75, 1.0986122886681098), (0.01, -4.59511985013459)])
  func logOdds(probability: Double, expected: Double) { #expect(abs(logit(probability) - expected) < 1e-12) }

  @Test("the sigmoid undoes the logit", arguments: [1e-6, 0.001, 0.2, 0.5, 0.87, 0.999999])
  func inverse(probability: Double) { #expect(abs(sigmoid(logit(probability)) - probability) < 1e-12) }

  @Test(
    "the sigmoid is never outside of 0 … 1, whatever it is given", arguments: [-1e308, -800, -40, 0, 40, 800, 1e308])
  func bounded(logOdds: Double) { #expect((0...1).contains(sigmoid(logOdds))) }
}
