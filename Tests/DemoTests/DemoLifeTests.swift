import Foundation
import Synchronization
import Testing
import TrackerApplication
import TrackerCore
import TrackerTestSupport

@testable import TrackerDemo

@Suite struct DemoLifeTests {
  /// Command lines as a host would run them.
  private final class Lines: Sendable {
    let all = Mutex<[(arguments: [String], now: Instant)]>([])
  }

  @Test("a life is a set-up, days in the order of time up to now, and three screens to look at")
  func life() throws {
    let environment = try TestWorld([SampleModule.self], facts: nil).context.environment
    let lines = Lines()
    let life = try DemoLife(pack: SamplePacks.sample, days: 5, in: environment, isScratch: true) { arguments, now, _ in
      lines.all.withLock { $0.append((arguments, now)) }
      return "answer of \(arguments[0])\n"
    }
    var days: [Int] = []
    let view = try life.play(seed: 1) { days.append($0) }
    let run = lines.all.withLock { $0 }
    #expect(run[0].arguments.starts(with: ["onboard", "--pack", "sample"]))
    #expect(run.map(\.now) == run.map(\.now).sorted() && run.allSatisfy { $0.now <= environment.now })
    #expect(days == Array(1...5))
    #expect(view.commands == run.count - 3)
    #expect(view.screens.map(\.output) == ["answer of list\n", "answer of accuracy\n", "answer of today\n"])
    #expect(view.home.hasPrefix(FileManager.default.temporaryDirectory.path))
  }

  @Test("a command that fails ends the demo, and says which one")
  func failing() throws {
    let environment = try TestWorld([SampleModule.self], facts: nil).context.environment
    let life = try DemoLife(pack: nil, days: 2, in: environment, isScratch: true) { _, _, _ in
      throw Failure(.validation, "no such thing")
    }
    let failure = #expect(throws: Failure.self) { try life.play(seed: 1) }
    #expect(failure?.message == "The demo's command onboard --pack failed: no such thing")
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
