import Foundation
import TrackerApplication
import TrackerCheckIn
import TrackerCoaching
import TrackerCore
import TrackerFHIR
import TrackerHealth
import TrackerLogging
import TrackerMedicines
import TrackerPacks
import TrackerPatterns
import TrackerPrediction
import TrackerProfile
import TrackerReflections
import TrackerSettings
import TrackerTestSupport
import TrackerTrackers

@testable import TrackerCheckInCommands
@testable import TrackerGoals
@testable import TrackerLoggingCommands
@testable import TrackerReports
@testable import TrackerReportsCommands

/// A person with the sample condition and the modules that have sections of reports, on Thursday 12 March 2026.
struct ReportWorld {
  static let modules: [any TrackerModule.Type] = [
    CheckInModule.self, LoggingModule.self, PredictionModule.self, CoachingModule.self, GoalsModule.self,
    SettingsModule.self, ReflectionsModule.self, TrackersModule.self, MedicinesModule.self, ReportsModule.self,
    ProfileModule.self, PatternsModule.self, FHIRModule.self, HealthModule.self,
  ]
  static let today = Day("2026-03-12") ?? Day(number: 0)

  var world: TestWorld
  let folder: String

  init() throws {
    world = try TestWorld(Self.modules)
    folder = NSTemporaryDirectory() + "/reports-\(UUID().uuidString)"
    try FileManager.default.createDirectory(atPath: folder, withIntermediateDirectories: true)
    world.context.environment.home = folder
  }

  func remove() { try? FileManager.default.removeItem(atPath: folder) }

  var session: Session { get throws { try world.context.session() } }

  func checkIn(_ words: String..., back: Int = 0) throws {
    try world.run(CheckInCommand.self, words + ["--date", "\(Self.today.advanced(by: -back))"])
  }

  func log<Kind: LogKind>(_ kind: Kind.Type, _ words: String..., back: Int = 0) throws {
    try world.run(LogCommand<Kind>.self, words + ["day=\(Self.today.advanced(by: -back))"])
  }

  /// A mean of pain on so many days before the last week.
  func usualPain(_ value: Int, days: Int = 20) throws {
    for back in 7..<(7 + days) { try checkIn("pain=\(value)", "prickle=0", back: back) }
  }

  func report(_ wish: ReportWish) throws -> Report { try ReportMaker(session).make(wish) }

  func weekly(_ sections: String...) throws -> Report {
    try report(ReportWish(.weekly, endingOn: Self.today, sections: sections.isEmpty ? nil : sections))
  }

  /// So many days up to today, for a clinician.
  func clinician(days: Int = 90) throws -> Report {
    try report(.forClinician(Self.today.advanced(by: 1 - days)...Self.today))
  }

  /// Keeps a goal as it is.
  func keep(_ goal: Goal) throws {
    try world.journal.write("goals add", at: world.context.environment.now) { journal in
      try journal.put(goal, as: Goal.document, of: goal.id)
    }
  }

  /// From today on, a day is a flare day at 5 instead of 7.
  mutating func makeFlaresEasier() {
    let files = SamplePacks.files.mapValues {
      $0.replacing("at_least: 7", with: "at_least: 5").replacing("revision: 1", with: "revision: 2")
    }
    world.context.environment.packs = PackLibrary(folders: [SamplePacks.folder], files: MemoryPackFiles(files))
  }

  func section(_ id: String, of report: Report) -> Report.Section? { report.sections.first { $0.id == id } }

  func text(_ section: Report.Section?) throws -> String {
    guard let section else { return "" }
    return text([Block.sentence(section.headline)] + section.blocks)
  }

  func text(_ blocks: [Block]) -> String { world.context.console.style.text(of: Shown(shown: blocks)) }

  private struct Shown: ReadModel {
    static let schema = "shown/1"
    let shown: [Block]
    func encode(to encoder: any Encoder) throws {}
    func blocks(_ format: TextFormatter) -> [Block] { shown }
  }
}
