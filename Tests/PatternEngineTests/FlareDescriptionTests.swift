import Testing
import TrackerPatternEngine
import TrackerStatistics

@Suite struct FlareDescriptionTests {
  private static let day = 24 * 60

  private static func table(_ counts: [Int]) -> ContingencyTable {
    ContingencyTable(
      exposedWith: counts[0], exposedWithout: counts[1], unexposedWith: counts[2], unexposedWithout: counts[3])
  }

  /// The windows that hold a moment so many minutes before a flare at 12:00 of the fourth day.
  private static func windows(_ minutesBefore: Int) -> [String] {
    let flare = 3 * day + 12 * 60
    let moments = FlareMoments(flare: [nil, nil, nil, true], at: [nil, nil, nil, flare])
    let soup = TimedExposure("soup", at: [flare - minutesBefore], answered: [true, true, true, true])
    return FlareDescription.findings([soup], before: moments).filter { $0.table.exposedWith == 1 }.map(
      \.window.rawValue)
  }

  @Test("a window ends just before the hour at which it is nearest to the flare, and holds the hour at which it begins")
  func edges() {
    #expect(Self.windows(0).isEmpty && Self.windows(-1).isEmpty)
    #expect(Self.windows(1) == ["0-2"] && Self.windows(120) == ["0-2"])
    #expect(Self.windows(121) == ["2-6"] && Self.windows(360) == ["2-6"])
    #expect(Self.windows(361) == ["6-12", "6-24"] && Self.windows(721) == ["12-24", "6-24"])
    #expect(Self.windows(1_440) == ["12-24", "6-24"])
    #expect(Self.windows(1_441) == ["24-48"] && Self.windows(2_880) == ["24-48"] && Self.windows(2_881).isEmpty)
  }

  @Test("other days count back from the median of the person's flares, and from 18:00 under five of them")
  func usualMoment() {
    let noon = 12 * 60
    func usual(_ minutes: [Int]) -> Int {
      FlareMoments(
        flare: minutes.map { _ in true } + [false], at: minutes.enumerated().map { $0 * Self.day + $1 } + [nil]
      ).usualMinute
    }
    #expect(usual([noon, noon, noon, noon]) == 18 * 60)
    #expect(usual([noon, 60, noon + 7, 1_400, 30]) == noon)
    #expect(usual([noon, 60, noon + 8, 1_400, 30, 1_000]) == noon + 4)
    // A moment outside of its day is none.
    #expect(usual([noon, noon, noon, noon, 2_000]) == 18 * 60)
  }

  @Test("a day of 25 hours is as long as its clock says")
  func clockChange() {
    let starts = [0, 1_440, 2_940, 4_380]
    // 00:30 of the third day by its own start.
    let moments = FlareMoments(flare: [nil, nil, true], at: [nil, nil, 2_970], dayStarts: starts)
    let soup = TimedExposure("soup", at: [2_900], answered: [false, true, true])
    let findings = FlareDescription.findings([soup], before: moments)
    #expect(findings[0].table.exposedWith == 1)
    // Its window from 24 to 48 hours before reaches into the first day, which was not answered.
    #expect(findings[5].table.total == 0 && findings[5].unansweredFlares == 1)
  }

  @Test("counts are those of looking at every day and moment, with days that are not answered apart")
  func counts() {
    var random = SplitMix64(seed: 6)
    let days = 70
    let flare = (0..<days).map { _ in random.chance(0.1) ? nil : Optional(random.chance(0.4)) }
    let told = (0..<days).map { day in
      random.chance(0.2) ? nil : day * Self.day + Int.random(in: 0..<1_440, using: &random)
    }
    let answered = (0..<days).map { _ in random.chance(0.8) }
    let eaten = (0..<90).map { _ in Int.random(in: -2_000..<(days * Self.day + 500), using: &random) }
    let moments = FlareMoments(flare: flare, at: told)
    let findings = FlareDescription.findings([TimedExposure("soup", at: eaten, answered: answered)], before: moments)
    #expect(findings.map(\.window) == FlareWindow.allCases)
    for finding in findings {
      var (counts, unanswered) = ([0, 0, 0, 0], [0, 0])
      for day in 0..<days {
        guard let isFlare = flare[day] else { continue }
        let moment = (isFlare ? told[day] : nil) ?? day * Self.day + moments.usualMinute
        let minutes = (moment - finding.window.hours.upperBound * 60)..<(moment - finding.window.hours.lowerBound * 60)
        if eaten.contains(where: minutes.contains) {
          counts[isFlare ? 0 : 1] += 1
        } else if minutes.allSatisfy({ $0 >= 0 && answered[$0 / Self.day] }) {
          counts[isFlare ? 2 : 3] += 1
        } else {
          unanswered[isFlare ? 0 : 1] += 1
        }
      }
      #expect(finding.table == Self.table(counts), "\(finding.window)")
      #expect([finding.unansweredFlares, finding.unansweredOthers] == unanswered, "\(finding.window)")
    }
  }

  /// What the latest window says of days with these counts, with flares at noon.
  private static func finding(_ counts: [Int]) -> WindowFinding {
    let flags = [(true, true), (true, false), (false, true), (false, false)]
    let days = zip(counts, flags).flatMap { count, flags in Array(repeating: flags, count: count) }
    let noon: [Int?] = days.indices.map { $0 * day + 12 * 60 }
    let moments = FlareMoments(flare: days.map(\.1), at: noon)
    let eaten = days.indices.filter { days[$0].0 }.map { $0 * day + (days[$0].1 ? 12 * 60 : moments.usualMinute) - 30 }
    let soup = TimedExposure("soup", at: eaten, answered: days.map { _ in true })
    return FlareDescription.findings([soup], before: moments)[0]
  }

  @Test("strength is the share before flares by that of other days, cut for bars, and a case of its own without any")
  func strength() {
    let often = Self.finding([8, 4, 12, 36])
    #expect(often.table == Self.table([8, 4, 12, 36]))
    #expect(often.strength == .ratio(4) && often.bar == 1)
    #expect(Self.finding([1, 20, 9, 20]).strength == .ratio(0.2) && Self.finding([1, 20, 9, 20]).bar == -0.8)
    #expect(Self.finding([2, 0, 8, 10]).strength == .neverOtherwise && Self.finding([2, 0, 8, 10]).bar == 1)
    #expect(Self.finding([0, 5, 8, 10]).bar == -1)
    for counts in [[0, 0, 8, 10], [0, 4, 0, 5], [4, 0, 5, 0], []] {
      let nothing = Self.finding(counts)
      #expect(nothing.strength == nil && nothing.bar == nil && nothing.kind == .neutral, "\(counts)")
    }
  }

  @Test("p is chi-square's, or Fisher's for small counts, with the words for one question alone")
  func confidence() throws {
    // SciPy: chi2_contingency without correction, and fisher_exact where an expected count is below 5.
    let cases: [([Int], Double, WindowFinding.Confidence, WindowFinding.Kind)] = [
      ([12, 18, 9, 51], 0.008208, .high, .trigger), ([8, 12, 12, 48], 0.073638, .low, .trigger),
      ([5, 25, 25, 50], 0.087669, .low, .protective), ([10, 10, 20, 20], 1, .none, .neutral),
      ([3, 1, 1, 3], 0.485714, .none, .neutral), ([8, 2, 1, 5], 0.034965, .medium, .trigger),
    ]
    for (counts, chance, word, kind) in cases {
      let finding = Self.finding(counts)
      #expect(try abs(#require(finding.chance) - chance) < 1e-6, "\(counts): \(String(describing: finding.chance))")
      #expect(finding.confidence == word && finding.kind == kind, "\(counts)")
      #expect(finding.confidenceShare == 1 - (finding.chance ?? 0))
    }
    let never = Self.finding([0, 0, 8, 10])
    #expect(never.chance == nil && never.confidence == .none && never.confidenceShare == 0)
  }

  @Test("500 exposures over ten years take well under a second")
  func speed() {
    let days = 3_650
    let moments = FlareMoments(
      flare: (0..<days).map { $0 % 6 == 0 }, at: (0..<days).map { $0 * Self.day + 600 + $0 % 300 })
    let answered = Array(repeating: true, count: days)
    let exposures = (0..<500).map { index in
      TimedExposure("f\(index)", at: (0..<1_000).map { $0 * 5_000 + index * 7 }, answered: answered)
    }
    let time = ContinuousClock().measure {
      #expect(FlareDescription.findings(exposures, before: moments).count == 3_000)
    }
    #expect(time < .seconds(1), "took \(time)")
  }
}
