import Testing
import TrackerCore
import TrackerStatistics

@Suite struct ScreenRecordTests {
  private let base = Instant(seconds: 20_536 * 86_400 + 10_800)
  private let day = Day(number: 20_536)

  private func device(
    _ name: String, _ from: Int64, _ to: Int64, _ spans: [(Int64, Int64, String)], unlocks: [Int64]? = nil
  ) -> ScreenRecord.Device {
    ScreenRecord.Device(
      name, from: base + from, to: base + to, spans: spans.map { .init(base + $0.0, base + $0.1, $0.2) },
      unlocks: unlocks.map { $0.map { base + $0 } })
  }

  @Test("a record comes back from its text, whatever the names")
  func text() {
    let apps = (0..<60).map { "App \($0) | 100%; ä, \u{1}" }
    let record = ScreenRecord([
      device("lap|top;", 0, 86_400, apps.enumerated().map { (Int64($0 * 100), Int64($0 * 100 + 50), $1) }),
      device("phone", 10, 10, [], unlocks: []), device("tablet", 0, 60, [(0, 60, "A")], unlocks: [0, 0, 60]),
    ])
    let text = record.text(on: day)
    #expect(ScreenRecord(text) == record)
    #expect(ScreenRecord.day(of: text) == day)
    #expect(ScreenRecord(ScreenRecord([]).text(on: day)) == ScreenRecord([]))
  }

  @Test(
    "other texts are refused",
    arguments: [
      "", "x", "20536;", "20536;a|0|0|-|", "20536;a|0|0|-||A5", "20536;a|0|zzzzzzzzzzzz|-||", "20536;|0|0|-||",
      "20536;a|0|10|-|b|A0", "20536;a|0|10|-|b|5", "20536;a|0|10|-|b|A5A5", "20536;a|0|0|-||;a|0|0|-||",
      "20536;a%zz|0|0|-||", "99999999999;", "20536;a|0|1|-|b|A9", "020536;a|0|1|-||",
    ])
  func faults(_ text: String) { #expect(ScreenRecord(text) == nil) }

  @Test("a span ends where the next one begins, the longest of one start counts, and gaps of a second are none")
  func order() {
    let one = device("a", 0, 1_000, [(500, 2_000, "c"), (0, 100, "a"), (0, 40, "b"), (101, 200, "a"), (150, 300, "b")])
    #expect(
      one.spans.map { [$0.start.seconds - base.seconds, $0.end.seconds - base.seconds] } == [
        [0, 150], [150, 300], [500, 1_000],
      ])
    #expect(one.spans.map(\.app) == ["a", "b", "c"])
  }

  @Test("a later file speaks of its own time, and of its own devices")
  func joined() {
    let first = ScreenRecord([
      device("laptop", 0, 1_000, [(0, 400, "a"), (600, 1_000, "a")], unlocks: [10, 900]),
      device("phone", 0, 50, [(0, 50, "p")]),
    ])
    let second = ScreenRecord([device("laptop", 300, 800, [(300, 700, "b")], unlocks: [500])])
    let both = second.joined(with: first)
    let laptop = both.devices[0]
    #expect(
      laptop.spans.map { [$0.start.seconds - base.seconds, $0.end.seconds - base.seconds] } == [
        [0, 300], [300, 700], [800, 1_000],
      ])
    #expect(laptop.spans.map(\.app) == ["a", "b", "a"] && laptop.unlocks?.count == 3)
    #expect(both.devices.count == 2)
    // The same file again changes nothing.
    #expect(second.joined(with: both) == both)
    #expect(first.joined(with: first) == first)
  }

  @Test("whatever a text has, it is a record or refused", arguments: 0..<4)
  func anything(_ seed: UInt64) {
    let start = Array(
      ScreenRecord([
        device("a|b", 0, 900, [(0, 300, "x"), (310, 500, "y;%")], unlocks: [5, 400]), device("c", 0, 0, []),
      ])
      .text(on: day).utf8)
    var random = SplitMix64(seed: seed)
    for _ in 0..<2_000 {
      var bytes = start
      for _ in 0...(random.next() % 3) {
        let place = Int(random.next() % UInt64(bytes.count))
        bytes[place] = Array("0zA%|;,-x9".utf8)[Int(random.next() % 10)]
      }
      guard let record = ScreenRecord(String(decoding: bytes, as: UTF8.self)) else { continue }
      // What is read is written as something that reads the same.
      let day = ScreenRecord.day(of: String(decoding: bytes, as: UTF8.self)) ?? day
      #expect(ScreenRecord(record.text(on: day)) == record)
    }
  }
}
