import Testing
import TrackerCore
import TrackerSimulation
import TrackerTestSupport

@Suite struct TrueProbabilityTests {
  /// Sixty people's days, lived once for several tests.
  private static let lives = Result { try lives(from: 1, people: 60, in: FittingWorld.make()) }

  private static func lives(from seed: UInt64, people: Int, in world: SimulatedWorld) -> [[SimulatedDay]] {
    (0..<people).map { index in
      var person = SimulatedPerson(seed: seed + UInt64(index), in: world, from: FittingWorld.firstDay)
      return (0..<120).map { _ in person.nextDay() }
    }
  }

  /// Four standard deviations of the number of flares: one bin of ten thousand is further off by chance.
  private static func isPlausible(_ flares: Int, for probabilities: [Double]) -> Bool {
    let expected = probabilities.reduce(0, +)
    let deviation = probabilities.reduce(0) { $0 + $1 * (1 - $1) }.squareRoot()
    return abs(Double(flares) - expected) <= 4 * deviation
  }

  @Test("flares come as often as the true probability says, in each tenth of it")
  func calibrated() throws {
    let days = try TrueProbabilityTests.lives.get().flatMap { $0 }
    let bins = Dictionary(grouping: days) { min(9, Int($0.probability * 10)) }
    #expect(bins.count == 10)
    for (bin, days) in bins {
      let isPlausible = TrueProbabilityTests.isPlausible(days.count(where: \.isFlare), for: days.map(\.probability))
      #expect(isPlausible, "probabilities from .\(bin) on")
    }
  }

  @Test(
    "flares come as often as it says after a day on which a factor was at work, too",
    arguments: ["sleep.hours", "exercise.load", "food-group.crunchy", "stress.level"] as [MetricID])
  func calibratedAfterFactors(metric: MetricID) throws {
    let pairs = try TrueProbabilityTests.lives.get().flatMap { zip($0, $0.dropFirst()) }.filter { day, _ in
      guard let value = day.metrics[metric] else { return false }
      return metric == "sleep.hours"
        ? value < 6 : metric == "food-group.crunchy" ? value > 0 : value > (metric == "stress.level" ? 6 : 200)
    }
    #expect(pairs.count > 300)
    let isPlausible = TrueProbabilityTests.isPlausible(pairs.count { $1.isFlare }, for: pairs.map { $1.probability })
    #expect(isPlausible)
  }

  @Test("the notice of a wrong probability is sharp: a tenth more is seen")
  func faultFed() throws {
    let days = try TrueProbabilityTests.lives.get().flatMap { $0 }
    let wrong = days.map { min(1, $0.probability * 1.1) }
    let isPlausible = TrueProbabilityTests.isPlausible(days.count(where: \.isFlare), for: wrong)
    #expect(!isPlausible)
  }

  @Test("a short night raises the next day's probability, and does nothing in a world without factors")
  func factorsWork() throws {
    func difference(_ lives: [[SimulatedDay]]) -> Double {
      let pairs = lives.flatMap { zip($0, $0.dropFirst()) }
      func mean(_ isShort: Bool) -> Double {
        let days = pairs.filter { day, _ in day.metrics["sleep.hours"].map { ($0 < 5.5) == isShort } ?? false }.map {
          $1.probability
        }
        return days.reduce(0, +) / Double(days.count)
      }
      return mean(true) - mean(false)
    }
    var without = try FittingWorld.make()
    without.strength = 0
    let with = difference(try TrueProbabilityTests.lives.get())
    let none = difference(TrueProbabilityTests.lives(from: 1, people: 20, in: without))
    #expect(with > 0.08)
    #expect(abs(none) < 0.04)
  }

  @Test("about every fourth day is a flare; some people have few, some many")
  func flareRates() throws {
    let rates = try TrueProbabilityTests.lives.get().map { days in
      Double(days.count(where: \.isFlare)) / Double(days.count)
    }
    let mean = rates.reduce(0, +) / Double(rates.count)
    #expect((0.2...0.32).contains(mean))
    #expect(rates.contains { $0 < 0.12 })
    #expect(rates.contains { $0 > 0.4 })
    for rate in rates { #expect((0.005...0.75).contains(rate)) }
  }
}
