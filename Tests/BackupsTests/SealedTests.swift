import Foundation
import Testing
import TrackerConsole
import TrackerCore
import TrackerTestSupport

@testable import TrackerBackups
@testable import TrackerBackupsCommands

/// Opening a seal is slow on purpose, so this is one story.
@Suite struct SealedTests {
  @Test("an encrypted backup opens with its passphrase alone, which is never shown")
  func story() throws {
    let world = try BackupWorld()
    let keyboard = ScriptedTerminal(
      keys: .typing("hush!x") + [.backspace, .enter] + .typing("hush!") + [.enter])
    let said = try world.run(BackupCreateCommand.self, ["--encrypt"], at: keyboard)
    #expect(said.contains("Keep the passphrase"))
    #expect(!keyboard.output.contains("hush") && !keyboard.errors.contains("hush"))
    let path = "\(world.home)/backups/symptoms-2026-11-23-1410.sealed"
    let bytes = try Data(contentsOf: URL(fileURLWithPath: path))
    #expect(bytes.starts(with: Data("SYMPSEAL".utf8)) && bytes.range(of: Data("SQLite".utf8)) == nil)
    #expect(try world.run(BackupListCommand.self).contains("encrypted"))

    let differing = ScriptedTerminal(keys: .typing("a") + [.enter] + .typing("b") + [.enter])
    #expect(try world.failure(of: BackupCreateCommand.self, ["--encrypt"], at: differing)?.exitCode == 2)
    #expect(try world.failure(of: BackupCreateCommand.self, ["--encrypt"])?.exitCode == 2, "nobody can be asked")
    #expect(world.backups().count == 1)

    let other = "\(world.folder)/other"
    let wrong = ScriptedTerminal(keys: .typing("hush") + [.enter])
    let refused = try world.failure(of: BackupRestoreCommand.self, [path], at: wrong, home: other)
    #expect(refused?.message.description.contains("does not open") == true)
    #expect(try world.failure(of: BackupVerifyCommand.self, [path])?.message.description == "A passphrase is needed")
    #expect(!FileManager.default.fileExists(atPath: other))

    try Data("hush!\r\nsecond line\n".utf8).write(to: URL(fileURLWithPath: "\(world.folder)/secret"))
    try world.run(BackupRestoreCommand.self, [path, "--passphrase-file", "\(world.folder)/secret"], home: other)
    #expect(try world.records(other) == world.records())

    var cut = bytes
    cut.removeLast(100)
    try cut.write(to: URL(fileURLWithPath: path))
    let secret = ["--passphrase-file", "\(world.folder)/secret"]
    let damaged = try world.failure(of: BackupVerifyCommand.self, [path] + secret)
    #expect(damaged?.message.description.contains("damaged") == true)
  }
}
