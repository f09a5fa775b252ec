import Testing
import TrackerCore
import TrackerSimulation
import TrackerTestSupport

@testable import TrackerDemo

@Suite struct DemoDayTests {
  @Test("a day's lines come in the order of their times, and name a time that has come by then", arguments: [1, 2, 3] as [UInt64])
  func order(seed: UInt64) throws {
    var person = SyntheticPerson(seed: seed, pack: try SamplePacks.library.pack(SamplePacks.sample).pack)
    for _ in 0..<120 {
      let lines = DemoDay(day: person.nextDay(), checkIn: []).lines
      #expect(lines.map(\.minute) == lines.map(\.minute).sorted())
      for line in lines {
        guard let at = line.arguments.first(where: { $0.hasPrefix("at=") }), let time = LocalTime(String(at.dropFirst(3))) else { continue }
        #expect(time.minutes <= line.minute)
      }
    }
  }

  @Test("on a day away nothing is logged, and there are such days")
  func away() throws {
    var person = SyntheticPerson(seed: 3, pack: try SamplePacks.library.pack(SamplePacks.sample).pack)
    let days = (0..<200).map { _ in person.nextDay() }
    #expect(days.contains { $0.isAway })
    for day in days { #expect(DemoDay(day: day, checkIn: []).lines.isEmpty == day.isAway) }
  }

  @Test("the same seed gives the same life, another one another")
  func seeds() throws {
    let pack = try SamplePacks.library.pack(SamplePacks.sample).pack
    func life(_ seed: UInt64) -> [SyntheticDay] {
      var person = SyntheticPerson(seed: seed, pack: pack)
      return (0..<30).map { _ in person.nextDay() }
    }
    #expect(life(5) == life(5))
    #expect(life(5) != life(6))
  }
}
