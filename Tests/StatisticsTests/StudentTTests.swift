import Foundation
import Testing
import TrackerStatistics

@Suite struct StudentTTests {
  // mpmath 1.3 with 50 digits: betainc(ν/2, 1/2, 0, ν/(ν + t²), regularized=True)/2.
  static let tails: [(degrees: Double, t: Double, tail: Double)] = [
    (0.5, 0.001, 0.49973032383424382), (0.5, 2.5, 0.20048526452664659), (0.5, 1e5, 0.0010141455301389996),
    (1, 0.3, 0.40722642092225766), (1, 12, 0.026464676059589875), (1, 1e5, 3.1830988617318034e-6),
    (2, 1, 0.21132486540518712), (2, 1e5, 4.99999999925e-11), (3, 2.5, 0.043853323504032774),
    (4.5, 0.3, 0.38876677351971565), (4.5, 1e5, 1.6599412459141192e-22), (8, 0.001, 0.49961330105154466),
    (8, 0.3, 0.38591224084124934), (8, 1, 0.17329675354366712), (8, 2.5, 0.018471018856812052),
    (8, 12, 1.0719333738443856e-6),
    (8, 1e5, 5.599999983872e-38), (9, 2.5, 0.01693091384149287), (30, 1, 0.16265430771301495),
    (30, 12, 2.790092707599628e-13),
    (31.5, 0.001, 0.49960421093810235), (31.5, 2.5, 0.00891371152031449), (100, 1, 0.15986207789206168),
    (100, 12, 2.1975438578021891e-21), (1000, 2.5, 0.0062892839005453984), (1000, 12, 2.1620286933872637e-31),
    (123_456, 0.3, 0.38208883035786632), (123_456, 2.5, 0.0062103086860178164),
  ]

  @Test("tails are those of a computation with fifty digits, near zero and far out", arguments: tails)
  func tail(case row: (degrees: Double, t: Double, tail: Double)) {
    let t = StudentT(degreesOfFreedom: row.degrees)
    #expect(abs(t.upperTail(row.t) / row.tail - 1) < 1e-12)
    #expect(abs(t.cumulative(row.t) - (1 - row.tail)) < 1e-14)
    #expect(t.cumulative(-row.t) == t.upperTail(row.t))
    #expect(t.twoSided(-row.t) == 2 * t.upperTail(row.t))
    #expect(abs(t.quantile(row.tail) / -row.t - 1) < 1e-9)
  }

  // NIST/SEMATECH e-Handbook of Statistical Methods 1.3.6.7.2, critical values of Student's t distribution, three
  // decimals.
  @Test(
    "critical values are those of the printed table",
    arguments: [
      (1.0, 0.95, 6.314), (1, 0.975, 12.706), (5, 0.9, 1.476), (5, 0.99, 3.365), (8, 0.9, 1.397), (8, 0.95, 1.860),
      (8, 0.975, 2.306),
      (8, 0.99, 2.896), (8, 0.995, 3.355), (8, 0.999, 4.501), (30, 0.975, 2.042), (100, 0.999, 3.174),
    ])
  func table(degrees: Double, share: Double, critical: Double) {
    #expect(abs(StudentT(degreesOfFreedom: degrees).quantile(share) - critical) <= 0.0005 + 1e-9)
  }

  @Test("one and two degrees of freedom have closed forms", arguments: [-1e9, -30, -1, -0.2, 0, 1e-9, 0.7, 4, 800])
  func closed(t: Double) {
    #expect(abs(StudentT(degreesOfFreedom: 1).cumulative(t) - (0.5 + atan(t) / .pi)) < 1e-15)
    #expect(abs(StudentT(degreesOfFreedom: 2).cumulative(t) - (0.5 + t / (2 * (2 + t * t).squareRoot()))) < 1e-15)
    #expect(abs(StudentT(degreesOfFreedom: 1).density(t) * .pi * (1 + t * t) - 1) < 1e-13)
  }

  @Test(
    "the closed form for even degrees of freedom and the continued fraction beside it agree",
    arguments: [2.0, 4, 8, 16, 30])
  func even(degrees: Double) {
    for t in stride(from: 0, through: 6, by: 0.05) {
      let beside = StudentT(degreesOfFreedom: degrees * (1 + 1e-13))
      #expect(abs(StudentT(degreesOfFreedom: degrees).cumulative(t) - beside.cumulative(t)) < 1e-13)
    }
  }

  @Test("it rises, and its slope is the density", arguments: [0.7, 1, 3, 8, 25.5, 400])
  func rises(degrees: Double) {
    let t = StudentT(degreesOfFreedom: degrees)
    for x in stride(from: -40, to: 40, by: 0.01) {
      let step = t.cumulative(x + 0.01) - t.cumulative(x)
      // Simpson's rule over the step.
      let area = 0.01 / 6 * (t.density(x) + 4 * t.density(x + 0.005) + t.density(x + 0.01))
      #expect(step >= 0 && abs(step - area) < 1e-11)
    }
  }

  @Test("quantiles undo the distribution", arguments: [0.3, 1, 2.5, 8, 40, 1e4, 1e13])
  func inverse(degrees: Double) {
    let t = StudentT(degreesOfFreedom: degrees)
    for share in [1e-250, 1e-30, 1e-9, 0.004, 0.1, 0.4999, 0.5, 0.51, 0.9, 0.996, 1 - 1e-12] {
      #expect(abs(t.cumulative(t.quantile(share)) / share - 1) < 1e-11 || t.quantile(share) == -.infinity)
    }
    #expect(t.quantile(0.5) == 0 && t.quantile(0) == -.infinity && t.quantile(1) == .infinity)
    #expect(t.quantile(0.25) == -t.quantile(0.75))
  }

  @Test("nothing is NaN however far out", arguments: [1e-3, 0.5, 1, 8, 8.5, 1e6, 1e300, .infinity])
  func extremes(degrees: Double) {
    let t = StudentT(degreesOfFreedom: degrees)
    for x in [
      0, Double.leastNonzeroMagnitude, 1e-200, 1e-8, 1, 1e8, 1e154, 1e200, Double.greatestFiniteMagnitude, .infinity,
    ] {
      for answer in [t.cumulative(x), t.cumulative(-x), t.upperTail(x), t.twoSided(x)] {
        #expect((0...1).contains(answer))
      }
      #expect(t.density(x) >= 0)
    }
    #expect(t.cumulative(.infinity) == 1 && t.upperTail(.infinity) == 0 && t.cumulative(0) == 0.5)
    for share in [Double.leastNonzeroMagnitude, 1e-300, 0.3, 1 - 1e-16] { #expect(!t.quantile(share).isNaN) }
  }

  @Test("many degrees of freedom come to the normal distribution", arguments: [-3.0, -0.4, 0, 1.2816, 5])
  func normal(x: Double) {
    #expect(abs(StudentT(degreesOfFreedom: 1e9).cumulative(x) - Normal.cumulative(x)) < 1e-9)
    #expect(abs(StudentT(degreesOfFreedom: .infinity).cumulative(x) - Normal.cumulative(x)) < 1e-15)
  }

  @Test("degrees of freedom that are none give NaN, as does a share that is none", arguments: [0.0, -1, .nan])
  func none(degrees: Double) {
    let t = StudentT(degreesOfFreedom: degrees)
    #expect(t.cumulative(1).isNaN && t.density(1).isNaN && t.quantile(0.3).isNaN)
    #expect(StudentT(degreesOfFreedom: 8).quantile(1.1).isNaN && StudentT(degreesOfFreedom: 8).cumulative(.nan).isNaN)
  }
}
