import Testing
import TrackerStatistics

@Suite struct IncompleteBetaTests {
  // mpmath 1.3 with 50 digits: betainc(a, b, 0, x, regularized=True). The first ones have short closed forms: x⁵, and
  // 3:2 by hand.
  @Test(
    "values are those of a computation with fifty digits",
    arguments: [
      (5.0, 1.0, 0.2, 0.00032), (2, 3, 0.4, 0.5248), (0.5, 0.5, 0.3, 0.36901011956554538),
      (40, 60, 0.35, 0.15345812249917369),
      (300, 0.5, 0.99, 0.014103172217926298), (1000, 900, 0.5, 0.010861082630667564),
      (0.1, 20, 0.001, 0.70799700842341539),
      (17, 18, 0.5, 0.56791687977965921),
    ])
  func values(a: Double, b: Double, x: Double, expected: Double) {
    #expect(abs(regularisedIncompleteBeta(x, a, b) / expected - 1) < 1e-12)
    // DLMF 8.17.4
    #expect(abs(regularisedIncompleteBeta(1 - x, b, a) - (1 - expected)) < 1e-12)
  }

  @Test(
    "its recurrence holds",
    arguments: [(0.3, 0.7, 0.2), (2.5, 8, 0.6), (15.5, 16.5, 0.5), (15.9, 3, 0.9), (90, 0.4, 0.97)])
  func recurrence(a: Double, b: Double, x: Double) {
    // DLMF 8.17.12: I_x(a, b) = x I_x(a−1, b) + (1−x) I_x(a, b−1), one up. Shapes of 16 lie on both sides of where ln B
    // changes its form.
    let right = x * regularisedIncompleteBeta(x, a, b + 1) + (1 - x) * regularisedIncompleteBeta(x, a + 1, b)
    #expect(abs(regularisedIncompleteBeta(x, a + 1, b + 1) - right) < 1e-13)
  }

  @Test("ends are exact, and what lies outside is NaN")
  func ends() {
    #expect(regularisedIncompleteBeta(0, 2, 3) == 0 && regularisedIncompleteBeta(1, 2, 3) == 1)
    #expect(regularisedIncompleteBeta(-0.1, 2, 3).isNaN && regularisedIncompleteBeta(0.5, 0, 3).isNaN)
    #expect(regularisedIncompleteBeta(.nan, 2, 3).isNaN && regularisedIncompleteBeta(0.5, 1, -1).isNaN)
  }
}
