import Testing
import TrackerApplication
import TrackerCore
import TrackerTestSupport

@testable import TrackerPrediction

/// What the examples of the rules leave open.
@Suite struct InsightTests {
  private static let day = Day.day(60)

  /// What a rule says of a day with these values, after days with those.
  private static func notices(
    _ rule: CoachingRule, _ metric: MetricID, _ values: [Double?], now: Day = day
  ) throws -> [CoachingNotice] {
    let world = try PredictionWorld()
    let person = try world.person
    var table = DayTable(days: day.advanced(by: -100)...day, catalogue: person.catalogue)
    for (index, value) in values.enumerated() {
      if let value { table.set(metric, on: day.advanced(by: index + 1 - values.count), to: value) }
    }
    return try world.journal.read { journal in
      let session = try world.session(on: now)
      let basis = CoachingBasis(session, DocumentShelf(journal))
      return try rule.notices(CoachingDay(day, of: session, basis: basis, in: table, journal: journal))
    }
  }

  @Test("a notice names the number, the usual and how far it stands out, and a past day is told as one")
  func numbers() throws {
    let values: [Double?] = .days(10, 4) + [8]
    let notice = try #require(try Self.notices(SymptomRules.againstUsual, "symptom.pain", values).first)
    #expect(notice.text.description == "Pain is 8 today; it's usually 4.")
    #expect(notice.value == 8 && notice.comparedWith == 4 && notice.weight == 4)
    #expect(notice.subject == "symptom.pain" && notice.command == "symptoms list --kind check-in --days 29")
    let past = try #require(
      try Self.notices(SymptomRules.againstUsual, "symptom.pain", values, now: Self.day.advanced(by: 3)).first)
    #expect(past.text.description == "Pain was 8; it's usually 4.")
    #expect(past.command == "symptoms list --kind check-in --days 29 --date \(Self.day)")
  }

  @Test("nothing is usual from days before the last 28")
  func oldDays() throws {
    let rule = SymptomRules.againstUsual
    #expect(try Self.notices(rule, "symptom.pain", .days(8, 3) + .days(28, nil) + [9]).isEmpty)
    #expect(try Self.notices(rule, "symptom.pain", .days(8, 3) + .days(20, nil) + [9]).count == 1)
  }
}
