import Foundation
import Testing
import TrackerApplication
import TrackerCore
import TrackerTestSupport

@testable import TrackerBackups
@testable import TrackerBackupsCommands

@Suite struct AutomaticBackupTests {
  private let world: BackupWorld
  private static let day: Int64 = 86_400

  init() throws { world = try BackupWorld() }

  private var isDue: Bool { world.context().environment.registry.chores.all[0].isDue(world.context().environment) }
  private var finding: HealthFinding {
    BackupHealthCheck().findings(in: world.context().environment, repairing: false)[0]
  }

  @Test("none is made until it is chosen, and then by day, week or month")
  func due() throws {
    #expect(!isDue)
    try world.run(BackupRunCommand.self)
    #expect(world.backups() == [])
    for (interval, days) in [("daily", 1), ("weekly", 7), ("monthly", 30)] {
      world.now = world.now + 100 * Self.day
      try world.run(BackupScheduleCommand.self, [interval])
      #expect(isDue, "\(interval)")
      try world.run(BackupRunCommand.self)
      #expect(!isDue)
      world.now = world.now + Int64(days - 1) * Self.day
      #expect(!isDue || days == 1, "\(interval)")
      world.now = world.now + Self.day
      #expect(isDue, "\(interval)")
    }
    #expect(world.backups().count == 3)
    try world.run(BackupScheduleCommand.self, ["off"])
    #expect(!isDue)
  }

  @Test("a clock that was years ahead does not stop backups")
  func clock() throws {
    try world.run(BackupScheduleCommand.self, ["weekly"])
    world.now = world.now + 2_000 * Self.day
    try world.run(BackupRunCommand.self)
    world.now = world.now - 2_000 * Self.day
    #expect(isDue)
  }

  @Test("old automatic backups go by the rule; a person's own, renamed ones and those of other homes stay")
  func prune() throws {
    try world.run(BackupScheduleCommand.self, ["daily"])
    for _ in 0..<12 {
      try world.run(BackupRunCommand.self)
      world.now = world.now + Self.day
    }
    // The last seven days; 29 and 30 November are also the last of a week and of a month.
    let days = ["11-28", "11-29", "11-30", "12-01", "12-02", "12-03", "12-04"]
    let kept = world.backups()
    #expect(kept == days.map { "symptoms-2026-\($0)-1410.backup" })
    // Somebody's own from long ago, one with another name, one of another home, and one that is old.
    let folder = "\(world.home)/backups"
    try FileManager.default.copyItem(atPath: "\(folder)/\(kept[0])", toPath: "\(folder)/keep-this.backup")
    world.now = world.now - 1_000 * Self.day
    try world.run(BackupCreateCommand.self)
    let own = "symptoms-2024-03-10-1410.backup"
    #expect(world.backups().contains(own))
    world.now = world.now + 900 * Self.day
    let home = BackupState(of: world.home).home
    for (name, home) in [("symptoms-2020-01-01-0000", "another"), ("symptoms-2020-01-02-0000", home)] {
      for day in [Int64(0), 1] {
        var manifest = BackupManifest(.automatic, world.context().environment, home: home)
        manifest.at = manifest.at + day * Self.day
        manifest.journal = JournalFacts(form: 1, entries: 0, documents: 0, forecasts: 0, lastAction: 0)
        try BackupFiles.write(manifest, [], to: "\(folder)/\(name.dropLast())\(day).backup")
      }
    }
    let before = world.backups()
    let planned = try world.run(BackupPruneCommand.self, ["--dry-run"])
    #expect(planned.contains("would remove 1") && planned.contains("2020-01-02-0000"), "\(planned)")
    #expect(world.backups() == before)
    try world.run(BackupPruneCommand.self)
    #expect(world.backups() == before.filter { $0 != "symptoms-2020-01-02-0000.backup" })
  }

  @Test("doctor says when the last one was, and what is overdue or failed")
  func doctor() throws {
    #expect(finding.state == .fine && finding.detail == "you have none yet")
    try world.run(BackupCreateCommand.self)
    #expect(finding.state == .fine && finding.detail.description == "the last one is of 2026-11-23")
    try world.run(BackupScheduleCommand.self, ["weekly"])
    world.now = world.now + 14 * Self.day
    #expect(finding.state == .fine)
    world.now = world.now + Self.day
    #expect(finding.state == .wrong && finding.detail.description.contains("overdue"))
    // A folder that cannot be made.
    try world.write("in the way", to: "file")
    let store = world.context().environment.settings
    try store.set("\(world.home)/file/below", for: BackupsModule.folder)
    try world.run(BackupRunCommand.self)
    #expect(finding.state == .wrong && finding.detail.description.contains("could not be made"))
    #expect(!isDue, "it is tried again an hour later")
    world.now = world.now + 3_600
    #expect(isDue)
    try store.set(nil, for: BackupsModule.folder)
    try world.run(BackupRunCommand.self)
    #expect(finding.state == .fine)
  }

  @Test("where there is little room none is made, and doctor says so")
  func room() throws {
    try world.run(BackupScheduleCommand.self, ["daily"])
    AutomaticBackup(world.context().environment, room: 1 << 40).run()
    #expect(world.backups() == [])
    #expect(finding.state == .wrong && finding.detail.description.contains("almost full"))
  }

  @Test("one that was ended in the middle is told as failed")
  func ended() throws {
    try world.run(BackupScheduleCommand.self, ["daily"])
    try BackupState.change(in: world.home) { $0.attempt = .init(at: world.now, problem: .unfinished) }
    #expect(finding.state == .fine, "it may still be at it")
    world.now = world.now + 61
    #expect(finding.state == .wrong)
  }

  @Test("erase and doctor --data know the folder that the settings name")
  func elsewhere() throws {
    let stick = "\(world.folder)/stick #1: a"
    try world.context().environment.settings.set(stick, for: BackupsModule.folder)
    let files = world.context().environment.registry.filesElsewhere.all[0]
    #expect(files.paths(world.context().environment) == [])
    try world.run(BackupCreateCommand.self)
    #expect(files.paths(world.context().environment) == [stick])
    #expect(world.backups(in: stick).count == 1 && world.backups() == [])
    let inventory = try HomeInventory(of: world.home, files: world.context().environment.registry.homeFiles.all)
    #expect(inventory.foreign.isEmpty, "\(inventory.foreign)")
  }
}
