import Testing

@testable import TrackerHealthSamples

@Suite struct SumMergeTests {
  private func sample(_ source: UInt16, _ start: Int64, _ minutes: Int64, _ value: Double) -> HealthSample {
    HealthSample(
      start: start * 60, value: value, day: 0, duration: UInt32(minutes * 60), source: source,
      metric: HealthMetric.steps.rawValue, context: 0)
  }

  private func total(_ samples: [HealthSample]) -> Double {
    SumMerge(samples.sorted(by: HealthSample.isBefore)[...], from: 0, hourCount: 25).total
  }

  @Test("the better source counts, and the other for what only it saw")
  func ranks() {
    // The watch saw minutes 10 to 19, the phone 10 to 24: five of its fifteen minutes are new.
    #expect(total([sample(0, 10, 9, 900), sample(1, 10, 15, 1500)]) == 900 + 1500 * 6 / 15)
    #expect(total([sample(1, 0, 10, 100), sample(0, 20, 10, 50)]) == 150)
    #expect(total([sample(0, 0, 60, 600), sample(1, 10, 10, 100)]) == 600)
    // On both sides of what is covered.
    #expect(total([sample(0, 10, 10, 1), sample(1, 0, 30, 300)]) == 201)
  }

  @Test("one source never covers itself, and its exact copies count once")
  func own() {
    #expect(total([sample(0, 0, 10, 100), sample(0, 5, 10, 100)]) == 200)
    #expect(total([sample(0, 0, 10, 100), sample(0, 0, 10, 100), sample(0, 0, 10, 100)]) == 100)
    #expect(total([sample(0, 0, 10, 100), sample(0, 0, 10, 101)]) == 201)
  }

  @Test("a moment counts unless a better source covers it")
  func moments() {
    #expect(total([sample(0, 10, 10, 5), sample(1, 15, 0, 7), sample(1, 20, 0, 11), sample(1, 9, 0, 13)]) == 29)
    // A moment covers nothing.
    #expect(total([sample(0, 15, 0, 3), sample(1, 10, 10, 4)]) == 7)
  }

  @Test("three sources cover together, and hours add up to the day")
  func three() {
    let samples = [sample(0, 0, 30, 300), sample(1, 20, 30, 300), sample(2, 0, 120, 1200)]
    let merge = SumMerge(samples.sorted(by: HealthSample.isBefore)[...], from: 0, hourCount: 25)
    #expect(merge.total == 300 + 200 + 700)
    #expect(merge.hours[0] == 600 && merge.hours[1] == 600 && merge.hours[2] == nil)
  }
}
