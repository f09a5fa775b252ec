import Foundation
import Testing

/// A journal that was exported and brought back answers every command as the one that it came from.
@Suite struct RoundTripTests {
  /// Somebody who logged for a while, changed their mind, and whose file of earlier days came in.
  private static let lines = [
    "2026-02-20T09:00 onboard --pack peripheral-neuropathy --name Ada --symptoms pain --impact 5 --pattern episodic "
      + "--track food,exercise,sleep,stress",
    "2026-02-20T21:00 check-in pain=4 mood=6 energy=5",
    "2026-02-21T08:00 log rest 23:10-06:20 quality=4",
    "2026-02-21T13:00 log food lunch soup notes=warm",
    "2026-02-21T20:00 check-in pain=8 mood=3 energy=2",
    "2026-02-22T21:00 log exercise walking 30m light",
    "2026-02-22T21:05 undo",
    "2026-02-22T21:06 redo",
    "2026-02-23T20:00 log activity work 8h stress=6",
    "2026-02-24T20:00 check-in pain=none mood=7 energy=7",
    "2026-02-24T20:10 no exercise",
    "2026-02-24T20:20 day close --yes",
    "2026-02-25T20:00 flares open --note bed --yes",
    "2026-02-26T20:00 tune set sleep=45 --rest",
    "2026-02-26T20:05 tune apply --by Clinic --because Trying",
    "2026-02-27T20:00 log custom walks 3",
    "2026-02-27T20:01 undo",
    "2026-02-28T20:00 settings set day_start 05:00",
    "2026-03-01T20:00 check-in pain=5 mood=5 energy=5",
    "2026-03-02T20:00 log symptom pain 7 45m",
  ]

  private func type(_ line: String, in world: TranscriptWorld, clock: Bool = true) throws -> [String] {
    var words = line.split(separator: " ").map(String.init)
    if clock { try world.setClock(words.removeFirst(), zone: "Europe/Berlin") }
    let result = world.run(words)
    #expect(result.exitCode == 0, "\(line): \(result.output)\(result.errors)")
    return words
  }

  @Test("every command says of what came back what it said of the journal that was exported")
  func answers() throws {
    let world = try TranscriptWorld()
    for line in Self.lines { _ = try type(line, in: world) }
    _ = try type("export all \(world.home)/all.jsonl", in: world, clock: false)
    let back = try TranscriptWorld()
    try back.setClock("2026-03-02T20:00", zone: "Europe/Berlin")
    _ = try type("import all \(world.home)/all.jsonl", in: back, clock: false)
    #expect(Self.questions.count > 60)
    for line in Self.questions {
      let words = line.split(separator: " ").map(String.init)
      let (wanted, found) = (world.run(words), back.run(words))
      #expect(found.output == wanted.output, "\(line)")
      #expect(found.errors == wanted.errors, "\(line)")
    }
    // What is logged, undone and made of it from now on is the same, too.
    for line in [
      "undo", "undo", "undo", "redo", "check-in pain=9 mood=2 energy=2", "today --json", "undo --list",
    ] {
      let words = line.split(separator: " ").map(String.init)
      #expect(back.run(words).output == world.run(words).output, "\(line)")
    }
  }

  /// Every command without more words, and those that tell more when they are asked, as text and as JSON. What writes
  /// comes later; `doctor` and `backup` tell the size of the file, which holds pages that were freed.
  private static let questions: [String] = {
    let left: Set = [
      "doctor", "redo", "demo", "settings reset --all", "settings edit", "settings export", "same", "bad",
    ]
    let lines = (DigitTests.commands.filter { !left.contains($0) } + DigitTests.detailed).filter { line in
      !["tune set", "tune apply", "backup"].contains { line.hasPrefix($0) }
    }
    // The export comes first: a command may work out earlier forecasts again, at a time of its own.
    let first = ["export all -"]
    let more = [
      "list --days 60", "undo --list", "today --more", "today --date 2026-02-24", "day --date 2026-02-24",
      "accuracy --figures", "predict --date 2026-02-25", "flares show 1 --figures",
    ]
    return first + lines + more + (lines + more).map { "\($0) --json" }
  }()
}
