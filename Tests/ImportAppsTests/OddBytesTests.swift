import Foundation
import Testing
import TrackerApplication
import TrackerCore
import TrackerTestSupport

@testable import TrackerImportApps

/// Files as nobody would write them: every one is read or refused, nothing ends the program, and no two items of a file
/// share a key. `ODD_ROUNDS` says how many files of each form are made; Tools/fuzz goes on with libFuzzer.
@Suite struct OddBytesTests {
  private static let rounds =
    ProcessInfo.processInfo.environment["ODD_ROUNDS"].flatMap { Int($0) } ?? 60

  static let samples: [String: [UInt8]] = [
    "bearable": Array(
      """
      date,date formatted,weekday,time of day,category,rating/amount,detail,notes
      "2nd Mar 2026","2026-03-02","Monday","am","Symptom","3","Odd (left) tingle (Severe)","a"
      "2nd Mar 2026","2026-03-02","Monday","","Sleep","07:15","Asleep 23:15 – 06:30",""
      "2nd Mar 2026","2026-03-02","Monday","am","Meds/Supplements","","💊 Blue pill - 2 | Green pill",""
      "3rd Mar 2026","2026-03-03","Tuesday","Day 2","Period","Period","🩸 Bleeding level (Heavy)",""
      """.utf8),
    "daylio": Array(
      """
      full_date,date,weekday,time,mood,activities,scales,note_title,note
      2026-03-25,March 25,Wednesday,9:30\u{202F}PM,good,friends | good meal,,Evening,Soup &amp; <b>nuts</b><br>outside
      """.utf8),
    "flaredown": Array("Date,Odd,Pain,Pain,Pill,Tags,Foods,Rain\n2026-03-24 00:00,2,3,,Taken,a; b,plum,1\n".utf8),
    "flaredown-long": Array(
      "user_id,checkin_date,trackable_id,trackable_type,trackable_name,trackable_value\na,2026-03-24,2,Symptom,Pain,3\n"
        .utf8),
    "cronometer": Array(
      "Day,Time,Group,Food Name,Amount,Energy (kcal)\n2026-03-24,8:05 AM,Breakfast,\"Gruel, thin\",58 g,220.00\n".utf8),
    "myfitnesspal": Array("Date,Meal,Calories,Note\n2026-03-24,Dinner,\"1,050.5\",late\n".utf8),
    "track-and-graph": Array(
      "FeatureName,Timestamp,Value,Label,Note\nAche,2026-03-24T21:30:41.432+01:00,1:10:00,x,\"a\nb\"\n".utf8),
    "drip": Array(
      "date,temperature.value,temperature.time,bleeding.value,pain.x\n2026-03-24,36.45,06:30,2,true\n".utf8),
    "google-fit": Array(
      "Date,Move Minutes count,Step count,Sleep duration (ms)\n2026-03-24,64,8400,25200000\n".utf8),
    "rescuetime": Array(
      "Date,Time Spent (seconds),Number of People,Activity,Category,Productivity\n2026-03-24T09:00:00,1800,1,e,W,2\n"
        .utf8),
    "nomie": Array(
      "{\"nomie\": {\"number\": 1}, \"events\": [{\"_id\": \"e\", \"note\": \"#sips(3) x\", \"end\": 1774350000000}]}"
        .utf8),
    "fitbit": Array(
      """
      [{"logId": 1, "dateOfSleep": "2026-03-24", "startTime": "2026-03-23T23:12:30.000",
      "endTime": "2026-03-24T06:41:00.000", "minutesAsleep": 401, "mainSleep": true, "levels": {"summary": {}}}]
      """.utf8),
    "clue": Array(
      "[{\"date\": \"2026-03-24\", \"type\": \"pain\", \"value\": [{\"option\": \"odd_pull\"}]}]".utf8),
    "loop": {
      var zip = ZipBytes()
      zip.add("Habits.csv", Array("Position,Name,Type,Unit\n001,Bend,YES_NO,\n002,Sips,NUMERICAL,g\n".utf8))
      zip.add("001 Bend/Checkmarks.csv", Array("Date,Value,Notes\n2026-03-26,YES_MANUAL,\n".utf8))
      zip.add("002 Sips/Checkmarks.csv", Array("Date,Value,Notes\n2026-03-26,6500,\n".utf8))
      return zip.bytes
    }(),
  ]

  /// What readers stumble over.
  private static let odd: [[UInt8]] = [
    Array("\"".utf8), Array("\"\"".utf8), [0], [0xFF, 0xFE], [0xEF, 0xBB, 0xBF], Array("-".utf8), Array("e308".utf8),
    Array("99999999999999999999".utf8), Array("nan".utf8), Array("\u{202E}".utf8), Array("👩‍👩‍👧‍👦".utf8),
    Array("\r".utf8),
    Array(",,,,,,,,,,".utf8), Array(";".utf8), Array("0000-00-00".utf8), Array("9999-12-31".utf8), Array("25:61".utf8),
    Array("[[[[[[[[".utf8), Array("{\"".utf8), Array(" | ".utf8), Array("()".utf8), Array("\u{1B}[2J".utf8),
    Array(repeating: 0x41, count: 3_000), Array("<![CDATA[".utf8), Array("2026-03-29T02:30:00".utf8),
  ]

  @Test("any bytes are read or refused", arguments: samples.keys.sorted())
  func anyBytes(_ id: String) throws {
    let world = try AppWorld()
    let session = try world.session
    let importer = ImportAppsModule.importer(id)
    var random = Steps(seed: id.utf8.reduce(7) { $0 &* 31 &+ UInt64($1) })
    let sample = try #require(Self.samples[id])
    for round in 0..<Self.rounds {
      var bytes = sample
      for _ in 0...random.below(4) { Self.change(&bytes, &random) }
      let path = try world.write(bytes, named: "odd")
      _ = ImportAppsModule.apps.filter { $0.recognises(FileBeginning(bytes)) }
      guard let file = try? importer.read(path, options: [:], for: session) else { continue }
      #expect(Set(file.items.map(\.key)).count == file.items.count, "\(id), round \(round)")
      _ = try? FileImport(importer, in: session).run(path, isRehearsal: true)
      #expect(try world.entries.isEmpty)
    }
  }

  private static func change(_ bytes: inout [UInt8], _ random: inout Steps) {
    guard !bytes.isEmpty else { return bytes += odd[random.below(odd.count)] }
    let place = random.below(bytes.count)
    let end = min(bytes.count, place + 1 + random.below(40))
    switch random.below(5) {
    case 0: bytes[place] = UInt8(random.below(256))
    case 1: bytes.removeSubrange(place..<end)
    case 2: bytes.insert(contentsOf: bytes[place..<end], at: random.below(bytes.count))
    case 3: bytes.removeSubrange(place...)
    default: bytes.insert(contentsOf: odd[random.below(odd.count)], at: place)
    }
  }

  /// The same steps in every run.
  private struct Steps {
    private var state: UInt64
    init(seed: UInt64) { state = seed | 1 }

    mutating func below(_ count: Int) -> Int {
      state ^= state << 13
      state ^= state >> 7
      state ^= state << 17
      return Int(state % UInt64(count))
    }
  }
}
