import Foundation
import Testing
import TrackerApplication
import TrackerComposition
import TrackerCore
import TrackerLogging
import TrackerOnboarding
import TrackerToday

/// A host without a terminal and without a command line: it links the modules, but none of their commands.
@Suite struct SecondHostTests {
  /// The evening of a day in March 2026, where the person lives.
  private struct Evening: WallClock {
    var now: Instant { Instant(seconds: 1_773_345_600) }
  }

  /// As a server would make it: packs of the repository, and no variables that change where things lie.
  private static func world() throws -> World {
    World(
      variables: [:], clock: Evening(), zone: try #require(Zone(identifier: "Europe/Berlin")),
      programPath: #filePath, randomNumbers: { SystemRandomNumberGenerator() })
  }

  /// What a form of a web page would send.
  private static let form = GivenAnswers(
    packs: ["peripheral-neuropathy"],
    values: [
      "name": ["Ada"], "symptoms": ["burning-pain", "tingling"], "impact": ["6"], "pattern": ["episodic"],
      "track": ["food", "sleep"],
    ])

  @Test("it sets a person up, logs, checks in, and reads the day as JSON")
  func day() throws {
    let home = FileManager.default.temporaryDirectory.appendingPathComponent("second-host-\(UUID().uuidString)")
    defer { try? FileManager.default.removeItem(at: home) }
    let environment = try Self.world().environment(home: home.path)

    let summary = try Onboarder(in: environment).onboard(Self.form)
    #expect(summary.conditions == ["peripheral-neuropathy"] && summary.state == .new)

    let session = try environment.session()
    let saved = try log("rest", ["23:10-06:20", "quality=4"], in: session)
    #expect(saved.contains("peripheral-neuropathy"), "it says how tomorrow moved")
    try log("symptom", ["burning", "7", "feet"], in: session)
    try log("food", ["lunch", "soup"], in: session)

    let today = try TodayView(of: session.today, in: environment.session())
    let json = try #require(try JSONSerialization.jsonObject(with: Data(today.json.utf8)) as? [String: Any])
    #expect(json["schema"] as? String == "today/1")
    #expect(json["day"] as? String == "2026-03-12")
    #expect(json["name"] as? String == "Ada")
    let logged = try #require(json["logged"] as? [[String: Any]])
    #expect(logged.count == 2)
    let conditions = try #require(json["conditions"] as? [[String: Any]])
    #expect(conditions.map { $0["id"] as? String } == ["peripheral-neuropathy"])
    #expect(!today.blocks(session.format).isEmpty)
  }

  @Test("what can't be answered is refused with every fault, and nothing is kept")
  func refusal() throws {
    let home = FileManager.default.temporaryDirectory.appendingPathComponent("second-host-\(UUID().uuidString)")
    defer { try? FileManager.default.removeItem(at: home) }
    let environment = try Self.world().environment(home: home.path)
    var form = Self.form
    form.values["impact"] = GivenAnswer(["60"])
    form.values["pattern"] = nil
    let failure = #expect(throws: Failure.self) { try Onboarder(in: environment).onboard(form) }
    #expect(failure?.diagnostics.map(\.code) == ["out-of-range", "missing-answer"])
    #expect(!FileManager.default.fileExists(atPath: home.path))
  }

  /// Logs an entry of a kind that a module registered; gives the answer as JSON.
  @discardableResult
  private func log(_ kind: LogKindID, _ words: [String], in session: Session) throws -> String {
    let logbook = Logbook(session)
    let type = try #require(session.environment.registry.logKind(kind))
    return try logbook.log(try logbook.entry(of: type, words)).json
  }
}
