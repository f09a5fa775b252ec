import Testing
import TrackerApplication
import TrackerCore
import TrackerTestSupport

@testable import TrackerTimeline

@Suite("Which rows the days of a timeline make")
struct TimelineLayoutTests {
  private static let today = Day(number: 20_000)

  /// A journal with an entry on days so many days before today.
  private func journal(_ back: some Sequence<Int>) throws -> InMemoryJournal {
    let journal = InMemoryJournal()
    let noon = Instant(seconds: Int64(Self.today.number) * 86_400 + 43_200)
    try journal.write("import", at: noon) { journal in
      for back in back {
        let entry = Entry(
          id: EntryID("e\(back)"), kind: "food", instant: Instant(seconds: noon.seconds - Int64(back) * 86_400),
          offset: 0, zone: "UTC", day: Self.today.advanced(by: -back), payload: Payload())
        try journal.put(entry, measures: [])
      }
    }
    return journal
  }

  /// The rows of a page, told by days before today: `3` with an entry, `-3` without, `3…9` for a gap.
  private func page(
    _ number: Int, of size: Int = 20, _ journal: InMemoryJournal, from first: Int, through last: Int = 0
  ) throws -> (rows: [String], pages: Int?) {
    let days = Self.today.advanced(by: -first)...Self.today.advanced(by: -last)
    let found = try journal.read { journal in
      var layout = TimelineLayout(days, today: Self.today, in: journal)
      return try layout.page(number, of: size)
    }
    func back(_ day: Day) -> Int { day.distance(to: Self.today) }
    let rows = found.rows.map { row in
      switch row {
      case .logged(let day): "\(back(day))"
      case .empty(let day): "-\(back(day))"
      case .gap(let days): "\(back(days.upperBound))…\(back(days.lowerBound))"
      }
    }
    return (rows, found.pages)
  }

  @Test("three empty days in a row have a row each, four share one, and today has its own")
  func gaps() throws {
    let journal = try journal([1, 5, 10, 400])
    #expect(
      try page(1, journal, from: 400).rows
        == ["-0", "1", "-2", "-3", "-4", "5", "6…9", "10", "11…399", "400"])
    // Today is empty at the end of a long gap, and empty days stand before the first entry that is asked for.
    let pause = try self.journal([500])
    #expect(try page(1, pause, from: 500).rows == ["-0", "1…499", "500"])
    #expect(try page(1, pause, from: 490, through: 3).rows == ["3…490"])
    #expect(try page(1, journal, from: 7, through: 4).rows == ["-4", "5", "-6", "-7"])
  }

  @Test("pages follow each other without a row lost or twice, wherever gaps lie")
  func pages() throws {
    let journal = try journal(Array(0...30) + [33] + Array(50...140) + [700])
    let all = try page(1, of: 1_000, journal, from: 700)
    #expect(all.pages == 1)
    var found: [String] = []
    for number in 1...7 {
      let next = try page(number, journal, from: 700)
      #expect(next.rows.count == (number < 7 ? 20 : all.rows.count - 120))
      #expect(next.pages == (number < 7 ? nil : 7))
      found += next.rows
    }
    #expect(found == all.rows)
    let beyond = try page(9, journal, from: 700)
    #expect(beyond.rows == [] && beyond.pages == 7)
  }

  @Test("a page that ends with the last row is the last one", arguments: [(20, 1), (40, 2)])
  func full(_ days: Int, _ pages: Int) throws {
    let journal = try journal(0..<days)
    #expect(try page(pages, journal, from: days - 1).pages == pages)
    #expect(try page(pages + 1, journal, from: days - 1).rows == [])
  }
}
