import Testing
import TrackerPatternEngine
import TrackerStatistics

@Suite struct ResponseTimeTests {
  /// The lag that is told of each of many people, −1 for none.
  ///
  /// - Parameters:
  ///   - lags: Days after an exposure that are worse by 1.2 points each.
  ///   - keeps: The chance that an exposure keeps yesterday's answer.
  private static func told(_ lags: [Int], keeps: Double, days: Int = 180, people: Int = 200) -> [Int: Int] {
    var random = SplitMix64(seed: 11)
    var told: [Int: Int] = [:]
    for _ in 0..<people {
      var exposed: [Bool] = []
      var severity = 4.0
      var severities: [Double?] = []
      for day in 0..<days {
        exposed.append(day > 0 && random.chance(keeps) ? exposed[day - 1] : random.chance(0.3))
        severity = 4 + 0.7 * (severity - 4) + 1.9 * 0.51.squareRoot() * random.normal()
        for lag in lags where day >= lag && exposed[day - lag] { severity += 1.2 }
        severities.append(min(10, max(1, severity.rounded())))
      }
      let outcome = Outcome(severity: severities, flare: severities.map { $0.map { $0 >= 7 } })
      told[ResponseTime(of: Exposure("soup", exposed), .trigger, on: outcome).usualLag ?? -1, default: 0] += 1
    }
    return told
  }

  @Test("nothing is told of exposures that make no difference, but for few", arguments: [0, 0.7])
  func nothing(keeps: Double) {
    let told = Self.told([], keeps: keeps)
    #expect(200 - (told[-1] ?? 0) <= 10, "\(told)")
  }

  @Test("the lag at which the days are worse is told of most people, and hardly ever another", arguments: 0...3)
  func usual(lag: Int) {
    for (keeps, most) in [(0, 170), (0.7, 130)] {
      let told = Self.told([lag], keeps: keeps)
      #expect((told[lag] ?? 0) >= most, "\(told)")
      #expect(200 - (told[lag] ?? 0) - (told[-1] ?? 0) <= 6, "\(told)")
    }
  }

  @Test("where two days are worse, neither is told as the usual one")
  func twoLags() {
    let told = Self.told([1, 2], keeps: 0)
    #expect((told[-1] ?? 0) >= 180, "\(told)")
  }

  @Test("no lag is told against the direction of the claim, and lags with too few days are left out")
  func limits() {
    var random = SplitMix64(seed: 2)
    let exposed = (0..<100).map { _ in random.chance(0.3) }
    let severities = (0..<100).map { day in 4 + random.normal() + (day > 0 && exposed[day - 1] ? 3 : 0) }
    let outcome = Outcome(severity: severities, flare: severities.map { $0 >= 6 })
    let response = ResponseTime(of: Exposure("soup", exposed), .trigger, on: outcome)
    #expect(response.usualLag == 1 && response.ofLags.map(\.lag) == [0, 1, 2, 3])
    #expect(response.ofLags.map(\.effect.days) == [99, 99, 98, 97])
    #expect(ResponseTime(of: Exposure("soup", exposed), .protective, on: outcome).usualLag == nil)
    // Known on the first 60 days: each has a day after it, and the first has no day before it.
    let early = exposed.enumerated().map { $0 < 60 ? Optional($1) : nil }
    let few = ResponseTime(of: Exposure("soup", early), .trigger, on: outcome)
    #expect(few.ofLags.map(\.lag) == [1, 2, 3])
    let none = ResponseTime(of: Exposure("soup", exposed.map { _ in nil }), .trigger, on: outcome)
    #expect(none.ofLags.isEmpty && none.usualLag == nil)
  }

  @Test("where a lag lacks days, it says how many, and does not try it")
  func missing() throws {
    var random = SplitMix64(seed: 3)
    // Of 61 rows with a next day, a lag of 3 loses two: one too many.
    let severities: [Double?] = (0..<62).map { _ in min(10, max(1, (5 + 2 * random.normal()).rounded())) }
    let outcome = Outcome(severity: severities, flare: severities.map { $0.map { $0 >= 7 } })
    let exposed: [Bool?] = (0..<62).map { $0 % 3 == 0 }
    let time = ResponseTime(of: Exposure("soup", exposed), .trigger, on: outcome)
    #expect(time.ofLags.map(\.lag) == [0, 1, 2])
    #expect(time.missing.days == 1 && time.missing.exposedDays == 0)
    let longer = ResponseTime(
      of: Exposure("soup", exposed + [true, false, false]), .trigger,
      on: Outcome(
        severity: severities + [3, 4, 5], flare: severities.map { $0.map { $0 >= 7 } } + [false, false, false]))
    #expect(longer.ofLags.map(\.lag) == [0, 1, 2, 3] && longer.missing.days == 0)
  }

  @Test("the p of the lag that is told is at most .05 times over, once for each lag that was tried")
  func searched() {
    var random = SplitMix64(seed: 7)
    var told = 0
    for _ in 0..<2_000 {
      // Of 62 days, a lag of 3 has one too few, and some exposures have too few days at others.
      let severities: [Double?] = (0..<62).map { _ in 5 + 2 * random.normal() }
      let exposed: [Bool?] = (0..<62).map { _ in random.chance(0.17) }
      let outcome = Outcome(severity: severities, flare: severities.map { $0.map { $0 >= 7 } })
      let time = ResponseTime(of: Exposure("soup", exposed), .trigger, on: outcome)
      guard let usual = time.ofLags.first(where: { $0.lag == time.usualLag })?.effect.slope else { continue }
      told += 1
      #expect(usual.chance * Double(time.ofLags.count) <= 0.05)
    }
    #expect(told > 10, "\(told)")
  }
}
