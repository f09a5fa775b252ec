import Foundation
import TrackerAppleHealth
import TrackerApplication
import TrackerCore
import TrackerCycle
import TrackerLogging
import TrackerTestSupport
import TrackerTrackables
import TrackerVitals

/// A person in Berlin with an empty journal, and made-up exports to import.
struct HealthWorld {
  var world: TestWorld
  let folder: String

  init(now: String = "2026-04-02T20:00") throws {
    folder = FileManager.default.temporaryDirectory.appendingPathComponent("health-\(UUID().uuidString)").path
    try FileManager.default.createDirectory(atPath: folder, withIntermediateDirectories: true)
    world = try TestWorld(
      [AppleHealthModule.self, LoggingModule.self, VitalsModule.self, CycleModule.self, TrackablesModule.self],
      now: now)
  }

  func remove() { try? FileManager.default.removeItem(atPath: folder) }

  static func export(_ body: String) -> String {
    """
    <?xml version="1.0" encoding="UTF-8"?>
    <!DOCTYPE HealthData [
    <!-- HealthKit Export Version: 14 -->
    <!ELEMENT HealthData (ExportDate,Me,(Record|Workout)*)>
    <!ATTLIST HealthData
      locale CDATA #REQUIRED
    >
    ]>
    <HealthData locale="en_DE">
     <ExportDate value="2026-04-01 10:00:00 +0200"/>
     <Me HKCharacteristicTypeIdentifierDateOfBirth="1986-05-04"/>
    \(body)
    </HealthData>
    """
  }

  static let quantity = "HKQuantityTypeIdentifier"
  static let category = "HKCategoryTypeIdentifier"

  /// A record, whose device has an address of its own each time.
  static func record(
    _ type: String, _ value: String, _ start: String, _ end: String? = nil, unit: String? = nil,
    by source: String = "Example Watch", inner: String = ""
  ) -> String {
    let unit = unit.map { " unit=\"\($0)\"" } ?? ""
    let address = UInt32.random(in: .min ... .max)
    let text = """
      <Record type="\(type)" sourceName="\(source)" device="&lt;&lt;HKDevice: 0x\(String(address, radix: 16))&gt;, \
      manufacturer:Apple Inc.&gt;"\(unit) creationDate="\(start)" startDate="\(start)" endDate="\(end ?? start)" \
      value="\(value)"
      """
    return inner.isEmpty ? text + "/>\n" : "\(text)>\(inner)</Record>\n"
  }

  static func steps(_ count: Int, _ start: String, _ end: String, by source: String = "Example Watch") -> String {
    record("\(quantity)StepCount", "\(count)", start, end, unit: "count", by: source)
  }

  static func sleep(_ stage: String, _ start: String, _ end: String, by source: String = "Example Watch") -> String {
    record("\(category)SleepAnalysis", "HKCategoryValueSleepAnalysis\(stage)", start, end, by: source)
  }

  @discardableResult
  func run(_ body: String, whole: Bool = false, isRehearsal: Bool = false) throws -> ImportView {
    try run(Array((whole ? body : HealthWorld.export(body)).utf8), isRehearsal: isRehearsal)
  }

  @discardableResult
  func run(_ bytes: [UInt8], isRehearsal: Bool = false) throws -> ImportView {
    let file = "\(folder)/export"
    try Data(bytes).write(to: URL(fileURLWithPath: file))
    return try FileImport(AppleHealthImporter(), in: world.context.session()).run(file, isRehearsal: isRehearsal)
  }

  /// What the importer makes of an export, be it imported before.
  func read(_ body: String) throws -> ImportedFile {
    let file = "\(folder)/export"
    try HealthWorld.export(body + " ").write(toFile: file, atomically: false, encoding: .utf8)
    return try AppleHealthImporter().read(file, options: [:], for: world.context.session())
  }

  func value(_ metric: MetricID, on day: String) throws -> Double? {
    guard let day = Day(day) else { return nil }
    return try world.values(of: metric, on: day...day).first?.number
  }

  func entries(_ kind: LogKindID) throws -> [Entry] { try world.entries.filter { $0.kind == kind } }
}
