import Testing
import TrackerApplication
import TrackerCore
import TrackerTestSupport

@testable import TrackerImportApps

@Suite struct HabitAppTests {
  private let world: AppWorld
  init() throws { world = try AppWorld() }

  private static func loop(_ change: (inout ZipBytes) -> Void = { _ in }) -> [UInt8] {
    var zip = ZipBytes()
    let habits = """
      Position,Name,Type,Question,Description,FrequencyNumerator,FrequencyDenominator,\
      Color,Unit,Target Type,Target Value,Archived?
      001,"Bend, slowly",YES_NO,,,1,1,,,,,false
      002,Sips,NUMERICAL,,,1,1,,glasses,AT_LEAST,8.0,false
      003,😀,YES_NO,,,3,7,,,,,true
      """
    zip.add("Habits.csv", Array(habits.utf8))
    let bend = "Date,Value,Notes\n2026-03-26,YES_MANUAL,\n2026-03-25,SKIP,away\n2026-03-24,NO,\n2026-03-23,UNKNOWN,\n"
    zip.add("001 Bend slowly/Checkmarks.csv", Array(bend.utf8))
    zip.add("002 Sips/Checkmarks.csv", Array("Date,Value,Notes\n2026-03-26,6500,\n2026-03-25,NO,\n".utf8))
    zip.add("003/Checkmarks.csv", Array("Date,Value,Notes\n2026-03-26,YES_AUTO,\n2026-03-25,2,\n".utf8))
    zip.add("Checkmarks.csv", Array("Date,Bend, slowly,Sips,\n2026-03-26,2,2,\n".utf8))
    change(&zip)
    return zip.bytes
  }

  @Test("Loop: every habit's own table, thousandths, and what the app filled in by itself")
  func loop() throws {
    let answer = try world.run(try world.write(Self.loop(), named: "loop.zip"))
    #expect(try world.value("custom.bend-slowly", 26) == 1)
    #expect(try world.value("custom.bend-slowly", 25) == nil)
    #expect(try world.value("custom.bend-slowly", 24) == 0)
    #expect(try world.value("custom.bend-slowly", 23) == nil)
    #expect(try world.value("custom.sips", 26) == 6.5)
    #expect(try world.value("custom.sips", 25) == 0)
    #expect(try world.value("custom.grinning-face", 26) == nil)
    #expect(try world.value("custom.grinning-face", 25) == 1)
    #expect(answer.contains("Automatic ticks (1): the app filled in these days by itself (line 2)"))
    #expect(answer.contains("Skipped days (1)"))
  }

  @Test("a zip file that is locked, links out of itself or is damaged is refused", arguments: 0..<3)
  func badZip(_ fault: Int) throws {
    let bytes = Self.loop { zip in
      let content = Array("Date,Value,Notes\n".utf8)
      switch fault {
      case 0: zip.add("004 x/Checkmarks.csv", content, .encrypted)
      case 1: zip.add("001 y/Checkmarks.csv", Array("/etc/hosts".utf8), .link)
      default: zip.add("001 z/Checkmarks.csv", content, .wrongChecksum)
      }
    }
    if fault == 0 {
      // What no habit has is not opened at all.
      try world.run(try world.write(bytes, named: "loop.zip"))
      return
    }
    #expect(throws: Failure.self) { try world.run(try world.write(bytes, named: "loop.zip")) }
    #expect(try world.entries.isEmpty)
  }

  @Test("a zip file that was cut off is refused in words")
  func truncatedZip() throws {
    let bytes = Self.loop()
    for length in [4, 30, 200, bytes.count - 30, bytes.count - 1] {
      #expect(throws: Failure.self) {
        try world.run(try world.write(Array(bytes.prefix(length)), named: "cut.zip"))
      }
    }
    #expect(try world.entries.isEmpty)
  }

  @Test("Track & Graph: lengths of time, labels of older files, and offsets of a journey")
  func trackAndGraph() throws {
    try world.run(
      """
      FeatureName,Timestamp,Value,Label,Note
      Zing,2026-03-24T21:30:41.432+01:00,3.0,,
      Zing,2026-03-25T02:10:00+01:00,5.0,Bad,"woke up, again"
      Pages,2026-03-24T20:00:00+01:00,1:10:00,,
      Calm,2026-03-24T12:00:00Z,2.0:Fine,,
      Calm,2026-03-26T23:30:00-05:00,-1,,
      """)
    #expect(try world.value("custom.zing", 24) == 8)
    #expect(try world.value("custom.pages", 24) == 70)
    #expect(try world.value("custom.calm", 24) == 2)
    // Half past eleven in the evening where it was.
    #expect(try world.value("custom.calm", 26) == -1)
    let away = try #require(try world.entries.first { $0.offset == -18_000 })
    #expect(away.day == Day(year: 2026, month: 3, day: 26))
  }

  @Test("Nomie: trackers within notes, with and without values")
  func nomie() throws {
    let answer = try world.run(
      """
      {"nomie": {"number": "5.6.0"}, "trackers": {"sips": {}}, "events": [
        {"_id": "e1", "note": "#sips(3) and #stroll(01:30:00) with @kim", "end": 1774350000000},
        {"_id": "e2", "note": "#sips", "end": 1774353600000},
        {"_id": "e3", "note": "only words", "end": 1774353600000}]}
      """, named: "nomie.json")
    #expect(try world.value("custom.sips", 24) == 4)
    #expect(try world.value("custom.stroll", 24) == 90)
    #expect(answer.contains("Records (1): they name no tracker"))
    #expect(answer.contains("People and contexts (1)"))
  }

  @Test("RescueTime: hours before the day begins belong to the day before, and the second import changes nothing")
  func rescueTime() throws {
    let text = """
      Date,Time Spent (seconds),Number of People,Activity,Category,Productivity
      2026-03-24T09:00:00,1800,1,editor,Writing,2
      2026-03-24T23:00:00,1200,1,video.example.org,Video,-2
      2026-03-25T01:00:00,300,1,video.example.org,Video,-2
      2026-03-25T10:00:00,900,1,mail.example.org,Email,0
      """
    try world.run(text)
    #expect(try world.value("screen.minutes", 24) == 55)
    #expect(try world.value("screen.productive_minutes", 24) == 30)
    #expect(try world.value("screen.distracting_minutes", 24) == 25)
    #expect(try world.value("screen.app.video-example-org", 24) == 25)
    #expect(try world.value("screen.neutral_minutes", 25) == 15)
    #expect(try world.run(text).contains("Nothing was changed."))
    // A later file has more of the last day.
    let longer = text + "\n2026-03-25T11:00:00,60,1,mail.example.org,Email,0"
    #expect(try world.run(longer).contains("3 changed"))
    #expect(try world.value("screen.minutes", 25) == 16)
  }

  @Test("a file of something else is refused, and nothing is said to be imported")
  func foreign() throws {
    for app in ["cronometer", "drip", "google-fit", "track-and-graph"] {
      let path = try world.write("date,asleep,pain\n2026-03-01,7,3\n")
      let failure = try #require(throws: Failure.self) {
        try FileImport(ImportAppsModule.importer(app), in: world.session).run(path)
      }
      #expect(failure.kind == .validation && "\(failure.message)".contains("does not look like"))
    }
  }
}
