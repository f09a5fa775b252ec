import TrackerApplication
import Foundation
import TrackerCore
import TrackerPacks
import TrackerTestSupport

@testable import TrackerTuning
@testable import TrackerTuningCommands

/// A person with the sample condition, whose tunings are looked at.
struct TuningWorld {
  var world: TestWorld

  init(now: String = "2026-03-12T20:00", packs: PackLibrary = SamplePacks.library) throws {
    world = try TestWorld([SampleModule.self, TuningModule.self], now: now, packs: packs)
    // Somebody who has written once: the definition in force is on record.
    _ = try world.context.session().record("log") { _ in }
  }

  /// Logs what finished days gave some metrics, the last of them yesterday.
  func log(_ days: [[MetricID: Double]]) throws {
    let today = try world.context.session().today
    try world.journal.write("log", at: world.context.environment.now) { journal in
      for (index, values) in days.enumerated() {
        let day = today.advanced(by: index - days.count)
        let entry = Entry(
          id: EntryID("day\(index)"), kind: "note", instant: Instant(seconds: Int64(day.number) * 86_400 + 43_200),
          offset: 0, zone: "UTC",
          day: day, payload: Payload())
        try journal.put(
          entry, measures: values.sorted { $0.key < $1.key }.map { Measure($0.key, $0.value, fold: .max) })
      }
    }
  }

  var record: ConditionRecord {
    get throws {
      try found(try world.journal.read { try $0.value(ConditionRecord.document) }?.first)
    }
  }

  var condition: ActiveCondition { get throws { try found(try world.context.session().person.conditions.first) } }

  func set(_ words: String...) throws -> String { try world.run(TuneSetCommand.self, words) }

  @discardableResult
  func apply(_ extra: String...) throws -> String {
    try world.run(TuneApplyCommand.self, ["--by", "a clinic", "--because", "Short nights came first."] + extra)
  }

  /// The failure of what must fail.
  func failure(_ body: () throws -> String) -> Failure? {
    do {
      _ = try body()
      return nil
    } catch {
      return error as? Failure
    }
  }

  /// Writes a file that is gone with the test's folder of temporary files.
  static func file(_ text: String, name: String = "overlay.yaml") throws -> String {
    let folder = FileManager.default.temporaryDirectory.appendingPathComponent("tuning-\(UUID().uuidString)")
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    let file = folder.appendingPathComponent(name)
    try text.write(to: file, atomically: true, encoding: .utf8)
    return file.path
  }
}

/// The value, or a failure that ends the test.
func found<Value>(_ value: Value?) throws -> Value {
  guard let value else { throw Failure(.validation, "a test found nothing") }
  return value
}
