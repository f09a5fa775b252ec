import Foundation
import Synchronization
import Testing
import TrackerApplication
import TrackerConsole
import TrackerCore
import TrackerTestSupport

@testable import TrackerDemo

@Suite struct DemoLifeTests {
  /// Command lines as a host would run them.
  private final class Lines: Sendable {
    let all = Mutex<[(arguments: [String], now: Instant)]>([])
  }

  /// What `flares`, `flares show` and `accuracy` answer in JSON.
  private static func answer(_ arguments: [String]) -> String {
    let flare = """
      {"number": 2, "from": "2026-03-08", "through": "2026-03-10", "days": 3, "peak": 8, "isOngoing": false,
       "said": {"percent": 61, "band": "moderate"}}
      """
    return switch arguments.first ?? "" {
    case "flares" where arguments.contains("show"): "{\"flare\": \(flare), \"sentences\": [\"You slept 4 hours.\"]}"
    case "flares": "{\"conditions\": [{\"flares\": [\(flare)]}]}"
    default:
      """
      {"conditions": [{"kinds": [{"bands": [{"band": "high", "days": 4, "flareDays": 3},
        {"band": "low", "days": 20, "flareDays": 1}]}]}]}
      """
    }
  }

  @Test("a life is a set-up, days in the order of time up to now, the day at a glance and one flare")
  func life() throws {
    let environment = try TestWorld([SampleModule.self], facts: nil).context.environment
    let lines = Lines()
    let life = try DemoLife(pack: SamplePacks.sample, days: 5, in: environment, isScratch: true) { arguments, now, _ in
      lines.all.withLock { $0.append((arguments, now)) }
      return arguments.contains("--json") ? Self.answer(arguments) : "answer of \(arguments[0])\n"
    }
    var days: [Int] = []
    let view = try life.play(seed: 1) { days.append($0) }
    let run = lines.all.withLock { $0 }
    #expect(run[0].arguments.starts(with: ["onboard", "--pack", "sample"]))
    #expect(run.map(\.now) == run.map(\.now).sorted() && run.allSatisfy { $0.now <= environment.now })
    #expect(days == Array(1...5))
    #expect(view.commands == run.count - 4)
    #expect(view.screens.map(\.output) == ["answer of today\n"])
    let told = TextStyle(width: 200, usesColour: false, isPlain: false).text(of: view)
    #expect(
      told.contains("That evening, the forecast for the next day was 61%. At its worst, the flare was 8 out of 10."))
    #expect(told.contains("You slept 4 hours."))
    #expect(
      told.contains("When the forecast was high, 3 of 4 days were flare days. When it was low, 1 of 20 were."))
    #expect(told.contains("symptoms flares show 2 --home") && told.contains("rm -r \(view.home)"))
    #expect(try life.play(seed: 1, isFull: true).screens.count == 4)
    #expect(view.home.hasPrefix(FileManager.default.temporaryDirectory.path))
  }

  @Test("a command that fails ends the demo, and says which one")
  func failing() throws {
    let environment = try TestWorld([SampleModule.self], facts: nil).context.environment
    let life = try DemoLife(pack: nil, days: 2, in: environment, isScratch: true) { _, _, _ in
      throw Failure(.validation, "no such thing")
    }
    let failure = #expect(throws: Failure.self) { try life.play(seed: 1) }
    #expect(failure?.message == "The demo stopped at “onboard --pack”: no such thing")
  }

  @Test("where somebody removed its folder meanwhile, the demo says so, and blames no pack", arguments: [true, false])
  func removed(_ isRemoved: Bool) throws {
    var environment = try TestWorld([SampleModule.self], facts: nil).context.environment
    environment.home = NSTemporaryDirectory() + "/demo-\(UUID().uuidString)"
    defer { try? FileManager.default.removeItem(atPath: environment.home) }
    let life = try DemoLife(pack: nil, days: 2, in: environment, isScratch: false) { arguments, _, home in
      guard arguments.first == "onboard" else {
        if isRemoved { try FileManager.default.removeItem(atPath: home) }
        throw Failure(.validation, "no such thing")
      }
      try FileManager.default.createDirectory(atPath: home, withIntermediateDirectories: true)
      try Data("journal".utf8).write(to: URL(fileURLWithPath: home + "/journal"))
      return ""
    }
    let failure = #expect(throws: Failure.self) { try life.play(seed: 1) }
    let message = try #require(failure?.message.description)
    #expect(message.hasSuffix(isRemoved ? ": its folder was removed" : ": no such thing"), "\(message)")
    let recovery = try #require(failure?.recovery?.description)
    #expect(recovery.contains(isRemoved ? environment.home : "may have an error"), "\(recovery)")
  }

  @Test("a life is kept in no home that has a journal, whatever its file is called")
  func taken() throws {
    for (facts, isTaken) in [(TestWorld.facts, true), (nil, false)] as [(PersonFacts?, Bool)] {
      let environment = try TestWorld([SampleModule.self], facts: facts).context.environment
      func life() throws { _ = try DemoLife(pack: nil, days: 2, in: environment, isScratch: false) { _, _, _ in "" } }
      if isTaken { #expect(throws: Failure.self) { try life() } } else { try life() }
    }
  }
}
