import Testing
import TrackerCore
import TrackerSimulation
import TrackerTestSupport

@testable import TrackerDemo

@Suite struct DemoDayTests {
  private static func person(_ seed: UInt64) throws -> SimulatedPerson {
    let pack = try SamplePacks.library.pack(SamplePacks.sample).pack
    return SimulatedPerson(
      seed: seed, in: SimulatedWorld(pack: pack, metrics: SampleModule.catalogue), from: FittingWorld.firstDay)
  }

  @Test(
    "a day's lines come in the order of their times, and name a time that has come by then",
    arguments: [1, 2, 3] as [UInt64])
  func order(seed: UInt64) throws {
    var person = try DemoDayTests.person(seed)
    for _ in 0..<120 {
      let lines = DemoDay(day: person.nextDay(), checkIn: []).lines
      #expect(lines.map(\.minute) == lines.map(\.minute).sorted())
      for line in lines {
        guard let at = line.arguments.first(where: { $0.hasPrefix("at=") }),
          let time = LocalTime(String(at.dropFirst(3)))
        else { continue }
        #expect(time.minutes <= line.minute)
      }
    }
  }

  @Test("on a day away nothing is logged, and there are such days")
  func away() throws {
    var person = try DemoDayTests.person(3)
    let days = (0..<200).map { _ in person.nextDay() }
    #expect(days.contains { $0.isAway })
    for day in days { #expect(DemoDay(day: day, checkIn: []).lines.isEmpty == day.isAway) }
  }

  @Test("a day on which something was left out is not closed, and says that there was no exercise where that is known")
  func leftOut() throws {
    var person = try DemoDayTests.person(4)
    for day in (0..<200).map({ _ in person.nextDay() }) where !day.isAway {
      let lines = DemoDay(day: day, checkIn: []).lines.map(\.arguments)
      #expect(lines.contains(["day", "close"]) == day.unanswered.isEmpty)
      #expect(lines.contains { $0.starts(with: ["log", "rest"]) } != day.unanswered.contains(.rest))
      let saysNone = !day.unanswered.isEmpty && !day.unanswered.contains(.exercise) && day.exercise == nil
      #expect(lines.contains(["no", "exercise"]) == saysNone)
    }
  }
}
