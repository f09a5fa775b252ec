import Foundation
import Testing
import TrackerApplication
import TrackerCore
import TrackerTestSupport

@testable import TrackerBackups

/// `TranscriptTests` has the updating of real journals of before.
@Suite struct UpdateBackupTests {
  @Test("a command that comes second, after another one has updated the journal, makes no copy")
  func second() throws {
    let world = try BackupWorld()
    let terminal = ScriptedTerminal()
    UpdateBackup(environment: world.context(terminal).environment).make(form: 1)
    #expect(world.backups() == [] && terminal.errors.isEmpty)
  }

  @Test("the last two copies are kept")
  func two() throws {
    let world = try BackupWorld()
    let environment = world.context().environment
    let home = try BackupState.change(in: world.home) { _ in }.home
    for form in 1...4 {
      var manifest = BackupManifest(.update, environment, home: home)
      manifest.at = manifest.at + Int64(form)
      try BackupFiles.write(manifest, [], to: "\(world.home)/backups/before-update-\(form).backup")
    }
    BackupPruner(environment).pruneUpdates()
    #expect(world.backups() == ["before-update-3.backup", "before-update-4.backup"])
  }
}
