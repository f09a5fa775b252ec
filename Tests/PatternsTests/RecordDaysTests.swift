import Testing
import TrackerApplication
import TrackerCore
import TrackerTestSupport

@Suite struct RecordDaysTests {
  private func record(_ days: [Int], through last: Int, anchor: Int? = nil) throws -> RecordDays {
    let journal = InMemoryJournal()
    try journal.write("log", at: Instant(seconds: 0)) { journal in
      for day in days {
        let digits = String(day)
        let entry = Entry(
          id: EntryID(rawValue: String(repeating: "0", count: 16 - digits.count) + digits), kind: "measurement",
          instant: Instant(seconds: Int64(day) * 86_400), offset: 0, zone: "UTC", day: Day(number: day),
          payload: Payload())
        try journal.put(entry, measures: [Measure("weight.kg", 70, fold: .last)])
      }
    }
    return try journal.read {
      try RecordDays(in: $0, through: Day(number: last), anchor: anchor.map(Day.init(number:)))
    }
  }

  @Test("days are numbered from the first logged one")
  func plain() throws {
    let record = try record([1_000, 1_020], through: 1_030)
    #expect(record.count == 31)
    #expect(record.first == Day(number: 1_000) && record.last == Day(number: 1_030))
    #expect(record.number(of: Day(number: 1_010)) == 10)
    #expect(record.number(of: Day(number: 999)) == nil && record.number(of: Day(number: 1_031)) == nil)
    #expect(record.prefix(14).last == Day(number: 1_013))
  }

  @Test("a gap of years is cut by whole fortnights, so that a day keeps its place in the fortnight")
  func gap() throws {
    let record = try record([1_000, 9_000], through: 9_010)
    #expect(record.count < 400)
    let number = try #require(record.number(of: Day(number: 9_000)))
    #expect((number - 8_000) % 14 == 0)
    #expect(record.day(at: number) == Day(number: 9_000))
    #expect(record.day(at: number - 1).map { $0 < Day(number: 1_400) } == true)
    var counted = 0
    record.eachStretch { days, start in
      #expect(start == counted)
      counted += days.count
    }
    #expect(counted == record.count)
  }

  @Test("day 0 lies a whole number of fortnights behind an anchor")
  func anchored() throws {
    let record = try record([1_030], through: 1_060, anchor: 1_000)
    #expect(record.first == Day(number: 1_028))
  }

  @Test("an empty journal has no days")
  func empty() throws {
    let record = try record([], through: 100)
    #expect(record.count == 0 && record.first == nil && record.day(at: 0) == nil)
  }
}
