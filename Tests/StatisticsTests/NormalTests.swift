import Testing
import TrackerStatistics

@Suite struct NormalTests {
  // mpmath 1.3 with 50 digits: erfc(z/√2)/2.
  @Test(
    "tails are those of a computation with fifty digits",
    arguments: [
      (0.1, 0.46017216272297102), (1, 0.15865525393145705), (1.2815515655446004, 0.1), (3, 0.0013498980316300945),
      (8, 6.2209605742717841e-16), (25, 3.0566967063825609e-138), (37, 5.7255712225245768e-300),
    ])
  func tail(z: Double, tail: Double) {
    #expect(abs(Normal.upperTail(z) / tail - 1) < 1e-12)
    #expect(Normal.cumulative(-z) == Normal.upperTail(z))
    #expect(abs(Normal.cumulative(z) + tail - 1) < 1e-15)
  }

  // The same: root of ln(erfc(z/√2)/2) − ln p. They lie in all three stretches of the approximation.
  @Test(
    "quantiles too",
    arguments: [
      (0.4, -0.2533471031357998), (0.1, -1.2815515655446005), (0.05, -1.6448536269514727), (0.02, -2.0537489106318231),
      (1e-3, -3.0902323061678135), (1e-9, -5.9978070150076869), (1e-15, -7.9413453261709968),
      (1e-100, -21.273453560965324),
      (1e-300, -37.047096299361199),
    ])
  func quantile(share: Double, z: Double) {
    #expect(abs(Normal.quantile(share) / z - 1) < 1e-14)
    #expect(abs(Normal.quantile(1 - share) + z) < 1e-12 || share < 1e-5)
  }

  @Test("its quantiles undo it, and rise")
  func inverse() {
    for share in stride(from: 0.0005, to: 1, by: 0.0005) {
      #expect(abs(Normal.cumulative(Normal.quantile(share)) - share) < 1e-15)
      #expect(Normal.quantile(share) > Normal.quantile(share - 0.0005))
    }
  }

  @Test("ends and what lies outside")
  func ends() {
    #expect(Normal.quantile(0) == -.infinity && Normal.quantile(1) == .infinity && Normal.quantile(0.5) == 0)
    #expect(Normal.quantile(-0.1).isNaN && Normal.quantile(1.1).isNaN && Normal.quantile(.nan).isNaN)
    #expect(Normal.cumulative(-.infinity) == 0 && Normal.cumulative(.infinity) == 1 && Normal.density(1e200) == 0)
    #expect(abs(Normal.density(0) - 0.3989422804014327) < 1e-16)
  }
}
