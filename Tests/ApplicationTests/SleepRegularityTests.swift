import Testing
import TrackerCore

@testable import TrackerApplication

@Suite struct SleepRegularityTests {
  /// A day as its parts: whether asleep, nil for not known, and minutes.
  private typealias Parts = [(isAsleep: Bool?, minutes: Int)]

  private static let usual: Parts = [(true, 420), (false, 960), (true, 60)]
  private static let later: Parts = [(true, 480), (false, 960)]
  private static let byDay: Parts = [(false, 660), (true, 480), (false, 300)]

  private func row(_ parts: Parts) -> SleepRegularity.DayOfSleep {
    var row = SleepRegularity.DayOfSleep()
    var start = 0
    for part in parts {
      if let isAsleep = part.isAsleep { row.set(start..<start + part.minutes, isAsleep: isAsleep) }
      start += part.minutes
    }
    return row
  }

  private func index(_ days: [Parts?]) -> Double? {
    SleepRegularity(days.map { $0.map(row) }).index(endingAt: days.count - 1)
  }

  @Test("the same days are 100, an hour's shift 83.3, days and nights swapped −33.3")
  func known() throws {
    let alternating = { (other: Parts) in (0..<8).map { $0.isMultiple(of: 2) ? Self.usual : other } }
    #expect(index(Array(repeating: Self.usual, count: 8)) == 100)
    #expect(abs(try #require(index(alternating(Self.later))) - 83.3333) < 1e-4)
    #expect(abs(try #require(index(alternating(Self.byDay))) + 33.3333) < 1e-4)
  }

  @Test("a day that is not known makes no pair, and five pairs are needed")
  func gaps() {
    let known = Array(repeating: Parts?.some(Self.usual), count: 4)
    #expect(index(known + [nil, nil] + known) == 100)
    #expect(index(Array(repeating: Self.usual, count: 5)) == nil)
    #expect(index(Array(repeating: Self.usual, count: 6)) == 100)
  }

  @Test("a pair needs three quarters of its minutes")
  func minutes() {
    let few: Parts = [(true, 420), (false, 659), (nil, 361)]
    let enough: Parts = [(true, 420), (false, 660), (nil, 360)]
    #expect(index(Array(repeating: few, count: 8)) == nil)
    #expect(index(Array(repeating: enough, count: 8)) == 100)
  }

  @Test("only the last 28 days count")
  func window() throws {
    let irregular = (0..<20).map { $0.isMultiple(of: 2) ? Self.usual : Self.byDay }
    let regular = Array(repeating: Self.usual, count: 28)
    #expect(index(irregular + regular) == 100)
    #expect(try #require(index(irregular + regular.dropLast())) < 100)
  }

  // MARK: From nights

  private static let berlin = DayCalendar(zone: Zone(identifier: "Europe/Berlin") ?? .utc)

  /// Nights from 23:00 to 7:00 by the clock, on so many mornings up to a day.
  private func nights(upTo last: Day, _ count: Int) throws -> [RecordedNight] {
    try (0..<count).reversed().map { back in
      let day = last.advanced(by: -back)
      let start = try Self.berlin.instant(on: day.advanced(by: -1), at: LocalTime(wrapping: 23 * 60))
      let end = try Self.berlin.instant(on: day, at: LocalTime(wrapping: 7 * 60))
      return RecordedNight(day: day, asleep: TimeSpan(start: start, end: end))
    }
  }

  private func index(_ nights: [RecordedNight], upTo last: Day, now: Instant? = nil) throws -> Double? {
    let days = last.advanced(by: 1 - SleepRegularity.days)...last
    let evening = try Self.berlin.instant(on: last, at: LocalTime(wrapping: 20 * 60))
    return SleepRegularity(nights, on: days, calendar: Self.berlin, now: now ?? evening)
      .index(endingAt: SleepRegularity.days - 1)
  }

  @Test("nights at the same time of the clock are 100, also where the clocks change in between")
  func clockChanges() throws {
    for last in ["2026-02-20", "2026-04-05", "2026-11-01"] {
      let day = try #require(Day(last))
      #expect(try index(nights(upTo: day, 14), upTo: day) == 100, "\(last)")
    }
  }

  @Test("an hour that a change of the clocks doubles is not known")
  func doubledHour() throws {
    // On 25 October 2026, 2:00 to 3:00 comes twice. Somebody who is awake in it only then differs in nothing known.
    let day = try #require(Day("2026-10-30"))
    let change = try #require(Day("2026-10-25"))
    var nights = try nights(upTo: day, 14)
    let place = try #require(nights.firstIndex { $0.day == change })
    let night = try #require(nights[place].asleep)
    let two = try Self.berlin.instant(on: change, at: LocalTime(wrapping: 120))
    nights[place].asleep = TimeSpan(start: night.start, end: two)
    let rest = RecordedNight(day: change, asleep: TimeSpan(start: two + 7200, end: night.end))
    #expect(try index(nights + [rest], upTo: day) == 100)
  }

  @Test("a morning with hours alone is not known, and a nap alone makes no night")
  func hoursAlone() throws {
    let day = try #require(Day("2026-02-20"))
    let hours = (0..<14).map { RecordedNight(day: day.advanced(by: -$0), hours: 8) }
    #expect(try index(hours, upTo: day) == nil)
    let noon = try Self.berlin.instant(on: day, at: LocalTime(wrapping: 780))
    let nap = try #require(TimeSpan(start: noon, end: noon + 1800))
    #expect(try index([RecordedNight(day: day, naps: [nap])], upTo: day) == nil)
  }

  @Test("a nap on some days alone lowers it")
  func naps() throws {
    let day = try #require(Day("2026-02-20"))
    var nights = try nights(upTo: day, 14)
    for place in stride(from: 0, to: 14, by: 2) {
      let one = try Self.berlin.instant(on: nights[place].day, at: LocalTime(wrapping: 780))
      nights[place].naps = [try #require(TimeSpan(start: one, end: one + 3600))]
    }
    // Of 13 pairs of 1440 minutes each differs by 60.
    #expect(abs(try #require(try index(nights, upTo: day)) - (100 - 200 * 60.0 / 1440)) < 1e-6)
  }

  @Test("what is still to come is not known")
  func future() throws {
    let day = try #require(Day("2026-02-20"))
    let nights = try nights(upTo: day, 6)
    let seven = try Self.berlin.instant(on: day, at: LocalTime(wrapping: 7 * 60))
    // 19 of 24 hours are over: the pair counts. In the middle of the night it does not, and four are too few.
    #expect(try index(nights, upTo: day, now: seven) == 100)
    let early = try Self.berlin.instant(on: day, at: LocalTime(wrapping: 4 * 60))
    #expect(try index(nights, upTo: day, now: early) == nil)
  }
}
