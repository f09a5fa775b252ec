import Testing
import TrackerCore
import TrackerStatistics
import TrackerTestSupport

@testable import TrackerPrediction

/// The figures of `accuracy` on forecasts that no predictor made.
@Suite struct AccuracyFiguresTests {
  /// Sixty days: some without a word, some without a severity, whose forecasts know nothing.
  static let sixty: ScoredDays = {
    var days = ScoredDays()
    for day in 0..<60 {
      let isFlare = day % 13 == 7 ? nil : (day * 5 + (day / 7) * 3) % 9 < 4
      let severity = day % 10 == 3 ? nil : isFlare.map { Double($0 ? 6 + day % 4 : 1 + day % 5) }
      let expected = Double(1 + (day * 3) % 8)
      days.add(
        isFlare, severity: severity, said: Double(3 + (day * 7) % 31) / 40, learntFrom: day,
        expected: .init(value: expected, range: (expected - 2)...(expected + 1.5)))
    }
    return days
  }()

  // Python 3 with numpy 2.4 and scipy 1.17, the definitions of docs/forecast.md written down a second time;
  // mannwhitneyu for the area, minimize (BFGS, then Nelder-Mead) for the slope.
  @Test("every figure is the one that numpy and scipy give for the same days")
  func figures() throws {
    let row = try #require(Self.sixty.row)
    #expect(row.days == 54 && row.flareDays == 24 && row.daysNeeded == 0 && row.kind == .ahead && row.phase == nil)
    let pairs: [(Double?, Double)] = [
      (row.brier, 0.2771412037037037), (row.brierOwnRate, 0.2642788545683451),
      (row.skillAgainstOwnRate, -0.04866961133295011),
      (row.skillAgainstSameAsYesterday, 0.5220940443876736), (row.skillAgainstLastWeek, 0.06039595994737745),
      (row.logLoss, 0.761233809873496), (row.areaUnderCurve, 0.5645833333333333),
      (row.calibrationError, 0.20972222222222225),
      (row.calibrationSlope, 0.21106975172010733),
    ]
    for (figure, expected) in pairs { #expect(abs(try #require(figure) - expected) < 1e-6) }
    let severity = try #require(row.severity)
    #expect(severity.days == 49 && severity.daysNeeded == 0)
    let errors: [(Double?, Double)] = [
      (severity.meanError, 2.9183673469387754), (severity.meanErrorOfLastKnown, 4),
      (severity.meanErrorOfOwnMean, 2.5440356914904347),
      (severity.skillAgainstLastKnown, 0.27040816326530615), (severity.shareWithinRange, 0.40816326530612246),
    ]
    for (figure, expected) in errors { #expect(abs(try #require(figure) - expected) < 1e-9) }
  }

  // The same: 40,000 draws of circular blocks of seven days, 5th and 95th percentile. A thousand draws miss that by a
  // few hundredths.
  @Test("ranges are those of a bootstrap in numpy, and the same every time")
  func ranges() throws {
    let row = try #require(Self.sixty.row)
    let ranges = [
      row.rangeAgainstOwnRate, row.rangeAgainstSameAsYesterday, row.rangeAgainstLastWeek,
      row.severity?.rangeAgainstLastKnown,
    ]
    let expected = [(-0.233, 0.134), (0.417, 0.613), (-0.112, 0.229), (0.116, 0.425)]
    for (range, expected) in zip(ranges, expected) {
      let range = try #require(range)
      #expect(abs(range.lowerBound - expected.0) < 0.03 && abs(range.upperBound - expected.1) < 0.03, "\(range)")
    }
    #expect(Self.sixty.row?.rangeAgainstOwnRate == row.rangeAgainstOwnRate)
  }

  @Test("no range is told of fewer than two blocks of days", arguments: [(14, false), (15, true)])
  func fewDays(days: Int, isTold: Bool) throws {
    let row = try #require(ScoredDays.made(days, chance: { _ in 0.4 }).row)
    #expect(row.days == days - 1)
    #expect((row.rangeAgainstOwnRate != nil) == isTold)
  }

  @Test("the simplest rules by hand")
  func baselines() {
    var rules = Baselines()
    #expect(rules.ownRate == 0.5 && rules.sameAsBefore == nil && rules.lastWeek == 0.5 && rules.meanSeverity == nil)
    for (isFlare, severity) in [(true, 8.0), (false, 2), (nil, nil), (false, nil)] as [(Bool?, Double?)] {
      rules.advance(isFlare: isFlare, severity: severity)
    }
    // One flare in three days; the own rate is 2/5.
    #expect(rules.ownRate == 0.4 && rules.sameAsBefore == 0.15 && rules.lastWeek == 1.4 / 4)
    #expect(rules.meanSeverity == 5 && rules.lastSeverity == 2)
    // After four more days the flare is the eighth day back: three known days are left.
    for _ in 0..<4 { rules.advance(isFlare: nil, severity: nil) }
    #expect(rules.lastWeek == 0.4 / 3 && rules.sameAsBefore == 0.15)
    for _ in 0..<7 { rules.advance(isFlare: nil, severity: nil) }
    #expect(rules.lastWeek == 0.4 && rules.ownRate == 0.4 && rules.lastSeverity == 2)
  }

  @Test("phases go by what was known when a forecast was made, not by the day")
  func phases() throws {
    let expected = [
      (0, "under-7"), (6, "under-7"), (7, "7-27"), (27, "7-27"), (28, "28-89"), (89, "28-89"), (90, "90-or-more"),
      (4000, "90-or-more"),
    ]
    for (known, phase) in expected { #expect(AccuracyView.Phase(knownDays: known).rawValue == phase) }
    let row = try #require(ScoredDays.made(120, chance: { _ in 0.4 }).row)
    let phases = try #require(row.phases)
    // The first day of all is not scored.
    #expect(phases.map(\.days) == [6, 21, 62, 30] && phases.map(\.daysNeeded) == [24, 9, 0, 0])
    #expect(phases.map { $0.phase } == AccuracyView.Phase.allCases)
    #expect(phases.reduce(0) { $0 + $1.flareDays } == row.flareDays && phases.allSatisfy { $0.phases == nil })
    let total = phases.reduce(0) { $0 + ($1.brier ?? 0) * Double($1.days) } / 119
    #expect(abs(total - (try #require(row.brier))) < 1e-12)
    #expect(ScoredDays.made(120, learntFrom: 90, chance: { _ in 0.4 }).row?.phases == nil)
  }

  @Test("each kind is scored by itself")
  func kinds() throws {
    var days = ScoredDays.made(40, chance: { _ in 0.3 })
    days.forecasts += ScoredDays.made(40, kind: .replayed, chance: { _ in 0.9 }).forecasts.prefix(20)
    let kinds = days.condition.kinds
    #expect(kinds.map(\.kind) == [.ahead, .replayed] && kinds.map(\.days) == [39, 19])
    #expect(kinds.first?.brier == ScoredDays.made(40, chance: { _ in 0.3 }).row?.brier)
  }

  @Test("severity is scored where one was expected, one came, and one was known before")
  func severity() throws {
    let expected = Forecast.ExpectedSeverity(value: 4, range: 3...5)
    var days = ScoredDays()
    days.add(false, said: 0.2, expected: expected)
    days.add(false, severity: 3, said: 0.2, expected: expected)
    #expect(days.scored.map { $0.severity == nil } == [true])
    days.add(true, said: 0.2, expected: expected)
    days.add(true, severity: 5, said: 0.2)
    days.add(true, severity: 9, said: 0.2, expected: expected)
    let row = try #require(days.row?.severity)
    #expect(row.days == 1 && row.daysNeeded == 29)
    #expect(row.meanError == 5 && row.meanErrorOfLastKnown == 4 && row.meanErrorOfOwnMean == 5)
    #expect(row.skillAgainstLastKnown == -0.25 && row.shareWithinRange == 0 && row.rangeAgainstLastKnown == nil)
  }

  @Test("a person who always flares or never does is scored without a number that is none", arguments: [true, false])
  func always(isFlare: Bool) throws {
    var days = ScoredDays()
    let severity = isFlare ? 9.0 : 1
    for day in 0..<200 {
      days.add(
        isFlare, severity: severity, said: isFlare ? 0.9999 : 0.0001, learntFrom: day,
        expected: .init(value: severity, range: severity...severity))
    }
    let row = try #require(days.row)
    #expect(row.areaUnderCurve == nil && row.calibrationSlope == nil && row.severity?.skillAgainstLastKnown == nil)
    #expect(
      row.severity?.meanError == 0 && row.severity?.rangeAgainstLastKnown == nil)
    // Without a flare there was nothing to be better at.
    #expect(isFlare ? (row.skillAgainstOwnRate ?? 0) > 0.9 : row.skillAgainstOwnRate == nil)
    for width in [40, 80] {
      #expect(!days.page(width: width, showsFigures: true).lowercased().contains("nan"))
    }
  }
}
