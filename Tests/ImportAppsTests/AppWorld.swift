import Foundation
import TrackerApplication
import TrackerCheckIn
import TrackerConsole
import TrackerCore
import TrackerCycle
import TrackerLogging
import TrackerMedicines
import TrackerReflections
import TrackerTestSupport
import TrackerTrackables
import TrackerVitals

@testable import TrackerImportApps

/// Somebody with the sample condition, and files of other apps in a folder that goes with the world.
final class AppWorld {
  let world: TestWorld
  private let folder: URL

  init() throws {
    world = try TestWorld(
      [
        ImportAppsModule.self, LoggingModule.self, CheckInModule.self, MedicinesModule.self, VitalsModule.self,
        CycleModule.self, ReflectionsModule.self, TrackablesModule.self,
      ], now: "2026-03-31T20:00")
    folder = FileManager.default.temporaryDirectory.appendingPathComponent("apps-\(UUID().uuidString)")
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
  }

  deinit { try? FileManager.default.removeItem(at: folder) }

  var session: Session { get throws { try world.context.session() } }

  func write(_ text: String, named name: String = "file.csv") throws -> String {
    try write(Array(text.utf8), named: name)
  }

  func write(_ bytes: [UInt8], named name: String = "file.csv") throws -> String {
    let path = folder.appendingPathComponent(name).path
    try Data(bytes).write(to: URL(fileURLWithPath: path))
    return path
  }

  /// Imports a file as the program does that is given its name alone.
  ///
  /// - Parameter isDetailed: Whether the answer says how much came in of everything.
  /// - Returns: The answer as text.
  @discardableResult
  func run(
    _ textOrPath: String, named name: String = "file.csv", options: [String: String] = [:], rehearsing: Bool = false,
    isDetailed: Bool = true
  ) throws -> String {
    let isPath = FileManager.default.fileExists(atPath: textOrPath)
    let path = isPath ? textOrPath : try write(textOrPath, named: name)
    let session = try session
    let format = try needed(session.environment.registry.importFormat(ofFile: path) as? any Importer)
    var view = try FileImport(format, in: session).run(path, options: options, isRehearsal: rehearsing)
    view.isDetailed = isDetailed
    return TextStyle.file.text(of: view)
  }

  /// The id of the form that a text is recognised as.
  func form(of text: String) throws -> String {
    try session.environment.registry.importFormat(ofFile: try write(text, named: "unknown")).id
  }

  var entries: [Entry] { get throws { try world.journal.read { try $0.entries(EntryQuery()) } } }

  /// The value of a metric on a day of March 2026; nil where there is none.
  func value(_ metric: MetricID, _ day: Int) throws -> Double? {
    let day = try needed(Day(year: 2026, month: 3, day: day))
    return try world.journal.read { try $0.totals(of: [metric], in: day...day) }.first?.value
  }

  private func needed<Value>(_ value: Value?) throws -> Value {
    guard let value else { throw Failure(.usage, "a test has nothing to go on") }
    return value
  }
}
