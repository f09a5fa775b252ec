import Foundation
import Testing
import TrackerExclusiveLock

@Suite struct ExclusiveLockTests {
  private let folder = "\(NSTemporaryDirectory())/lock-\(UUID().uuidString)"

  init() throws { try FileManager.default.createDirectory(atPath: folder, withIntermediateDirectories: true) }

  @Test("a folder is had by one holder at a time, and leaves no file behind")
  func oneAtATime() throws {
    defer { try? FileManager.default.removeItem(atPath: folder) }
    var first: ExclusiveLock? = try ExclusiveLock(folder: folder)
    #expect(throws: ExclusiveLock.Refusal.busy) { try ExclusiveLock(folder: folder) }
    #expect(throws: ExclusiveLock.Refusal.busy) { try ExclusiveLock(folder: folder, patience: .milliseconds(12)) }
    #expect(try FileManager.default.contentsOfDirectory(atPath: folder) == [])
    withExtendedLifetime(first) {}
    first = nil
    #expect(throws: Never.self) { try ExclusiveLock(folder: folder) }
  }

  @Test("whoever waits has the folder once the other lets go of it")
  func waiting() async throws {
    defer { try? FileManager.default.removeItem(atPath: folder) }
    var held: ExclusiveLock? = try ExclusiveLock(folder: folder)
    withExtendedLifetime(held) {}
    let waiting = Task.detached { [folder] in
      let lock = try ExclusiveLock(folder: folder, patience: .seconds(60))
      withExtendedLifetime(lock) {}
    }
    held = nil
    try await waiting.value
  }

  @Test("a file that is locked goes with its lock, and whoever waited for it locks a new one")
  func file() async throws {
    defer { try? FileManager.default.removeItem(atPath: folder) }
    let file = "\(folder)/busy"
    var held: ExclusiveLock? = try ExclusiveLock(file: file)
    #expect(throws: ExclusiveLock.Refusal.busy) { try ExclusiveLock(file: file) }
    withExtendedLifetime(held) {}
    let waiting = Task.detached {
      let lock = try ExclusiveLock(file: file, patience: .seconds(60))
      return withExtendedLifetime(lock) { FileManager.default.fileExists(atPath: file) }
    }
    try await Task.sleep(for: .milliseconds(20))
    held = nil
    #expect(try await waiting.value)
    #expect(!FileManager.default.fileExists(atPath: file))
  }

  @Test("what is no folder is told from a folder that another program has")
  func unusable() throws {
    defer { try? FileManager.default.removeItem(atPath: folder) }
    #expect(throws: ExclusiveLock.Refusal.unusable(code: ENOENT)) { try ExclusiveLock(folder: "\(folder)/none") }
    #expect(FileManager.default.createFile(atPath: "\(folder)/file", contents: nil))
    #expect(throws: ExclusiveLock.Refusal.unusable(code: ENOTDIR)) { try ExclusiveLock(folder: "\(folder)/file") }
  }
}
