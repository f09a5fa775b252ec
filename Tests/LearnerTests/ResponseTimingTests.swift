import Testing
import TrackerCore

@testable import TrackerLearner

/// After how many days a factor shows.
@Suite struct ResponseTimingTests {
  /// Days in which the factor of a day raises the severity of the next; whole numbers, so that the reference has the
  /// very same.
  static func days(_ count: Int) -> [LearnerDay] {
    func points(_ day: Int) -> Double? { day >= 0 && day % 13 != 5 ? Double((day * 37) % 11) * 10 : nil }
    return (0..<count).map { day in
      let severity = 2 + Double((day * day * 7 + day * 3) % 50) / 10 + (points(day - 1) ?? 0) / 40
      return LearnerDay(severity: day % 17 == 9 ? nil : severity, values: [points(day)])
    }
  }

  // numpy 2.4: lstsq over the rows of `docs/forecast.md`, 7.1; scipy 1.17: stats.t.
  static let expected: [(slope: Double, from: Double, to: Double, chance: Double)] = [
    (-0.25158399211953014, -0.6463037529298535, 0.14313576869079336, 0.4308183269732241),
    (0.8169967213100574, 0.4946808597761391, 1.1393125828439759, 2.2021623912766243e-08),
    (-0.4887164926736832, -0.9478767908265587, -0.029556194520807783, 0.03197158837285891),
    (-0.047810239101309146, -0.4626392348309223, 0.36701875662830397, 1),
  ]

  @Test("every lag's strength, range and chance are those that numpy and scipy give")
  func figures() throws {
    let timing = ResponseTiming(of: 0, in: Self.days(120))
    #expect(timing.daysNeeded == 0 && timing.strengths.map(\.lag) == [0, 1, 2, 3])
    for (strength, expected) in zip(timing.strengths, Self.expected) {
      #expect(abs(strength.slope - expected.slope) < 1e-9)
      #expect(
        abs(strength.range.lowerBound - expected.from) < 1e-9 && abs(strength.range.upperBound - expected.to) < 1e-9)
      #expect(abs(strength.chance - expected.chance) < 1e-9 * max(1, expected.chance))
      #expect(strength.holds == !strength.range.contains(0))
    }
  }

  @Test("before there are days enough nothing is claimed, and it is said how many more it takes")
  func early() {
    let timing = ResponseTiming(of: 0, in: Self.days(40))
    // Of 40 days lag 1 has 33 rows.
    #expect(timing.strengths.isEmpty && (1..<60).contains(timing.daysNeeded))
    #expect(ResponseTiming(of: 0, in: []).daysNeeded == 60)
    #expect(ResponseTiming(of: 3, in: Self.days(120)).daysNeeded == 60)
    var few = Self.days(200)
    for index in few.indices { few[index].values = [index % 40 == 7 ? 50 : 0] }
    #expect((1...10).contains(ResponseTiming(of: 0, in: few).daysNeeded))
  }

  @Test("a factor that never varies needs more days, and days without any severity claim nothing")
  func nothing() {
    let flat = Self.days(200).map { LearnerDay(severity: $0.severity, values: [30]) }
    #expect(ResponseTiming(of: 0, in: flat).strengths.isEmpty && ResponseTiming(of: 0, in: flat).daysNeeded == 10)
    let silent = Self.days(200).map { LearnerDay(values: $0.values) }
    #expect(ResponseTiming(of: 0, in: silent).strengths.isEmpty)
    let steady = Self.days(200).map { LearnerDay(severity: 5, values: $0.values) }
    #expect(!ResponseTiming(of: 0, in: steady).strengths.contains { $0.holds })
  }
}
